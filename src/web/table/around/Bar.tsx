// The bar on top of a table: every side's score, always in sight, and the menu.

import type { VNode } from 'preact';
import type { Score } from '../../../kernel/presentation.ts';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import { ProgressClock } from './Clock.tsx';
import { useTable } from '../model/context.ts';
import { tableFacts } from '../model/facts.ts';
import { canAskHint } from '../model/hints.ts';
import { openSheet } from '../model/sheets.ts';
import { scoreSpokenOf, sideName } from '../model/sides.ts';
import { playsBots } from '../model/table-model.ts';
import { Watching } from '../parts.ts';

/** The way to the goal, in stretches from one milestone to the next. */
const Progress = ({ points, of, milestones = [] }: Score & { readonly of: number }): VNode => (
  <span class="milestones" aria-hidden="true">
    {[...milestones, of].map((to, i) => {
      const from = milestones[i - 1] ?? 0;
      const share = Math.min(Math.max(points - from, 0), to - from) / (to - from);
      return <i key={to} style={`--f:${Math.round(share * 100)}%`} />;
    })}
  </span>
);

const ScoreView = ({ score }: { readonly score: Score }): VNode => {
  const { session, picture, words } = useTable();
  const facts = picture.scene.facts.filter(({ at, seat = -1 }) => at === 'score' && score.seats.includes(seat));
  const note = words.score(score);
  return (
    <div class="score grow" role="group" aria-label={scoreSpokenOf(session, score, words)}>
      <span class="name">{sideName(session, score.seats)}</span>
      <b class="num">{score.points}</b>
      <span class="note">
        {score.of === undefined ? null : <Progress {...score} of={score.of} />}
        {note}
      </span>
      {facts.map((fact) => (
        <span key={fact.key} class="pill hold" data-fact={fact.key}>
          {words.fact(fact, session.who, true)}
        </span>
      ))}
      {session.presentation.value?.counting?.now?.(picture.scene) === undefined ? null : (
        <button
          type="button"
          class="explain"
          aria-label={fill(text.value.explainScore, { name: sideName(session, score.seats) })}
          data-testid="explain-score"
          onClick={() => openSheet(session, 'score')}
        />
      )}
    </div>
  );
};

/** Only so many facts have room on the cloth; the bar of a desktop has the others. */
const FACTS = 2;

/** There from the first move to the last against bots, so that the bar never shifts; it works when there is something to decide. */
const HintButton = (): VNode | null => {
  const { session } = useTable();
  const { askHint } = session;
  if (askHint === undefined || !playsBots(session)) return null;
  return (
    <button
      class="btn icon quiet"
      type="button"
      aria-label={text.value.hint}
      aria-pressed={session.hint.value !== undefined}
      disabled={!canAskHint(session)}
      data-testid="ask-hint"
      onClick={askHint}
    >
      <Icon name="hint" />
    </button>
  );
};

/** Where others sit who can read it. */
const TalkButton = (): VNode => {
  const { session } = useTable();
  return (
    <button
      class="btn icon quiet"
      type="button"
      aria-label={text.value.talk}
      data-unread={session.unread.value}
      data-testid="talk"
      onClick={() => openSheet(session, 'talk')}
    >
      <Icon name="talk" />
    </button>
  );
};

export const Bar = (): VNode => {
  const { session, state, picture, words } = useTable();
  const me = session.seat.value;
  const scores = [...picture.scene.scores].sort(
    (a, b) => Number(me !== null && b.seats.includes(me)) - Number(me !== null && a.seats.includes(me)),
  );
  return (
    <header class="bar">
      {scores.map((score) => (
        <ScoreView key={score.seats.join()} score={score} />
      ))}
      {picture.scene.facts
        .filter((fact) => fact.at === 'bar')
        .map((fact) => (
          <span key={fact.key} class="small round" data-fact={fact.key}>
            {words.fact(fact, session.who)}
          </span>
        ))}
      {picture.scene.zones.some(({ kind }) => kind === 'trick') ? (
        <span class="only-wide small standing" aria-hidden="true">
          {tableFacts(picture.scene)
            .slice(FACTS)
            .map((fact) => words.fact(fact, session.who))
            .join(' · ')}
        </span>
      ) : null}
      <ProgressClock />
      {state.watchers === undefined ? null : <Watching />}
      <HintButton />
      {state.talk === undefined ? null : <TalkButton />}
      <button
        class="btn icon quiet"
        type="button"
        aria-label={text.value.menu}
        data-testid="menu"
        onClick={() => openSheet(session, 'menu')}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
};
