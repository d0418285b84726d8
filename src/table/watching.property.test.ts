// Nothing newer than the cursor reaches somebody who watches from behind, by any message.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { readOptions } from '../kernel/options.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import { namedOccupants } from '../kernel/steps.ts';
import { advanceTimeline, historyOf, openTimeline, type Timeline } from '../kernel/timeline.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import type { Terms } from './model.ts';
import { chanceOf } from './opening.ts';
import { bench, bot, fair, person, termsOf, type Bench } from './testing/bench.ts';
import { cursorOf, delayOf } from './watching.ts';

const DELAY = 6;
const EVE = "eve'";

interface Room {
  readonly table: Bench;
  readonly terms: Terms;
  /** All that the onlooker was told. */
  readonly told: ServerMessage[];
  readonly run: (deed: (table: Bench) => void) => void;
  now: number;
}

/** A table with people and an onlooker, who is there from the start. */
const openRoom = (game: Game, players: number, seed: number, options: object): Room => {
  const standIn = { kind: 'bot', level: 'random', version: 1, budget: 0 } as const;
  const clock = { baseMs: 60_000, incrementMs: 0, moveMs: 5000, part: true } as const;
  const seats = Array.from({ length: players }, (_, seat) => (seat === 3 ? bot() : person(`p${seat}`)));
  const base = termsOf(game, seats, { options, clock, seed: seed.toString(16).padStart(64, '5') });
  const terms: Terms = { ...fair(base), watchDelay: DELAY, talk: 'text', standIn };
  const table = bench(game, terms);
  const told: ServerMessage[] = [];
  const room: Room = {
    table,
    terms,
    told,
    now: 1000,
    run: (deed) => {
      deed(table);
      told.push(...table.sent(EVE));
    },
  };
  for (let seat = 0; seat < players; seat++) table.join(`p${seat}`);
  room.run(({ join }) => void join('eve', EVE));
  return room;
};

let intents = 0;
const intent = (): string => `i${intents++}`;

/** Something that may happen at a table, at random: mostly moves; also offers, talk, lines that drop, people who leave, time. */
const happen = (room: Room, random: Random): void => {
  const { table } = room;
  const { match, paused } = table.table().timeline;
  const seats = table.table().players.flatMap((player, seat) => (player === null ? [] : [seat]));
  const seat = seats[random.below(seats.length)] ?? 0;
  const client = `${table.table().players[seat]}'`;
  const base = table.table().timeline.steps;
  room.now += random.below(400);
  const say = (message: Parameters<Bench['say']>[1], by = client): void =>
    room.run(() => void table.say(by, message, room.now));
  const kind = random.below(100);
  if (kind < 6)
    return say({
      type: 'offer',
      intent: intent(),
      base,
      what: (['undo', 'pause'] as const)[random.below(2)] ?? 'undo',
    });
  if (kind < 10) return say({ type: 'phrase', intent: intent(), phrase: 'hello' });
  if (kind < 12) return say({ type: 'say', intent: intent(), text: 'I hold the ace' });
  if (kind < 14) return say({ type: 'sit', intent: intent(), seat: random.below(5), name: 'Eve' }, EVE);
  if (kind < 15) return say({ type: 'act', intent: intent(), base, action: match.legal(seat)[0] ?? 'x' }, EVE);
  // Whoever leaves bots alone takes no step by it.
  if (kind < 16 && seats.length > 1) return say({ type: 'leave', intent: intent() });
  const open = table.table().offers.open[0];
  if (open !== undefined && kind < 40)
    for (const other of seats) {
      const by = `${table.table().players[other]}'`;
      say({ type: random.below(3) === 0 ? 'decline' : 'accept', intent: intent(), offer: open.id }, by);
    }
  if (paused && kind < 80)
    for (const other of seats)
      say({ type: 'offer', intent: intent(), base, what: 'resume' }, `${table.table().players[other]}'`);
  if (match.due !== undefined || kind > 97) {
    room.now += 3000;
    return room.run(() => void table.tell({ type: 'timer', timer: 'deal' }, room.now));
  }
  const [mover] = match.actors.must;
  if (mover === undefined) return;
  const legal = match.legal(mover);
  const action = legal[random.below(legal.length)] ?? '';
  if (table.table().timeline.occupants[mover]?.kind === 'bot')
    return room.run(() => void table.tell({ type: 'thought', seat: mover, revision: base, action }, room.now));
  say({ type: 'act', intent: intent(), base, action }, `${table.table().players[mover]}'`);
};

/** The match after the first steps of the log, found in another way than the table finds it. */
const truthAt = (game: Game, { table, terms }: Room, revision: number): Timeline => {
  const options = readOptions(game.options, terms.options);
  if (!options.ok) throw new Error(options.error.message);
  let timeline = openTimeline(
    game,
    options.value,
    chanceOf(terms),
    terms.seats.map((entry) => entry?.sitter ?? null),
  );
  for (const { step } of table.log().slice(0, revision)) {
    const next = advanceTimeline(timeline, step);
    if (!next.ok) throw new Error(next.error.kind);
    timeline = next.value;
  }
  return timeline;
};

const revisionIn = (message: ServerMessage): number => ('revision' in message ? message.revision : 0);

const ALLOWED: ReadonlySet<string> = new Set(['snapshot', 'step', 'seats', 'answer', 'beat']);

const games = async (): Promise<readonly (readonly [string, Game, number, object])[]> => {
  const [guinote, mulle] = [await GAMES['guinote']?.(), await GAMES['mulle']?.()];
  if (guinote === undefined || mulle === undefined) throw new Error('a game is missing');
  return [
    ['whistle', whistle.game, 2, {}],
    ['guinote', guinote.game, 4, { players: 4 }],
    ['mulle', mulle.game, 2, { players: 2 }],
  ];
};

const TRIED = await games();

describe.each(TRIED)('%s', (_, game, players, options) => {
  test('whoever watches sees the match as it was some steps ago, and everything once it is over', () => {
    let behind = 0;
    let over = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const random = fastRandom(seed);
      const room = openRoom(game, players, seed, options);
      for (let deed = 0; deed < 160; deed++) {
        const before = room.told.length;
        happen(room, random);
        const table = room.table.table();
        const cursor = cursorOf(table);
        const shown = room.table.shown(EVE);
        expect(shown?.revision, `seed ${seed}, deed ${deed}`).toBe(cursor);
        if (delayOf(table) === 0) {
          over += table.timeline.outcome === undefined ? 0 : 1;
          continue;
        }
        behind++;
        expect(cursor).toBe(Math.max(table.entries.begun, table.timeline.steps - DELAY));
        for (const message of room.told.slice(before)) {
          expect(ALLOWED).toContain(message.type);
          expect(revisionIn(message)).toBeLessThanOrEqual(cursor);
        }
        if (deed % 4 > 0) continue;
        const truth = truthAt(game, room, cursor);
        expect(shown).toMatchObject({
          behind: DELAY,
          seat: null,
          view: truth.match.view('public'),
          events: historyOf(truth, 'public'),
          actors: truth.match.actors,
          outcome: null,
          legal: [],
          clocks: [],
        });
        expect(shown?.seats.map(({ sitter }) => sitter)).toEqual(namedOccupants(truth.occupants, table.terms.names));
        expect(shown?.paused === true).toBe(truth.paused);
        expect(shown?.deals?.map(({ phase: __, ...deal }) => deal)).toEqual(truth.fair?.deals);
        for (const key of ['offers', 'talk', 'progress', 'countdown', 'playedMs', 'next', 'ready', 'mine'])
          expect(shown).not.toHaveProperty(key);
      }
    }
    // The runs are worth something only if they met both.
    expect(behind).toBeGreaterThan(players === 2 && over > 0 ? 50 : 300);
    expect(over > 0 || game !== whistle.game).toBe(true);
  });
});

test.each(TRIED.slice(1))(
  '%s: what happens within the delay makes no difference to what they are told',
  (_, game, players, options) => {
    let told = 0;
    for (let seed = 1; seed <= 12; seed++) {
      /** The same match up to a point, then on by another chance for as many steps as the delay is long. */
      const branch = (chance: number): readonly string[] => {
        intents = 0;
        const room = openRoom(game, players, seed, options);
        const random = fastRandom(seed);
        for (let deed = 0; deed < 30 + 3 * seed; deed++) happen(room, random);
        const from = room.told.length;
        const fork = room.table.table().timeline.steps;
        const other = fastRandom(chance);
        for (let deed = 0; deed < 40; deed++) {
          const { steps, outcome } = room.table.table().timeline;
          if (steps >= fork + DELAY - 2 || outcome !== undefined) break;
          happen(room, other);
        }
        const { timeline, entries } = room.table.table();
        // Several steps at once may be more than the delay: they count only if they are not.
        if (timeline.outcome !== undefined || entries.begun === 0 || timeline.steps > fork + DELAY) return [];
        return room.told
          .slice(from)
          .filter(({ type }) => type !== 'answer')
          .map((message) => JSON.stringify(message));
      };
      const [one, two] = [branch(7 * seed), branch(11 * seed + 1)];
      const common = Math.min(one.length, two.length);
      told += common;
      expect(one.slice(0, common), `seed ${seed}`).toEqual(two.slice(0, common));
    }
    expect(told).toBeGreaterThan(20);
  },
);
