// A simulated server: a table, a durable log, and a queue of effects of which a crash loses what was not carried out.

import { thinkFor } from '../../bots/think.ts';
import { present } from '../../kernel/present.ts';
import type { Random } from '../../kernel/random.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { Effect, Entry, Input, NextTable } from '../model.ts';
import { openTable, restoreTable } from '../opening.ts';
import type { Change, Table } from '../state.ts';
import { advance } from '../table.ts';
import type { Plan } from './plan.ts';
import { answerIn } from '../../protocol/client.ts';

/** The server of one run. */
export interface Server {
  readonly table: () => Table;
  readonly durable: readonly Entry[];
  readonly take: (input: Input, now: number) => void;
  /** Carries out one effect, if one waits. */
  readonly pump: () => void;
  readonly busy: () => boolean;
  /** Timers that ring now. */
  readonly ring: (now: number) => void;
  readonly nextRing: () => number | undefined;
  /** Bots that have been asked and have not answered. */
  readonly thinking: () => number;
  readonly answerThought: (random: Random, now: number) => void;
  /** Is the next table wanted? */
  readonly opening: () => boolean;
  /** Opens it, as a store does: once and for good. It may be full, or the server may crash before it can tell. */
  readonly openNext: (random: Random, now: number) => void;
  /** The next table, once it is durable. */
  readonly next: () => NextTable | null;
  /** How often it was opened. */
  readonly opened: () => number;
  /** Loses everything but the log, and starts again from it; says whether a step or an answer was lost. */
  readonly crash: (now: number) => 'step' | 'answer' | undefined;
}

type Think = Extract<Effect, { readonly type: 'think' }>;

export const openServer = (plan: Plan, deliver: (client: string, message: ServerMessage) => void): Server => {
  const { arena, terms } = plan;
  const durable: Entry[] = [];
  const timers = new Map<string, number>();
  let thinks: Think[] = [];
  let wanted: NextTable['seats'][] = [];
  let next: NextTable | null = null;
  let opened = 0;
  let queue: Effect[] = [];
  let table: Table;

  const accept = (change: Change): void => {
    table = change.table;
    const rank = ({ type }: Effect): number => (plan.driver === 'send-first' && type !== 'send' ? 1 : 0);
    queue.push(...change.effects.toSorted((a, b) => rank(a) - rank(b)));
  };
  const take = (input: Input, now: number): void => accept(advance(table, input, now));

  const pump = (): void => {
    const effect = queue.shift();
    if (effect?.type === 'append') durable.push(effect.entry);
    if (effect?.type === 'send') deliver(effect.client, effect.message);
    if (effect?.type === 'think') thinks.push(effect);
    if (effect?.type === 'open-next') wanted.push(effect.seats);
    if (effect?.type === 'timer' && effect.at === null) timers.delete(effect.timer);
    if (effect?.type === 'timer' && effect.at !== null) timers.set(effect.timer, effect.at);
  };

  const answerThought = (random: Random, now: number): void => {
    const at = random.below(thinks.length);
    const { seat, revision } = thinks[at] as Think;
    const odd = plan.oddBots && random.below(3) === 0;
    // An odd bot answers with nonsense or silence, and is asked to answer a second time.
    if (!odd) thinks.splice(at, 1);
    const action = odd
      ? plan.arena.odd[random.below(plan.arena.odd.length * 2)]
      : thinkFor(table.timeline, seat, plan.arena.level);
    if (odd && random.below(2) === 0) thinks.splice(at, 1);
    take({ type: 'thought', seat, revision, ...present({ action }) }, now);
  };

  const start = (now: number): Change => {
    const restored = restoreTable(arena.game, terms, durable, now, arena.deckTools);
    if (!restored.ok) throw new Error(`the log does not restore: ${restored.error.at} ${restored.error.message}`);
    const { table: back, effects } = restored.value;
    return { table: { ...back, next }, effects };
  };

  accept(openTable(arena.game, terms, terms.createdAt, arena.deckTools));

  return {
    table: () => table,
    durable,
    take,
    pump,
    busy: () => queue.length > 0,
    ring: (now) => {
      const due = [...timers].filter(([, at]) => at <= now);
      for (const [timer] of due) {
        timers.delete(timer);
        take({ type: 'timer', timer }, now);
      }
    },
    nextRing: () => [...timers.values()].sort((a, b) => a - b)[0],
    thinking: () => thinks.length,
    answerThought,
    opening: () => wanted.length > 0,
    next: () => next,
    opened: () => opened,
    openNext: (random, now) => {
      const seats = wanted.shift();
      if (seats === undefined) return;
      if (next === null && random.below(4) > 0) {
        next = { table: `next-${++opened}`, seats };
        // Durable, but nobody has been told when the server goes down.
        if (random.below(4) === 0) wanted.push(seats);
        else take({ type: 'opened', next }, now);
      } else take({ type: 'opened', next }, now);
    },
    crash: (now) => {
      const lost = queue.some(({ type }) => type === 'append')
        ? 'step'
        : queue.some((effect) => effect.type === 'send' && answerIn(effect.message) !== undefined)
          ? 'answer'
          : undefined;
      queue = [];
      thinks = [];
      wanted = [];
      timers.clear();
      accept(start(now));
      return lost;
    },
  };
};
