// Decks, sets and salts of a match: nothing is shared, hashes can be checked after the end, tampering is found.

import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { writeOptions } from '../../kernel/options.ts';
import { fastRandom, stream } from '../../kernel/random.ts';
import { chain } from '../../kernel/hash.ts';
import { headerText, makeRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Step } from '../../kernel/steps.ts';
import { scribbleOver } from '../../kernel/testing/plain.ts';
import { subjectOf, testSeed, walk } from '../../kernel/testing/walk.ts';
import { verify } from '../../kernel/verify.ts';
import { module, mythos } from './index.ts';
import { houseLoadouts, readLoadouts } from './loadout.ts';
import { resolveSet } from './sets/known.ts';
import { deckHash } from './sets/decks.ts';
import type { State } from './state.ts';
import { optionsWith } from './testing/scenario.ts';
import { fixtureLoadouts, fixtureSet } from './testing/fixture-decks.ts';

const dealt = (loadouts: readonly Json[]): State => {
  const read = readLoadouts(optionsWith(), loadouts);
  if (!read.ok) throw new Error(read.error.message);
  mythos.resolve(read.value, stream(testSeed(1), 'deal/1'));
  return read.value;
};

describe('a set of a user’s own', () => {
  test('is not changed by whoever writes over a view', () => {
    const state = dealt(fixtureLoadouts(1));
    const before = JSON.stringify([mythos.view(state, 0), mythos.legal(state, 0)]);
    for (const viewer of [0, 1, 'public', 'open'] as const) scribbleOver(mythos.view(state, viewer));
    expect(JSON.stringify([mythos.view(state, 0), mythos.legal(state, 0)])).toBe(before);
  });

  test('is read again when its file has changed since', () => {
    const json = JSON.parse(JSON.stringify(fixtureSet())) as { cards: { cost: number }[] };
    const first = resolveSet({ at: '', value: json }, []);
    (json.cards[0] as { cost: number }).cost = 7;
    expect(first.cards[0]).toMatchObject({ cost: 0 });
    expect(resolveSet({ at: '', value: json }, []).cards[0]).toMatchObject({ cost: 7 });
  });

  test('that is shipped is not changed by whoever writes over a loadout', () => {
    const [first] = houseLoadouts() as unknown as readonly { readonly set: { readonly cards: readonly object[] } }[];
    expect(Object.isFrozen(first?.set.cards[0])).toBe(true);
  });
});

describe('the hash of a closed list', () => {
  test('has a salt of its own for each seat, which the rival learns after the end', () => {
    const state = dealt(fixtureLoadouts(1));
    expect(mythos.view(state, 0).salts).toEqual(['a grain', '']);
    expect(mythos.view(state, 1).salts).toEqual(['', 'another']);
    expect(mythos.view(state, 'public').salts).toBeUndefined();
    const { salts, lists, hashes } = mythos.view(state, 'open');
    expect(lists.map((list, seat) => list && deckHash(list, salts?.[seat] ?? ''))).toEqual(hashes);
    expect(lists.map((list) => list && deckHash(list, ''))).not.toEqual(hashes);
  });

  test('is told at the deal, and no view or sample of a rival holds the salt', () => {
    const state = dealt(fixtureLoadouts(1));
    const view = mythos.view(state, 0);
    const sampled = mythos.sample(view, fastRandom(1));
    expect(mythos.view(sampled, 0)).toEqual(view);
    expect(JSON.stringify([view, sampled])).not.toContain('another');
  });

  test('a salt that is too long is refused', () => {
    const [first, second] = fixtureLoadouts(1) as readonly JsonObject[];
    const read = readLoadouts(optionsWith(), [first, { ...second, salt: 'x'.repeat(201) }]);
    expect(read).toMatchObject({ ok: false, error: { at: 'loadouts[1].salt' } });
  });
});

describe('a record', () => {
  const loadouts = fixtureLoadouts(1);
  const subject = subjectOf(module, { loadouts });
  const path = walk(subject, 5, 2000);
  const made = makeRecord(module.game, {
    options: writeOptions<unknown>(module.game.options, subject.options) as JsonObject,
    seats: [null, null],
    loadouts,
    seed: path.seed,
    steps: path.moments.flatMap(({ via }, i): Step[] =>
      via?.kind === 'act' ? [{ kind: 'act', seat: via.seat, act: module.game.notate(via.action), ms: i }] : [],
    ),
  });
  const record = made.ok ? made.value : undefined;

  /** A loadout as a file holds it, to be written to. */
  interface Brought {
    set: string | { name: string; cards: { id: string; kind: string; cost: number; power: number; points: number }[] };
    cards: { [id: string]: number };
    missions: string[];
    salt?: string;
  }
  type Change = (first: Brought, second: Brought) => unknown;

  const setOf = ({ set }: Brought): Exclude<Brought['set'], string> => {
    if (typeof set === 'string') throw new Error('the first loadout embeds its set');
    return set;
  };
  const cardOf = (loadout: Brought, at: number) => setOf(loadout).cards.at(at) as { cost: number; points: number };

  /** The record with a change in its loadouts; `mended`: with a chain that fits again. */
  const changed = (change: Change, mended: boolean): MatchRecord => {
    const copy = JSON.parse(JSON.stringify(record)) as MatchRecord;
    const [first, second] = copy.loadouts as unknown as [Brought, Brought];
    change(first, second);
    if (!mended) return copy;
    const links = chain({ text: headerText(copy) });
    for (const step of copy.steps) links.add(step);
    return { ...copy, head: links.head() };
  };

  const idleIn = (first: Brought, second: Brought): { power: number } => {
    const idle = setOf(first).cards.find(
      ({ id, kind }) => kind === 'character' && first.cards[id] === undefined && second.cards[id] === undefined,
    );
    if (idle === undefined) throw new Error('every card is played');
    return idle;
  };

  test('as it is verifies', () => {
    expect(verify(module.game, record as MatchRecord).ok).toBe(true);
  });

  test.each([false, true])('with a set, list or salt that was changed does not verify (chain mended: %s)', (mended) => {
    const changes: readonly [string, Change][] = [
      ['cost of a card', (first) => (cardOf(first, 3).cost += 1)],
      ['power of a card that nobody plays', (first, second) => (idleIn(first, second).power += 1)],
      ['name of the set', (first) => (setOf(first).name = 'Tame')],
      ['a mission’s points', (first) => (cardOf(first, -1).points += 1)],
      ['a list', (first) => swapOne(first.cards)],
      ['the other list', (_, second) => swapOne(second.cards)],
      ['a salt', (first) => (first.salt = 'b grain')],
      ['the other salt', (_, second) => (second.salt = '')],
      ['a salt left out', (first) => delete first.salt],
      ['the hash of the set', (_, second) => (second.set = '0'.repeat(64))],
      ['missions in another order', (first) => first.missions.reverse()],
    ];
    const order = 'missions in another order';
    const passed = changes
      .filter(([, change]) => verify(module.game, changed(change, mended)).ok)
      .map(([name]) => name);
    // The order of a list is no part of it; only the chain tells that the file was touched.
    expect(passed).toEqual(mended ? [order] : []);
  });
});

/** One copy less of the first card, one of another. */
const swapOne = (cards: { [id: string]: number }): void => {
  const [id] = Object.keys(cards) as [string];
  cards[id] = 1;
  cards['Gust'] = (cards['Gust'] ?? 0) + 1;
};
