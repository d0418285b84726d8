// A set looked over: what its loader can't call an error.

import { canonical } from '../../../kernel/hash.ts';
import type { Json } from '../../../kernel/json.ts';
import { present } from '../../../kernel/present.ts';
import { baseOfId, nameOfId, type Card, type CardSet, type Character } from '../cards.ts';
import type { EffectStep, Effect, Filter } from '../effects/effects.ts';
import { said, type Said } from '../said.ts';
import { fitsFilter, reachOf, type Reach } from './reach.ts';
import { onRings } from './rings.ts';

/** Something to think about in a set; `card` is absent where it is about the whole. */
export interface Remark {
  readonly kind: 'unused-name' | 'unreachable-filter' | 'deck' | 'curve' | 'endless-chain' | 'upgrade' | 'repeated';
  readonly card?: string;
  readonly message: string;
  readonly said: Said;
}

/** A remark by what is said. */
const remark = (kind: Remark['kind'], why: Said, card?: string): Remark => ({
  kind,
  ...present({ card }),
  message: why.message,
  said: why,
});

/** Must something be put right, or is it a matter of taste? */
export const isGrave = ({ kind }: Remark): boolean =>
  kind === 'unreachable-filter' || kind === 'deck' || kind === 'endless-chain';

/** A line and all that follows its `then`. */
export const effectStepsOf = (effect: Effect): readonly EffectStep[] => {
  const steps: EffectStep[] = [];
  for (let step: EffectStep | undefined = effect; step !== undefined; step = step.then) steps.push(step);
  return steps;
};

const charactersOf = (set: CardSet): readonly Character[] =>
  set.cards.filter((card): card is Character => card.kind === 'character');

/** Everything worth a remark, cards in the order of the set. */
export const lintSet = (set: CardSet): readonly Remark[] => {
  const people = charactersOf(set);
  const reach = reachOf(people);
  const copied = reachOf(people.filter(({ effects }) => effects.some(isCopied)));
  const cheapest = cheapestOf(people);
  return [
    ...unusedNames(set, people),
    ...set.cards.flatMap((card) => [
      ...filterRemarks(card, reach),
      ...copyRemarks(card, reach, copied),
      ...repeatedLines(card),
      ...upgradeRemarks(card, cheapest),
      ...powerRemarks(card),
    ]),
    ...chainRemarks(people),
    ...deckRemarks(set),
  ];
};

const unusedNames = (set: CardSet, people: readonly Character[]): readonly Remark[] => {
  const idle = (names: readonly string[], used: ReadonlySet<string>, what: 'group' | 'keyword'): readonly Remark[] =>
    names.filter((name) => !used.has(name)).map((name) => remark('unused-name', said(`unused-${what}`, { name })));
  return [
    ...idle(set.groups, new Set(people.map(({ group }) => group)), 'group'),
    ...idle(set.keywords, new Set(people.flatMap(({ keywords }) => keywords)), 'keyword'),
  ];
};

const filtersOf = ({ filter, amount, when }: EffectStep): readonly Filter[] => [
  ...(filter === undefined ? [] : [filter]),
  ...(typeof amount === 'object' && amount.each.filter !== undefined ? [amount.each.filter] : []),
  ...(when !== undefined && 'count' in when && when.count.filter !== undefined ? [when.count.filter] : []),
];

const filterRemarks = (card: Card, reach: Reach): readonly Remark[] =>
  card.effects.flatMap((effect, line) =>
    effectStepsOf(effect)
      .flatMap(filtersOf)
      .filter((filter) => !reach(filter))
      .map(() => remark('unreachable-filter', said('filter-nobody', { line: line + 1 }), card.id)),
  );

/** A line that COPY_EFFECT could run (MYT-7.11). */
const isCopied = ({ timing, trigger, action }: Effect): boolean =>
  timing === 'instant' && trigger !== 'UPGRADE' && action !== 'COPY_EFFECT';

/** COPY_EFFECT about characters none of whom has a line to copy. */
const copyRemarks = (card: Card, reach: Reach, copied: Reach): readonly Remark[] =>
  card.effects.flatMap((effect, line) =>
    effectStepsOf(effect)
      .filter(({ action, filter = {} }) => action === 'COPY_EFFECT' && reach(filter) && !copied(filter))
      .map(() => remark('unreachable-filter', said('copy-nobody', { line: line + 1 }), card.id)),
  );

const repeatedLines = ({ id, effects }: Card): readonly Remark[] => {
  const texts = effects.map((effect) => canonical(effect as unknown as Json));
  return texts.flatMap((text, line): readonly Remark[] => {
    const first = texts.indexOf(text);
    return first === line ? [] : [remark('repeated', said('line-repeats', { line: line + 1, first: first + 1 }), id)];
  });
};

/** Power is about as much as the cost; a card may be two off, for what it does besides. */
const WIDEST = 2;

const powerRemarks = (card: Card): readonly Remark[] => {
  if (card.kind !== 'character' || Math.abs(card.power - card.cost) <= WIDEST) return [];
  const { power, cost } = card;
  return [remark('curve', said('power-cost', { power, cost, most: WIDEST }), card.id)];
};

/** The least cost of each base name. */
const cheapestOf = (people: readonly Character[]): ReadonlyMap<string, number> => {
  const cheapest = new Map<string, number>();
  for (const { id, cost } of people) {
    cheapest.set(baseOfId(id), Math.min(cost, cheapest.get(baseOfId(id)) ?? cost));
  }
  return cheapest;
};

/** UPGRADE lines on a card that nothing cheaper of its name leads to. */
const upgradeRemarks = (card: Card, cheapest: ReadonlyMap<string, number>): readonly Remark[] => {
  if (card.kind !== 'character' || !card.effects.some(({ trigger }) => trigger === 'UPGRADE')) return [];
  const base = baseOfId(card.id);
  if ((cheapest.get(base) ?? card.cost) < card.cost) return [];
  return [remark('upgrade', said('no-upgrade', { name: base }), card.id)];
};

const mainDeeds = ({ effects }: Character): readonly EffectStep[] =>
  effects.filter(({ trigger }) => trigger === 'MAIN').flatMap(effectStepsOf);

/** The chakra that a card gives when it is played. */
const gainOf = (card: Character): number =>
  mainDeeds(card)
    .filter(({ action }) => action === 'GAIN_CHAKRA' || action === 'STEAL_CHAKRA')
    .reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : Infinity), 0);

/** What a card plays: so much cheaper, of such a kind; calls that say the same are one. */
interface Call {
  readonly off: number;
  readonly filter: Filter;
}

/** The cards that lie on a ring of cards that play one another for nothing, counting the chakra that they give back. */
const ringed = (people: readonly Character[]): ReadonlySet<Character | Call> => {
  const known = new Map<string, Call>();
  const callsOf = (card: Character): readonly Call[] =>
    mainDeeds(card)
      .filter(({ action }) => action === 'PLAY_CHARACTER')
      .map(({ amount, filter = {} }) => {
        const call = { off: typeof amount === 'number' ? amount : Infinity, filter };
        const key = `${call.off} ${canonical(filter as unknown as Json)}`;
        known.set(key, known.get(key) ?? call);
        return known.get(key)!;
      });
  const gains = new Map(people.map((card) => [card, gainOf(card)]));
  const calledBy = ({ off, filter }: Call): readonly Character[] =>
    people.filter((card) => Math.max(0, card.cost - off) - (gains.get(card) ?? 0) <= 0 && fitsFilter(card, filter));
  return onRings<Character | Call>(people, (node) => ('id' in node ? callsOf(node) : calledBy(node)));
};

/** Cards that play one another for nothing, or turn themselves down for nothing: the guards of the rules end it, but it is no fun. */
const chainRemarks = (people: readonly Character[]): readonly Remark[] => {
  const rings = ringed(people);
  return people.flatMap((card): readonly Remark[] => [
    ...(rings.has(card) ? [remark('endless-chain', said('free-ring'), card.id)] : []),
    ...(card.cost <= FREE_REVEAL && hidesItself(card) ? [remark('endless-chain', said('free-reveal'), card.id)] : []),
  ]);
};

/** Revealing is one cheaper than playing. */
const FREE_REVEAL = 1;

const hidesItself = ({ effects }: Character): boolean =>
  effects
    .filter(({ trigger }) => trigger === 'AMBUSH')
    .flatMap(effectStepsOf)
    .some(({ action, target }) => action === 'HIDE' && (target === 'SELF' || target === 'ALL_FRIENDLY'));

const LEAST_CARDS = 15;
const LEAST_MISSIONS = 3;

const deckRemarks = (set: CardSet): readonly Remark[] => {
  const cards = set.cards.filter(({ kind }) => kind !== 'mission').length;
  const missions = set.cards.length - cards;
  const costs = charactersOf(set).map(({ cost }) => cost);
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
  const remarks: Remark[] = [];
  if (cards < LEAST_CARDS) {
    remarks.push(remark('deck', said('few-cards', { cards, few: LEAST_CARDS - cards })));
  }
  if (missions < LEAST_MISSIONS) {
    remarks.push(remark('deck', said('few-missions', { most: LEAST_MISSIONS, missions })));
  }
  if (costs.length === 0) remarks.push(remark('deck', said('no-characters')));
  if (mean > 5 || (costs.length > 0 && mean < 2)) {
    remarks.push(remark('curve', said('mean-cost', { mean: mean.toFixed(1) })));
  }
  return remarks;
};

/** How many characters cost 0, 1, 2 and so on. */
export const costCurve = (set: CardSet): readonly number[] => {
  const curve: number[] = [];
  for (const { cost } of charactersOf(set)) {
    while (curve.length <= cost) curve.push(0);
    curve[cost]!++;
  }
  return curve;
};

/** A remark with the card's printed name. */
export const remarkText = ({ card, message }: Remark): string =>
  card === undefined ? message : `${nameOfId(card)}: ${message}`;
