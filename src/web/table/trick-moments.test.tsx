// Tricks on any table: what lies in them added up, what they bring, what is announced, and what goes on by itself.
// @vitest-environment happy-dom

import { afterEach, describe, expect, test } from 'vitest';
import type { Timeline } from '../../kernel/timeline.ts';
import { firstLegal, openPlayed, type Choose, type Opening, type PlayedTable } from './testing/played-table.tsx';

let table: PlayedTable | undefined;
afterEach(() => {
  table?.close();
  table = undefined;
});

type View = {
  readonly trick: { readonly cards: readonly string[] };
  readonly stage: string;
  readonly stock: readonly unknown[];
};
const viewOf = ({ match }: Timeline): View => match.view('open') as unknown as View;

/** Plays first legal cards up to a moment; of many deals, the first that comes to it. */
const openAt = async (isThere: (timeline: Timeline) => boolean, more: Partial<Opening> = {}): Promise<PlayedTable> => {
  for (let seed = 1; seed < 200; seed++) {
    let found = false;
    const course: Choose = (timeline) => {
      found = isThere(timeline);
      return found || timeline.steps > 60 ? undefined : playing(timeline);
    };
    const shown = await openPlayed({ game: 'guinote', seats: 2, options: { players: 2 }, seed, course, ...more });
    if (found) return shown;
    shown.close();
  }
  throw new Error('no match comes to that');
};

/** Cards before words. */
const playing: Choose = (timeline) => {
  const [seat] = timeline.match.actors.must;
  const legal = seat === undefined ? [] : timeline.match.legal(seat);
  const action = legal.find((each) => each.startsWith('play ')) ?? legal.find((each) => each === 'draw');
  return seat === undefined || action === undefined ? firstLegal(timeline) : { seat, action };
};

const WORTH: { readonly [rank: string]: number } = { 1: 11, 3: 10, 12: 4, 10: 3, 11: 2 };
const worth = (card: string): number => WORTH[card.slice(0, -1)] ?? 0;

describe('a trick', () => {
  test('adds up as it lies, and the card that takes it says what it brings', async () => {
    table = await openAt((timeline) => {
      const { cards } = viewOf(timeline).trick;
      const [seat = 0] = timeline.match.actors.must;
      const [card = ''] = timeline.match.legal(seat);
      return cards.length === 1 && worth(cards[0] ?? '') > 0 && worth(card.slice(5)) > 0;
    });
    const [led = ''] = viewOf(table.timeline()).trick.cards;
    expect(table.text('.trick-sum')).toBe(String(worth(led)));
    const move = firstLegal(table.timeline());
    await table.play(move?.seat ?? 0, move?.action ?? '');
    const sum = worth(led) + worth((move?.action ?? '').slice(5));
    expect(table.text('.duel .win .chip-points')).toBe(`+${sum}`);
    expect(table.all('.chip-points')).toHaveLength(1);
    expect(table.all('.trick-sum')).toEqual([]);
    const scores = (): readonly number[] =>
      table?.all('.bar .score b').map(({ textContent }) => Number(textContent)) ?? [];
    const before = scores();
    await table.next();
    // Collected, but not landed: the score waits for that.
    expect(table.all('.duel .chip-points')).toEqual([]);
    expect(scores()).toEqual(before);
    await table.next();
    expect(scores().reduce((all, each) => all + each, 0)).toBe(before.reduce((all, each) => all + each, 0) + sum);
  });
});

describe('announced across the cloth', () => {
  const saying =
    (word: string) =>
    ({ match }: Timeline): boolean =>
      [0, 1].some((seat) => match.legal(seat).some((each) => each.startsWith(word)));

  const say = async (shown: PlayedTable, word: string): Promise<void> => {
    const { match } = shown.timeline();
    const seat = match.legal(0).some((each) => each.startsWith(word)) ? 0 : 1;
    await shown.play(seat, match.legal(seat).find((each) => each.startsWith(word)) ?? '');
  };

  test('a cante, with its cards, and no second notice of it', async () => {
    table = await openAt(saying('sing'));
    await say(table, 'sing');
    expect(table.text('[data-testid=banner] b')).toMatch(/^¡Las (?:veinte|cuarenta)!$/u);
    expect(table.all('[data-testid=banner] .card')).toHaveLength(2);
    expect(table.all('[data-testid=toast]')).toEqual([]);
    // Who only listens is told all the same.
    expect(table.text('[data-testid=polite]')).toContain('¡las');
  });

  test('the seven', async () => {
    table = await openAt(saying('swap'));
    await say(table, 'swap');
    expect(table.text('[data-testid=banner] b')).toBe('The seven');
    expect(table.all('[data-testid=banner] .card')).toHaveLength(2);
  });

  test('the arrastre, once the stock is gone', async () => {
    table = await openAt((timeline) => viewOf(timeline).stage === 'stop' && timeline.match.actors.must[0] === 1);
    for (let i = 0; i < 3 && viewOf(table.timeline()).stage === 'stop'; i++) {
      const [seat = 0] = table.timeline().match.actors.must;
      await table.play(seat, 'draw');
    }
    await table.skip();
    expect(table.text('[data-testid=banner] b')).toBe('Arrastre');
  });
});

describe('the last draw', () => {
  const alone = (timeline: Timeline): boolean =>
    timeline.match.actors.must[0] === 0 && timeline.match.legal(0).join() === 'draw';
  const withWords = (timeline: Timeline): boolean =>
    timeline.match.actors.must[0] === 0 && viewOf(timeline).stage === 'stop' && timeline.match.legal(0).length > 1;

  test('goes on by itself where nothing can be said', async () => {
    table = await openAt(alone);
    expect(table.acts()).toEqual([]);
    await table.next();
    expect(table.acts()).toEqual(['draw']);
  });

  test('waits for whoever can say something', async () => {
    table = await openAt(withWords);
    await table.next();
    expect(table.acts()).toEqual([]);
  });
});

test('a second touch before the first is on screen is a slip of the finger', async () => {
  table = await openAt((timeline) => timeline.match.actors.must[0] === 0 && viewOf(timeline).trick.cards.length === 1);
  const [action = ''] = table.timeline().match.legal(0);
  table.session.act(action);
  table.session.act(action);
  expect(table.acts()).toEqual([action]);
});

test('a score says what it is made of when it is tapped', async () => {
  table = await openAt((timeline) => timeline.steps > 12 && timeline.match.actors.must[0] === 0);
  await table.tap('[data-testid=explain-score]');
  expect(table.all('[data-testid=score-sheet] tbody tr').map(({ dataset }) => dataset['row'])).toEqual([
    'cards',
    'cantes',
    'lastTen',
    'total',
  ]);
  expect(table.text('.score-notes')).toMatch(/malas|buenas/u);
  const total = table.all('[data-testid=score-sheet] [data-row=total] td').map(({ textContent }) => textContent);
  expect(table.all('.bar .score b').map(({ textContent }) => textContent)).toEqual(total);
});
