// Deals and omgångar side by side, for the panel after each and the breakdown of a match.

import type { Seat } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/presentation.ts';
import { openCourse, type Counting, type Sums, type SumRow } from '../../kernel/sums.ts';
import { cardNamed, mullePoints, type Card } from './cards.ts';
import type { MulleEvent } from './events.ts';
import { sideOf } from './state.ts';

type Counted = Extract<MulleEvent, { readonly type: 'counted' }>;
type Dealt = Extract<MulleEvent, { readonly type: 'dealt' }>;

const SIDES = [0, 1] as const;

const sidesOf = (scene: Scene): readonly (readonly Seat[])[] => scene.scores.map(({ seats }) => seats);

const piles = (scene: Scene): readonly number[] =>
  SIDES.map((side) => scene.zones.find(({ id }) => id === `captured-${side}`)?.cards.length ?? 0);

/** Cards that these events brought to each side. */
const brought = (events: readonly MulleEvent[], side: number): number =>
  events.reduce((sum, event) => {
    if (event.type === 'took' && sideOf(event.seat) === side)
      return sum + 1 + event.cards.length + (event.build?.cards.length ?? 0);
    return event.type === 'swept' && sideOf(event.seat) === side ? sum + event.cards.length : sum;
  }, 0);

const rowsOf = ({ sides, totals }: Pick<Counted, 'sides' | 'totals'>): readonly SumRow[] => [
  { key: 'mulles', counts: sides.map(({ mulles }) => mulles) },
  { key: 'tabbar', counts: sides.map(({ tabbar }) => tabbar) },
  { key: 'intake', counts: sides.map(({ intake }) => intake) },
  { key: 'bonus', counts: sides.map(({ bonus }) => bonus) },
  { key: 'omgang', counts: sides.map(({ total }) => total), total: true },
  { key: 'match', counts: totals, total: true },
];

/** How many omgångar and deals a match has, as the scene says it. */
const lengths = (scene: Scene): { readonly of: number; readonly deals: number } => {
  const params = scene.facts.find(({ key }) => key === 'omgang')?.params ?? {};
  return { of: Number(params['of'] ?? 1), deals: Number(params['deals'] ?? 1) };
};

const ofOmgang = (counted: Counted, scene: Scene, cards: readonly number[]): Sums => ({
  key: 'omgang',
  params: { omgang: counted.omgang, ...lengths(scene) },
  sides: sidesOf(scene),
  rows: [...(cards.length === 0 ? [] : [{ key: 'cards', counts: cards }]), ...rowsOf(counted)],
});

/** A deal within an omgång: how it stands. What the bonus will be is not known yet. */
const ofDeal = ({ omgang, deal }: Dealt, after: Scene): Sums => ({
  key: 'deal',
  params: { omgang, deal: deal - 1, ...lengths(after) },
  sides: sidesOf(after),
  rows: standingRows(after),
});

/** How it stands, as the scene tells it. */
const standingRows = (after: Scene): readonly SumRow[] => [
  { key: 'cards', counts: piles(after) },
  ...['mulles', 'tabbar', 'intake'].map((key) => ({
    key,
    counts: after.scores.map(({ params }) => Number(params[key] ?? 0)),
  })),
  { key: 'match', counts: after.scores.map(({ points }) => points), total: true },
];

const pointsOf = (mulles: readonly string[]): number =>
  mulles.reduce((sum, name) => sum + mullePoints(cardNamed(name) as Card), 0);

const isCounted = (event: MulleEvent): event is Counted => event.type === 'counted';

export const counting: Counting = {
  deal: (given, before, after) => {
    const events = given as readonly MulleEvent[];
    const counted = events.find(isCounted);
    if (counted !== undefined) {
      const cards = piles(before).map((held, side) => held + brought(events, side));
      return ofOmgang(counted, before, cards);
    }
    const dealt = events.find((event) => event.type === 'dealt');
    return dealt === undefined || dealt.deal === 1 ? undefined : ofDeal(dealt, after);
  },
  match: (events, scene) =>
    (events as readonly MulleEvent[]).filter(isCounted).map((counted) => ofOmgang(counted, scene, [])),
  now: (scene) => {
    const params = scene.facts.find(({ key }) => key === 'omgang')?.params ?? {};
    return {
      key: 'omgang',
      params: { omgang: params['omgang'] ?? 1, ...lengths(scene) },
      sides: sidesOf(scene),
      rows: standingRows(scene),
    };
  },
  course: (events, scene) => {
    const notes = openCourse(sidesOf(scene));
    for (const event of events as readonly MulleEvent[]) {
      if (event.type === 'took') notes.gain(sideOf(event.seat), pointsOf(event.mulles) + event.tabbar);
      if (event.type === 'counted') {
        notes.set(event.totals);
        notes.part();
      }
    }
    return notes.course();
  },
};
