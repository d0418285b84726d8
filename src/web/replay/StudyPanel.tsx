// After the match: how the chances went, the moments that cost most, and what the strongest bot would have played there and why.

import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { hintVoice, type HintVoice } from '../../bots/hints/words.ts';
import type { KeyMoment, Study } from '../../bots/study.ts';
import type { Seat } from '../../kernel/game.ts';
import { RichText } from '../CardView.tsx';
import { fill, format, language, loadWords } from '../text/index.ts';
import { useTable } from '../table/model/context.ts';
import type { Player } from './player.ts';
import { ChanceChart } from './ChanceChart.tsx';
import type { Student } from './studying.ts';
import { replayText } from './text/index.ts';

/** The words of hints by game and language. */
const voices = signal<ReadonlyMap<string, HintVoice>>(new Map());

const useVoice = (game: string): HintVoice | undefined => {
  const key = `${game} ${language.value}`;
  useEffect(() => {
    if (voices.peek().has(key)) return;
    loadWords('hints')
      .then(() => hintVoice(game, language.peek(), format.peek()))
      .then(
        (voice) => (voices.value = new Map(voices.peek()).set(key, voice)),
        // Moves and figures are told without reasons.
        () => undefined,
      );
  }, [key]);
  return voices.value.get(key);
};

/** Whose decisions are worth a look: people's or, where none played, everybody's. */
const studiedSeats = (player: Player): readonly Seat[] => {
  const occupants = player.outline.value?.occupants ?? [];
  const people = occupants.flatMap((occupant, seat) => (occupant?.kind === 'person' ? [seat] : []));
  return people.length > 0 ? people : [...occupants.keys()];
};

const Moment = ({
  moment,
  player,
  voice,
}: {
  readonly moment: KeyMoment;
  readonly player: Player;
  readonly voice: HintVoice | undefined;
}): VNode => {
  const { session, words } = useTable();
  const t = replayText.value;
  const { step, seat, played, chance, loss, hint, view } = moment;
  const [why] = voice?.wordsOf(hint, words, view).reasons ?? [];
  return (
    <li data-testid="moment">
      <p class="row">
        <b class="grow">{fill(t.momentOf, { step, name: session.nameOf(seat) })}</b>
        <span class="chip diff num">{fill(t.lost, { n: loss })}</span>
      </p>
      <p>
        {t.playedMove} <RichText text={words.action(played, view)} />{' '}
        <span class="muted num">{fill(t.chance, { n: chance - loss })}</span>
      </p>
      <p>
        {t.better}{' '}
        {hint.action === undefined ? voice?.texts.silence : <RichText text={words.action(hint.action, view)} />}{' '}
        <span class="muted num">{fill(t.chance, { n: chance })}</span>
      </p>
      {why === undefined ? null : (
        <p class="small">
          <RichText text={why} />
        </p>
      )}
      <button
        type="button"
        class="btn"
        onClick={() => {
          player.running.value = false;
          player.lookAs(seat);
          player.goTo(step - 1);
        }}
      >
        {t.showMoment}
      </button>
    </li>
  );
};

const Found = ({ study, player }: { readonly study: Study; readonly player: Player }): VNode => {
  const { state } = useTable();
  const t = replayText.value;
  const voice = useVoice(state.game);
  return (
    <>
      <ChanceChart course={study.course} player={player} />
      {study.moments.length === 0 ? (
        <p data-testid="no-moments">{t.noMoments}</p>
      ) : (
        <ol class="moments">
          {study.moments.map((moment) => (
            <Moment key={moment.step} moment={moment} player={player} voice={voice} />
          ))}
        </ol>
      )}
      <p class="small muted">
        {fill(t.judged, { n: study.course.length, of: study.decisions })} {t.judgedHow}
      </p>
    </>
  );
};

export const StudyPanel = ({ player, student }: { readonly player: Player; readonly student: Student }): VNode => {
  const t = replayText.value;
  const { value: state } = student.state;
  return (
    <section class="proof study" aria-label={t.after} data-testid="study" data-at={state.at}>
      <h3>{t.after}</h3>
      {state.at === 'done' ? (
        <Found study={state.study} player={player} />
      ) : (
        <p class="small muted">{state.at === 'failed' ? t.studyFailed : t.studyHelp}</p>
      )}
      {state.at === 'running' ? (
        <div class="running" role="status">
          <progress max={state.progress?.of ?? 1} value={state.progress?.done ?? 0} aria-label={t.study} />
          <span class="small num">
            {state.progress === undefined ? '' : fill(t.studying, { done: state.progress.done, of: state.progress.of })}
          </span>
          <button type="button" class="btn" data-testid="cancel-study" onClick={student.cancel}>
            {t.cancel}
          </button>
        </div>
      ) : state.at === 'done' ? null : (
        <button
          type="button"
          class="btn primary"
          data-testid="run-study"
          onClick={() => student.run(studiedSeats(player))}
        >
          {t.study}
        </button>
      )}
    </section>
  );
};
