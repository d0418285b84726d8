// Moves put together on the table: groups, sums, attempts, the order of ways, and deals counted side by side.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, plain, type Scene } from '../../kernel/presentation.ts';
import { counting } from './counting.ts';
import { mulle } from './index.ts';
import { openTable } from './open-table.ts';
import { presentation } from './presentation.ts';
import { after, legalOf, stateOf, verdict, type Sketch } from './testing.ts';
import { parse } from './actions.ts';

const viewOf = (sketch: Sketch) => mulle.view(stateOf(sketch), 0);
const sceneOf = (sketch: Sketch): Scene => presentation.scene(viewOf(sketch));
const TAKES: Sketch = { table: 'S3 H4 C5 H2 0!7=S7+C7 HQ 1:13=D5+C8', hands: ['D7 CQ D9', 'DK H8 H9'] };

describe('groups of a way', () => {
  const GROUPS: readonly (readonly [way: string, sketch: Sketch, said: string])[] = [
    ['take D7: S3+H4, C5+H2, build 7', TAKES, 'S3,H4 3+4 taken | H2,C5 2+5 taken | build-7  taken'],
    ['build H4 on S3', { table: 'S3', hands: ['H4 C7'] }, 'S3 → 7'],
    ['rebuild C3 on 9 to 12', { table: '1:9=S5+H4', hands: ['C3 HQ', 'D9 H2'] }, 'build-9 → 12'],
    ['trotta H8', { table: 'S8 S3 H5 SK', hands: ['H8 C8'] }, 'S3,H5 3+5 | S8 8'],
    ['trotta H8', { table: '1:8=S3+H5 SK', hands: ['H8 C8', 'D8 SQ'] }, 'build-8 '],
    ['discard C9', { table: '0:9=S5+C4', hands: ['C9 H9'] }, 'build-9 '],
    ['discard C9', { table: 'SK', hands: ['C9 H9'] }, ''],
    ['nonsense', TAKES, ''],
  ];
  for (const [way, sketch, said] of GROUPS) {
    test(`${way} on ${sketch.table}`, () => {
      const groups = openTable.groups(way, sceneOf(sketch));
      const told = groups.map(({ targets, chip, taken }) => `${targets.join()} ${chip}${taken ? ' taken' : ''}`);
      expect(told.join(' | ')).toBe(said);
    });
  }
});

describe('what was picked', () => {
  const TALLIES: readonly (readonly [card: string, picked: string, sum: string, complete: boolean])[] = [
    ['D7', 'S3', '3 / 7', false],
    ['D7', 'S3 H4', '7 = 3+4', true],
    ['D7', 'S3 H4 C5', '3+4+5 = 12 / 14', false],
    ['D7', 'S3 H4 C5 H2 build-7', '7 = 3+4, 2+5, 7', true],
    ['D7', 'S3 S3', '3+3 = 6 / 7', false],
    ['D7', 'S6 S8', '', false],
    ['D10', 'S6', '', false],
    ['C10', 'S4 H7 C9', '4+7+9 = 20', false],
    ['D7', 'build-9', '', false],
    ['HA', 'build-14', '14 = 14', true],
    ['HA', 'S3', '', false],
  ];
  for (const [card, picked, sum, complete] of TALLIES) {
    test(`${picked} for ${card} is "${sum}"`, () => {
      expect(openTable.tally(card, picked.split(' '))).toEqual({ sum, complete });
    });
  }

  const ATTEMPTS: readonly (readonly [card: string, picked: string, actions: string])[] = [
    ['D7', 'S3', 'build D7 on S3 | take D7: S3'],
    ['D7', 'C7', 'take D7: C7'],
    ['D7', 'S3 H4', 'take D7: S3+H4'],
    ['D7', 'S3 H5', 'take D7: S3+H5'],
    ['D7', 'build-9', 'rebuild D7 on 9 to 16 | rebuild D7 on 9 to 2'],
    ['D7', 'build-7', 'take D7: build 7'],
    ['D7', 'build-7 S3', 'take D7: S3, build 7'],
    ['D7', '', 'discard D7'],
  ];
  for (const [card, picked, actions] of ATTEMPTS) {
    test(`${picked === '' ? 'nothing' : picked} for ${card} may be meant as ${actions}`, () => {
      const tried = openTable.attempts(card, picked === '' ? [] : picked.split(' '));
      expect(tried.join(' | ')).toBe(actions);
      for (const action of tried) expect(parse(action).ok).toBe(true);
    });
  }

  test('what does not add up gets the reason why', () => {
    const state = stateOf({ table: 'S3 H5 SK', hands: ['D7 CQ'] });
    const [tried = ''] = openTable.attempts('D7', ['S3', 'H5']);
    expect(verdict(state, 0, tried)).toBe('wrong-sum MUL-3.1');
    const [building = ''] = openTable.attempts('CQ', ['S3']);
    expect(verdict(state, 0, building)).toBe('no-taker MUL-5.2');
  });
});

test('the best way of a card comes first: points, then captures, then builds', () => {
  const sketch: Sketch = { table: 'S3 H4 C2 S5 C7 SK', hands: ['C7 D7 H3'] };
  const ways = legalOf(stateOf(sketch), 0, 'H3');
  expect(openTable.order(ways, viewOf(sketch))[0]).toBe('take H3: S3');
  const twins: Sketch = { table: 'C5 C5 H5 S10 D2', hands: ['H10 D9'] };
  const order = openTable.order(legalOf(stateOf(twins), 0, 'H10'), viewOf(twins));
  expect(order[0]).toBe('take H10: S10, C5+C5');
});

describe('on a button', () => {
  const SAID: readonly (readonly [sketch: Sketch, way: string, label: string, effect: string])[] = [
    [TAKES, 'take D7: S3+H4, C5+H2, build 7', 'D7 Take: 7 = 3+4, 2+5, build', ''],
    [{ table: 'C9', hands: ['C9 H2'] }, 'take C9: C9', 'C9 Take: C9', '1 mulle · 1 tabbe'],
    [TAKES, 'take D7: build 7', 'D7 Take: build 7', ''],
    [{ table: 'S3 SK', hands: ['H4 C7'] }, 'build H4 on S3', 'H4 Build: 7 = 4+3', ''],
    [{ table: '1:9=S5+H4', hands: ['C3 HQ', 'D9 H2'] }, 'rebuild C3 on 9 to 12', 'C3 Rebuild: 12 = 9+3', ''],
    [{ table: '1:9=S5+H4', hands: ['C3 H6', 'D9 H2'] }, 'rebuild C3 on 9 to 6', 'C3 Rebuild: 6 = 9−3', ''],
    [{ table: 'S8 S3 H5', hands: ['H8 C8'] }, 'trotta H8', 'H8 Trotta: 8 = 3+5, 8', ''],
    [{ table: '0:9=S5+C4', hands: ['C9 H9'] }, 'discard C9', 'C9 Feed your build 9', ''],
    [{ table: 'SK', hands: ['C9 H9'] }, 'discard C9', 'C9 Discard', ''],
  ];
  for (const [sketch, way, label, effect] of SAID) {
    test(`${way} on ${sketch.table}`, () => {
      const said = presentation.words('en').preview?.(way, viewOf(sketch), (seat) => `P${seat}`);
      expect(plain(said?.label ?? [], (id) => id)).toBe(label);
      expect(said?.effect).toBe(effect);
    });
  }
});

describe('what an event did', () => {
  const DID: readonly (readonly [sketch: Sketch, move: string, did: object])[] = [
    [
      { table: 'C9 1:9=S5+C4 SK', hands: ['C9 H2', 'D9 S4'] },
      'take C9: C9',
      { card: 'C9', by: 0, targets: ['C9'], pile: 'captured-0', points: 9 },
    ],
    [{ table: 'S3 SK', hands: ['H4 C7'] }, 'build H4 on S3', { card: 'H4', by: 0, targets: ['S3'] }],
    [{ table: 'SK', hands: ['C9 H9'] }, 'discard C9', { card: 'C9', by: 0, targets: [] }],
  ];
  for (const [sketch, move, did] of DID) {
    test(move, () => expect(openTable.played(after(stateOf(sketch), `0 ${move}`).events[0])).toEqual(did));
  }
});

describe('counting', () => {
  test('[MUL-12.4] an omgång that is over is counted, with the cards of the last capture', () => {
    const state = stateOf({ table: 'C9 SK', hands: ['', 'C9'], turn: 1, mulles: ['', ''], rest: 0 });
    const before = presentation.scene(mulle.view(state, 0));
    const { state: now, events } = after(state, '1 take C9: C9');
    const sums = counting.deal(events, before, presentation.scene(mulle.view(now, 0)), []);
    const rows = Object.fromEntries(sums?.rows.map(({ key, counts }) => [key, counts]) ?? []);
    expect(sums?.sides).toEqual([[0], [1]]);
    expect(rows['cards']).toEqual([101, 3]);
    expect(rows['mulles']).toEqual([0, 9]);
    expect(rows['bonus']).toEqual([38, 0]);
    expect(rows['match']).toEqual([38, 9]);
    expect(counting.match(events, before)).toHaveLength(1);
    for (const language of LANGUAGES) {
      const words = presentation.words(language).sums?.(sums!, String);
      expect(words?.title).toContain('Omgång 1');
      expect(new Set(sums?.rows.map((row) => words?.row(row))).size).toBe(sums?.rows.length);
    }
  });

  test('a deal that is over is told, a first deal and a move are not', () => {
    const state = stateOf({ table: 'SK', hands: ['', 'C9'], turn: 1, deal: 2 });
    const scene = presentation.scene(mulle.view(state, 0));
    const dealt = (deal: number) => ({ type: 'dealt', omgang: 1, deal, starter: 0, hands: [], table: [] });
    const sums = counting.deal([{ type: 'discarded', seat: 1, card: 'C9' }, dealt(3)], scene, scene, []);
    expect(presentation.words('en').sums?.(sums!, String).title).toBe('Omgång 1 of 2, after deal 2 of 6');
    expect(sums?.rows.map(({ key }) => key)).toEqual(['cards', 'mulles', 'tabbar', 'intake', 'match']);
    expect(counting.deal([dealt(1)], scene, scene, [])).toBeUndefined();
    expect(counting.deal([{ type: 'discarded', seat: 1, card: 'C9' }], scene, scene, [])).toBeUndefined();
  });
});
