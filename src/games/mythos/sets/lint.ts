// A set looked over: what its loader can't call an error.

import { canonical } from '../../../kernel/hash.ts';
import type { Json } from '../../../kernel/json.ts';
import { baseOfId, nameOfId, type Card, type CardSet, type Character } from '../cards.ts';
import type { EffectStep, Effect, Filter } from '../effects.ts';

/** Something to think about in a set; `card` is absent where it is about the whole. */
export interface Remark {
  readonly kind: 'unused-name' | 'unreachable-filter' | 'deck' | 'curve' | 'endless-chain' | 'upgrade' | 'repeated';
  readonly card?: string;
  readonly message: string;
}

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
export const lintSet = (set: CardSet): readonly Remark[] => [
  ...unusedNames(set),
  ...set.cards.flatMap((card) => [
    ...filterRemarks(set, card),
    ...copyRemarks(set, card),
    ...repeatedLines(card),
    ...upgradeRemarks(set, card),
    ...powerRemarks(card),
  ]),
  ...chainRemarks(set),
  ...deckRemarks(set),
];

const unusedNames = (set: CardSet): readonly Remark[] => {
  const people = charactersOf(set);
  const idle = (names: readonly string[], uses: (name: string) => boolean, what: string): readonly Remark[] =>
    names
      .filter((name) => !uses(name))
      .map((name) => ({ kind: 'unused-name', message: `no character has the ${what} ${name}` }));
  return [
    ...idle(set.groups, (name) => people.some(({ group }) => group === name), 'group'),
    ...idle(set.keywords, (name) => people.some(({ keywords }) => keywords.includes(name)), 'keyword'),
  ];
};

/** Could any character of the set ever fit? Power can grow by tokens, so only an upper bound is looked at. */
const reachable = (set: CardSet, { group, keyword, costMax, powerMax }: Filter): boolean =>
  charactersOf(set).some(
    (card) =>
      (group ?? card.group) === card.group &&
      (keyword === undefined || card.keywords.includes(keyword)) &&
      card.cost <= (costMax ?? card.cost) &&
      card.power <= (powerMax ?? card.power),
  );

const filtersOf = ({ filter, amount, when }: EffectStep): readonly Filter[] => [
  ...(filter === undefined ? [] : [filter]),
  ...(typeof amount === 'object' && amount.each.filter !== undefined ? [amount.each.filter] : []),
  ...(when !== undefined && 'count' in when && when.count.filter !== undefined ? [when.count.filter] : []),
];

const filterRemarks = (set: CardSet, card: Card): readonly Remark[] =>
  card.effects.flatMap((effect, line) =>
    effectStepsOf(effect)
      .flatMap(filtersOf)
      .filter((filter) => !reachable(set, filter))
      .map((): Remark => ({
        kind: 'unreachable-filter',
        card: card.id,
        message: `line ${line + 1}: no character of the set fits its filter`,
      })),
  );

/** A line that COPY_EFFECT could run (MYT-7.11). */
const isCopied = ({ timing, trigger, action }: Effect): boolean =>
  timing === 'instant' && trigger !== 'UPGRADE' && action !== 'COPY_EFFECT';

/** COPY_EFFECT about characters none of whom has a line to copy. */
const copyRemarks = (set: CardSet, card: Card): readonly Remark[] => {
  const copied = { ...set, cards: set.cards.filter(({ effects }) => effects.some(isCopied)) };
  return card.effects.flatMap((effect, line) =>
    effectStepsOf(effect)
      .filter(({ action, filter }) => action === 'COPY_EFFECT' && reachable(set, filter ?? {}))
      .filter(({ filter }) => !reachable(copied, filter ?? {}))
      .map((): Remark => ({
        kind: 'unreachable-filter',
        card: card.id,
        message: `line ${line + 1}: no character that fits has a line to copy`,
      })),
  );
};

const repeatedLines = ({ id, effects }: Card): readonly Remark[] => {
  const texts = effects.map((effect) => canonical(effect as unknown as Json));
  return texts.flatMap((text, line): readonly Remark[] => {
    const first = texts.indexOf(text);
    return first === line
      ? []
      : [{ kind: 'repeated', card: id, message: `line ${line + 1} repeats line ${first + 1}` }];
  });
};

/** Power is about as much as the cost; a card may be two off, for what it does besides. */
const WIDEST = 2;

const powerRemarks = (card: Card): readonly Remark[] => {
  if (card.kind !== 'character' || Math.abs(card.power - card.cost) <= WIDEST) return [];
  return [
    {
      kind: 'curve',
      card: card.id,
      message: `power ${card.power} for a cost of ${card.cost}; a difference of ${WIDEST} at most plays well`,
    },
  ];
};

/** UPGRADE lines on a card that nothing cheaper of its name leads to. */
const upgradeRemarks = (set: CardSet, card: Card): readonly Remark[] => {
  if (card.kind !== 'character' || !card.effects.some(({ trigger }) => trigger === 'UPGRADE')) return [];
  const cheaper = charactersOf(set).some((each) => baseOfId(each.id) === baseOfId(card.id) && each.cost < card.cost);
  if (cheaper) return [];
  return [{ kind: 'upgrade', card: card.id, message: `no cheaper ${baseOfId(card.id)} can be upgraded to it` }];
};

/** The chakra that a card gives when it is played. */
const gainOf = ({ effects }: Character): number =>
  effects
    .filter(({ trigger }) => trigger === 'MAIN')
    .flatMap(effectStepsOf)
    .filter(({ action }) => action === 'GAIN_CHAKRA' || action === 'STEAL_CHAKRA')
    .reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : Infinity), 0);

/** The characters that one plays for nothing, counting the chakra that they give back. */
const calledFree = (set: CardSet, card: Character): readonly Character[] => {
  const calls = card.effects
    .filter(({ trigger }) => trigger === 'MAIN')
    .flatMap(effectStepsOf)
    .filter(({ action }) => action === 'PLAY_CHARACTER');
  return charactersOf(set).filter((other) =>
    calls.some(({ amount, filter }) => {
      const off = typeof amount === 'number' ? amount : Infinity;
      return Math.max(0, other.cost - off) - gainOf(other) <= 0 && reachable({ ...set, cards: [other] }, filter ?? {});
    }),
  );
};

/** Cards that play one another for nothing, or turn themselves down for nothing: the guards of the rules end it, but it is no fun. */
const chainRemarks = (set: CardSet): readonly Remark[] => {
  const called = new Map(charactersOf(set).map((card) => [card, calledFree(set, card)]));
  const leadsTo = (from: Character, to: Character): boolean => {
    const seen = new Set<Character>();
    const open = [from];
    for (let card = open.pop(); card !== undefined; card = open.pop()) {
      for (const next of called.get(card) ?? []) {
        if (next === to) return true;
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return false;
  };
  return charactersOf(set).flatMap((card): readonly Remark[] => [
    ...((called.get(card)?.length ?? 0) > 0 && leadsTo(card, card)
      ? [
          {
            kind: 'endless-chain',
            card: card.id,
            message: 'can be played for nothing by a card that it plays for nothing',
          } as const,
        ]
      : []),
    ...(card.cost <= FREE_REVEAL && hidesItself(card)
      ? [{ kind: 'endless-chain', card: card.id, message: 'is revealed for nothing and hides itself again' } as const]
      : []),
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
    const few = LEAST_CARDS - cards;
    remarks.push({
      kind: 'deck',
      message: `${cards === 1 ? '1 card, two of each, makes' : `${cards} cards, two of each, make`} no deck of 30: ${few} more characters or jutsu are needed`,
    });
  }
  if (missions < LEAST_MISSIONS) {
    remarks.push({ kind: 'deck', message: `a deck needs ${LEAST_MISSIONS} missions; the set has ${missions}` });
  }
  if (costs.length === 0) remarks.push({ kind: 'deck', message: 'there are no characters' });
  if (mean > 5 || (costs.length > 0 && mean < 2)) {
    remarks.push({ kind: 'curve', message: `characters cost ${mean.toFixed(1)} on average; 3 to 4 plays well` });
  }
  return remarks;
};

/** How many characters cost 0, 1, 2 and so on. */
export const costCurve = (set: CardSet): readonly number[] => {
  const curve: number[] = [];
  for (const { cost } of charactersOf(set)) {
    while (curve.length <= cost) curve.push(0);
    curve[cost] = (curve[cost] as number) + 1;
  }
  return curve;
};

/** A remark with the card's printed name. */
export const remarkText = ({ card, message }: Remark): string =>
  card === undefined ? message : `${nameOfId(card)}: ${message}`;
