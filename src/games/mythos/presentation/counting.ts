// Rounds side by side: each mission with the powers that counted when it was evaluated, the points, and how they came about.

import type { Scene } from '../../../kernel/presentation.ts';
import { openCourse, type Counting, type Sums, type SumRow } from '../../../kernel/sums.ts';
import type { MythosEvent } from '../events.ts';

type Evaluated = Extract<MythosEvent, { readonly type: 'evaluated' }>;

const SIDES = [0, 1] as const;
const SEATS = SIDES.map((side) => [side]);

/** The card of each mission, by its letter. */
const missionsIn = (scene: Scene): ReadonlyMap<string, string> =>
  new Map((scene.lanes ?? []).flatMap(({ group, card }) => (card === undefined ? [] : [[group, card] as const])));

const missionRow = ({ lane, powers, winner }: Evaluated, missions: ReadonlyMap<string, string>): SumRow => ({
  key: `mission-${lane}`,
  counts: powers,
  params: { lane, card: missions.get(lane) ?? null },
  ...(winner === null ? {} : { won: winner }),
});

/** What the events of one round came to; nothing before its missions are evaluated. */
const roundSums = (round: number, events: readonly MythosEvent[], before: readonly number[], scene: Scene): Sums => {
  const missions = missionsIn(scene);
  const gained = SIDES.map((side) =>
    events.reduce((sum, event) => (event.type === 'scored' && event.seat === side ? sum + event.points : sum), 0),
  );
  return {
    key: 'round',
    params: { round },
    sides: SEATS,
    rows: [
      ...events.flatMap((event) => (event.type === 'evaluated' ? [missionRow(event, missions)] : [])),
      { key: 'round', counts: gained, total: true },
      { key: 'match', counts: SIDES.map((side) => (before[side] ?? 0) + (gained[side] ?? 0)), total: true },
    ],
  };
};

/** Every round that was evaluated, the one that is going on too. */
const roundsIn = (events: readonly MythosEvent[], scene: Scene): readonly Sums[] => {
  const starts = events.flatMap((event, at) => (event.type === 'round' ? [{ round: event.round, at }] : []));
  let totals: readonly number[] = [0, 0];
  return starts.flatMap(({ round, at }, i): readonly Sums[] => {
    const during = events.slice(at, starts[i + 1]?.at);
    if (!during.some(({ type }) => type === 'evaluated')) return [];
    const sums = roundSums(round, during, totals, scene);
    totals = sums.rows.at(-1)?.counts ?? totals;
    return [sums];
  });
};

export const counting: Counting = {
  // A round is over when the next begins, or with the match; its missions may have been evaluated over several steps.
  deal: (given, _before, after, past) => {
    const events = given as readonly MythosEvent[];
    const next = events.findIndex((event) => event.type === 'round' && event.round > 1);
    const over = after.lanes?.every(({ state }) => state === 'done') === true;
    if (next === -1 && !(over && events.some(({ type }) => type === 'evaluated' || type === 'scored')))
      return undefined;
    const told = next === -1 ? events : events.slice(0, next);
    return roundsIn([...past, ...told] as readonly MythosEvent[], after).at(-1);
  },
  match: (events, scene) => roundsIn(events as readonly MythosEvent[], scene),
  now: ({ scores, lanes = [] }) => {
    const decided = lanes.filter(({ winner }) => winner !== undefined);
    if (decided.length === 0) return undefined;
    return {
      key: 'now',
      params: {},
      sides: SEATS,
      rows: [
        ...decided.map(({ group, card, worth, winner }): SumRow => ({
          key: `mission-${group}`,
          counts: SIDES.map((side) => (side === winner ? worth : 0)),
          params: { lane: group, card: card ?? null },
          ...(winner === undefined ? {} : { won: winner }),
        })),
        { key: 'match', counts: scores.map(({ points }) => points), total: true },
      ],
    };
  },
  course: (events) => {
    const notes = openCourse(SEATS);
    let round = 0;
    for (const event of events as readonly MythosEvent[]) {
      if (event.type === 'round' && round++ > 0) notes.part();
      if (event.type === 'scored') notes.gain(event.seat, event.points);
    }
    notes.part();
    return notes.course();
  },
};
