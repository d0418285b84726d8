// Mulle on the table of open cards: choosing, lighting, composing, refusals, what the others do, and the end of a deal.
// @vitest-environment happy-dom

import { afterEach, describe, expect, test } from 'vitest';
import { openMulle, settle, type MulleTable, type Sketch } from './testing/mulle-table.tsx';

let table: MulleTable;
afterEach(() => table.close());

const build = (cards: string, owner: number, value: number, locked: boolean) => ({ cards, owner, value, locked });
const SEVENS: Sketch = {
  table: ['S3', 'H4', 'C5', 'H2', build('S7 D7', 0, 7, true), 'HQ', build('D5 C8', 1, 13, false)],
  hands: ['CQ D9 D7', 'DK H9 H10'],
};

const all = (selector: string): HTMLElement[] => [...table.root.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => {
  const [found] = all(selector);
  if (found === undefined) throw new Error(`${selector} is not there`);
  return found;
};
const press = async (selector: string): Promise<void> => {
  one(selector).click();
  await settle();
};
const hand = (card: string): string => `.hand [data-card="${card}"]`;
const lying = (target: string): string => `.lying [data-target="${target}"]`;
const ringOf = (target: string): string =>
  ['lit', 'could', 'dim', 'picked'].filter((ring) => one(lying(target)).classList.contains(ring)).join();
const chipOf = (target: string): string => one(lying(target)).querySelector('.sum')?.textContent ?? '';
const buttons = (): string[] =>
  all('.compose button').map((button) => `${button.dataset['way']}: ${button.textContent}`);

describe('choosing a card of the hand', () => {
  test('raises it, lights every group with its chip, and offers the best on one button', async () => {
    table = await openMulle(SEVENS);
    expect(buttons()).toEqual([]);
    await press(hand('D7'));
    expect(one(hand('D7')).classList.contains('sel')).toBe(true);
    expect(['S3', 'H4', 'C5', 'H2'].map((card) => `${ringOf(card)} ${chipOf(card)}`)).toEqual([
      'lit 3+4',
      'lit 3+4',
      'lit 2+5',
      'lit 2+5',
    ]);
    expect(['build-7', 'HQ', 'build-13'].map(ringOf)).toEqual(['lit', 'dim', 'dim']);
    expect(buttons()).toEqual(['main: 7 Take: 7 = 3+4, 2+5, build · 1 mulle']);
    expect(table.acts()).toEqual([]);
    await press('.compose [data-way=main]');
    expect(table.acts()).toEqual(['take D7: S3+H4, H2+C5, build 7']);
  });

  test('a second touch puts it back, another card takes its place, Escape ends it', async () => {
    table = await openMulle(SEVENS);
    await press(hand('D7'));
    await press(hand('D7'));
    expect(all('.hand .sel')).toEqual([]);
    await press(hand('D7'));
    await press(hand('D9'));
    expect(all('.hand .sel').map((card) => card.dataset['card'])).toEqual(['D9']);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await settle();
    expect(all('.hand .sel')).toEqual([]);
  });

  test('of twins in the hand one is raised', async () => {
    table = await openMulle({ table: ['S3', 'SK'], hands: ['H4 H4 C7', 'D8 D9 D10'] });
    await press(hand('H4'));
    expect(all('.hand .sel')).toHaveLength(1);
  });

  test('what can be built is told beside what can be done without the table', async () => {
    table = await openMulle({ table: ['S3', 'SK'], hands: ['H4 C7', 'D8 D9'] });
    await press(hand('H4'));
    expect(chipOf('S3')).toBe('→ 7');
    expect(buttons()).toEqual(['main: 4 Build: 7 = 4+3', 'other:  Discard']);
  });

  test('a card that can do nothing says why', async () => {
    table = await openMulle({ table: ['SK', build('S4 D5', 0, 9, false)], hands: ['H2 C9', 'DJ HJ'] });
    await press(hand('H2'));
    expect(table.acts()).toEqual(['discard H2']);
    expect(one('[data-tip]').dataset['tip']).toBe('has-builds');
  });
});

describe('composing', () => {
  test('what is picked is added up, and the best that has it stays on the button', async () => {
    table = await openMulle(SEVENS);
    await press(hand('D7'));
    await press(lying('S3'));
    expect(ringOf('S3')).toBe('picked');
    expect(one(lying('S3')).getAttribute('aria-pressed')).toBe('true');
    expect(one('[data-testid=tally]').textContent).toBe('3 / 7');
    expect(buttons()).toEqual(['main: 7 Take: 7 = 3+4, 2+5, build · 1 mulle']);
    await press(lying('S3'));
    expect(all('[data-testid=tally]')).toEqual([]);
  });

  test('what adds up but is not legal can be tried: the refusal says why, what is legal, and nothing is put back', async () => {
    table = await openMulle(SEVENS);
    await press(hand('D7'));
    await press(lying('S3'));
    await press(lying('H4'));
    expect(one('[data-testid=tally]').textContent).toBe('7 = 3+4');
    expect(buttons()[1]).toBe('tried:  Take: 7 = 3+4');
    await press('.compose [data-way=tried]');
    expect(one('[data-tip]').dataset['tip']).toBe('take-the-build');
    expect(one('[data-tip] p').textContent).toContain('There is a build of 7');
    expect(all('[data-tip] [data-way]').map((way) => way.dataset['action'])).toEqual([
      'take D7: S3+H4, H2+C5, build 7',
    ]);
    expect(['S3', 'H4'].map(ringOf)).toEqual(['picked', 'picked']);
    await press('[data-tip] [data-way]');
    expect(table.acts()).toEqual(['take D7: S3+H4', 'take D7: S3+H4, H2+C5, build 7']);
  });

  test('what adds up to nothing has both readings to ask about', async () => {
    table = await openMulle({ table: ['S3', 'SK', 'C5'], hands: ['H8 C7', 'DJ HJ'] });
    await press(hand('C7'));
    await press(lying('C5'));
    expect(all('.compose button').map((button) => button.dataset['action'])).toEqual(['build C7 on C5', 'take C7: C5']);
    await press('.compose button');
    expect(one('[data-tip]').dataset['tip']).toBe('no-taker');
  });

  test('one of several ways is meant by picking what it takes', async () => {
    table = await openMulle({ table: ['S3', 'H6', 'C3', 'SK'], hands: ['H9 D2', 'DJ HJ'] });
    await press(hand('H9'));
    expect(ringOf('C3')).toBe('could');
    await press(lying('C3'));
    await press(lying('H6'));
    expect(all('.compose button').map((button) => button.dataset['action'])).toEqual(['take H9: H6+C3']);
  });

  test('twins on the table are two', async () => {
    table = await openMulle({ table: ['S4', 'S4', 'SK'], hands: ['H8 D2', 'DJ HJ'] });
    await press(hand('H8'));
    const [first, second] = all(lying('S4'));
    first?.click();
    await settle();
    expect(one('[data-testid=tally]').textContent).toBe('4 / 8');
    second?.click();
    await settle();
    expect(one('[data-testid=tally]').textContent).toBe('8 = 4+4');
    expect(buttons()).toEqual(['main: 8 Take: 8 = 4+4 · 1 mulle']);
  });

  test('a touch of the table before the hand finds the one card that can do something with it', async () => {
    table = await openMulle(SEVENS);
    await press(lying('HQ'));
    expect(all('.hand .sel').map((card) => card.dataset['card'])).toEqual(['CQ']);
    expect(ringOf('HQ')).toBe('picked');
  });

  test('where several can it asks for one of them, where none can it says so', async () => {
    table = await openMulle({ table: ['S3', 'SK', 'C5'], hands: ['H8 C3', 'DJ HJ'] });
    await press(lying('S3'));
    expect(one('[data-testid=prompt]').textContent).toBe('Now choose a card from your hand.');
    await press(lying('S3'));
    await press(lying('SK'));
    expect(one('[data-testid=prompt]').textContent).toBe('None of your cards can do anything with that.');
    expect(all('.hand .legal')).toEqual([]);
  });

  test('out of turn nothing is picked', async () => {
    table = await openMulle({ table: ['S3', 'SK'], hands: ['H8 C3', 'DJ HJ'] });
    await table.play(0, 'discard H8');
    await press(lying('S3'));
    expect(all('.picked')).toEqual([]);
  });
});

describe('what the others do', () => {
  test('a card that takes lies on its group for a moment, then all of it is gone and the points are told', async () => {
    table = await openMulle({ table: ['C7', 'H4', 'SK'], hands: ['H9 H10', 'C7 S8'] });
    await table.play(0, 'discard H9');
    await table.next();
    await table.play(1, 'take C7: C7');
    expect(one('.lying .laid').dataset['card']).toBe('C7');
    expect(['C7', 'H4'].map(ringOf)).toEqual(['lit', '']);
    expect(all('.players .backs .card')).toHaveLength(1);
    expect(all('.bar .score')[1]?.textContent).toContain('0');
    expect(all('[data-testid=gain]')).toEqual([]);
    await table.next();
    expect(all('.lying .laid')).toEqual([]);
    expect(all(lying('C7'))).toEqual([]);
    expect(one('[data-pile="captured-1"] .count').textContent).toBe('2');
    expect(one('[data-pile="captured-1"] [data-testid=gain]').textContent).toBe('+7');
    expect(all('.bar .score')[1]?.textContent).toContain('7');
  });

  test('piles keep their places, and a build lies where its card lay', async () => {
    table = await openMulle({ table: ['S3', 'H4', 'SK', 'HQ'], hands: ['H9 H10', 'C4 C7'] });
    const cell = (target: string): number =>
      all('.place').findIndex((place) => place.querySelector(`[data-target="${target}"]`) !== null);
    const before = ['S3', 'H4', 'HQ'].map(cell);
    await table.play(0, 'discard H9');
    await table.next();
    await table.play(1, 'build C4 on S3');
    await table.next();
    expect(['build-7', 'H4', 'HQ'].map(cell)).toEqual(before);
    expect(one(lying('build-7')).dataset['locked']).toBe('false');
    expect(one(`${lying('build-7')} .medal b`).textContent).toBe('7');
  });

  test('four at a table: three of them above, each with the number of cards', async () => {
    table = await openMulle({ table: ['S3', 'SK'], hands: ['H9 H10', 'C4 C7', 'C8 C9', 'D8 D9'] });
    expect(all('.player')).toHaveLength(3);
    expect(all('.player .backs .count').map((count) => count.textContent)).toEqual(['2', '2', '2']);
    expect(all('.player').map((player) => player.dataset['seat'])).toEqual(['3', '2', '1']);
  });
});

describe('the end of a deal', () => {
  test('is counted after the last card has landed, and waits for Next', async () => {
    table = await openMulle({ table: ['C7', 'SK'], hands: ['H9', 'C7'], deal: 5 });
    await table.play(0, 'discard H9');
    await table.next();
    await table.play(1, 'take C7: C7');
    expect(all('.lying .laid')).toHaveLength(1);
    expect(all('[data-testid=sums]')).toEqual([]);
    await table.next();
    expect(all('.lying .laid')).toEqual([]);
    expect(all('[data-testid=sums]')).toEqual([]);
    expect(all('.hand .card')).toEqual([]);
    await table.next();
    expect(one('[data-testid=sums] caption').textContent).toBe('Omgång 1 of 2, after deal 5 of 6');
    expect(one('[data-testid=sums] [data-row=mulles]').textContent).toBe('Points for mullar07');
    await table.next();
    expect(all('[data-testid=sums]')).toHaveLength(1);
    await press('[data-testid=next]');
    expect(all('[data-testid=sums]')).toEqual([]);
    expect(all('.hand .card')).toHaveLength(8);
  });

  test('hurrying on stops at the count, and goes on from there', async () => {
    table = await openMulle({ table: ['C7', 'SK'], hands: ['H9', 'C7'], deal: 5 });
    await table.play(0, 'discard H9');
    await table.play(1, 'take C7: C7');
    table.session.skip();
    await settle();
    expect(all('[data-testid=sums]')).toHaveLength(1);
    table.session.next();
    await settle();
    expect(all('[data-testid=sums]')).toEqual([]);
    expect(all('.hand .card')).toHaveLength(8);
  });
});
