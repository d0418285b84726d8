// A hint over the cloth: the move, why, and on request the other moves that were weighed.

import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hintVoice, type HintVoice, type HintWords } from '../../../bots/hints/words.ts';
import { plain } from '../../../kernel/presentation.ts';
import { RichText } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { format, language, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import type { ShownHint } from '../model/hints.ts';
import { useHintLight } from './hint-light.ts';
import { notLoaded } from './not-loaded.ts';
import { useFreeSpot } from './use-free-spot.ts';

/** So many moves are compared: more than anybody reads. */
const MOST = 5;

/** The words of hints by game and language. */
const voices = signal<ReadonlyMap<string, HintVoice>>(new Map());

const useVoice = (game: string, failed: () => void): HintVoice | undefined => {
  const key = `${game} ${language.value}`;
  useEffect(() => {
    if (voices.peek().has(key)) return;
    hintVoice(game, language.peek(), format.peek()).then(
      (voice) => (voices.value = new Map(voices.peek()).set(key, voice)),
      failed,
    );
  }, [key]);
  return voices.value.get(key);
};

const Weights = ({ told, about }: { readonly told: HintWords; readonly about: string }): VNode => (
  <div class="weights" data-testid="weights">
    <ul>
      {told.weights.slice(0, MOST).map(({ move, chance }, i) => (
        <li key={i}>
          <span class="num">{chance}</span>
          <span>
            <RichText text={move} />
          </span>
        </li>
      ))}
    </ul>
    <p class="small muted">{about}</p>
  </div>
);

export const HintView = ({ shown }: { readonly shown: ShownHint }): VNode => {
  const { session, state, words } = useTable();
  const { found, more } = shown;
  const ref = useRef<HTMLElement>(null);
  useHintLight(session);
  useFreeSpot(ref, { isHint: true });
  const voice = useVoice(state.game, () => notLoaded(session));
  const isFound = typeof found === 'object';
  const told = isFound ? voice?.wordsOf(found, words, state.view) : undefined;
  const action = isFound ? found.action : undefined;
  const [why, ...others] = told?.reasons ?? [];
  const spoken = told && `${voice?.headline(plain(told.move, words.card))} ${plain(why ?? [], words.card)}`;
  const none = found === 'none' ? voice?.texts.none : undefined;
  useEffect(() => {
    const said = spoken ?? none;
    if (said !== undefined) session.polite.value = said;
  }, [spoken, none]);
  return (
    <section
      ref={ref as { current: HTMLElement }}
      class="tip why hint"
      aria-label={text.value.hint}
      aria-busy={found === 'thinking'}
      data-testid="hint"
    >
      <div class="row">
        <h3 class="grow" aria-level={2}>
          <Icon name="hint" />
          <span>
            {told === undefined ? (none ?? voice?.texts.thinking ?? text.value.hint) : <RichText text={told.move} />}
          </span>
        </h3>
        <button
          type="button"
          class="btn icon quiet"
          aria-label={text.value.close}
          onClick={() => (session.hint.value = undefined)}
        >
          <Icon name="close" />
        </button>
      </div>
      {why === undefined ? null : (
        <p data-testid="reason">
          <RichText text={why} />
        </p>
      )}
      {told === undefined || voice === undefined ? null : (
        <>
          {more ? (
            <>
              {others.map((reason, i) => (
                <p key={i}>
                  <RichText text={reason} />
                </p>
              ))}
              {told.weights.length === 0 ? null : <Weights told={told} about={voice.texts.about} />}
            </>
          ) : null}
          <div class="row">
            {action === undefined ? null : (
              <button type="button" class="btn" data-testid="hint-do" onClick={() => session.act(action)}>
                {voice.texts.doIt}
              </button>
            )}
            {others.length + told.weights.length === 0 ? null : (
              <button
                type="button"
                class="btn quiet"
                aria-expanded={more}
                data-testid="hint-more"
                onClick={() => (session.hint.value = { ...shown, more: !more })}
              >
                {voice.texts.compare}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
};
