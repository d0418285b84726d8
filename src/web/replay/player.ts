// The player of a replay: which step is shown, to whose eyes and how fast. A worker plays the match, a table shows it.

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Presentation } from '../../kernel/presentation.ts';
import type { InputError } from '../../kernel/result.ts';
import { PROTOCOL } from '../../protocol/limits.ts';
import type { ServerMessage, Snapshot } from '../../protocol/messages.ts';
import { openTableSession, type TableSession } from '../table/model/session.ts';
import type { After } from '../table/model/screen.ts';
import type { Place } from './address.ts';
import { openReplayLine } from './line.ts';
import { LONGEST_READING, type StartReader } from './reader.ts';
import type { Outline, Shown } from './story.ts';
import { leapt, lineTo, moved, placeOf, trackOf, type Stop, type Track } from './track.ts';

/** Why there is nothing to show. */
export type Problem = { readonly why: 'unreadable'; readonly error: InputError } | { readonly why: 'slow' | 'failed' };

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is looked at before the next, at the usual speed. */
const DWELL = 900;

export interface Player {
  readonly session: TableSession;
  /** From 0 to 1, until the match has been played. */
  readonly read: Signal<number>;
  readonly problem: Signal<Problem | undefined>;
  readonly outline: Signal<Outline | undefined>;
  /** What each step made happen, as the viewer saw it. */
  readonly told: ReadonlySignal<readonly (readonly Json[])[]>;
  readonly track: ReadonlySignal<Track | undefined>;
  /** The step that is wanted; the table follows. */
  readonly step: Signal<number>;
  /** Its place among the stops. */
  readonly at: ReadonlySignal<number>;
  readonly viewer: Signal<Viewer>;
  readonly running: Signal<boolean>;
  readonly speed: Signal<Speed>;
  /** To the stop of a step, or to the nearest before it. */
  readonly goTo: (step: number) => void;
  readonly goToStop: (at: number) => void;
  readonly move: (by: number) => void;
  readonly leap: (forward: boolean) => void;
  readonly lookAs: (viewer: Viewer) => void;
  readonly toggle: () => void;
  readonly close: () => void;
}

export interface PlayerNeeds {
  readonly text: string;
  readonly start: StartReader;
  readonly load: (game: string) => Promise<Presentation> | undefined;
  readonly after: After;
  readonly place: Place;
}

const nothing = (): void => undefined;
const never = (): boolean => false;

export const openPlayer = ({ text, start, load, after, place }: PlayerNeeds): Player => {
  const read = signal(0);
  const problem = signal<Problem | undefined>(undefined);
  const outline = signal<Outline | undefined>(undefined);
  const toldBy = signal<ReadonlyMap<Viewer, readonly (readonly Json[])[]>>(new Map());
  const step = signal(place.step ?? 0);
  const viewer = signal<Viewer>(place.viewer ?? 'open');
  const running = signal(false);
  const speed = signal<Speed>(1);
  /** Who sits at the near edge. */
  let near: Seat = typeof place.viewer === 'number' ? place.viewer : 0;

  const line = openReplayLine();
  const live = openTableSession({
    open: line.open,
    load,
    exists: () => Promise.resolve(true),
    after: (ms, run) => after(ms / speed.peek(), run),
    intent: () => 'none',
    reload: nothing,
    replayed: true,
  });
  // What is over can't be played: touches look at cards and do nothing else.
  const session: TableSession = {
    ...live,
    touch: nothing,
    ask: nothing,
    tap: nothing,
    offer: never,
    lay: never,
    finish: nothing,
    pick: nothing,
    aim: nothing,
    act: nothing,
    request: nothing,
  };

  /** Whose events are there: whoever is asked for next is followed once theirs have come. */
  const eyes = signal<Viewer>(viewer.peek());
  const told = computed(() => toldBy.value.get(eyes.value) ?? []);
  const track = computed(() => {
    const { value: presentation } = session.presentation;
    const all = toldBy.value.get(eyes.value);
    if (outline.value === undefined || presentation === undefined || all === undefined) return undefined;
    return trackOf(outline.value, all, presentation);
  });
  const at = computed(() => (track.value === undefined ? 0 : placeOf(track.value, step.value)));

  /** What the table shows, and what it was asked to show. */
  let applied: { readonly step: number; readonly viewer: Viewer; readonly shown: Shown } | undefined;
  let asked: { readonly step: number; readonly viewer: Viewer } | undefined;

  const seatOf = (by: Viewer): Seat | null => (by === 'public' ? null : by === 'open' ? near : by);
  const snapshotOf = (known: Outline, upTo: number, by: Viewer, shown: Shown): Snapshot => ({
    type: 'snapshot',
    protocol: PROTOCOL,
    table: '',
    game: known.game,
    rules: known.rules,
    options: known.options,
    seat: seatOf(by),
    seats: shown.occupants.map((sitter, seat) => ({
      seat,
      sitter,
      presence: sitter === null ? 'empty' : sitter.kind === 'bot' ? 'bot' : 'here',
    })),
    events: lineTo(known.notes, upTo).flatMap((each) => toldBy.peek().get(by)?.[each] ?? []),
    revision: upTo,
    view: shown.view,
    actors: shown.actors,
    legal: [],
    outcome: shown.outcome,
    clocks: [],
  });

  /** The steps from what is shown to what is wanted, for a table that moves its cards. */
  const stepsTo = (known: Outline, from: NonNullable<typeof applied>, upTo: number, shown: Shown): ServerMessage[] =>
    Array.from({ length: upTo - from.step }, (_, i): ServerMessage => {
      const revision = from.step + i + 1;
      const base = {
        type: 'step',
        revision,
        seat: known.notes[revision]?.seat ?? 0,
        events: told.peek()[revision] ?? [],
      } as const;
      if (revision < upTo) return base;
      const { actors, outcome, view } = shown;
      // The whole view in place of the one before: nobody has to send it anywhere.
      return { ...base, actors, patch: [view], ...(outcome === null ? {} : { outcome }) };
    });

  /** One stop further, nothing taken back on the way, and nothing else on screen: then it is played, not cut to. */
  const isNext = (known: Outline, upTo: number, by: Viewer, shown: Shown): boolean => {
    const { value: picture } = session.picture;
    if (applied === undefined || applied.viewer !== by || upTo <= applied.step || picture?.sums !== undefined)
      return false;
    if (picture?.revision !== applied.step || track.peek() === undefined) return false;
    const stops = (track.peek() as Track).stops;
    const here = placeOf(track.peek() as Track, applied.step);
    const isFollowing = stops[here + 1]?.step === upTo;
    const goesOn = known.notes
      .slice(applied.step + 1, upTo + 1)
      .every(({ from }, i) => from === (applied?.step ?? 0) + i);
    return isFollowing && goesOn && JSON.stringify(applied.shown.occupants) === JSON.stringify(shown.occupants);
  };

  const apply = (upTo: number, by: Viewer, shown: Shown): void => {
    const { value: known } = outline;
    if (known === undefined) return;
    if (applied !== undefined && isNext(known, upTo, by, shown)) line.say(stepsTo(known, applied, upTo, shown));
    else line.cut(snapshotOf(known, upTo, by, shown));
    applied = { step: upTo, viewer: by, shown };
  };

  const reader = start(
    (reply) => {
      switch (reply.type) {
        case 'reading':
          read.value = Math.min(1, reply.done / Math.max(1, reply.of));
          return;
        case 'opened': {
          stopWaiting();
          const { notes, seats } = reply.outline;
          if (typeof viewer.value === 'number' && viewer.value >= seats) viewer.value = 'open';
          if (near >= seats) near = 0;
          step.value = Math.min(place.step ?? notes.findIndex(({ events }) => events > 0), notes.length - 1);
          if (step.value < 0) step.value = 0;
          outline.value = reply.outline;
          reader.ask({ type: 'told', viewer: viewer.value });
          return;
        }
        case 'told':
          toldBy.value = new Map(toldBy.value).set(reply.viewer, reply.told);
          if (reply.viewer === viewer.value) eyes.value = reply.viewer;
          asked = undefined;
          next();
          return;
        case 'shown':
          asked = undefined;
          if (reply.viewer === viewer.value && toldBy.value.has(reply.viewer)) {
            apply(reply.step, reply.viewer, reply.shown);
          }
          next();
          return;
        case 'unreadable':
          stopWaiting();
          problem.value = { why: 'unreadable', error: reply.error };
          return;
        case 'proving':
        case 'proved':
        case 'branched':
        case 'said':
        case 'studying':
        case 'studied':
          return;
      }
    },
    () => {
      stopWaiting();
      problem.value = { why: 'failed' };
    },
  );
  const stopWaiting = after(LONGEST_READING, () => {
    reader.end();
    problem.value = { why: 'slow' };
  });
  reader.ask({ type: 'open', text });

  /** One question at a time, and always the newest: so a drag never waits for what it has passed. */
  const next = (): void => {
    if (outline.peek() === undefined || asked !== undefined) return;
    const wanted = { step: step.peek(), viewer: viewer.peek() };
    if (!toldBy.peek().has(wanted.viewer)) {
      asked = wanted;
      reader.ask({ type: 'told', viewer: wanted.viewer });
      return;
    }
    if (applied?.step === wanted.step && applied.viewer === wanted.viewer) return;
    asked = wanted;
    reader.ask({ type: 'show', ...wanted });
  };

  const goToStop = (to: number): void => {
    const stop: Stop | undefined = track.peek()?.stops[to];
    if (stop === undefined) return;
    step.value = stop.step;
    next();
  };
  const goTo = (to: number): void => {
    const { notes = [] } = outline.peek() ?? {};
    step.value = Math.min(Math.max(0, to), Math.max(0, notes.length - 1));
    next();
  };
  const move = (by: number): void => {
    if (track.peek() !== undefined) goToStop(moved(track.peek() as Track, at.peek(), by));
  };
  const isAtEnd = (): boolean => at.peek() >= (track.peek()?.stops.length ?? 1) - 1;

  let cancelDwell: (() => void) | undefined;
  const stopRunning = effect(() => {
    cancelDwell?.();
    const shown = session.picture.value;
    if (!running.value || track.value === undefined || shown === undefined) return;
    if (shown.revision !== step.value || shown.sums !== undefined) return;
    cancelDwell = after(DWELL / speed.value, () => {
      if (isAtEnd()) running.value = false;
      else move(1);
    });
  });

  return {
    session,
    read,
    problem,
    outline,
    told,
    track,
    step,
    at,
    viewer,
    running,
    speed,
    goTo,
    goToStop,
    move,
    leap: (forward) => {
      if (track.peek() !== undefined) goToStop(leapt(track.peek() as Track, at.peek(), forward));
    },
    lookAs: (by) => {
      if (typeof by === 'number') near = by;
      viewer.value = by;
      if (toldBy.peek().has(by)) eyes.value = by;
      next();
    },
    toggle: () => {
      if (!running.peek() && isAtEnd()) goToStop(0);
      running.value = !running.peek();
    },
    close: () => {
      stopWaiting();
      stopRunning();
      cancelDwell?.();
      reader.end();
      live.close();
    },
  };
};
