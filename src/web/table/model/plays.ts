// The pictures of a step: on a table of open cards a card lies on what it takes, then all of it goes; on any table a deal that is over is counted.

import type { Json } from '../../../kernel/json.ts';
import type { Played } from '../../../kernel/open-table.ts';
import type { Presentation, Scene, SceneCard, Zone } from '../../../kernel/presentation.ts';
import type { PlayedStep } from '../../../protocol/client.ts';
import type { Sums } from '../../../kernel/sums.ts';
import { momentPictures } from './moments.ts';
import { collected, pictureAfter, stepPictures, without, type Picture } from './pictures.ts';

/** A rival's card flies for 260 ms and is held for 700; one's own is no news. */
const HELD = { rival: 960, own: 480 } as const;
/** Until the last card of a deal or a match has landed. */
const LANDED = 600;

/** The pictures of one step, on any table. */
export const picturesOf = (presentation: Presentation, before: Picture, step: PlayedStep): readonly Picture[] => {
  const last = pictureAfter(presentation, before, step);
  const sums = presentation.counting?.deal(step.events, before.scene, last.scene, before.events);
  const plays = playPictures(presentation, before, last, step.events, sums);
  if (plays.length > 0) return plays;
  const moments = momentPictures(presentation, before, last, step.events, step.seat);
  const shown = moments.reduce((sum, { fresh }) => sum + fresh, 0);
  const pictures =
    moments.length === 0 ? stepPictures(presentation, before, step) : [{ ...last, fresh: last.fresh - shown }];
  return [...moments, ...(sums === undefined ? pictures : closing(before, last, pictures, sums, shown))];
};

/** A deal that is over: its last trick goes to its pile, then it is counted, and only then comes what follows. `shown` events have been told already. */
const closing = (
  before: Picture,
  last: Picture,
  pictures: readonly Picture[],
  sums: Sums,
  shown: number,
): readonly Picture[] => {
  const held = pictures.length > 1 ? pictures[0] : undefined;
  const scene: Scene = {
    ...(held === undefined ? before.scene : collected(held.scene, last.scene, held.taken?.by)),
    scores: last.scene.scores.map((score, at) => ({ ...score, points: sums.points?.[at] ?? score.points })),
    actors: { must: [], may: [] },
  };
  const still = { ...last, scene, legal: [], outcome: null, revision: before.revision };
  const collecting = { ...scene, scores: held?.scene.scores ?? scene.scores };
  const landed =
    held === undefined ? [] : [held, { ...still, scene: collecting, events: held.events, fresh: 0, ms: LANDED }];
  const fresh = last.fresh - shown - (held?.fresh ?? 0);
  if (last.outcome !== null) return [...landed, { ...last, fresh }];
  // After lanes, what comes next is news; after a trick it is the count itself.
  const told = held === undefined ? 0 : fresh;
  const events = last.events.slice(0, last.events.length - fresh + told);
  return [...landed, { ...still, events, fresh: told, ms: Infinity, sums }, { ...last, fresh: fresh - told }];
};

/** Nothing if the game has no such table, or if no card was played. */
const playPictures = (
  { openTable }: Presentation,
  before: Picture,
  last: Picture,
  events: readonly Json[],
  sums: Sums | undefined,
): readonly Picture[] => {
  const plays = openTable === undefined ? [] : events.map((event) => openTable.played(event));
  const first = plays.findIndex((play) => play !== undefined);
  const play = plays[first];
  if (play === undefined) return [];
  const came = plays.flatMap((each) => each ?? []);
  const still = { legal: [], outcome: null, revision: before.revision } as const;
  const shown: Picture[] = [];
  let told = 0;
  const tell = (upTo: number): Pick<Picture, 'events' | 'fresh'> => {
    const fresh = upTo - told;
    told = upTo;
    return { events: [...before.events, ...events.slice(0, upTo)], fresh };
  };
  if (play.card !== undefined && play.targets.length > 0) {
    const own = before.scene.zones.some(({ id, owner }) => id === 'hand' && owner === play.by);
    const ms = own ? HELD.own : HELD.rival;
    shown.push({ ...last, ...still, ...tell(first + 1), scene: handsAfter(before.scene, play), ms, laid: play });
  }
  if (sums !== undefined) {
    const scene = { ...came.reduce(landed, before.scene), scores: last.scene.scores, actors: { must: [], may: [] } };
    shown.push({ ...last, ...still, ...tell(first + 1), scene, ms: LANDED, came });
    if (last.outcome === null) shown.push({ ...last, ...still, ...tell(events.length), scene, ms: Infinity, sums });
  }
  return [...shown, { ...last, ...tell(events.length), ...(sums === undefined ? { came } : {}) }];
};

/** The card is out of the hand, and nothing else has changed. */
const handsAfter = (scene: Scene, { card, by }: Played): Scene => ({
  ...scene,
  zones: scene.zones.map((zone) =>
    card !== undefined && zone.kind === 'hand' && zone.owner === by ? without(zone, card) : zone,
  ),
  actors: { must: [], may: [] },
});

/** A play is over: what it took lies in its pile, a card that took nothing on the table. */
const landed = (before: Scene, play: Played): Scene => {
  const scene = handsAfter(before, play);
  const card: readonly SceneCard[] = play.card === undefined ? [] : [{ id: play.card }];
  if (play.pile === undefined) {
    const loose = scene.zones.find(({ kind, owner }) => kind === 'table' && owner === undefined);
    return { ...scene, zones: scene.zones.map((zone) => (zone === loose ? added(zone, card) : zone)) };
  }
  const left = [...play.targets];
  const taken: SceneCard[] = [...card];
  const zones = scene.zones.flatMap((zone): readonly Zone[] => {
    if (zone.kind !== 'table') return [zone];
    if (left.includes(zone.id)) {
      taken.push(...zone.cards);
      return [];
    }
    const cards = zone.owner === undefined ? zone.cards.filter((each) => !isTaken(each, left, taken)) : zone.cards;
    return [{ ...zone, cards }];
  });
  return { ...scene, zones: zones.map((zone) => (zone.id === play.pile ? added(zone, taken) : zone)) };
};

const added = (zone: Zone, cards: readonly SceneCard[]): Zone => ({ ...zone, cards: [...zone.cards, ...cards] });

/** Moves a loose card from what is to be taken to what is; of twins, as many as were named. */
const isTaken = (card: SceneCard, left: string[], taken: SceneCard[]): boolean => {
  const at = card === null ? -1 : left.indexOf(card.id);
  if (at === -1) return false;
  left.splice(at, 1);
  taken.push(card);
  return true;
};
