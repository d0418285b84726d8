// Hands, partidas and cotos side by side: the panel after a hand, the breakdown of a match, what a score is made of, and its course.

import type { Params, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Scene } from '../../kernel/presentation.ts';
import { openCourse, type Counting, type Sums, type SumRow } from '../../kernel/sums.ts';
import type { GuinoteEvent, SideCount } from './events.ts';
import { sideOf } from './state.ts';

type Counted = Extract<GuinoteEvent, { readonly type: 'counted' }>;
type Closing = Extract<GuinoteEvent, { readonly type: 'renuncio' | 'vueltas' | 'partida' | 'coto' }>;

const LAST_TEN = 10;

const sidesOf = (scene: Scene): readonly (readonly Seat[])[] => scene.scores.map(({ seats }) => seats);

/** What a side's points are made of; what the idas brought only where there were any. */
const rowsOf = (sides: readonly SideCount[]): readonly SumRow[] => {
  const row = (key: 'cards' | 'cantes' | 'lastTen' | 'carried'): SumRow => ({
    key,
    counts: sides.map((side) => side[key]),
  });
  const carried = row('carried');
  return [
    row('cards'),
    row('cantes'),
    row('lastTen'),
    ...(carried.counts.some((points) => points > 0) ? [carried] : []),
    { key: 'total', counts: sides.map(({ total }) => total), total: true },
  ];
};

/** Partidas and cotos, once a partida is decided. */
const standing = (closing: readonly Closing[]): readonly SumRow[] =>
  closing.flatMap((event): readonly SumRow[] => {
    if (event.type === 'partida') return [{ key: 'partidas', counts: event.partidas, total: true, won: event.side }];
    if (event.type !== 'coto' || Math.max(...event.cotos) + Math.min(...event.cotos) < 2) return [];
    return [{ key: 'cotos', counts: event.cotos, total: true, won: event.side }];
  });

const isClosing = (event: GuinoteEvent): event is Closing =>
  event.type === 'renuncio' || event.type === 'vueltas' || event.type === 'partida' || event.type === 'coto';

const handSums = (
  { sides, vueltas }: Counted,
  closing: readonly Closing[],
  partida: number,
  seats: Sums['sides'],
): Sums => ({
  key: 'hand',
  // The events say themselves what follows from the hand.
  params: { partida, vueltas, closing: closing as unknown as Json } satisfies Params,
  sides: seats,
  rows: [...rowsOf(sides), ...standing(closing)],
  points: sides.map(({ total }) => total),
});

/** Every hand that was counted, with what followed from it. */
const handsIn = (events: readonly GuinoteEvent[], seats: Sums['sides']): readonly Sums[] => {
  const hands: Sums[] = [];
  let partida = 1;
  let from = 0;
  events.forEach((event, at) => {
    if (event.type !== 'counted') return;
    const rest = events.slice(at + 1);
    const next = rest.findIndex((each) => !isClosing(each));
    const after = next === -1 ? rest : rest.slice(0, next);
    const closing = [...events.slice(from, at), ...after].filter(isClosing);
    hands.push(handSums(event, closing, partida, seats));
    from = at + 1 + after.length;
    if (closing.some(({ type }) => type === 'partida')) partida++;
  });
  return hands;
};

export const counting: Counting = {
  deal: (events, _before, after, past) =>
    (events as readonly GuinoteEvent[]).some(({ type }) => type === 'counted')
      ? handsIn([...past, ...events] as readonly GuinoteEvent[], sidesOf(after)).at(-1)
      : undefined,
  match: (events, scene) => handsIn(events as readonly GuinoteEvent[], sidesOf(scene)),
  now: ({ scores, facts }) => {
    const params = facts.find(({ key }) => key === 'hand')?.params;
    if (params === undefined) return undefined;
    return {
      key: 'hand',
      params: { partida: params['partida'] ?? 1, vueltas: params['vueltas'] === true, closing: [] },
      sides: scores.map(({ seats }) => seats),
      rows: rowsOf(scores.map((score) => score.params as unknown as SideCount)),
    };
  },
  course: (events, scene) => {
    const notes = openCourse(sidesOf(scene));
    for (const event of events as readonly GuinoteEvent[]) {
      if (event.type === 'dealt' && !event.vueltas) notes.set([0, 0]);
      if (event.type === 'trick') notes.gain(sideOf(event.winner), event.points);
      if (event.type === 'sang') notes.gain(sideOf(event.seat), event.points);
      if (event.type === 'last-ten') notes.gain(sideOf(event.seat), LAST_TEN);
      if (event.type === 'counted') {
        notes.set(event.sides.map(({ total }) => total));
        notes.part();
      }
    }
    return notes.course();
  },
};
