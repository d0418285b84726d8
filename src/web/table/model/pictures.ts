// From steps to pictures: what a table shows one after the other, so that every move can be followed.

import type { Presentation, Scene, SceneCard, Zone } from '../../../kernel/presentation.ts';
import type { Outcome, Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { DecidedMoment, TakenMoment } from '../../../kernel/moments.ts';
import type { Played } from '../../../kernel/open-table.ts';
import type { Sums } from '../../../kernel/sums.ts';
import type { PlayedStep } from '../../../protocol/client.ts';
import type { Snapshot } from '../../../protocol/messages.ts';
import type { Shown } from './moments.ts';

/** One picture of the table. It stays for at least `ms`, unless the player wants to go on. */
export interface Picture {
  readonly scene: Scene;
  readonly legal: readonly string[];
  readonly outcome: Outcome | null;
  readonly revision: number;
  /** The how manyth move since the table was opened it belongs to. */
  readonly move?: number;
  /** The log up to here, and how many of its last events are new with this picture. */
  readonly events: readonly Json[];
  readonly fresh: number;
  readonly ms: number;
  /** Nothing moves into this picture: it came as a whole. */
  readonly whole: boolean;
  /** A card that lies on what it is about to take or change. */
  readonly laid?: Played;
  /** There is more to show than there is time for. */
  readonly hurried?: boolean;
  /** What was played to come here. */
  readonly came?: readonly Played[];
  /** A rival's card, shown large before it does what it does. */
  readonly shown?: Shown;
  /** The lane that is decided at this moment. */
  readonly decided?: DecidedMoment;
  /** The trick that lies there is taken. */
  readonly taken?: TakenMoment;
  /** A deal that is over: the picture stays until the player wants to go on. */
  readonly sums?: Sums;
}

type LaidCard = NonNullable<ReturnType<NonNullable<Presentation['laidCard']>>>;

const PLAY = 400;
export const HOLD = 960;
const COLLECT = 280;

/** The picture of a whole state, after joining or a takeback. */
export const wholePicture = (presentation: Presentation, state: Snapshot): Picture => ({
  scene: presentation.scene(state.view),
  legal: state.legal,
  outcome: state.outcome,
  revision: state.revision,
  events: state.events,
  fresh: 0,
  ms: 0,
  whole: true,
});

/** The picture that a step leads to. */
export const pictureAfter = (presentation: Presentation, before: Picture, step: PlayedStep): Picture => ({
  scene: presentation.scene(step.view),
  legal: step.legal,
  outcome: step.outcome,
  revision: step.revision,
  events: [...before.events, ...step.events],
  fresh: step.events.length,
  // A step by which nothing happens on the table, such as a seal, holds nothing up.
  ms: step.events.length === 0 ? 0 : PLAY,
  whole: false,
});

/** The pictures of one step: usually one; two when it took a trick, which is held before it is collected. */
export const stepPictures = (presentation: Presentation, before: Picture, step: PlayedStep): readonly Picture[] => {
  const last = pictureAfter(presentation, before, step);
  const laid = step.events.map((event) => presentation.laidCard?.(event)).findLast((each) => each !== undefined);
  const moments = step.events.map((event) => presentation.moment?.(event));
  const taken = moments.find((moment) => moment?.kind === 'taken');
  const held = laid === undefined ? undefined : heldTrick(before.scene, last.scene, laid, taken);
  if (held === undefined) return [last];
  // What comes of the trick is told once it has been collected.
  const fresh = taken === undefined ? step.events.length : moments.indexOf(taken) + 1;
  const pause: Picture = {
    ...last,
    scene: held,
    legal: [],
    outcome: null,
    revision: before.revision,
    ms: HOLD,
    events: [...before.events, ...step.events.slice(0, fresh)],
    fresh,
    ...(taken === undefined ? {} : { taken }),
  };
  const rest = { ...last, fresh: step.events.length - fresh };
  if (taken === undefined || taken.points === 0) return [pause, rest];
  // A score changes when the trick has landed; everything else goes on meanwhile.
  const collecting = { ...rest, scene: { ...last.scene, scores: held.scores }, ms: COLLECT };
  return [pause, collecting, { ...last, fresh: 0 }];
};

/** The scene before, with the card that completed the trick lying in it; nothing if the trick still lies there afterwards. */
const heldTrick = (
  before: Scene,
  after: Scene,
  { zone: id, card, by }: LaidCard,
  taken: TakenMoment | undefined,
): Scene | undefined => {
  const trick = before.zones.find((zone) => zone.id === id && zone.kind === 'trick');
  const now = after.zones.find((zone) => zone.id === id);
  if (trick === undefined || now?.cards.some((each) => each?.id === card)) return undefined;
  const winner = taken?.by ?? pileThatGrew(before, after)?.owner;
  const cards = takenBy([...trick.cards, { id: card, by }], winner);
  const zones = before.zones.map((zone) =>
    zone === trick
      ? { ...zone, cards, ...(taken === undefined ? {} : { badge: String(taken.points) }) }
      : zone.kind === 'hand' && zone.owner === by
        ? without(zone, card)
        : zone,
  );
  return { ...before, zones, actors: { must: [], may: [] } };
};

/** The pile that what was won went to. */
export const pileThatGrew = (before: Scene, after: Scene): Zone | undefined =>
  after.zones.find(
    (zone) =>
      zone.kind === 'pile' &&
      zone.cards.length > (before.zones.find(({ id }) => id === zone.id)?.cards.length ?? zone.cards.length),
  );

/** A scene in which a trick was held, after it has gone to its pile. */
export const collected = (held: Scene, after: Scene, by: Seat | undefined): Scene => {
  const cards = held.zones.flatMap((zone) => (zone.kind === 'trick' ? zone.cards : []));
  // The next deal may have been made by then, with empty piles.
  const side = held.scores.find(({ seats }) => by !== undefined && seats.includes(by))?.seats ?? [];
  const own = held.zones.find(({ kind, owner = -1 }) => kind === 'pile' && side.includes(owner));
  const pile = (own ?? pileThatGrew(held, after))?.id;
  const zones = held.zones.map((zone) => {
    if (zone.id === pile) return { ...zone, cards: [...zone.cards, ...cards.map(() => null)] };
    if (zone.kind !== 'trick') return zone;
    const { badge: _, ...rest } = zone;
    return { ...rest, cards: [] };
  });
  return { ...held, zones };
};

/** Cards of a trick, the one that takes it marked. */
export const takenBy = (cards: readonly SceneCard[], winner: Seat | undefined): readonly SceneCard[] =>
  cards.map((card) => marked(card, winner));

const marked = (card: SceneCard, winner: Seat | undefined): SceneCard => {
  if (card === null) return null;
  const { mark: _, ...rest } = card;
  return card.by !== undefined && card.by === winner ? { ...rest, mark: 'win' } : rest;
};

/** A hand after playing a card: that card gone or, where it was hidden, one hidden card fewer. */
export const without = (hand: Zone, card: string): Zone => {
  const known = hand.cards.findIndex((each) => each?.id === card);
  const gone = known >= 0 ? known : hand.cards.lastIndexOf(null);
  return { ...hand, cards: hand.cards.filter((_, i) => i !== gone) };
};

/** The cards of a trick that a picture holds before they are collected. */
export const trickOf = (picture: Picture): readonly SceneCard[] =>
  picture.ms === HOLD ? (picture.scene.zones.find(({ kind }) => kind === 'trick')?.cards ?? []) : [];

/** The last trick that was taken, as a log tells it: the cards laid in a trick but for those that still lie there, one for each seat. */
export const lastTrickIn = (
  { laidCard }: Presentation,
  { zones }: Scene,
  events: readonly Json[],
  seats: number,
): readonly SceneCard[] => {
  const trick = zones.find(({ kind }) => kind === 'trick');
  if (trick === undefined || laidCard === undefined) return [];
  const laid: LaidCard[] = [];
  // Only the end of the log is of interest.
  for (let i = events.length - 1; i >= 0 && laid.length < trick.cards.length + seats; i--) {
    const card = laidCard(events[i]);
    if (card?.zone === trick.id) laid.unshift(card);
  }
  const taken = laid.slice(0, laid.length - trick.cards.length);
  return taken.length === seats ? taken.map(({ card, by }) => ({ id: card, by })) : [];
};

/** Shows pictures in order, each for its time; hurries when it falls behind, and never makes the player wait. */
export interface Reel {
  readonly add: (pictures: readonly Picture[]) => void;
  /** Straight to the last picture, or to a count on the way: only `next` goes on from there, since one touch may hurry more than once. */
  readonly skip: () => void;
  /** On to the next picture. */
  readonly next: () => void;
  /** Forget what was to come and show these; only a count is not passed over, unless it may be. */
  readonly cut: (pictures: readonly Picture[], passCounts?: boolean) => void;
  /** The picture after which the next step goes on. */
  readonly latest: () => Picture | undefined;
}

const BEHIND = 3;

export const openReel = (
  show: (picture: Picture) => void,
  after: (ms: number, run: () => void) => () => void,
): Reel => {
  let waiting: Picture[] = [];
  let shown: Picture | undefined;
  let cancel: (() => void) | undefined;

  const next = (): void => {
    cancel = undefined;
    const picture = waiting.shift();
    if (picture === undefined) return;
    const hurried = waiting.length >= BEHIND;
    shown = hurried ? { ...picture, hurried } : picture;
    show(shown);
    cancel = Number.isFinite(picture.ms) ? after(hurried ? picture.ms / 3 : picture.ms, next) : () => undefined;
  };
  return {
    add: (pictures) => {
      waiting.push(...pictures);
      if (cancel === undefined) next();
    },
    skip: () => {
      if (shown?.sums !== undefined) return;
      const stop = waiting.findIndex((picture) => picture.sums !== undefined);
      const passed = waiting.splice(0, stop === -1 ? waiting.length : stop + 1);
      const last = passed.at(-1);
      if (last === undefined) return;
      cancel?.();
      cancel = stop === -1 || Number.isFinite(last.ms) ? undefined : () => undefined;
      shown = { ...last, fresh: passed.reduce((sum, picture) => sum + picture.fresh, 0) };
      show(shown);
      if (stop !== -1 && cancel === undefined) cancel = after(last.ms, next);
    },
    next: () => {
      if (waiting.length === 0) return;
      cancel?.();
      next();
    },
    cut: (pictures, passCounts = false) => {
      // A count that is being read, or was about to be, outlives a line that was lost for a moment.
      const count = passCounts ? undefined : [shown, ...waiting].find((each) => each?.sums !== undefined);
      const isPast = count !== undefined && count.events.length <= (pictures.at(-1)?.events.length ?? 0);
      cancel?.();
      cancel = undefined;
      waiting = isPast ? [count, ...pictures] : [...pictures];
      const [only, ...more] = waiting;
      if (only === undefined || more.length > 0) {
        next();
        return;
      }
      waiting = [];
      shown = only;
      show(only);
    },
    latest: () => waiting.at(-1) ?? shown,
  };
};
