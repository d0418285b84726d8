// A recorded match that can be looked at after any of its steps: played once, with a state kept every few steps, and from the nearest of them again.

import { wasOnDevice } from '../../kernel/device.ts';
import type { GameModule } from '../../games/index.ts';
import type { Actors, Outcome, Seat, Viewer } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { MatchEvent } from '../../kernel/match.ts';
import { STEPS_A_PART, type Parts } from '../../kernel/parts.ts';
import { present } from '../../kernel/present.ts';
import type { Scene } from '../../kernel/presentation.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { playing, type RecordFault } from '../../kernel/replay.ts';
import { namedOccupants, readStep, type NamedOccupant, type Step } from '../../kernel/steps.ts';
import type { Sums } from '../../kernel/sums.ts';
import { advanceTimeline, type Timeline } from '../../kernel/timeline.ts';

/** What is known of each step from the start; the first is the start itself. */
export interface StepNote {
  readonly kind: Step['kind'] | 'start';
  readonly seat: Seat;
  readonly ms: number;
  /** The step that it goes on from: the one before it or, after a takeback, an earlier one. */
  readonly from: number;
  readonly events: number;
  /** How many deals have been made. */
  readonly deals: number;
  /** The server's commitment, where this step is one. */
  readonly commitment?: string;
  /** A deal that is over with this step, counted. */
  readonly sums?: Sums;
}

/** A match from afar. */
export interface Outline {
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  readonly format: number;
  /** It was played on somebody's own device, without a server. */
  readonly onDevice: boolean;
  readonly seats: number;
  readonly occupants: readonly (NamedOccupant | null)[];
  readonly notes: readonly StepNote[];
  readonly outcome: Outcome | null;
  /** How many states the record has hashes of. */
  readonly hashes: number;
  /** What everybody may see at the end, for the words of the outcome. */
  readonly lastView: Json;
  /** Why the match can't be played further than this. */
  readonly fault?: RecordFault;
}

/** The table after one step, as one viewer sees it. */
export interface Shown {
  readonly view: Json;
  readonly actors: Actors;
  readonly outcome: Outcome | null;
  readonly occupants: readonly (NamedOccupant | null)[];
}

export interface Story {
  readonly outline: Outline;
  readonly show: (step: number, viewer: Viewer) => Shown;
  /** What each step made happen, as a viewer saw it. */
  readonly told: (viewer: Viewer) => readonly (readonly Json[])[];
  /** The whole timeline, with its history: for bots. */
  readonly timelineAt: (step: number) => Timeline;
}

/** States are kept so many steps apart, and further apart where that would be too many. */
const APART = 16;
const MOST_KEPT = 2000;

/** Of longer matches deals are not counted: every state would have to be laid out for that. */
const MOST_COUNTED = 6000;

const NOBODY: Actors = { must: [], may: [] };

/** A record as a story, in parts; a record of which nothing can be played is only a fault. Each pause tells how many steps are done. */
export function* openingStory(module: GameModule, record: MatchRecord): Parts<Story | RecordFault, number> {
  const { game, presentation } = module;
  const apart = Math.max(APART, Math.ceil(record.steps.length / MOST_KEPT));
  const kept: Timeline[] = [];
  const events: (readonly MatchEvent[])[] = [];
  const notes: StepNote[] = [];
  let last: Timeline | undefined;
  const counter =
    presentation.counting === undefined || record.steps.length > MOST_COUNTED
      ? undefined
      : openCounter(presentation, presentation.counting.deal);
  const work = playing(game, record, 'events', (timeline, text) => {
    const step = timeline.steps;
    if (step % apart === 0) kept.push(timeline);
    events.push(timeline.events);
    const sums = counter?.(timeline, text);
    notes.push(noteOf(timeline, text, sums));
    last = timeline;
  });
  let fault: RecordFault | undefined;
  for (let done = STEPS_A_PART; ; done += STEPS_A_PART) {
    const part = work.next();
    if (part.done === true) {
      fault = part.value;
      break;
    }
    yield done;
  }
  if (last === undefined) return fault ?? { step: 0, at: '', message: 'nothing can be played' };
  const end = last;
  const names = 'names' in record ? record.names : {};
  let recent = end;
  const timelineAt = (step: number): Timeline => {
    const known = kept[Math.floor(step / apart)] as Timeline;
    let now = recent.steps <= step && recent.steps > known.steps ? recent : known;
    while (now.steps < step) {
      const read = readStep(record.steps[now.steps] as string);
      const next = read.ok ? advanceTimeline(now, read.value) : read;
      if (!next.ok) throw new Error(`step ${now.steps + 1} can't be played again`);
      now = next.value;
    }
    recent = now;
    return now;
  };
  const occupantsOf = ({ occupants }: Timeline): readonly (NamedOccupant | null)[] => namedOccupants(occupants, names);
  return {
    outline: {
      game: record.game,
      rules: record.rules,
      options: end.match.options,
      format: record.format,
      onDevice: wasOnDevice(record),
      seats: end.match.seats,
      occupants: occupantsOf(end),
      notes,
      outcome: end.outcome ?? null,
      hashes: record.hashes.length,
      lastView: end.match.view('open'),
      ...present({ fault }),
    },
    show: (step, viewer) => {
      const timeline = timelineAt(step);
      const { match, outcome } = timeline;
      return {
        view: match.view(viewer),
        actors: outcome === undefined ? match.actors : NOBODY,
        outcome: outcome ?? null,
        occupants: occupantsOf(timeline),
      };
    },
    told: (viewer) => events.map((made) => made.map((event) => event.seenBy(viewer))),
    timelineAt,
  };
}

const noteOf = (timeline: Timeline, text: string | undefined, sums: Sums | undefined): StepNote => {
  const { deals, events } = timeline;
  const read = text === undefined ? undefined : readStep(text);
  const step = read?.ok === true ? read.value : undefined;
  return {
    kind: step?.kind ?? 'start',
    seat: step?.seat ?? 0,
    ms: step?.ms ?? 0,
    from: step?.kind === 'takeback' ? step.to : Math.max(0, timeline.steps - 1),
    events: events.length,
    deals,
    ...present({ commitment: step?.kind === 'commit' ? step.commitment : undefined, sums }),
  };
};

/** Follows a match scene by scene, and says which steps end a deal. */
const openCounter = (
  { scene }: Pick<GameModule['presentation'], 'scene'>,
  deal: (events: readonly Json[], before: Scene, after: Scene, past: readonly Json[]) => Sums | undefined,
): ((timeline: Timeline, text: string | undefined) => Sums | undefined) => {
  let before: Scene | undefined;
  let past: Json[] = [];
  return (timeline, text) => {
    const isBack = text?.includes(' !takeback ') === true;
    if (before !== undefined && timeline.events.length === 0 && !isBack) return undefined;
    const after = scene(timeline.match.view('open'));
    const fresh = timeline.events.map((event) => event.seenBy('open'));
    const sums = before === undefined || isBack ? undefined : deal(fresh, before, after, past);
    before = after;
    past = isBack ? pastOf(timeline) : past;
    past.push(...fresh);
    return sums;
  };
};

/** What still counts after a takeback. */
const pastOf = ({ told }: Timeline): Json[] => {
  const lists: Json[][] = [];
  for (let at = told; at !== undefined; at = at.before) lists.push(at.events.map((event) => event.seenBy('open')));
  return lists.reverse().flat();
};
