// A table of any game in memory, from a seed: judges like the server, plays seats by a rule, and lets a test say when time passes.

import { render } from 'preact';
import { GAMES } from '../../../games/index.ts';
import type { Json } from '../../../kernel/json.ts';
import { resolveOptions } from '../../../kernel/options.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../../kernel/timeline.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../../../protocol/messages.ts';
import { wholeStep } from '../../../protocol/testing/whole-step.ts';
import type { Listener } from '../../connection.ts';
import { chooseLanguage, type UiLanguage } from '../../text/index.ts';
import { openTableSession, type TableSession } from '../model/session.ts';
import { TableView } from '../TableView.tsx';

/** Who acts next and how; nothing to stop there. */
export type Choose = (timeline: Timeline) => { readonly seat: number; readonly action: string } | undefined;

export interface PlayedTable {
  readonly root: HTMLElement;
  readonly session: TableSession;
  readonly timeline: () => Timeline;
  /** Actions that the page asked for. */
  readonly acts: () => readonly string[];
  readonly play: (seat: number, action: string) => Promise<void>;
  /** Played while the page has no line: it hears of it when it is `back`. */
  readonly miss: (seat: number, action: string) => void;
  readonly back: () => Promise<void>;
  /** The time of the picture on screen is over. */
  readonly next: () => Promise<void>;
  /** Shows everything up to the latest picture, or to the next count. */
  readonly skip: () => Promise<void>;
  readonly all: (place: string) => readonly HTMLElement[];
  readonly text: (place: string) => string;
  readonly tap: (place: string) => Promise<void>;
  readonly close: () => void;
}

export interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
  readonly seed?: number;
  /** Played before the page comes: the log of it is told in the snapshot. */
  readonly course?: Choose;
  readonly people?: boolean;
  readonly language?: UiLanguage;
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

/** The first legal action of whoever must act. */
export const firstLegal: Choose = ({ match }) => {
  const [seat] = match.actors.must;
  const [action] = seat === undefined ? [] : match.legal(seat);
  return seat === undefined || action === undefined ? undefined : { seat, action };
};

const BOT = { kind: 'bot', level: 'easy', version: 1, budget: 0 } as const;
/** Longer waits are not for pictures. */
const PICTURE = 1200;
const MOST_STEPS = 600;

export const openPlayed = async (opening: Opening): Promise<PlayedTable> => {
  const { seats, seed = 1, people = false, language = 'en' } = opening;
  const module = await GAMES[opening.game]?.();
  if (module === undefined) throw new Error(`the registry has no ${opening.game}`);
  const options = resolveOptions(module.game.options, { options: opening.options ?? {} });
  if (!options.ok) throw new Error(options.error.message);
  const occupants = Array.from({ length: seats }, (_, seat) =>
    seat === 0 || people ? ({ kind: 'person', name: ['Ana', 'Bea', 'Cleo', 'Dina'][seat] ?? '' } as const) : BOT,
  );
  let timeline = openTimeline(module.game, options.value, seed.toString(16).padStart(64, '0'), occupants);
  const log = timeline.events.map((event) => event.seenBy(0));
  const advance = (seat: number, action: string): void => {
    const next = advanceTimeline(timeline, { kind: 'act', seat, act: action, ms: 0 });
    if (!next.ok) throw new Error(`${action}: ${JSON.stringify(next.error)}`);
    timeline = next.value;
  };
  for (let i = 0; i < MOST_STEPS && opening.course !== undefined; i++) {
    const move = opening.course(timeline);
    if (move === undefined || timeline.outcome !== undefined) break;
    advance(move.seat, move.action);
    log.push(...timeline.events.map((event) => event.seenBy(0)));
  }
  const said: ClientMessage[] = [];
  const timers: { readonly ms: number; readonly run: () => void }[] = [];
  let listener: Listener | undefined;
  const tell = (message: ServerMessage): void => listener?.received(structuredClone(message));
  const state = () => ({
    revision: timeline.steps,
    view: timeline.match.view(0),
    actors: timeline.match.actors,
    legal: timeline.match.legal(0),
    outcome: timeline.outcome ?? null,
    clocks: [],
  });
  const miss = (seat: number, action: string): readonly Json[] => {
    advance(seat, action);
    const events = timeline.events.map((event) => event.seenBy(0));
    log.push(...events);
    return events;
  };
  const act = (seat: number, action: string): void => {
    const events = miss(seat, action);
    tell(wholeStep(state(), { seat, action: seat === 0 ? action : null, events }));
  };
  const receive = (message: ClientMessage): void => {
    said.push(message);
    if (message.type === 'join') {
      tell({
        type: 'snapshot',
        protocol: PROTOCOL,
        table: 'fake',
        game: opening.game,
        rules: 1,
        options: {},
        seat: 0,
        seats: occupants.map((sitter, seat) => ({ seat, sitter, presence: sitter.kind === 'bot' ? 'bot' : 'here' })),
        events: log,
        ...state(),
      });
    }
    if (message.type !== 'act') return;
    const base = { type: 'answer', intent: message.intent, revision: timeline.steps } as const;
    const refused = timeline.match.refuse(0, message.action);
    if (refused?.kind === 'refused') {
      return tell({ ...base, ok: false, code: 'refused', message: '', refusal: refused.refusal });
    }
    act(0, message.action);
    tell({ ...base, ok: true, revision: timeline.steps });
  };
  chooseLanguage(language);
  let intents = 0;
  const session = openTableSession({
    open: (heard) => {
      listener = heard;
      queueMicrotask(heard.opened);
      return { send: receive, retry: () => undefined, redial: () => undefined, close: () => undefined };
    },
    load: () => Promise.resolve(module.presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at !== -1) timers.splice(at, 1);
      };
    },
    intent: () => `i${++intents}`,
  });
  const root = document.createElement('div');
  document.body.append(root);
  const Shown = () => <TableView session={session} />;
  await settle();
  render(<Shown />, root);
  await settle();
  const all = (place: string): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(place)];
  return {
    root,
    session,
    timeline: () => timeline,
    acts: () => said.flatMap((message) => (message.type === 'act' ? [message.action] : [])),
    play: async (seat, action) => {
      act(seat, action);
      await settle();
    },
    miss: (seat, action) => void miss(seat, action),
    back: async () => {
      listener?.lost(0, false);
      listener?.opened();
      await settle();
    },
    next: async () => {
      const at = timers.findIndex(({ ms }) => ms < PICTURE);
      const [due] = at === -1 ? [] : timers.splice(at, 1);
      due?.run();
      await settle();
    },
    skip: async () => {
      session.skip();
      await settle();
    },
    all,
    text: (place) => all(place)[0]?.textContent ?? '',
    tap: async (place) => {
      all(place)[0]?.click();
      await settle();
    },
    close: () => {
      render(null, root);
      session.close();
      root.remove();
    },
  };
};
