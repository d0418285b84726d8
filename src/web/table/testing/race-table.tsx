// For tests of races: a position sketched in few words, a line to a table of it that judges and can lag, and the page that shows it.

import { render } from 'preact';
import { GAMES } from '../../../games/index.ts';
import { matchFrom } from '../../../kernel/match.ts';
import { resolveOptions } from '../../../kernel/options.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../../kernel/timeline.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage, type TableState } from '../../../protocol/messages.ts';
import { wholeStep } from '../../../protocol/testing/whole-step.ts';
import type { Listener, OpenLine } from '../../connection.ts';
import { chooseLanguage } from '../../text/index.ts';
import { openTableSession, type TableSession } from '../model/session.ts';
import { TableView } from '../TableView.tsx';

const module = await GAMES['highnoon']?.();
if (module === undefined) throw new Error('the registry has no race');
const { game, presentation } = module;

const SITTERS = [
  { kind: 'person', name: 'Ana' },
  { kind: 'person', name: 'Bea' },
] as const;

/** The first player's columns, lowest card first, `?` for face down; what is not named lies in the second player's stock. */
export interface RaceSketch {
  readonly columns: readonly string[];
  readonly waste?: string;
  readonly stock?: string;
  /** Heights of the foundations of the first deck: clubs, diamonds, hearts, spades. */
  readonly lanes?: readonly number[];
  readonly rival?: readonly string[];
}

const SUITS = ['C', 'D', 'H', 'S'];
const idOf = (copy: number, suit: string, rank: number): string => `d${copy}:${suit}:${String(rank).padStart(2, '0')}`;

const positionOf = ({ columns, waste, stock, lanes = [], rival = [] }: RaceSketch): object => {
  const free = new Set(
    [0, 1].flatMap((copy) => SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => idOf(copy, suit, i + 1)))),
  );
  const take = (id: string): string => {
    if (!free.delete(id.replace('?', ''))) throw new Error(`${id} is not free`);
    return id;
  };
  const pile = (text = ''): readonly string[] => text.split(' ').filter(Boolean).map(take);
  const seven = (texts: readonly string[]) => Array.from({ length: 7 }, (_, i) => pile(texts[i]));
  const foundations = SUITS.flatMap((suit, at) => [
    Array.from({ length: lanes[at] ?? 0 }, (_, i) => take(idOf(0, suit, i + 1))),
    [],
  ]);
  const own = { tableau: seven(columns), waste: pile(waste), stock: pile(stock).map((id) => `${id}?`) };
  const other = { tableau: seven(rival), waste: [] };
  const placed = foundations.flat();
  const score = placed.reduce((sum, id) => sum + Number(id.slice(-2)), 0);
  return {
    mode: 'shared',
    players: [
      { ...own, score, placed: placed.length },
      { ...other, stock: [...free].map((id) => `${id}?`), score: 0, placed: 0 },
    ],
    foundations,
  };
};

/** A table on screen, and what can be done to it. */
export interface RaceTable {
  readonly root: HTMLElement;
  readonly session: TableSession;
  /** The actions that were sent. */
  readonly acts: () => readonly string[];
  /** The rival acts; `late`: this player hears of it only with the next answer. */
  readonly rival: (action: string, late?: true) => Promise<void>;
  /** Lets time pass until the next timer that somebody waits for. */
  readonly ring: (ms: number) => Promise<void>;
  readonly end: () => void;
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

const opened = (sketch: RaceSketch): Timeline => {
  const options = resolveOptions(game.options);
  const match = matchFrom(game, options.ok ? options.value : {}, positionOf(sketch));
  if (!match.ok) throw new Error(`${match.error.at} ${match.error.message}`);
  const timeline = openTimeline(game, options.ok ? options.value : {}, '055e'.repeat(16), SITTERS);
  return { ...timeline, match: match.value };
};

export const LATE_MS = 38;

export const openRaceTable = async (
  sketch: RaceSketch,
  more: Partial<Pick<TableState, 'countdown'>> & { readonly playedMs?: number } = {},
): Promise<RaceTable> => {
  chooseLanguage('en');
  let timeline = opened(sketch);
  const said: ClientMessage[] = [];
  const timers = new Map<number, readonly [number, () => void]>();
  let tell: (message: ServerMessage) => void = () => undefined;
  let unheard: ServerMessage[] = [];
  let ids = 0;

  const state = () => ({
    revision: timeline.steps,
    view: timeline.match.view(0),
    actors: timeline.match.actors,
    legal: timeline.match.legal(0),
    outcome: null,
    clocks: [],
  });
  const take = (seat: number, act: string): ServerMessage => {
    const next = advanceTimeline(timeline, { kind: 'act', seat, act, ms: 0 });
    if (!next.ok) throw new Error(`${act}: ${next.error.kind}`);
    timeline = next.value;
    return wholeStep(state(), { seat, action: act, events: timeline.events.map((event) => event.seenBy(0)) });
  };
  const judge = (intent: string, base: number, action: string): void => {
    const refused = timeline.match.refuse(0, action);
    const late = unheard;
    unheard = [];
    if (refused?.kind === 'refused') {
      const { refusal } = refused;
      const common = { type: 'answer', intent, ok: false, message: '', refusal, revision: timeline.steps } as const;
      for (const message of late) tell(message);
      tell(
        late.length > 0 && base < timeline.steps
          ? { ...common, code: 'lost-race', overtakenBy: timeline.steps, lateMs: LATE_MS }
          : { ...common, code: 'refused' },
      );
      return;
    }
    for (const message of late) tell(message);
    tell(take(0, action));
    tell({ type: 'answer', intent, ok: true, revision: timeline.steps });
  };
  const open: OpenLine = (listener: Listener) => {
    tell = (message) => listener.received(structuredClone(message));
    queueMicrotask(listener.opened);
    const send = (message: ClientMessage): void => {
      said.push(message);
      if (message.type === 'act') queueMicrotask(() => judge(message.intent, message.base, message.action));
      if (message.type !== 'join') return;
      const seats = SITTERS.map((sitter, seat) => ({ seat, sitter, presence: 'here' }) as const);
      const about = { protocol: PROTOCOL, table: 'race', game: 'highnoon', rules: 2, options: {}, seat: 0 } as const;
      tell({ type: 'snapshot', ...about, seats, events: [], ...state(), ...more });
    };
    return { send, retry: () => undefined, redial: () => undefined, close: () => undefined };
  };
  const session = openTableSession({
    open,
    load: () => Promise.resolve(presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: (ms, run) => {
      const id = ids++;
      timers.set(id, [ms, run]);
      return () => timers.delete(id);
    },
    intent: () => `i${ids++}`,
  });
  const root = document.createElement('div');
  document.body.append(root);
  await settle();
  render(<TableView session={session} />, root);
  await settle();
  return {
    root,
    session,
    acts: () => said.flatMap((message) => (message.type === 'act' ? [message.action] : [])),
    rival: async (action, late) => {
      const message = take(1, action);
      if (late) unheard.push(message);
      else tell(message);
      await settle();
    },
    ring: async (ms) => {
      // Those that are set meanwhile ring the next time.
      for (const [id, [, run]] of [...timers].filter(([, [after]]) => after === ms)) {
        timers.delete(id);
        run();
      }
      await settle();
    },
    end: () => {
      render(null, root);
      session.close();
      root.remove();
    },
  };
};
