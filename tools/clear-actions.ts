// Positions of Guiñote for four, Mulle, Mythos and HighNoon in which one action is clearly best, and how often hard and expert choose it.
//
//   node tools/clear-actions.ts mythos 1000               finds 1,000 and measures both levels
//   node tools/clear-actions.ts mythos 120 FILE [FIRST]   finds 120, from match FIRST on, and writes them
//   node tools/clear-actions.ts mythos FILE …             measures the positions of files
//
// Positions come from matches of the game's earlier bot, one move in five at random. Clearly best is what several searches agree on, paired playouts and
// trees, the last of them with more than the budget of `expert`, each with luck of its own: in every one of them it is ahead of any other by 20 points, which are
// hundredths of the chance to win. In Guiñote for four, the last plays hands out as players who search themselves would.

import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stderr, stdout } from 'node:process';
import type { Bot, Level, Thought } from '../src/bots/bot.ts';
import { findLevel } from '../src/bots/index.ts';
import { aidsFor as guinoteAids } from '../src/bots/guinote/aids.ts';
import { PERFECT } from '../src/bots/guinote/worlds.ts';
import type { Sight } from '../src/bots/highnoon/aids.ts';
import type { Wariness } from '../src/bots/highnoon/challenge.ts';
import { planningBot } from '../src/bots/highnoon/levels.ts';
import { aidsWith } from '../src/bots/mulle/aids.ts';
import { endsOf, isEnding } from '../src/bots/mulle/ending.ts';
import { LOOSE } from '../src/bots/mulle/reading.ts';
import { aids as mythosAids } from '../src/bots/mythos/aids.ts';
import type { Aids } from '../src/bots/search/aids.ts';
import { searchingBot } from '../src/bots/search/levels.ts';
import { TREE } from '../src/bots/search/tree.ts';
import {
  clearlyBest,
  missedBy,
  thoughtsOf,
  type Clear,
  type Referee,
  type Subject,
  type Valued,
} from '../src/bots/testing/clear.ts';
import { guinote, type Guinote } from '../src/games/guinote/index.ts';
import { GAMES } from '../src/games/index.ts';
import type { Mulle } from '../src/games/mulle/index.ts';
import { FIRST_CARDS } from '../src/games/mythos/testing/first-cards.ts';
import type { Seat } from '../src/kernel/game.ts';
import { present } from '../src/kernel/present.ts';
import { fastRandom, type Random } from '../src/kernel/random.ts';

const NEVER_SLACK = { slack: 0, cap: 0 };

/** By so much of the chance to win an action must be better than any other, and at first sight. */
const MARGIN = 0.2;
const LIKELY = 0.15;
const PERHAPS = 0.1;

const pairing = (aids: Aids<never>, budget: number, by = MARGIN): Referee => ({
  bot: searchingBot(aids, NEVER_SLACK) as unknown as Bot,
  budget,
  by,
});

const growing = (aids: Aids<never>, budget: number): Referee => ({
  bot: searchingBot(aids, { ...NEVER_SLACK, tree: TREE }) as unknown as Bot,
  budget,
  by: MARGIN,
});

/** Without the exact solver, which gives no margin. */
const searched = (aids: Aids<never>): Aids<never> => ({ ...aids, solve: () => undefined });

/** Playouts in which everybody searches, too, a little, from what they see: no list that players go by can mislead these. */
const thoughtOut = (aids: Aids<Guinote>): Aids<Guinote> => {
  const { finish: _, ...others } = aids;
  const player = searchingBot(guinoteAids({ memory: 100, infers: false }), NEVER_SLACK);
  const policy = (s: Guinote['state'], seat: Seat, random: Random): Guinote['action'] => {
    const legal = guinote.legal(s, seat);
    const sides = guinote.sides(s.options);
    const thought = {
      game: guinote,
      seat,
      sides,
      view: guinote.view(s, seat),
      history: [],
      legal,
      random,
      budget: 200,
    };
    return player(thought) ?? legal[0]!;
  };
  return { ...others, policy };
};

const guinoteReferees = (): readonly Referee[] => {
  const aids = guinoteAids(PERFECT);
  const quick = aids as unknown as Aids<never>;
  const slow = thoughtOut(aids) as unknown as Aids<never>;
  return [pairing(quick, 400, PERHAPS), pairing(quick, 4000, LIKELY), pairing(quick, 50_000), pairing(slow, 600)];
};

const mythosReferees = (): readonly Referee[] => {
  const aids = mythosAids as unknown as Aids<never>;
  return [
    pairing(aids, 30, PERHAPS),
    pairing(aids, 90, LIKELY),
    pairing(aids, 600),
    growing(aids, 500),
    growing(aids, 500),
  ];
};

/** One of them reads hands from what was played: the action must be best whether they tell something or not. */
const mulleReferees = (): readonly Referee[] => {
  const plain = searched(aidsWith({ memory: 1 }) as unknown as Aids<never>);
  const reading = searched(aidsWith({ memory: 1, reading: { share: 0.25, trust: LOOSE } }) as unknown as Aids<never>);
  return [
    pairing(plain, 60, PERHAPS),
    pairing(plain, 300, LIKELY),
    pairing(plain, 4000),
    growing(plain, 4000),
    growing(reading, 4000),
  ];
};

const HIGHNOON: Sight = { horizon: { split: 60, shared: 200 }, memory: { share: 100 }, plans: true };

const planning = (budget: number, by = MARGIN, wary?: Wariness): Referee => ({
  bot: planningBot({ ...HIGHNOON, ...present({ wary }) }, NEVER_SLACK) as unknown as Bot,
  budget,
  by,
});

const highNoonReferees = [planning(150, LIKELY), planning(4000), planning(4000)];

/** A gain that nobody falls short of: every action stays in question to the last playout. */
const ALL_STAY: Wariness = { gain: -1, sure: 0 };

/** With a shared deck some of them play on patiently, some warily, the last against a rival that may be wary, too: the action must be best each time. */
const sharedReferees = [
  planning(150, LIKELY),
  planning(4000),
  planning(600, LIKELY, ALL_STAY),
  planning(6000, MARGIN, ALL_STAY),
  planning(4000, MARGIN, { ...ALL_STAY, notices: true }),
];

const isMulleEnding = (thought: Thought<never>): boolean => isEnding(thought as unknown as Thought<Mulle>);

/** Endings with one hidden hand are known exactly: then what an action comes to is won, drawn or lost. */
const mulleExact = (thought: Thought<never>): readonly Valued[] | undefined => {
  const asked = thought as unknown as Thought<Mulle>;
  const sign = asked.seat % 2 === 0 ? 1 : -1;
  return endsOf(asked)?.map(({ action, lead }) => ({ action, mean: (1 + Math.sign(sign * lead)) / 2 }));
};

interface Terms {
  readonly player: string;
  readonly options: Subject['options'];
  readonly cards?: NonNullable<Subject['cards']>;
  readonly exact?: NonNullable<Subject['exact']>;
  readonly isExact?: NonNullable<Subject['isExact']>;
  readonly referees: () => readonly Referee[];
}

const mulle = { player: 'heuristic', exact: mulleExact, isExact: isMulleEnding, referees: mulleReferees };

const TERMS: { readonly [name: string]: Terms } = {
  'guinote-4': { player: 'greedy', options: { players: 4, partidasPerCoto: 1 }, referees: guinoteReferees },
  mulle: { ...mulle, options: { omgangar: 1 } },
  'mulle-4': { ...mulle, options: { omgangar: 1, players: 4 } },
  mythos: { player: 'heuristic', options: {}, cards: FIRST_CARDS, referees: mythosReferees },
  highnoon: { player: 'greedy', options: {}, referees: () => highNoonReferees },
  'highnoon-shared': { player: 'greedy', options: { mode: 'shared' }, referees: () => sharedReferees },
};

const subjectNamed = async (name: string): Promise<Subject> => {
  const terms = TERMS[name];
  if (terms === undefined) throw new Error(`"${name}" is none of ${Object.keys(TERMS).join(', ')}`);
  const id = name.replace(/-.*/u, '');
  return {
    module: await GAMES[id]!(),
    options: terms.options,
    player: await levelOf(id, terms.player),
    exactBy: MARGIN,
    ...present({ cards: terms.cards, exact: terms.exact, isExact: terms.isExact }),
    referees: terms.referees(),
  };
};

const levelOf = async (game: string, name: string): Promise<Level> => {
  const level = await findLevel(game, name);
  if (level === undefined) throw new Error(`${game} has no bot "${name}"`);
  return level;
};

/** Of each match so many positions are looked at, and all that are known exactly. */
const PER_MATCH = 32;

const textOf = (found: readonly Clear[]): string =>
  `[\n${found.map((clear) => `  ${JSON.stringify(clear)}`).join(',\n')}\n]\n`;

/** Finds so many; what is found is written at once, if a file is given. */
const find = (subject: Subject, wanted: number, first: number, file?: string): readonly Clear[] => {
  const found: Clear[] = [];
  let looked = 0;
  for (let match = first; found.length < wanted; match++) {
    const thoughts = thoughtsOf(subject, match);
    const random = fastRandom(match);
    const places = new Set(Array.from({ length: PER_MATCH }, () => random.below(thoughts.length)));
    for (const [n, thought] of thoughts.entries()) {
      if (!places.has(n) && subject.isExact?.(thought) !== true) continue;
      looked++;
      const best = clearlyBest(subject, thought);
      if (best === undefined || found.length >= wanted) continue;
      found.push([match, n, best]);
      if (file !== undefined) writeFileSync(file, textOf(found));
    }
    stderr.write(`\r${found.length} of ${looked} positions`);
  }
  stderr.write('\n');
  return found;
};

const main = async (): Promise<void> => {
  const [name = '', given = '1000', ...others] = argv.slice(2);
  const subject = await subjectNamed(name);
  const isCount = /^\d+$/u.test(given);
  const [file, first = '1'] = others;
  const found = isCount
    ? find(subject, Number(given), Number(first), file)
    : [given, ...others].flatMap((each) => JSON.parse(readFileSync(each, 'utf8')) as readonly Clear[]);
  if (isCount && file !== undefined) return;
  for (const id of ['hard', 'expert']) {
    const level = await levelOf(subject.module.game.id, id);
    const missed = missedBy(subject, level, found);
    const share = ((100 * (found.length - missed.length)) / found.length).toFixed(1);
    stdout.write(`${id}@${level.version}: ${found.length - missed.length} of ${found.length}, ${share} %\n`);
    for (const each of missed) stdout.write(`  ${JSON.stringify(each)}\n`);
  }
};

await main();
