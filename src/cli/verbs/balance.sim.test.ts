// The balance of decks: every pairing on duplicate deals, mirrors, figures and goals, and clear words for what can't be played.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { GAMES, type GameModule } from '../../games/index.ts';
import type { MatchFacts, MatchFollower } from '../../kernel/balance.ts';
import { ran } from '../testing/shell.ts';
import { playDeckTask } from '../balance/task.ts';

const load = GAMES['mythos'] as () => Promise<GameModule>;

const BASE = ['balance', 'mythos', '--bot', 'random', '--games', '4', '--seed', '7'];

interface Rated {
  readonly games: number;
  readonly win: number;
  readonly low: number;
  readonly high: number;
}
interface Report {
  readonly ok: boolean;
  readonly decks: readonly (Rated & { readonly deck: string; readonly aside: boolean })[];
  readonly pairs: readonly (Rated & { readonly a: string; readonly b: string; readonly shared: number })[];
  readonly first: Rated & { readonly mirrors: readonly Rated[] };
  readonly actions: { readonly median: number; readonly lower: number; readonly upper: number };
  readonly comeback: Rated;
  readonly cards: readonly {
    readonly deck: string;
    readonly games: number;
    readonly copies: number;
    readonly played: number;
    readonly drawn: Rated;
  }[];
  readonly goals: readonly { readonly goal: string; readonly of: readonly string[]; readonly ok: boolean }[];
}

const reported = async (...argv: readonly string[]): Promise<Report> => {
  const { out, err } = await ran([...argv, '--json']);
  expect(err).toBe('');
  return JSON.parse(out) as Report;
};

describe('balance', () => {
  test('as JSON: every pairing, every mirror, every card', async () => {
    const report = await reported(...BASE, '--decks', 'lanterns,tides');
    expect(report).toMatchObject({ game: 'mythos', bot: 'random@1', seed: '7' });
    const [pair, ...others] = report.pairs;
    expect(others).toEqual([]);
    expect(pair).toMatchObject({ a: 'lanterns', b: 'tides', games: 4, shared: 0 });
    expect(report.decks[0]!.win + report.decks[1]!.win).toBe(1);
    expect(report.first.games).toBe(8);
    expect(report.first.mirrors.map(({ games }) => games)).toEqual([4, 4]);
    // 4 matches against the other deck, and two sides of 4 mirrors.
    expect(new Set(report.cards.map(({ games }) => games))).toEqual(new Set([12]));
    expect(report.cards.filter(({ deck }) => deck === 'tides').reduce((sum, { copies }) => sum + copies, 0)).toBe(33);
    for (const { played, drawn } of report.cards) {
      expect(played).toBeGreaterThanOrEqual(0);
      expect(played * 12).toBeLessThanOrEqual(drawn.games + 1e-3);
      expect([drawn.low <= drawn.win, drawn.win <= drawn.high]).toEqual([true, true]);
    }
    expect(report.actions.lower).toBeLessThanOrEqual(report.actions.median);
    expect(report.actions.median).toBeLessThanOrEqual(report.actions.upper);
    expect(report.ok).toBe(report.goals.every(({ ok }) => ok));
  });

  test('the same seed gives the same figures, another one others', async () => {
    const one = await ran([...BASE, '--json']);
    expect((await ran([...BASE, '--json'])).out).toBe(one.out);
    expect((await ran([...BASE.slice(0, -1), '8', '--json'])).out).not.toBe(one.out);
  });

  test('a deal is played twice, with seats and decks changed; a mirror is played once', async () => {
    const played: string[] = [];
    const module = await load();
    const measuring = module.balance!;
    const follow = (): MatchFollower => {
      const follower = measuring.follow();
      const facts = (): MatchFacts => {
        const found = follower.facts();
        played.push(`${found.first} ${found.actions} ${found.drawn.flat().join()}`);
        return found;
      };
      return { ...follower, facts };
    };
    const games = { mythos: () => Promise.resolve({ ...module, balance: { ...measuring, follow } }) };
    const { code } = await ran([...BASE, '--decks', 'tides,lanterns'], { games });
    expect([0, 1]).toContain(code);
    expect(played).toHaveLength(12);
    expect(new Set(played).size).toBe(12);
    // The pair of a deal: the same first advantage, in whosever hands the deck is.
    for (const at of [0, 6]) expect(played[at]!.split(' ')[0]).toBe(played[at + 1]!.split(' ')[0]);
  });

  test('as tables, with what misses its goal marked and listed', async () => {
    const { code, out } = await ran([...BASE, '--games', '2', '--decks', 'lanterns,tides']);
    expect(out).toMatch(/^DECK +WINS +AGAINST lanterns +AGAINST tides$/mu);
    expect(out).toMatch(/^lanterns +\d+\.\d % ± \d+\.\d( !)? +· +\d/mu);
    expect(out).toMatch(/^holder of the first Edge wins, in mirrors +\d+\.\d % ± \d/mu);
    expect(out).toMatch(/^actions per match, both players: median \(quartiles\) +\d+/mu);
    expect(out).toMatch(/^at most 4 points behind after mission B, still wins/mu);
    expect(out).toMatch(/^cards that lanterns and tides share +0$/mu);
    expect(out).toMatch(/^DECK +CARD +PLAYED +WINS WHEN DRAWN +OF GAMES$/mu);
    const missed = /^(\d+) of \d+ goals are missed \(marked with !\):$/mu.exec(out);
    expect(code).toBe(missed === null ? 0 : 1);
    expect(out.match(/; the goal is (?:at (?:least|most) )?\d/gu)?.length ?? 0).toBe(Number(missed?.[1] ?? 0));
  });

  test('decks of files and of a set of one’s own; one stands aside', async () => {
    const { out: tides } = await ran(['deck', 'random', '--faction', 'Tide', '--seed', '1']);
    const { out: set } = await ran(['cards', 'show', '--lang', 'en']);
    const files = { 'set.txt': set, 'a.txt': tides, 'b.txt': (await ran(['deck', 'random', '--seed', '2'])).out };
    const argv = [...BASE, '--games', '2', '--set', 'set.txt', '--decks', 'a.txt, b.txt', '--aside', 'b.txt', '--json'];
    const { out, err } = await ran(argv, { files });
    expect(err).toBe('');
    const report = JSON.parse(out) as Report;
    expect(report.decks).toMatchObject([
      { deck: 'a.txt', aside: false, games: 0 },
      { deck: 'b.txt', aside: true, games: 2 },
    ]);
    expect(report.goals.every(({ of }) => !of.includes('b.txt'))).toBe(true);
  });

  test.each([
    [['guinote'], 'guinote has a fixed deck: there is nothing to balance.'],
    [['mythos', '--decks', 'tides'], 'There must be 2 to 16 decks, not 1.'],
    [['mythos', '--decks', 'tides,,lanterns'], '--decks must name decks with commas between them.'],
    [['mythos', '--decks', 'tides,tides'], '--decks names tides twice.'],
    [['mythos', '--decks', 'tides,lantern'], 'lantern: there is no such file, nor a deck of that name.'],
    [['mythos', '--aside', 'x'], '--aside names x, which is not played.'],
    [['mythos', '--set', 'x.txt'], '--set needs --decks'],
    [['mythos', '--bot', 'rando'], 'mythos has no bot "rando". Did you mean random?'],
    [['mythos', '--games', '3'], '--games must be even, not 3'],
    [['mythos', '--decks', 'short.txt,tides'], "The decks can't be played: deck of seat 0: there are 2 cards"],
  ])('%j is refused with a reason', async (words, message) => {
    const { code, out, err } = await ran(['balance', ...words], { files: { 'short.txt': '2 Kaito — Scout\n' } });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  test('a game that measures nothing is refused, by the command and by a thread', async () => {
    const module = await load();
    const { balance: _, ...bare } = module;
    const { code, err } = await ran(['balance', 'mythos'], { games: { mythos: () => Promise.resolve(bare) } });
    expect([code, err]).toEqual([2, "baize: The decks of mythos can't be measured.\n"]);
    const task = { game: 'whistle', options: {}, loadouts: [], seed: 'ab', decks: [0, 1], bot: 'random' } as const;
    await expect(playDeckTask(whistle, task)).rejects.toThrow('nothing is measured in whistle');
    await expect(playDeckTask(module, { ...task, game: 'mythos', bot: 'x' })).rejects.toThrow('mythos has no bot "x"');
  });
});
