// The checks of `conformance` can fail: each finds the fault planted in a Whistle made for it, and none in the real one.

import { describe, expect, it } from 'vitest';
import { game as whistle } from '../../../examples/whistle/game.ts';
import { DECK } from '../../../examples/whistle/cards.ts';
import { anyGame } from '../match.ts';
import { shuffle } from '../random.ts';
import { fail, ok } from '../result.ts';
import {
  concedeFault,
  partFault,
  endFault,
  hiddenNames,
  invariantFault,
  legalFault,
  lentFault,
  notationFault,
  parseFault,
  plainFault,
  positionFault,
  purityFault,
  recordFault,
  refusalFault,
  stallFault,
  tamperFault,
  turnFault,
  undealtFault,
  type Fault,
} from './checks.ts';
import { coinGame } from './coin.ts';
import { historyFault } from './history.ts';
import { pastFault } from './pasts.ts';
import {
  checkRandom,
  coverFault,
  doorsFault,
  eventsFault,
  indistinctFault,
  sampleFault,
  secretFault,
} from './secrecy.ts';
import { subjectOf, walk, type Moment, type Subject } from './walk.ts';
import { BOUND, find, healthy, tried } from './whistle-walks.ts';

type Whistle = typeof whistle;

const broken = (change: Partial<Whistle>): Subject => {
  const game: Whistle = { ...whistle, ...change };
  return { ...healthy, game: anyGame(game) };
};

/** The first fault a check finds in some walks. */
const random = checkRandom(7);
const onWalks =
  (check: typeof endFault): ((subject: Subject, at: Moment) => Fault) =>
  (subject, at) =>
    at.before === undefined ? check(subject, walk(subject, 3, BOUND)) : undefined;

/** Hands and stock of the position; the viewer's own hand is no secret. */
const secretFrom: Parameters<typeof secretFault>[2] = (position, viewer) => {
  const { stock, hands } = position as { stock: string[]; hands: string[][] };
  return stock.length === 20 ? [] : [...stock, ...hands.filter((_, seat) => seat !== viewer).flat()];
};

const checks = {
  legal: (subject, at) => legalFault(subject, at, tried),
  refusal: (subject, at) => refusalFault(subject, at, tried),
  turn: turnFault,
  undealt: (subject) => undealtFault(subject, tried),
  purity: onWalks(purityFault),
  plain: plainFault,
  lent: lentFault,
  position: positionFault,
  tamper: (subject, at) => tamperFault(subject, at, hiddenNames(healthy, at)),
  notation: notationFault,
  parse: (subject) => parseFault(subject, 'play'),
  invariant: invariantFault,
  concede: concedeFault,
  part: partFault,
  stall: stallFault,
  end: onWalks(endFault),
  record: onWalks(recordFault),
  sample: (subject, at) => sampleFault(subject, at, random),
  history: (subject, at) => historyFault(subject, at, random, ['stock']),
  past: (subject, at) => pastFault(subject, at, random),
  cover: (subject, at) => coverFault(subject, at, ['stock'], random),
  indistinct: (subject, at) => indistinctFault(subject, at, tried, random),
  events: (subject, at) => eventsFault(subject, at, random),
  doors: doorsFault,
  secret: (subject, at) => secretFault(subject, at, secretFrom),
} satisfies { readonly [name: string]: (subject: Subject, at: Moment) => Fault };

describe('the real Whistle has no fault', () => {
  it.each(Object.entries(checks))('%s', (_, check) => {
    expect(find(healthy, check, 3)).toBeUndefined();
  });
});

/** What goes wrong, in which check it shows, and the game in which it does. */
const FAULTS: readonly (readonly [title: string, check: keyof typeof checks, change: Partial<Whistle>])[] = [
  ['legal lists cards that refuse refuses', 'legal', { legal: (s, seat) => (s.hands[seat] ?? []).map((play) => ({ play })) }],
  ['refuse lets through what legal does not list', 'legal', { refuse: () => undefined }],
  ['legal forgets an action', 'legal', { legal: (s, seat) => whistle.legal(s, seat).slice(0, 1) }],
  ['a part given up that leads nowhere', 'part', { concedePart: () => undefined }],
  ['a part given up that loses a card', 'part', { concedePart: (s) => void s.hands[0]?.pop() }],
  ['a refusal without a clause', 'refusal', { refuse: () => ({ code: 'not-now', clause: '', params: {} }) }],
  ['a refusal whose code is a sentence', 'refusal', { refuse: () => ({ code: 'Not now', clause: 'WHI-1', params: {} }) }],
  ['a sample forgets who did not follow suit', 'history', { sample: (v, r) => dealtAnew(v, r) }],
  ['a card was played that a sample would not have let its player play', 'past', { sample: (v, r) => dealtAnew(v, r) }],
  ['nobody can act', 'turn', { actors: () => ({ must: [], may: [] }) }],
  ['a seat that is not there must act', 'turn', { actors: () => ({ must: [2], may: [] }) }],
  ['a seat must and may act', 'turn', { actors: () => ({ must: [0], may: [0] }) }],
  ['who must act has no action', 'turn', { actors: () => ({ must: [0, 1], may: [] }) }],
  ['a deal is due after the end', 'turn', { chance: () => 'deal/1', outcome: () => whistle.concede(start(), 0) }],
  ['an undealt match takes a card', 'undealt', { refuse: () => undefined }],
  ['nothing is due at the start', 'undealt', { chance: () => undefined }],
  ['an undealt match is over', 'undealt', { outcome: (s) => (s.stock.length === 20 ? whistle.concede(s, 0) : whistle.outcome(s)) }],
  ['an undealt match breaks an invariant', 'undealt', { check: (s) => (s.stock.length === 20 ? { invariant: 'cards', message: 'not dealt' } : undefined) }],
  ['clone shares the hands', 'purity', { clone: (s) => ({ ...s, stock: [...s.stock], played: [...s.played] }) }],
  ['view sorts the state', 'purity', { view: (s, v) => (s.hands[0].sort(byText), whistle.view(s, v)) }],
  ['the state holds a Set', 'plain', { setup: (o, l) => ({ ...whistle.setup(o, l), played: new Set() as never }) }],
  ['a view holds undefined', 'plain', { view: (s, v) => ({ ...whistle.view(s, v), extra: undefined }) as never }],
  ['a view lends the hands', 'lent', { view: (s, v) => ({ ...whistle.view(s, v), hands: s.hands }) }],
  ['a view lends what the next view holds', 'lent', { view: (s, v) => ({ ...whistle.view(s, v), stock: SHARED }) }],
  ['an event lends the cards played', 'lent', { apply: (s, seat, a, e) => (whistle.apply(s, seat, a, e), void e?.push({ pub: { type: 'took', seat, cards: s.played } })) }],
  ['a position is refused by its own reader', 'position', { position: { ...whistle.position, read: () => fail({ at: 'stock', message: 'no' }) } }],
  ['a position loses the stock order', 'position', { position: { ...whistle.position, write: (s) => ({ ...(whistle.position.write(s) as object), stock: s.stock.toSorted(byText) }) } }],
  ['a position with a card twice is taken', 'tamper', { position: { ...whistle.position, read: (o, json) => ok({ cards: o.cards, ...(json as object) } as never) } }],
  ['parse does not invert notate', 'notation', { parse: () => ok({ play: 'HA' }) }],
  ['notate gives text that can be no step', 'notation', { notate: ({ play }) => `!${play}` }],
  ['parse throws', 'parse', { parse: () => { throw new Error('boom'); } }],
  ['parse takes what notate never gives', 'parse', { parse: (text) => (text === 'play' ? ok({ play: 'X' }) : whistle.parse(text)) }],
  ['apply loses a card', 'invariant', { apply: (s, seat, a) => (whistle.apply(s, seat, a), void s.stock.pop()) }],
  ['whoever gives up comes first', 'concede', { concede: (s, seat) => whistle.concede(s, 1 - seat) }],
  ['concede forgets a seat', 'concede', { concede: (s, seat) => ({ ...whistle.concede(s, seat), points: [0] }) }],
  ['progress forgets a seat', 'stall', { progress: { last: () => [0], expired: (s) => whistle.concede(s, 0) } }],
  ['progress is no number of an action', 'stall', { progress: { last: () => [0, -1], expired: (s) => whistle.concede(s, 0) } }],
  ['a standstill that nobody wins', 'stall', { progress: { last: () => [0, 0], expired: (s) => ({ ...whistle.concede(s, 0), rank: [2, 2] }) } }],
  ['a match never ends', 'end', { outcome: () => undefined }],
  ['nobody is first', 'end', { outcome: (s) => withRank(whistle.outcome(s), [2, 2]) }],
  ['partners rank apart', 'end', { sides: () => [[0, 1]] }],
  ['apply depends on something outside', 'record', { apply: (s, seat, a, e) => (whistle.apply(s, seat, a, e), void (s.stock = s.stock.toSorted(unsteady))) }],
  ['a sample is another view', 'sample', { sample: (v, r) => ({ ...whistle.sample(v, r), played: [] }) }],
  ['a sample ignores who could not follow suit', 'sample', { sample: (v, r) => anyFilling(v, r) }],
  ['samples put the same cards in the same place', 'cover', { sample: (v) => whistle.sample(v, { below: (n) => n - 1 }) }],
  ['legal depends on the other hand', 'indistinct', { legal: (s, seat) => (s.hands[1 - seat]?.includes('HA') ? [] : whistle.legal(s, seat)) }],
  ['a refusal tells of the other hand', 'indistinct', { refuse: (s, seat, a) => s.hands[1 - seat]?.includes(a.play) ? { code: 'theirs', clause: 'WHI-4', params: {} } : whistle.refuse(s, seat, a) }],
  ['actors depend on a hidden card', 'indistinct', { actors: (s) => ({ must: [s.stock.includes('HA') ? 0 : 1], may: [] }) }],
  ['an event tells of the stock', 'events', { apply: (s, seat, a, e) => (whistle.apply(s, seat, a, e), void e?.push({ pub: { type: 'took', seat, cards: s.stock.slice(0, 1) } })) }],
  ['the deal shows all hands to everybody', 'doors', { resolve: (s, r, e) => (whistle.resolve(s, r, e), void e?.push({ pub: { type: 'dealt', hands: s.hands } })) }],
  ['the view shows the stock', 'doors', { view: (s, v) => ({ ...whistle.view(s, v), ...(v === 'public' || s.stock.length === 20 ? {} : { stock: s.stock }) }) }],
  ['the view shows both hands', 'secret', { view: (s, v) => ({ ...whistle.view(s, v), hands: s.hands }) }],
  ['an event names the next card of the stock', 'secret', { apply: (s, seat, a, e) => (whistle.apply(s, seat, a, e), void e?.push({ pub: { type: 'played', seat, card: s.stock[0]! } })) }],
]; // prettier-ignore

const SHARED = [null, null];
const start = () => whistle.setup({ cards: 5 }, []);
const byText = (a: string, b: string): number => (a < b ? -1 : 1);
let coin = 0;
const unsteady = (a: string, b: string): number => ((coin = (coin * 5 + 3) % 7) > 3 ? byText(a, b) : byText(b, a));

const withRank = (outcome: ReturnType<Whistle['outcome']>, rank: readonly number[]) =>
  outcome === undefined ? undefined : { ...outcome, rank };

/** Every deal of what can't be seen, whatever was played. */
const dealtAnew: Whistle['sample'] = (view, from) => {
  const seenCards = [...view.stock, ...view.hands.flat(), ...view.played];
  const unseen = shuffle(
    DECK.filter((card) => !seenCards.includes(card)),
    from,
  );
  const fill = (cards: readonly (string | null)[]) => cards.map((card) => card ?? (unseen.pop() as string));
  const [first = [], second = []] = view.hands;
  const hands = [fill(first), fill(second)] as [string[], string[]];
  return { cards: view.cards, stock: fill(view.stock), hands, played: [...view.played] };
};

const anyFilling: Whistle['sample'] = (view, r) => {
  const open = whistle.sample(
    { ...view, played: [], cards: view.cards, stock: view.stock.map(() => null) } as never,
    r,
  );
  return { ...open, played: [...view.played] };
};

describe('a planted fault is found', () => {
  it.each(FAULTS)('%s (%s)', (_, check, change) => {
    expect(find(broken(change), checks[check])).toBeTypeOf('string');
  });
});

describe('what a check of lent data finds', () => {
  const lending = broken({ view: (s, v) => ({ ...whistle.view(s, v), hands: s.hands }) });

  it('is named, and is put back', () => {
    expect(find(lending, lentFault)).toContain('view/hands');
    expect(find(healthy, invariantFault, 3)).toBeUndefined();
  });

  it('is nothing in the coin of the other tests', () => {
    expect(find(subjectOf({ game: coinGame }, {}), lentFault, 3)).toBeUndefined();
  });
});

it('what was openly shown is told to the function that names secrets', () => {
  const told: number[] = [];
  find(
    healthy,
    (subject, at) =>
      secretFault(subject, at, (_, viewer, events) => {
        if (viewer === 0) told.push(events.length);
        return [];
      }),
    1,
  );
  expect(told.slice(0, 4)).toEqual([0, 1, 2, 4]);
});
