// The whole table in a simulated world: thousands of seeded runs with a bad network and crashes, judged by an oracle.

import { expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { findLevel } from '../bots/index.ts';
import { random } from '../bots/random.ts';
import { GAMES } from '../games/index.ts';
import type { DeckTools } from '../kernel/deck-tools.ts';
import { coinGame } from '../kernel/testing/coin.ts';
import type { AnswerCode } from '../protocol/messages.ts';
import { grab } from './testing/grab.ts';
import { faultOf } from './testing/oracle.ts';
import { planOf, type Arena, type Plan } from './testing/plan.ts';
import { runWorld, type Story } from './testing/world.ts';

/** Found nowhere. */
const NO_CARDS = /\bno card\b/gu;

const WHISTLE: Arena = {
  game: whistle.game,
  options: [{}, { cards: 3 }],
  odd: ['play HA', 'play S10', 'dance'],
  cards: /\b[SHDC](?:10|[JQKA])\b/gu,
  level: random,
};

const GRAB: Arena = {
  game: grab,
  options: [{ cards: 2 }, { cards: 6 }],
  odd: ['take G1', 'take G2', 'take G9', 'take everything', 'take thunder', 'dance'],
  cards: /\bX\d\b/gu,
  level: random,
};

const guinote = async (): Promise<Arena> => {
  const module = await GAMES['guinote']?.();
  if (module === undefined) throw new Error('there is no Guiñote');
  return {
    game: module.game,
    options: [{ players: 2, partidasPerCoto: 1 }],
    odd: ['play 1O', 'play 12C', 'sing O', 'swap', 'draw', 'dance'],
    cards: /\b(?:1[0-2]?|[2-7])[OCEB]\b/gu,
    level: (await findLevel('guinote', 'greedy')) ?? random,
  };
};

/** A run's plan and fault; to see one again, run its seed alone. */
const judge = (seed: number, arena: Arena, driver?: Plan['driver']): { story: Story; fault: string | undefined } => {
  const story = runWorld(planOf(seed, arena, driver));
  return { story, fault: faultOf(story) };
};

const codesOf = ({ actors }: Story): readonly (AnswerCode | 'ok')[] =>
  actors.flatMap(({ answers }) => answers.map((answer) => (answer.ok ? 'ok' : answer.code)));

const claimsOf = ({ actors }: Story): number =>
  actors.flatMap(({ answers, requests }) =>
    answers.filter(({ intent, ok }) => ok && requests.get(intent)?.type === 'claim'),
  ).length;

const kindsOf = ({ durable }: Story): readonly string[] => durable.map(({ step }) => step.kind);

test('no step is lost or applied twice, and every client sees what the server has', () => {
  const codes = new Set<string>();
  const kinds = new Set<string>();
  const crashes = { step: 0, answer: 0, nothing: 0 };
  let claims = 0;
  let garbage = 0;
  let again = 0;
  for (let seed = 1; seed <= 4000; seed++) {
    const arena = seed % 3 === 0 ? GRAB : WHISTLE;
    const { story, fault } = judge(seed, arena);
    expect(fault, `seed ${seed} of ${arena.game.id}`).toBeUndefined();
    for (const code of codesOf(story)) codes.add(code);
    for (const kind of kindsOf(story)) kinds.add(kind);
    claims += claimsOf(story);
    again += story.next === null ? 0 : 1;
    garbage += story.told.filter(({ message }) => message.type === 'error' && message.code === 'bad-message').length;
    for (const crash of story.crashes) crashes[crash]++;
  }
  // The runs are worth something only if they met everything.
  expect([...codes].sort((a, b) => (a < b ? -1 : 1))).toEqual([
    'bad-options',
    'breach',
    'lost-race',
    'match-finished',
    'not-now',
    'not-seated',
    'nothing-to-take-back',
    'ok',
    'people-play',
    'refused',
    'seat-taken',
    'unreadable',
  ]);
  expect([...kinds].sort((a, b) => (a < b ? -1 : 1))).toEqual([
    'abandon',
    'act',
    'commit',
    'contribute',
    'deal',
    'flag',
    'options',
    'pause',
    'ready',
    'resign',
    'resume',
    'reveal',
    'seal',
    'sit',
    'stand',
    'swap',
    'takeback',
  ]);
  expect(claims).toBeGreaterThan(20);
  expect(again).toBeGreaterThan(200);
  expect(garbage).toBeGreaterThan(1000);
  expect(crashes.step).toBeGreaterThan(100);
  expect(crashes.answer).toBeGreaterThan(100);
});

test('the same is true of Guiñote', async () => {
  const arena = await guinote();
  for (let seed = 1; seed <= 300; seed++) expect(judge(seed, arena).fault, `seed ${seed} of guinote`).toBeUndefined();
});

/** How many seats of bots were taken between deals: where nobody plays on for a leaver, all who sit down after the first one. */
const seatsTaken = ({ plan, durable }: Story): number => {
  const first = durable.findIndex(({ step }) => step.kind === 'deal');
  if (first < 0 || plan.terms.standIn !== undefined) return 0;
  return durable.slice(first).filter(({ step }) => step.kind === 'sit').length;
};

test('the same is true where there are several deals: bots make room between them, and a flag costs one', () => {
  const arena: Arena = {
    game: coinGame,
    options: [{}, { guesses: 1 }],
    odd: ['melt', 'dance'],
    cards: NO_CARDS,
    level: random,
  };
  const flags = { part: 0, whole: 0 };
  let taken = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const { story, fault } = judge(seed, arena);
    expect(fault, `seed ${seed} of coin`).toBeUndefined();
    taken += seatsTaken(story);
    for (const { step } of story.durable) if (step.kind === 'flag') flags[step.part === true ? 'part' : 'whole']++;
  }
  expect(taken).toBeGreaterThan(4);
  expect(flags.part).toBeGreaterThan(4);
  expect(flags.whole).toBeGreaterThan(4);
});

test('the same is true of HighNoon, where both act at once and bots keep a pace', async () => {
  const module = await GAMES['highnoon']?.();
  if (module === undefined) throw new Error('there is no HighNoon');
  const arena: Arena = {
    game: module.game,
    options: [{ quietLimit: 3 }, { quietLimit: 4, mode: 'shared' }, { quietLimit: 3, drawCount: 3 }],
    odd: ['draw', 'recycle', 'place t0', 'place waste f3', 'move t0 t1', 'move p2.t3 t1', 'flip t6', 'dance'],
    cards: /\bd[01]:[CDHS]:\d\d\b/gu,
    level: (await findLevel('highnoon', 'greedy')) ?? random,
  };
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 200; seed++) {
    const { story, fault } = judge(seed, arena);
    expect(fault, `seed ${seed} of highnoon`).toBeUndefined();
    for (const kind of kindsOf(story)) kinds.add(kind);
  }
  expect(kinds).toContain('stall');
});

test('the same is true of Mythos, where whoever sits down brings a deck', async () => {
  const module = await GAMES['mythos']?.();
  if (module?.deckTools === undefined) throw new Error('there is no Mythos, or nobody brings decks to it');
  const { deckTools } = module;
  const list = (deck: string): string => {
    const text = deckTools.convertDeck(JSON.stringify(listOf(deckTools, deck)), undefined);
    return text.lines.join('\n');
  };
  const names = [...new Set(deckTools.show(undefined, { language: 'en', form: 'json' }).lines.flatMap(idsIn))];
  const arena: Arena = {
    game: module.game,
    deckTools,
    decks: ['tides', list('lanterns'), `${list('lanterns')}\n1 Riptide`, 'waves', '2 Nobody\n28 Nothing'],
    options: [{}, { deckSize: 'atLeast30' }, { deckLists: 'open' }],
    odd: ['keep', 'mulligan', 'pass', 'play Kaito/Scout D', 'dance'],
    cards: new RegExp(`"(?:${names.join('|')})"`, 'gu'),
    level: random,
  };
  const kinds = new Set<string>();
  let loadout = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const { story, fault } = judge(seed, arena);
    expect(fault, `seed ${seed} of mythos`).toBeUndefined();
    for (const code of codesOf(story)) kinds.add(code);
    for (const kind of kindsOf(story)) kinds.add(kind);
    loadout += story.durable.filter(({ step }) => step.kind === 'sit' && step.loadout !== undefined).length;
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['bad-deck', 'sit', 'stand', 'act']));
  expect(loadout).toBeGreaterThan(20);
});

const idsIn = (json: string): readonly string[] =>
  (JSON.parse(json) as { readonly cards: readonly { readonly id: string }[] }).cards.map(({ id }) => id);

/** A shipped deck as what is brought says it. */
const listOf = (deckTools: DeckTools, deck: string): object => {
  const loadout = deckTools.loadoutFor({ deckSize: 'exactly30' }, 1, deck);
  if (!loadout.ok) throw new Error(loadout.error.lines.join(' '));
  return { cards: loadout.value['cards'], missions: loadout.value['missions'] };
};

test('a driver that sends before the step is durable is found out', () => {
  const faults = Array.from({ length: 200 }, (_, seed) => judge(seed + 1, WHISTLE, 'send-first').fault);
  expect(faults.filter((fault) => fault !== undefined).length).toBeGreaterThan(5);
});

test('a run can be had again from its seed', () => {
  for (const seed of [11, 12]) {
    const [one, two] = [judge(seed, WHISTLE).story, judge(seed, WHISTLE).story];
    expect(two.durable).toEqual(one.durable);
    expect(two.told).toEqual(one.told);
  }
});
