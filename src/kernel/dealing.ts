// How a deal is made in format 2: the server commits itself to a secret, seats seal and show what they contribute, the key of all of it
// deals, and the secret is made public when everything shuffled from it is out.

import { commitmentOf, dealKey, dealSecret, keyStream, sealOf, type DealPlace } from './fair.ts';
import type { Seat } from './game.ts';
import type { Listen, Match, MatchEvent } from './match.ts';
import type { Seed } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import type { DealStep, Occupant } from './steps.ts';

/** A match whose deals have seeds of their own. */
export interface FairMatch {
  /** The match's name in every commitment, seal and key. */
  readonly match: string;
  /** The server's secret of a deal, counted from 1; `undefined` for whoever does not know it. */
  readonly secretOf: (deal: number) => Seed | undefined;
}

/** For whoever deals: the match's seed gives each deal its secret. A deal needs its own for four of its steps, so the last one is kept. */
export const fairMatch = (match: string, seed: Seed): FairMatch => {
  let last: { readonly deal: number; readonly secret: Seed } | undefined;
  return {
    match,
    secretOf: (deal) => {
      if (last?.deal !== deal) last = { deal, secret: dealSecret(seed, { match, deal }) };
      return last.secret;
    },
  };
};

/** A deal with a seed of its own; everybody may know all of this. */
export interface SeededDeal {
  readonly deal: number;
  readonly commitment: string;
  /** By seat. */
  readonly seals: readonly (string | null)[];
  readonly contributions: readonly (Seed | null)[];
  /** The people who had not contributed when it was dealt; `null` before that. */
  readonly without: readonly Seat[] | null;
  /** The server's secret; `null` before it is revealed. */
  readonly secret: Seed | null;
}

/** The deals of a match so far. */
export interface Fair extends FairMatch {
  readonly rules: string;
  /** The last ones: no more than `KEPT_DEALS`. */
  readonly deals: readonly SeededDeal[];
  /** The key of the last deal. Never shown: it tells where every card lies. */
  readonly key: Seed | undefined;
}

/** The last deal, and the one whose secret was revealed before it; the steps tell of all others. */
const KEPT_DEALS = 2;

/** Why a step of a deal can't be taken. */
export type DealFault = keyof typeof DEAL_FAULTS;

/** Each as words that follow the step. */
export const DEAL_FAULTS = {
  'not-due': 'no deal is due',
  'not-everybody': 'a seat is empty',
  'no-commitment': 'the server has not committed itself to a secret',
  committed: 'the server has already committed itself to a secret for this deal',
  hidden: 'the secret of the deal before it has not been revealed',
  unseeded: 'this deal takes no new seed',
  'no-person': 'nobody sits there who could contribute',
  'sealed-already': 'the seat has sealed its contribution already',
  'sealed-late': 'others have already shown their contributions',
  'no-seal': 'the seat has sealed nothing, or has contributed already',
  'wrong-contribution': "it isn't the contribution that the seat has sealed",
  'wrong-seats': "it doesn't name exactly the people who have not contributed",
  'no-secret': "the server's secret is not known: it was not revealed before the record was made",
  'wrong-secret': "the server's secret isn't the one it committed itself to",
  'revealed-early': 'cards that were shuffled from this secret are still in play',
  'revealed-already': 'there is no secret to reveal',
} as const;

/** The start of a match whose deals have seeds of their own. */
export const openFair = ({ match, secretOf }: FairMatch, rules: string): Fair => ({
  match,
  secretOf,
  rules,
  deals: [],
  key: undefined,
});

/** The number of the deal that comes next, counted from 1. */
const nextDeal = ({ deals }: Fair): number => (deals.at(-1)?.deal ?? 0) + 1;

const placeOf = ({ match, rules }: Fair, deal: number): DealPlace => ({ match, deal, rules });

/** The deal that contributions are gathered for. */
export const gathering = (fair: Fair): SeededDeal | undefined => {
  const last = fair.deals.at(-1);
  return last?.without === null && last.secret === null ? last : undefined;
};

/** The deal whose secret still has to be revealed, dealt or not. */
const hiddenDeal = (fair: Fair): SeededDeal | undefined => {
  const last = fair.deals.at(-1);
  return last?.secret === null ? last : undefined;
};

/** Does the random event that is due take a new seed? */
const needsSeed = (fair: Fair, match: Match): boolean =>
  match.due !== undefined && (fair.deals.length === 0 || gathering(fair) !== undefined || match.reseeds());

/** May the secret of the last deal be known to everybody? When the match is over, or when nothing shuffled from it is left. */
const mayReveal = (fair: Fair, match: Match, isOver: boolean): boolean => {
  const last = hiddenDeal(fair);
  if (last === undefined) return false;
  return isOver || (last.without !== null && match.due !== undefined && match.reseeds());
};

/** The people who have not contributed to a deal. */
const withoutOf = (deal: SeededDeal, occupants: readonly (Occupant | null)[]): readonly Seat[] =>
  occupants.flatMap((occupant, seat) =>
    occupant?.kind === 'person' && deal.contributions[seat] === null ? [seat] : [],
  );

/** What a step of a deal is judged by. */
export interface DealScene {
  readonly fair: Fair;
  readonly match: Match;
  readonly occupants: readonly (Occupant | null)[];
  readonly isOver: boolean;
}

/** A step of a deal whose time is still to be told. */
type Untimed<S> = S extends DealStep ? Omit<S, 'ms'> : never;

/** What the dealer does next if it waits for nobody; nothing where no deal is due. */
export const dealerStep = ({ fair, match, occupants, isOver }: DealScene): Untimed<DealStep> | undefined => {
  const hidden = hiddenDeal(fair);
  if (hidden !== undefined && mayReveal(fair, match, isOver)) {
    const secret = fair.secretOf(hidden.deal);
    return secret === undefined ? undefined : { kind: 'reveal', seat: 0, secret };
  }
  if (match.due === undefined || isOver || occupants.includes(null)) return undefined;
  if (!needsSeed(fair, match)) return { kind: 'deal', seat: 0, without: [] };
  const open = gathering(fair);
  if (open !== undefined) return { kind: 'deal', seat: 0, without: withoutOf(open, occupants) };
  const place = placeOf(fair, nextDeal(fair));
  const secret = fair.secretOf(place.deal);
  return secret === undefined ? undefined : { kind: 'commit', seat: 0, commitment: commitmentOf(secret, place) };
};

/** What a step of a deal leads to. */
export interface Dealt {
  readonly fair: Fair;
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** One step of a deal. */
export const takeDealStep = (scene: DealScene, step: DealStep, listen: Listen): Result<Dealt, DealFault> => {
  if (step.kind === 'reveal') return reveal(scene, step.secret);
  if (scene.match.due === undefined || scene.isOver) return fail('not-due');
  if (scene.occupants.includes(null)) return fail('not-everybody');
  switch (step.kind) {
    case 'commit':
      return commit(scene, step.commitment);
    case 'seal':
      return seal(scene, step.seat, step.seal);
    case 'contribute':
      return contribute(scene, step.seat, step.contribution);
    case 'deal':
      return deal(scene, step.without, listen);
  }
};

/** The scene with its last deal replaced, or one more. */
const withDeal = ({ fair, match }: DealScene, changed: SeededDeal, key = fair.key): Dealt => ({
  fair: {
    ...fair,
    key,
    deals: [...fair.deals.filter(({ deal }) => deal !== changed.deal), changed].slice(-KEPT_DEALS),
  },
  match,
  events: [],
});

const commit = (scene: DealScene, commitment: string): Result<Dealt, DealFault> => {
  const { fair, match, occupants } = scene;
  if (gathering(fair) !== undefined) return fail('committed');
  if (!needsSeed(fair, match)) return fail('unseeded');
  if (hiddenDeal(fair) !== undefined) return fail('hidden');
  const none = occupants.map(() => null);
  const opened = { deal: nextDeal(fair), commitment, seals: none, contributions: none };
  return ok(withDeal(scene, { ...opened, without: null, secret: null }));
};

const seal = (scene: DealScene, seat: Seat, text: string): Result<Dealt, DealFault> => {
  const open = gathering(scene.fair);
  if (open === undefined) return fail('no-commitment');
  if (scene.occupants[seat]?.kind !== 'person') return fail('no-person');
  if (open.seals[seat] !== null) return fail('sealed-already');
  if (open.contributions.some((contribution) => contribution !== null)) return fail('sealed-late');
  return ok(withDeal(scene, { ...open, seals: open.seals.with(seat, text) }));
};

const contribute = (scene: DealScene, seat: Seat, contribution: Seed): Result<Dealt, DealFault> => {
  const { fair } = scene;
  const open = gathering(fair);
  if (open === undefined) return fail('no-commitment');
  if (open.seals[seat] == null || open.contributions[seat] !== null) return fail('no-seal');
  if (sealOf(contribution, placeOf(fair, open.deal), seat) !== open.seals[seat]) return fail('wrong-contribution');
  return ok(withDeal(scene, { ...open, contributions: open.contributions.with(seat, contribution) }));
};

const deal = (scene: DealScene, without: readonly Seat[], listen: Listen): Result<Dealt, DealFault> => {
  const { fair, match } = scene;
  if (!needsSeed(fair, match)) {
    if (without.length > 0) return fail('wrong-seats');
    return fair.key === undefined ? fail('no-commitment') : ok({ fair, ...resolved(match, fair.key, listen) });
  }
  const open = gathering(fair);
  if (open === undefined) return fail('no-commitment');
  if (withoutOf(open, scene.occupants).join() !== without.join()) return fail('wrong-seats');
  const place = placeOf(fair, open.deal);
  const secret = fair.secretOf(open.deal);
  if (secret === undefined) return fail('no-secret');
  if (commitmentOf(secret, place) !== open.commitment) return fail('wrong-secret');
  const key = dealKey(secret, place, open.contributions);
  return ok({ ...withDeal(scene, { ...open, without }, key), ...resolved(match, key, listen) });
};

const resolved = (match: Match, key: Seed, listen: Listen): Pick<Dealt, 'match' | 'events'> =>
  match.resolve(keyStream(key, match.due ?? ''), listen);

const reveal = (scene: DealScene, secret: Seed): Result<Dealt, DealFault> => {
  const { fair, match, isOver } = scene;
  const last = hiddenDeal(fair);
  if (last === undefined) return fail('revealed-already');
  if (!mayReveal(fair, match, isOver)) return fail('revealed-early');
  if (commitmentOf(secret, placeOf(fair, last.deal)) !== last.commitment) return fail('wrong-secret');
  return ok(withDeal(scene, { ...last, secret }));
};
