// The Long Dusk as it was promised: how many of what, every part of the effect language, decks of their own, and words that fit.

import { describe, expect, test } from 'vitest';
import { rulesText } from '../../../../art/mythos-text.ts';
import { LANGUAGES } from '../../../../kernel/presentation.ts';
import { readRecord } from '../../../../kernel/record.ts';
import { verify } from '../../../../kernel/verify.ts';
import { baseOfId, kitOf, type Card, type Character } from '../../cards.ts';
import { deckTools } from '../../deck-tools.ts';
import { ACTIONS, CELLS, FILTERS, TARGETS } from '../../effects/effects.ts';
import { module } from '../../index.ts';
import { presentation } from '../../presentation/whole.ts';
import { coverageOf } from '../coverage.ts';
import { copiesIn, deckFaults, readDeckText } from '../decks.ts';
import { effectStepsOf, lintSet, remarkText } from '../lint.ts';
import { DECKS } from '../shipped-decks.ts';
import { readSetText } from '../set-text.ts';
import { dusk, firstDusk, setHashed, starter } from '../shipped.ts';
import { LANTERN_DECK, TIDE_DECK } from '../starter-text.ts';
import firstMatch from './records/first-dusk.json' with { type: 'json' };
import { FIRST_DUSK_TEXT } from './set.ts';
import { CARD_WORDS } from './words/words.ts';

const people = dusk.cards.filter((card): card is Character => card.kind === 'character');
const countOf = (kind: Card['kind']): number => dusk.cards.filter((card) => card.kind === kind).length;

describe('the set', () => {
  test('has 96 characters, 12 jutsu and 12 missions, and nothing that the linter minds', () => {
    expect([countOf('character'), countOf('jutsu'), countOf('mission')]).toEqual([96, 12, 12]);
    expect(lintSet(dusk).map(remarkText)).toEqual([]);
  });

  test.each(['Lantern', 'Tide', 'Kite', 'Forge'])(
    '%s: 4 names once, 5 twice, 2 three times, each version dearer',
    (house) => {
      const versions = new Map<string, Character[]>();
      for (const card of people.filter(({ group }) => group === house)) {
        const base = baseOfId(card.id);
        versions.set(base, [...(versions.get(base) ?? []), card]);
      }
      const sizes = [...versions.values()].map(({ length }) => length).toSorted((a, b) => a - b);
      expect(sizes).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]);
      for (const cards of versions.values()) {
        const costs = cards.map(({ cost }) => cost);
        expect(costs).toEqual([...new Set(costs)].toSorted((a, b) => a - b));
      }
    },
  );

  test('costs go from 0 to 8 around 3 to 4, and power is near the cost', () => {
    const costs = people.map(({ cost }) => cost);
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([0, 8]);
    expect(mean).toBeGreaterThan(3);
    expect(mean).toBeLessThan(4);
    const far = people.filter(({ cost, power }) => Math.abs(power - cost) > 1).map(({ id }) => id);
    // It goes back to the hand, or makes others stronger.
    expect(far.length).toBeLessThanOrEqual(5);
  });

  test('uses every action with two triggers or more, every target, filter and condition', () => {
    const rows = coverageOf(dusk);
    for (const { action, triggers } of rows)
      expect([action, Object.keys(triggers).filter((name) => name !== 'always').length >= 2]).toEqual([action, true]);
    expect(new Set(rows.flatMap(({ targets }) => Object.keys(targets)))).toEqual(new Set(TARGETS));
    expect(new Set(rows.flatMap(({ filters }) => Object.keys(filters)))).toEqual(new Set(FILTERS));
    expect(rows).toHaveLength(ACTIONS.length);
    const steps = dusk.cards.flatMap(({ effects }) => effects.flatMap(effectStepsOf));
    const conditions = steps.flatMap(({ when }) =>
      when === undefined ? [] : [Object.keys(when).toSorted().join(' ')],
    );
    expect(new Set(conditions)).toEqual(new Set(['atLeast count', 'atMost count', 'edge', 'ahead', 'round']));
    expect(new Set(steps.map(({ action }) => CELLS[action].timings[0]))).toEqual(new Set(['instant', 'continuous']));
  });

  // A set that has been played stays as it is: records name it by its hash. What is to change goes into a new set beside it.
  test('every set that was shipped is found by its hash, and its cards have not changed', () => {
    expect(kitOf(starter).hash).toBe('f35e164b29e9190c391fd1a297eaef9c5d1e17b1d53d55966ec091e6dd7ac82e');
    expect(kitOf(firstDusk).hash).toBe('684d36ced628bd70d5628a7ee4726f3061b34c6d8416c06d5da19cdd8cfcd3fa');
    expect(kitOf(dusk).hash).toBe('fbabfc981e978dee9e9ed0cb0c3f5e99bd53c3a1cd1093e451b4ab4671b48967');
    for (const set of [starter, firstDusk, dusk]) expect(setHashed(kitOf(set).hash)).toBe(set);
    expect(setHashed('')).toBeUndefined();
    const ids = new Set(dusk.cards.map(({ id }) => id));
    expect(starter.cards.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('the cards as they were first are kept where they differ, and only there', () => {
    const kept = readSetText(FIRST_DUSK_TEXT);
    const changed = firstDusk.cards.filter((card, at) => JSON.stringify(card) !== JSON.stringify(dusk.cards[at]));
    expect(kept).toMatchObject({ ok: true, value: { cards: changed } });
    expect(firstDusk.cards.map(({ id }) => id)).toEqual(dusk.cards.map(({ id }) => id));
  });

  test('a match that was played with them replays to the same end, hash by hash', () => {
    const record = readRecord(JSON.stringify(firstMatch));
    if (!record.ok) throw new Error(record.error.message);
    expect(record.value.loadouts).toMatchObject([{ set: kitOf(firstDusk).hash }, { set: kitOf(firstDusk).hash }]);
    expect(verify(module.game, record.value)).toMatchObject({ ok: true, steps: 56, outcome: { points: [10, 0] } });
  });
});

describe('the decks', () => {
  const rivals = Object.entries(DECKS).filter(([name]) => name !== 'lesson');

  test('any two share at most 8 of their 30 cards, the lesson’s aside', () => {
    for (const [name, deck] of rivals) {
      for (const [other, rival] of rivals) {
        if (name === other) continue;
        const shared = Object.keys(deck.cards).map((id) => Math.min(copiesIn(deck, id), copiesIn(rival, id)));
        expect([name, other, shared.reduce((sum, copies) => sum + copies, 0) <= 8]).toEqual([name, other, true]);
      }
    }
  });

  test.each([LANTERN_DECK, TIDE_DECK])('lists of the first set are legal here too', (text) => {
    const { list, faults } = readDeckText(text, dusk);
    expect([...faults, ...deckFaults(list, dusk, 'exactly30')]).toEqual([]);
  });

  test.each(LANGUAGES)('each says how it is played in %s', (language) => {
    const decks = deckTools.shippedDecks(language);
    expect(decks.map(({ id }) => id)).toEqual(['lanterns', 'tides', 'kites', 'forge', 'lesson']);
    for (const { id, advice } of decks) expect([id, advice.length > 100 && advice.length < 400]).toEqual([id, true]);
    expect(new Set(decks.map(({ advice }) => advice)).size).toBe(5);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const { card: nameOf, sheet } = presentation.words(language);

  test('every card has a line of flavour, and all names differ', () => {
    expect(Object.keys(CARD_WORDS[language].cards)).toEqual(dusk.cards.map(({ id }) => id));
    const flavours = dusk.cards.map(({ id }) => sheet?.(id)?.flavour ?? '');
    for (const flavour of flavours) expect(flavour).toMatch(/^\S.{10,68}[.?!]$/u);
    expect(new Set(flavours).size).toBe(dusk.cards.length);
    expect(new Set(dusk.cards.map(({ id }) => nameOf(id))).size).toBe(dusk.cards.length);
    // No language has a plain space there; French has one that does not break.
    for (const flavour of flavours) expect(flavour).not.toMatch(/ [;:!?]/u);
  });

  test('versions of one name are called by it, and groups and keywords as in that language', () => {
    for (const { id, group, keywords } of people) {
      expect(nameOf(id).startsWith(`${baseOfId(id)} — `)).toBe(true);
      const { summary = '' } = sheet?.(id) ?? {};
      const { names } = CARD_WORDS[language];
      for (const name of [group, ...keywords]) expect(summary.split(' · ')).toContain(names[name] ?? name);
    }
  });

  test('no text takes more than four lines of its frame', () => {
    for (const { id } of dusk.cards) {
      const art = sheet?.(id)?.art as unknown as { readonly effects: Parameters<typeof rulesText>[0] } | undefined;
      const drawn = rulesText(art?.effects ?? [], 'black');
      expect([id, (drawn.match(/<text/gu) ?? []).length <= 4, drawn.includes('…')]).toEqual([id, true, false]);
    }
  });
});
