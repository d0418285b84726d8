// Rule tables of captures, and the search for them against one that tries everything.

import { describe, expect, test } from 'vitest';
import { fastRandom, shuffle } from '../../kernel/random.ts';
import { autoSet, captureSets } from './captures.ts';
import { cardNamed, intakeOf, nameOf, PACK, tableValue, type Card } from './cards.ts';
import { firstPartition } from './partition.ts';
import { loose } from './state.ts';
import { surveyOf } from './survey.ts';
import { after, legalOf, stateOf, verdict } from './testing.ts';

describe('disjoint capture', () => {
  test('[MUL-3.1] 3 4 5 2 and a seven: both pairs, since both fit', () => {
    const state = stateOf({ table: 'S3 H4 C5 H2', hands: ['D7'] });
    expect(legalOf(state, 0)).toEqual(['take D7: S3+H4, H2+C5']);
  });

  const TAKEN: readonly (readonly [name: string, table: string, hand: string, takes: readonly string[]])[] = [
    ['one equal card', 'S3 H8', 'D8', ['take D8: H8']],
    ['all equal cards', 'S8 H8 C8', 'D8', ['take D8: S8, H8, C8']],
    ['a group of three', 'SA H2 C5', 'D8', ['take D8: SA+H2+C5']],
    ['a single and a group', 'H8 S3 C5', 'D8', ['take D8: S3+C5, H8']],
    ['two ways: the player chooses', 'S3 C5 H5', 'D8', ['take D8: S3+C5', 'take D8: S3+H5']],
    ['nothing adds up: no capture', 'S3 C6', 'D8', ['discard D8']],
    ['an ace on the table counts 1', 'HA C7', 'D8', ['take D8: HA+C7']],
    ['♦10 on the table counts 10', 'D10 C2', 'DQ', ['take DQ: D10+C2']],
    ['♠2 on the table counts 2', 'S2 C6', 'D8', ['take D8: S2+C6']],
    ['a card over the value stays', 'SK S3 H4', 'C7', ['take C7: S3+H4']],
  ];
  for (const [name, table, hand, takes] of TAKEN) {
    test(`[MUL-3.1] ${name}: ${hand} on ${table}`, () => {
      expect(legalOf(stateOf({ table, hands: [hand] }), 0)).toEqual(takes);
    });
  }

  const REFUSED: readonly (readonly [table: string, hand: string, action: string, says: string])[] = [
    ['S3 H4', 'D7', 'take D7: S3+H4', 'legal'],
    ['S3 H5', 'D7', 'take D7: S3+H5', 'wrong-sum MUL-3.1'],
    ['S3 H5 H4 S2', 'D7', 'take D7: S3+H5, H4+S2', 'wrong-sum MUL-3.1'],
    ['S3 H4', 'D7', 'take D7: S3+C4', 'card-not-on-table MUL-3.1'],
    ['S3 H4', 'D7', 'take D7: S3+S3, H4', 'card-named-twice MUL-3.1'],
    ['H4 C6', 'H10', 'take H10: H4+C6, H4+C6', 'card-named-twice MUL-3.1'],
    ['S3 H4', 'D7', 'take D7: build 7', 'no-such-build MUL-3.1'],
    ['H5 1:7=S3+H4', 'D5 C7', 'take D5: H5, build 7', 'wrong-sum MUL-3.1'],
  ];
  for (const [table, hand, action, says] of REFUSED) {
    test(`[MUL-3.1] ${action} on ${table} → ${says}`, () => {
      expect(verdict(stateOf({ table, hands: [hand, 'S7 HK'] }), 0, action)).toBe(says);
    });
  }

  test('[MUL-3.2] a special takes builds only', () => {
    const state = stateOf({ table: 'HA SK 1:14=HK+CA', hands: ['HA S2', 'SA D2'] });
    expect(legalOf(state, 0, 'HA')).toEqual(['rebuild HA on 14 to 15', 'take HA: build 14']);
    expect(verdict(state, 0, 'take HA: HA, build 14')).toBe('special-takes-builds MUL-3.2');
    expect(verdict(state, 0, 'take S2: HA+SK')).toBe('special-takes-builds MUL-3.2');
  });

  test('[MUL-3.2] each special meets the build of its own value', () => {
    const builds = '1:14=HK+CA 1:15=C10+H5 1:16=D9+S7';
    const state = stateOf({ table: builds, hands: ['HA S2 D10', 'SA S2 D10'] });
    expect(legalOf(state, 0).filter((text) => text.startsWith('take'))).toEqual([
      'take D10: build 16',
      'take HA: build 14',
      'take S2: build 15',
    ]);
  });

  test('[MUL-3.3] a build is no summand', () => {
    const state = stateOf({ table: 'S3 1:7=H4+C3', hands: ['D10 H10', 'S7 H2'] });
    expect(legalOf(state, 0, 'H10').filter((text) => text.startsWith('take'))).toEqual([]);
  });

  test('[MUL-3.4] the same cards grouped otherwise are the same action', () => {
    const state = stateOf({ table: 'S3 H3 C5 D5', hands: ['D8'] });
    expect(legalOf(state, 0)).toEqual(['take D8: S3+D5, H3+C5']);
    const texts = ['take D8: S3+C5, D5+H3', 'take D8: D5+S3, C5+H3', 'TAKE d8:c5+h3,s3+d5'];
    const ends = texts.map((text) => JSON.stringify(after(state, `0 ${text}`).state));
    expect(new Set(ends).size).toBe(1);
  });

  test('[MUL-3.4] twins are written alike: either may be meant, and one is taken', () => {
    const state = stateOf({ table: 'S3 C5 S3', hands: ['D8'] });
    expect(legalOf(state, 0)).toEqual(['take D8: S3+C5']);
    expect(after(state, '0 take D8: S3+C5').table).toBe('S3');
  });

  test('[MUL-3.5] what could be added must be', () => {
    const state = stateOf({ table: 'S3 H4 C7 1:7=H5+C2', hands: ['D7 D2', 'S7 HK'] });
    expect(legalOf(state, 0, 'D7')).toEqual(['take D7: S3+H4, C7, build 7']);
    expect(verdict(state, 0, 'take D7: S3+H4, C7')).toBe('take-the-build MUL-3.5');
    expect(verdict(state, 0, 'take D7: S3+H4, build 7')).toBe('take-more MUL-3.5');
    expect(verdict(state, 0, 'take D7: C7, build 7')).toBe('take-more MUL-3.5');
  });

  test('[MUL-3.5] cards that other groups would take together with more may not be taken alone', () => {
    const state = stateOf({ table: 'S4 H4 C2 S6 H6 C8', hands: ['C10'] });
    expect(legalOf(state, 0)).toEqual(['take C10: S4+S6, H4+H6, C2+C8']);
    expect(verdict(state, 0, 'take C10: S4+H4+C2')).toBe('take-more MUL-3.5');
  });

  test('[MUL-3.5] maximal is not greatest: three cards may be chosen where four others could be', () => {
    const state = stateOf({ table: 'S4 H4 C2 S6 H6', hands: ['C10'] });
    expect(legalOf(state, 0)).toEqual(['take C10: S4+S6, H4+H6', 'take C10: S4+H4+C2'].toSorted());
  });
});

describe('capture locked build', () => {
  for (const [owner, lock] of [
    [0, ':'],
    [0, '!'],
    [1, ':'],
    [1, '!'],
  ] as const) {
    test(`[MUL-3.5] a build of seat ${owner} (${lock === '!' ? 'locked' : 'open'}) belongs to every capture of its value`, () => {
      const cards = lock === '!' ? 'S4+H3+C7' : 'S4+H3';
      const state = stateOf({ table: `H7 ${owner}${lock}7=${cards}`, hands: ['D7 D2', 'S7 HK'] });
      expect(legalOf(state, 0, 'D7')).toEqual(['take D7: H7, build 7']);
      const { state: next, last } = after(state, '0 take D7: H7, build 7');
      expect(next.table).toHaveLength(0);
      expect(last).toMatchObject({ type: 'took', card: 'D7', cards: ['H7'], build: { owner, value: 7 } });
    });
  }

  test('[MUL-3.8] everything goes to the taker’s pile, the taking card included', () => {
    const state = stateOf({ table: 'SK H7 1!7=S4+H3+C7', hands: ['D7 D2', 'S7 HK'] });
    const before = state.captured[0]?.length ?? 0;
    const pile = after(state, '0 take D7: H7, build 7').state.captured[0]!;
    expect(pile.slice(before).map(nameOf)).toEqual(['D7', 'H7', 'S4', 'H3', 'C7']);
  });
});

describe('the twin rule', () => {
  test('[MUL-3.7] a loose twin is all that the card takes', () => {
    const state = stateOf({ table: 'C7 S7 S3 H4 1:7=H5+C2', hands: ['C7 D2', 'H7 HK'] });
    expect(legalOf(state, 0, 'C7')).toEqual(['take C7: C7']);
    expect(verdict(state, 0, 'take C7: S3+H4, S7, C7, build 7')).toBe('twin-first MUL-3.7');
    expect(after(state, '0 take C7: C7').table).toBe('S7 S3 H4 1:7=H5+C2');
  });

  test('[MUL-3.7] a reserved card takes the build, and the twin with it', () => {
    const state = stateOf({ table: 'C7 0:7=H5+C2', hands: ['C7 D2'] });
    expect(legalOf(state, 0, 'C7')).toEqual(['take C7: C7, build 7']);
    expect(verdict(state, 0, 'take C7: C7')).toBe('take-the-build MUL-3.5');
  });

  test('[MUL-3.7] with two cards for the build neither is reserved, and the twin comes alone', () => {
    const state = stateOf({ table: 'C7 0:7=H5+C2', hands: ['C7 S7'] });
    expect(legalOf(state, 0).filter((text) => text.startsWith('take'))).toEqual([
      'take C7: C7',
      'take S7: C7, build 7',
    ]);
    expect(after(state, '0 take C7: C7').table).toBe('0:7=H5+C2');
  });

  test('[MUL-3.7] specials have no twin to take', () => {
    for (const name of ['SA', 'S2', 'D10']) {
      expect(legalOf(stateOf({ table: name, hands: [name] }), 0)).toEqual([`discard ${name}`]);
    }
  });
});

describe('the choice', () => {
  const auto = { captureChoice: 'auto' };

  test('[MUL-3.6] choose: every maximal set is listed', () => {
    expect(legalOf(stateOf({ table: 'S3 C5 H5 D3', hands: ['D8'] }), 0)).toEqual(['take D8: S3+H5, D3+C5']);
    expect(legalOf(stateOf({ table: 'H3 C5 H5', hands: ['D8'] }), 0)).toEqual(['take D8: H3+C5', 'take D8: H3+H5']);
  });

  const AUTO: readonly (readonly [name: string, table: string, hand: string, takes: string])[] = [
    ['most piles', 'S4 H4 C2 S6 H6 C8', 'C10', 'take C10: S4+S6, H4+H6, C2+C8'],
    ['then most intake', 'H3 C5 S5', 'D8', 'take D8: S5+H3'],
    ['then what lies first', 'H3 H5 C5', 'D8', 'take D8: H3+H5'],
    ['then what lies first, in the order of the table', 'H3 C5 H5', 'D8', 'take D8: H3+C5'],
  ];
  for (const [name, table, hand, takes] of AUTO) {
    test(`[MUL-3.6] auto: ${name}: ${hand} on ${table}`, () => {
      expect(legalOf(stateOf({ table, hands: [hand] }, auto), 0)).toEqual([takes]);
    });
  }

  test('[MUL-3.6] auto: any other capture is refused', () => {
    const state = stateOf({ table: 'H3 C5 S5', hands: ['D8'] }, auto);
    expect(verdict(state, 0, 'take D8: H3+C5')).toBe('auto-decides MUL-3.6');
    expect(verdict(state, 0, 'take D8: H3+S5')).toBe('legal');
  });
});

/** Every set of disjoint groups by trying all, each card at its own place; sets as text. */
const bruteForce = (cards: readonly Card[], value: number): { sets: Set<string>; most: number; intake: number } => {
  const all = Array.from({ length: 1 << cards.length }, (_, mask) => mask);
  const chosen = (mask: number): Card[] => cards.filter((_, i) => ((mask >> i) & 1) === 1);
  const worth = (mask: number): number => chosen(mask).reduce((sum, card) => sum + tableValue(card), 0);
  const groups = all.filter((mask) => worth(mask) === value);
  const reached = new Set([0]);
  for (const set of reached) for (const group of groups) if ((set & group) === 0) reached.add(set | group);
  const sets = [...reached];
  const maximal = sets.filter((set) => !sets.some((other) => other !== set && (other & set) === set));
  const most = Math.max(...maximal.map(worth));
  const intake = (mask: number): number => chosen(mask).reduce((sum, card) => sum + intakeOf(card), 0);
  return {
    sets: new Set(
      maximal.map((set) =>
        chosen(set)
          .sort((a, b) => a - b)
          .join(' '),
      ),
    ),
    most,
    intake: Math.max(...maximal.filter((set) => worth(set) === most).map(intake)),
  };
};

describe('the search is exact', () => {
  test('[MUL-3.5] random tables of up to nine cards: the same sets as trying everything, each once, and auto takes the best', () => {
    const random = fastRandom(20);
    for (let n = 0; n < 400; n++) {
      const cards = shuffle(PACK.slice(), random).slice(0, 1 + random.below(9));
      const value = 2 + random.below(15);
      const table = cards.map(loose);
      const { sets, most, intake } = bruteForce(cards, value);
      const found = captureSets(surveyOf(table), value).map((set) => set.join(' '));
      expect(new Set(found)).toEqual(sets);
      expect(found).toHaveLength(sets.size);
      const auto = autoSet(table, value);
      expect(sets).toContain(auto.join(' '));
      expect(auto.reduce((sum, card) => sum + tableValue(card), 0)).toBe(most);
      expect(auto.reduce((sum, card) => sum + intakeOf(card), 0)).toBe(intake);
    }
  });

  test('[MUL-3.4] every set found has a partition', () => {
    const random = fastRandom(21);
    for (let n = 0; n < 100; n++) {
      const cards = shuffle(PACK.slice(), random).slice(0, 14);
      const value = 5 + random.below(9);
      for (const set of captureSets(surveyOf(cards.map(loose)), value)) {
        const groups = firstPartition(set, value) ?? [];
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(set);
        for (const group of groups) expect(group.reduce((sum, card) => sum + tableValue(card), 0)).toBe(value);
      }
    }
  });

  test('[MUL-3.4] the first partition is the first in the order of the pack', () => {
    const named = (text: string) => text.split(' ').map((name) => cardNamed(name)!);
    const text = (cards: string, value: number) =>
      firstPartition(named(cards), value)
        ?.map((group) => group.map(nameOf).join('+'))
        .join(', ');
    expect(text('SA S2 S3 S4 HA H2 H4', 5)).toBeUndefined();
    expect(text('S2 S3 H2 H3', 5)).toBe('S2+S3, H2+H3');
    expect(text('SA S2 S3 H2 H4 C3', 5)).toBe('SA+H4, S2+S3, H2+C3');
    expect(text('SA S4 H2 H3', 5)).toBe('SA+S4, H2+H3');
    expect(text('S5', 5)).toBe('S5');
  });
});
