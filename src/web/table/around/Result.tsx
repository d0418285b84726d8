// The end of a match: who won and how, part by part, and what next. It can be put away to look at the table.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Outcome, Seat } from '../../../kernel/game.ts';
import { recordPath } from '../../api.ts';
import { RichText } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { PlayAgain } from '../../room/PlayAgain.tsx';
import { follow, replayPath } from '../../router.ts';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { decidedIn } from '../model/moments.ts';
import { PointsChart } from './PointsChart.tsx';
import { Breakdown } from './SumsPanel.tsx';

const verdict = (outcome: Outcome, seat: Seat | null): string => {
  const { result } = text.value;
  const mine = seat === null ? undefined : outcome.rank[seat];
  if (mine === undefined) return result.over;
  if (mine > 1) return result.lost;
  return outcome.rank.every((rank) => rank === 1) ? result.drawn : result.won;
};

/** Who won what, where there were lanes to win. */
const LanesWon = (): VNode | null => {
  const { session, picture, words, me } = useTable();
  const { lanes = [] } = picture.scene;
  if (lanes.length === 0) return null;
  /** The powers that counted, this player's first. */
  const figuresOf = (id: string): string => {
    const figures = decidedIn(session.presentation.value, picture.events, id)?.figures;
    return figures === undefined ? '' : ` · ${(me === 1 ? figures.toReversed() : figures).join('–')}`;
  };
  return (
    <ul class="lanes-won">
      {lanes.map((lane) => {
        const mine = lane.winner !== undefined && lane.winner === session.seat.value;
        const { title, note } = words.lane?.(lane, session.who, mine) ?? { title: lane.group, note: '' };
        return (
          <li key={lane.id} class={mine ? 'mine' : ''}>
            <span class="rank">{lane.group}</span>
            <span class="grow">{title}</span>
            <span class="small num">
              {note}
              {figuresOf(lane.id)}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const NextSteps = (): VNode => {
  const { session, state } = useTable();
  if (session.back !== undefined) {
    return (
      <div class="items">
        <button type="button" class="btn primary" data-testid="back-to-replay" onClick={session.back}>
          {text.value.backToReplay}
        </button>
      </div>
    );
  }
  return (
    <div class="next-steps">
      <PlayAgain />
      <div class="items">
        <a class="btn" href={replayPath(state.table)} data-testid="replay" onClick={follow}>
          {text.value.replay}
        </a>
        <a
          class="btn"
          href={recordPath(state.table)}
          download={`${state.game}-${state.table}.json`}
          data-testid="record"
          onClick={(event) => {
            if (session.saveRecord === undefined) return;
            event.preventDefault();
            session.saveRecord();
          }}
        >
          {text.value.downloadRecord}
        </a>
        <a
          class="btn"
          href="/"
          data-testid="leave-result"
          onClick={(event) => {
            // Nobody has to wait for an answer to whether they play again.
            if (state.seat !== null) session.request({ type: 'leave' });
            follow(event);
          }}
        >
          {text.value.home}
        </a>
      </div>
    </div>
  );
};

export const Result = ({ outcome }: { readonly outcome: Outcome }): VNode => {
  const { session, state, picture, words } = useTable();
  const away = useSignal(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  // Whoever puts it away or fetches it back stays there with the keyboard.
  useEffect(() => {
    if (moved.current) (away.value ? opener.current : panel.current)?.focus();
    moved.current = true;
  }, [away.value]);
  const said = verdict(outcome, session.seat.value);
  if (away.value) {
    return (
      <button
        ref={opener}
        type="button"
        class="btn result-back"
        data-outcome={outcome.reason}
        data-testid="show-result"
        onClick={() => (away.value = false)}
      >
        {fill(text.value.showResult, { result: said })}
      </button>
    );
  }
  // The heading has told a player who won.
  const tell = (session.seat.value === null ? undefined : words.decidedBy) ?? words.outcome;
  const parts = session.presentation.value?.counting?.match(picture.events, picture.scene) ?? [];
  const putAway = (): void => {
    away.value = true;
  };
  return (
    <section
      ref={panel}
      class="panel card-panel result"
      role="dialog"
      aria-label={said}
      tabIndex={-1}
      data-outcome={outcome.reason}
      data-testid="result"
      onKeyDown={(event) => (event.key === 'Escape' ? putAway() : undefined)}
    >
      <header aria-live="assertive">
        <div class="grow">
          <h2>{said}</h2>
          <p class="how">
            <RichText text={tell(outcome, session.who, state.view)} />
          </p>
        </div>
        <button
          type="button"
          class="btn icon quiet"
          aria-label={text.value.lookAtTable}
          title={text.value.lookAtTable}
          data-testid="close-result"
          onClick={putAway}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="report">
        <PointsChart parts={parts} />
        <LanesWon />
        <Breakdown parts={parts} />
      </div>
      <NextSteps />
    </section>
  );
};
