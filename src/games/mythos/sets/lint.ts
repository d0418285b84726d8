// A set looked over: what its loader can't call an error, and a table of what its effects cover.

import { baseOfId, nameOfId, type Card, type CardSet, type Character } from '../cards.ts';
import {
  ACTIONS,
  FILTERS,
  TARGETS,
  TRIGGERS,
  type ActionName,
  type Deed,
  type Effect,
  type Filter,
} from '../effects.ts';

/** Something to think about in a set; `card` is absent where it is about the whole. */
export interface Remark {
  readonly kind: 'unused-name' | 'unreachable-filter' | 'deck' | 'curve' | 'endless-chain' | 'upgrade';
  readonly card?: string;
  readonly message: string;
}

const deedsOf = (effect: Effect): readonly Deed[] => {
  const deeds: Deed[] = [];
  for (let deed: Deed | undefined = effect; deed !== undefined; deed = deed.then) deeds.push(deed);
  return deeds;
};

const charactersOf = (set: CardSet): readonly Character[] =>
  set.cards.filter((card): card is Character => card.kind === 'character');

/** Everything worth a remark, cards in the order of the set. */
export const lintSet = (set: CardSet): readonly Remark[] => [
  ...unusedNames(set),
  ...set.cards.flatMap((card) => [...filterRemarks(set, card), ...upgradeRemarks(set, card)]),
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

const filtersOf = ({ filter, amount, when }: Deed): readonly Filter[] => [
  ...(filter === undefined ? [] : [filter]),
  ...(typeof amount === 'object' && amount.each.filter !== undefined ? [amount.each.filter] : []),
  ...(when !== undefined && 'count' in when && when.count.filter !== undefined ? [when.count.filter] : []),
];

const filterRemarks = (set: CardSet, card: Card): readonly Remark[] =>
  card.effects.flatMap((effect, line) =>
    deedsOf(effect)
      .flatMap(filtersOf)
      .filter((filter) => !reachable(set, filter))
      .map((): Remark => ({
        kind: 'unreachable-filter',
        card: card.id,
        message: `line ${line + 1}: no character of the set fits its filter`,
      })),
  );

/** UPGRADE lines on a card that nothing cheaper of its name leads to. */
const upgradeRemarks = (set: CardSet, card: Card): readonly Remark[] => {
  if (card.kind !== 'character' || !card.effects.some(({ trigger }) => trigger === 'UPGRADE')) return [];
  const cheaper = charactersOf(set).some((each) => baseOfId(each.id) === baseOfId(card.id) && each.cost < card.cost);
  if (cheaper) return [];
  return [{ kind: 'upgrade', card: card.id, message: `no cheaper ${baseOfId(card.id)} can be upgraded to it` }];
};

/** Cards that play one another for nothing: the guards of the rules end such a chain, but it is no fun. */
const chainRemarks = (set: CardSet): readonly Remark[] => {
  const people = charactersOf(set);
  const callers = people.flatMap((card) =>
    card.effects
      .filter(({ trigger }) => trigger === 'MAIN')
      .flatMap(deedsOf)
      .filter(({ action }) => action === 'PLAY_CHARACTER')
      .map((deed) => ({ card, deed })),
  );
  const calls = ({ deed }: (typeof callers)[number], other: Character): boolean => {
    const off = typeof deed.amount === 'number' ? deed.amount : Infinity;
    return other.cost - off <= 0 && reachable({ ...set, cards: [other] }, deed.filter ?? {});
  };
  return callers
    .filter((caller) => callers.some((other) => calls(caller, other.card) && calls(other, caller.card)))
    .map(({ card }) => ({
      kind: 'endless-chain',
      card: card.id,
      message: 'can be played for nothing by a card that it plays for nothing',
    }));
};

const LEAST_CARDS = 15;
const LEAST_MISSIONS = 3;

const deckRemarks = (set: CardSet): readonly Remark[] => {
  const cards = set.cards.filter(({ kind }) => kind !== 'mission').length;
  const missions = set.cards.length - cards;
  const costs = charactersOf(set).map(({ cost }) => cost);
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
  const remarks: Remark[] = [];
  if (cards < LEAST_CARDS) {
    remarks.push({ kind: 'deck', message: `${cards} cards, two of each, make no deck of 30` });
  }
  if (missions < LEAST_MISSIONS) remarks.push({ kind: 'deck', message: `${missions} missions; a deck needs 3` });
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

/** One row of the coverage table: an action with how often each trigger, target and filter stands with it. */
export interface CoverageRow {
  readonly action: ActionName;
  readonly lines: number;
  readonly triggers: { readonly [trigger: string]: number };
  readonly targets: { readonly [target: string]: number };
  readonly filters: { readonly [filter: string]: number };
}

const ALWAYS = 'always';

/** The table action × trigger × target × filter of a set. */
export const coverageOf = (set: CardSet): readonly CoverageRow[] =>
  ACTIONS.map((action) => {
    const found = set.cards.flatMap((card) =>
      card.effects.flatMap((effect) =>
        deedsOf(effect)
          .filter((deed) => deed.action === action)
          .map((deed) => ({ trigger: effect.trigger ?? ALWAYS, deed })),
      ),
    );
    const tally = (names: readonly string[], of: (each: (typeof found)[number]) => readonly string[]) =>
      Object.fromEntries(
        names
          .map((name) => [name, found.filter((each) => of(each).includes(name)).length] as const)
          .filter(([, count]) => count > 0),
      );
    return {
      action,
      lines: found.length,
      triggers: tally([...TRIGGERS, ALWAYS], ({ trigger }) => [trigger]),
      targets: tally(TARGETS, ({ deed }) => (deed.target === undefined ? [] : [deed.target])),
      filters: tally(FILTERS, ({ deed }) => FILTERS.filter((name) => deed.filter?.[name] !== undefined)),
    };
  });

/** A remark with the card's printed name. */
export const remarkText = ({ card, message }: Remark): string =>
  card === undefined ? message : `${nameOfId(card)}: ${message}`;
