// What `balance` prints: tables for people, or one JSON object.

import type { BalanceTools } from '../../kernel/balance.ts';
import { pairingsOf } from '../arena/tally.ts';
import { aligned } from '../terminal/columns.ts';
import type { GoalCheck } from './goals.ts';
import { sharedCards, type BalanceTally, type MeasuredDeck, type Rate } from './tally.ts';

/** Everything there is to report. */
export interface Measured {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly decks: readonly MeasuredDeck[];
  readonly tally: BalanceTally;
  readonly checks: readonly GoalCheck[];
  readonly tools: BalanceTools;
}

const rounded = (value: number): number => Number(value.toFixed(4));

const rateJson = ({ games, win, low, high }: Rate): object => ({
  games,
  win: rounded(win),
  low: rounded(low),
  high: rounded(high),
});

/** The figures as one object; `goals` says of each whether it is kept. */
export const jsonOf = ({ game, bot, seed, decks, tally, checks }: Measured): object => {
  const actions = tally.actions();
  return {
    game,
    bot,
    seed,
    decks: decks.map(({ name, aside }, at) => ({ deck: name, aside, ...rateJson(tally.overall(at)) })),
    pairs: pairingsOf(decks.length).map(({ a, b }) => ({
      a: decks[a]!.name,
      b: decks[b]!.name,
      ...rateJson(tally.pair(a, b)),
      shared: sharedCards(decks[a]!.contents, decks[b]!.contents),
    })),
    first: {
      ...rateJson(tally.first()),
      mirrors: decks.map(({ name }, at) => ({ deck: name, ...rateJson(tally.first(at)) })),
    },
    actions:
      actions === undefined
        ? null
        : { least: actions[0], lower: actions[1], median: actions[2], upper: actions[3], most: actions[4] },
    comeback: rateJson(tally.comeback()),
    cards: decks.flatMap(({ name, contents }, at) =>
      tally.cards(at).map(({ card, played, drawn }) => ({
        deck: name,
        card,
        copies: Object.hasOwn(contents.cards, card) ? contents.cards[card] : 1,
        games: tally.games(at),
        played: rounded(played),
        drawn: rateJson(drawn),
      })),
    ),
    goals: checks.map((check) => ({ ...check, value: rounded(check.value) })),
    ok: checks.every(({ ok }) => ok),
  };
};

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

const rateText = ({ games, win, low, high }: Rate): string =>
  games === 0 ? '–' : `${percent(win)} ± ${(50 * (high - low)).toFixed(1)}`;

/** Behind a figure that misses its goal. */
const OFF = ' !';

/** The tables, with `!` behind each figure that misses its goal, and what the goals are. */
export const tablesOf = (measured: Measured): string => {
  const { game, bot, seed, checks } = measured;
  const missed = checks.filter(({ ok }) => !ok);
  return [
    `${game}, played by ${bot}, seed ${seed}`,
    '',
    ...aligned(deckRows(measured)),
    '',
    ...aligned(matchRows(measured)),
    '',
    ...aligned(cardRows(measured)),
    '',
    ...(missed.length === 0
      ? [`All ${checks.length} goals are kept.`]
      : [
          `${missed.length} of ${checks.length} goals are missed (marked with${OFF}):`,
          ...missed.map((check) => `  ${goalText(check, measured.tools)}`),
        ]),
  ].join('\n');
};

const markOf = ({ checks }: Measured, goal: GoalCheck['goal'], ...of: readonly string[]): string =>
  checks.some((check) => !check.ok && check.goal === goal && check.of.join('\n') === of.join('\n')) ? OFF : '';

/** Deck against deck, and each against all. */
const deckRows = (measured: Measured): readonly (readonly string[])[] => {
  const { decks, tally } = measured;
  const cell = (a: number, b: number): string => {
    if (a === b) return '·';
    const [one, other] = [decks[Math.min(a, b)]!.name, decks[Math.max(a, b)]!.name];
    return rateText(tally.pair(a, b)) + markOf(measured, 'pairing', one, other);
  };
  return [
    ['DECK', 'WINS', ...decks.map(({ name }) => `AGAINST ${name}`)],
    ...decks.map(({ name, aside }, at) => [
      name,
      rateText(tally.overall(at)) + (aside ? ' (aside)' : markOf(measured, 'deck', name)),
      ...decks.map((_, other) => cell(at, other)),
    ]),
  ];
};

/** Shared cards, and what is about matches as a whole. */
const matchRows = (measured: Measured): readonly (readonly string[])[] => {
  const { decks, tally, tools } = measured;
  const actions = tally.actions();
  const { words, goals } = tools;
  return [
    ['MATCHES', ''],
    [`holder of the ${words.first} wins, in mirrors`, rateText(tally.first()) + markOf(measured, 'first')],
    ...decks.map(({ name }, at) => [`  ${name}`, rateText(tally.first(at))]),
    [
      'actions per match, both players: median (quartiles)',
      actions === undefined ? '–' : `${actions[2]} (${actions[1]}–${actions[3]})${markOf(measured, 'actions')}`,
    ],
    [
      `at most ${goals.comeback.behind} points behind ${words.late}, still wins`,
      rateText(tally.comeback()) + markOf(measured, 'comeback'),
    ],
    ...pairingsOf(decks.length).map(({ a, b }) => [
      `cards that ${decks[a]!.name} and ${decks[b]!.name} share`,
      String(sharedCards(decks[a]!.contents, decks[b]!.contents)) +
        markOf(measured, 'shared', decks[a]!.name, decks[b]!.name),
    ]),
  ];
};

/** Card by card, deck by deck. */
const cardRows = (measured: Measured): readonly (readonly string[])[] => [
  ['DECK', 'CARD', 'PLAYED', 'WINS WHEN DRAWN', 'OF GAMES'],
  ...measured.decks.flatMap(({ name }, at) =>
    measured.tally
      .cards(at)
      .map(({ card, played, drawn }) => [
        name,
        card,
        percent(played) + markOf(measured, 'played', name, card),
        rateText(drawn),
        String(drawn.games),
      ]),
  ),
];

const GOALS: {
  readonly [goal in GoalCheck['goal']]: (of: readonly string[], tools: BalanceTools) => string;
} = {
  deck: ([deck = '']) => `${deck} wins`,
  pairing: ([a = '', b = '']) => `${a} against ${b} wins`,
  first: (_, { words }) => `the holder of the ${words.first} wins`,
  played: ([deck = '', card = '']) => `${card} in ${deck} is played in`,
  actions: () => 'median of actions:',
  comeback: (_, { words }) => `behind ${words.late}, still wins`,
  shared: ([a = '', b = '']) => `cards that ${a} and ${b} share:`,
};

/** One goal in words: what, how much, and what it should be. */
const goalText = ({ goal, of, value, least, most }: GoalCheck, tools: BalanceTools): string => {
  const isCount = goal === 'actions' || goal === 'shared';
  const text = (number: number): string => (isCount ? String(number) : percent(number));
  const wanted =
    least === undefined
      ? `at most ${text(most ?? 0)}`
      : most === undefined
        ? `at least ${text(least)}`
        : `${text(least)} to ${text(most)}`;
  return `${GOALS[goal](of, tools)} ${text(value)}; the goal is ${wanted}`;
};
