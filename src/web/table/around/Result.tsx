// The end of a match: who won, why, and what next.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Outcome, Seat } from '../../../kernel/game.ts';
import type { SeatInfo } from '../../../protocol/messages.ts';
import { openTable, recordPath } from '../../api.ts';
import { RichText } from '../../CardView.tsx';
import { follow, go, tablePath } from '../../router.ts';
import { usualLoadout, rememberLoadout } from '../../deck.ts';
import { loadGame } from '../../games.ts';
import { playerName } from '../../names.ts';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { Breakdown } from './SumsPanel.tsx';

const verdict = (outcome: Outcome, seat: Seat | null): string => {
  const { result } = text.value;
  const mine = seat === null ? undefined : outcome.rank[seat];
  if (mine === undefined) return result.over;
  if (mine > 1) return result.lost;
  return outcome.rank.every((rank) => rank === 1) ? result.drawn : result.won;
};

/** Who sat on, from this player's right on: bots by level, people by the link again. */
const opponentsAgain = (seats: readonly SeatInfo[], me: Seat): readonly (string | null)[] =>
  seats.slice(1).map((_, i) => {
    const sitter = seats[(me + 1 + i) % seats.length]?.sitter;
    return sitter?.kind === 'bot' ? sitter.level : null;
  });

/** Who won what, where there were lanes to win. */
const LanesWon = (): VNode | null => {
  const { session, picture, words } = useTable();
  const { lanes = [] } = picture.scene;
  if (lanes.length === 0) return null;
  return (
    <ul class="lanes-won">
      {lanes.map((lane) => {
        const mine = lane.winner !== undefined && lane.winner === session.seat.value;
        const { title, note } = words.lane?.(lane, session.who, mine) ?? { title: lane.group, note: '' };
        return (
          <li key={lane.id} class={mine ? 'mine' : ''}>
            <span class="rank">{lane.group}</span>
            <span class="grow">{title}</span>
            <span class="small">{note}</span>
          </li>
        );
      })}
    </ul>
  );
};

export const Result = ({ outcome }: { readonly outcome: Outcome }): VNode => {
  const { session, state, words } = useTable();
  const failed = useSignal('');
  const rematch = async (): Promise<void> => {
    const module = await loadGame(state.game);
    const loadout = module === undefined ? {} : usualLoadout(module, state.options, state.table);
    const reply = await openTable({
      ...loadout,
      game: state.game,
      options: state.options,
      opponents: opponentsAgain(state.seats, state.seat ?? 0),
      name: playerName(),
    });
    if (reply.kind === 'ok') {
      rememberLoadout(reply.value.table, loadout);
      go(tablePath(reply.value.table));
    } else
      failed.value =
        reply.kind === 'no' ? fill(text.value.cannotCreate, { why: reply.message }) : text.value.unreachable;
  };
  return (
    <section class="panel card-panel result" aria-live="assertive" data-outcome={outcome.reason} data-testid="result">
      <h2>{verdict(outcome, session.seat.value)}</h2>
      <p>
        <RichText text={words.outcome(outcome, session.who, state.view)} />
      </p>
      <LanesWon />
      <Breakdown />
      {failed.value === '' ? null : <p role="alert">{failed.value}</p>}
      <div class="items">
        {state.seat === null ? null : (
          <button type="button" class="btn primary" data-testid="rematch" onClick={() => void rematch()}>
            {text.value.rematch}
          </button>
        )}
        <a
          class="btn"
          href={recordPath(state.table)}
          download={`${state.game}-${state.table}.json`}
          data-testid="record"
        >
          {text.value.downloadRecord}
        </a>
        <a class="btn" href="/" onClick={follow}>
          {text.value.home}
        </a>
      </div>
    </section>
  );
};
