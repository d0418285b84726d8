// The table: a pure reducer. Inputs and the time go in; the next table and what its driver must do come out, in order.
//
// A driver keeps one `Table` value, hands every input to `advance`, and carries out the effects in order. An `append` must be
// durable before any later effect leaves the machine. After a crash `restoreTable` gives the same match from terms and log.

import { readClientMessage } from '../protocol/messages.ts';
import { withBlocks } from './blocks.ts';
import { askBots, takeThought } from './bots.ts';
import { dealOn } from './dealing.ts';
import { expire, syncClocks, timeAt, timersOf, wholeTime } from './clocks.ts';
import { forgetPlayer } from './forgetting.ts';
import { take } from './log.ts';
import { send, tellChanges } from './messages.ts';
import { snapshotFor } from './snapshots.ts';
import type { ClientId, Effect, Input } from './model.ts';
import { lapseOffers } from './offers.ts';
import { takeOpened } from './rematch.ts';
import { releaseHeld, request } from './requests.ts';
import { connect, disconnect, join } from './seats.ts';
import { seatTakers } from './taking-seats.ts';
import { takeVoice } from './talk.ts';
import { unchanged, type Change, type Table } from './state.ts';
import { withWatched } from './watching.ts';

/** One input taken in. Total: whatever comes, the answer is a table and effects. */
export const advance = (table: Table, input: Input, now: number): Change => {
  const timed = elapse(clearTimer(table, input), wholeTime(now, table.now));
  const done = handle(timed.table, input);
  const freed = releaseHeld(done.table);
  const seated = seatTakers(syncClocks(freed.table));
  const dealt = dealOn(seated.table);
  const lapsed = lapseOffers(table, dealt.table);
  const after = finish(table, syncClocks(lapsed.table));
  const all = [timed, done, freed, seated, dealt, lapsed, after];
  return { table: after.table, effects: all.flatMap(({ effects }) => effects) };
};

/** A timer that rings is not set any more; if it is still wanted it is asked for again. */
const clearTimer = (table: Table, input: Input): Table => {
  if (input.type !== 'timer' || !table.timers.has(input.timer)) return table;
  const timers = new Map(table.timers);
  timers.delete(input.timer);
  return { ...table, timers };
};

/** What time alone does: graces end, flags fall, a match in which nobody makes progress is over. */
const elapse = (table: Table, now: number): Change => {
  const later = syncClocks(timeAt(table, now));
  const step = expire(later);
  if (step === undefined) return unchanged(later);
  const ended = take(later, step);
  if (ended.ok) return ended.value;
  // A part that can't be given up must not keep a match waiting for ever.
  const whole = step.kind === 'flag' && step.part === true ? take(later, { kind: 'flag', seat: step.seat }) : ended;
  return whole.ok ? whole.value : unchanged(later);
};

const handle = (table: Table, input: Input): Change => {
  switch (input.type) {
    case 'connect':
      return unchanged(connect(table, input.client, input.player));
    case 'disconnect':
      return unchanged(disconnect(table, input.client));
    case 'message':
      return receive(table, input.client, input.message);
    case 'thought':
      return takeThought(table, input);
    case 'blocks':
      return unchanged(withBlocks(table, input.player, input.blocked));
    case 'forget':
      return forgetPlayer(table, input.player);
    case 'voice':
      return takeVoice(table, input.player, input.voice, input.ms);
    case 'opened':
      return takeOpened(table, input.next);
    default:
      return unchanged(table);
  }
};

/** Reads what a client sent, once: whatever it is, it gets an answer. */
const receive = (table: Table, client: ClientId, sent: unknown): Change => {
  const link = table.links.get(client);
  if (link === undefined) return unchanged(table);
  const read = readClientMessage(sent);
  if (!read.ok) {
    const code = read.error.at === 'protocol' ? 'protocol' : 'bad-message';
    return { table, effects: [send(client, { type: 'error', code, ...read.error })] };
  }
  const message = read.value;
  if (message.type === 'beat') return { table, effects: [send(client, { type: 'beat' })] };
  if (message.type !== 'join') return request(table, client, { player: link.player, id: message.intent }, message);
  const joined = withWatched(syncClocks(join(table, client, link)));
  return { table: joined, effects: [send(client, snapshotFor(joined, link.player))] };
};

/** After any input: announce seats and clocks that changed, ask bots, set and cancel timers. */
export const finish = (before: Table, table: Table): Change => {
  const asked = askBots(table);
  const timers = timersOf(asked.table);
  return {
    table: timers === asked.table.timers ? asked.table : { ...asked.table, timers },
    effects: [...tellChanges(before, table), ...asked.effects, ...timerEffects(table.timers, timers)],
  };
};

const timerEffects = (set: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): readonly Effect[] => {
  if (set === wanted) return [];
  const cancelled = [...set.keys()].filter((timer) => !wanted.has(timer));
  const placed = [...wanted].filter(([timer, at]) => set.get(timer) !== at);
  return [
    ...cancelled.map((timer): Effect => ({ type: 'timer', timer, at: null })),
    ...placed.map(([timer, at]): Effect => ({ type: 'timer', timer, at })),
  ];
};
