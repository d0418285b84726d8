// A large store for `bench --start`: many finished matches, and many live ones with two people each.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES, type GameModule } from '../src/games/index.ts';
import { resolveOptions, writeOptions } from '../src/kernel/options.ts';
import { fastRandom, subSeed } from '../src/kernel/random.ts';
import { PROTOCOL } from '../src/protocol/messages.ts';
import { COOKIE_KEY, playerOf } from '../src/server/player.ts';
import { DATABASE_FILE, openStore } from '../src/server/store.ts';
import { openingLoadouts } from '../src/table/decks.ts';
import { listOf } from '../src/table/entries.ts';
import type { Input, Terms } from '../src/table/model.ts';
import { openTable } from '../src/table/opening.ts';
import { personOf } from '../src/table/people.ts';
import { isFinished, type Table } from '../src/table/state.ts';
import { summaryOf } from '../src/table/summary.ts';
import { advance } from '../src/table/table.ts';

export const FINISHED = 10_000;
export const LIVE = 1000;
/** How many steps a live table has. */
const STEPS = 80;

const SEED = '5a'.repeat(32);

/** The secrets of the two people who sit at a table, as their cookies hold them. */
export const secretsOf = (number: number): readonly string[] =>
  [0, 1].map((seat) => subSeed(SEED, `player/${number}/${seat}`).slice(0, 32));

export const idOf = (number: number): string =>
  `T${String(number + 1)
    .padStart(9, '0')
    .replaceAll('0', 'z')}`;

const termsOf = (module: GameModule, number: number): Terms => {
  const { game } = module;
  const forTwo = 'players' in game.options.fields ? { players: 2 } : {};
  const options = resolveOptions(game.options, { options: forTwo });
  if (!options.ok) throw new Error(options.error.message);
  const seats = secretsOf(number).map((secret) => {
    const player = playerOf(secret);
    return { sitter: personOf(player), player };
  });
  const seed = subSeed(SEED, String(number));
  const loadouts = openingLoadouts(module, options.value, seats, {}, seed);
  if (!loadouts.ok) throw new Error(loadouts.error.message);
  return {
    table: idOf(number),
    format: 2,
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options.value),
    ...loadouts.value,
    seed,
    seats,
    names: Object.fromEntries(seats.map(({ sitter }, seat) => [sitter.id, seat === 0 ? 'Ann' : 'Bo'])),
    graceMs: 120_000,
    createdAt: 1_700_000_000_000,
  };
};

/** Two people who play any legal action, and leave the shuffling to the server. */
const played = ({ game, deckTools }: GameModule, terms: Terms, steps: number): Table => {
  const random = fastRandom(1);
  const players = terms.seats.map((seat) => seat?.player ?? '');
  let now = terms.createdAt;
  let { table } = openTable(game, terms, now, deckTools);
  const tell = (input: Input): void => void ({ table } = advance(table, input, now));
  for (const player of players) {
    tell({ type: 'connect', client: player, player });
    tell({ type: 'message', client: player, message: { type: 'join', protocol: PROTOCOL } });
  }
  for (let asked = 0; table.timeline.steps < steps && !isFinished(table); asked++) {
    const { match, steps: base } = table.timeline;
    const seat = match.actors.must[0] ?? match.actors.may[random.below(Math.max(1, match.actors.may.length))];
    const legal = seat === undefined ? [] : match.legal(seat);
    const action = legal[random.below(Math.max(1, legal.length))];
    if (seat !== undefined && action !== undefined) {
      const message = { type: 'act', intent: `i${asked}`, base, action };
      tell({ type: 'message', client: players[seat]!, message });
    }
    // Whatever waits for a moment, such as a deal for contributions, has waited long enough.
    const [timer] = [...table.timers].toSorted((a, b) => a[1] - b[1]);
    if (timer === undefined || table.timeline.steps > base) continue;
    now = Math.max(now, timer[1]);
    tell({ type: 'timer', timer: timer[0] });
  }
  return table;
};

/** A store with many finished matches, all alike, and many live ones, each its own; every game in turn. Returns the key of its cookies. */
export const makeStore = async (dir: string): Promise<string> => {
  const modules = await Promise.all(Object.values(GAMES).map((load) => load()));
  const store = openStore(dir, { lockWaitMs: 0 });
  const key = await store.keyFor(COOKIE_KEY);
  const keep = async (number: number, steps: number): Promise<void> => {
    const module = modules[number % modules.length]!;
    const terms = termsOf(module, number);
    // Random moves may end a match early; a live one then has as many steps as it may.
    const whole = played(module, terms, steps);
    const isLive = steps === Infinity || !isFinished(whole);
    const table = isLive ? whole : played(module, terms, whole.timeline.steps >> 1);
    await store.createMatch(terms);
    const entries = listOf(table.entries);
    await store.append([
      { match: terms.table, entries, finished: isFinished(table), summary: summaryOf(table), at: 1 },
    ]);
  };
  for (let number = 0; number < LIVE; number++) await keep(number, STEPS);
  await keep(LIVE, Infinity);
  await store.close();
  const database = new DatabaseSync(join(dir, DATABASE_FILE));
  database.exec('BEGIN');
  const copies = [
    'INSERT INTO matches SELECT ?, game, terms, created_at FROM matches WHERE id = ?',
    'INSERT INTO standings SELECT ?, finished, updated_at, revision, summary FROM standings WHERE match = ?',
    'INSERT INTO log SELECT ?, seq, step, player, intent FROM log WHERE match = ?',
    'INSERT INTO names SELECT ?, id, name FROM names WHERE match = ?',
    'INSERT INTO sittings SELECT player, ? FROM sittings WHERE match = ?',
  ].map((sql) => database.prepare(sql));
  for (let number = LIVE + 1; number < LIVE + FINISHED; number++) {
    for (const copy of copies) copy.run(idOf(number), idOf(LIVE));
  }
  database.exec('COMMIT');
  database.close();
  return key;
};
