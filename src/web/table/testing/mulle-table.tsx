// A table of Mulle in memory, from a position: judges like the server, and lets a test say what the others play and when time passes.

import { render } from 'preact';
import { GAMES } from '../../../games/index.ts';
import { matchFrom } from '../../../kernel/match.ts';
import { resolveOptions } from '../../../kernel/options.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../../kernel/timeline.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../../../protocol/messages.ts';
import { wholeStep } from '../../../protocol/testing/whole-step.ts';
import type { Listener } from '../../connection.ts';
import { chooseLanguage } from '../../text/index.ts';
import { openTableSession, type TableSession } from '../model/session.ts';
import { TableView } from '../TableView.tsx';

/** What a position is about; all other cards have been taken by seat 0, or are still to be dealt. */
export interface Sketch {
  readonly table: readonly (
    | string
    | { readonly cards: string; readonly owner: number; readonly value: number; readonly locked: boolean }
  )[];
  readonly hands: readonly string[];
  readonly turn?: number;
  readonly deal?: number;
}

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const PACK = SUITS.flatMap((suit) => RANKS.flatMap((rank) => [suit + rank, suit + rank]));
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const positionOf = ({ table, hands, turn = 0, deal }: Sketch) => {
  const players = hands.length;
  const piles = table.map((pile) =>
    typeof pile === 'string'
      ? { cards: [pile] }
      : { cards: words(pile.cards), build: { owner: pile.owner, value: pile.value, locked: pile.locked } },
  );
  const held = hands.map(words);
  const left = [...PACK];
  for (const card of [...piles.flatMap(({ cards }) => cards), ...held.flat()]) left.splice(left.indexOf(card), 1);
  const deals = 96 / (8 * players);
  const stock = left.splice(0, 96 - (deal ?? deals) * 8 * players);
  return {
    turn,
    table: piles,
    hands: held,
    stock,
    captured: [left, []],
    mulles: [[], []],
    tabbar: [0, 0],
    lastTaker: 0,
    deal: deal ?? deals,
    omgang: 1,
    totals: [0, 0],
  };
};

/** A table on screen, its session, and what drives both. */
export interface MulleTable {
  readonly root: HTMLElement;
  readonly session: TableSession;
  readonly said: readonly ClientMessage[];
  /** Actions that were asked for. */
  readonly acts: () => readonly string[];
  /** Somebody else plays. */
  readonly play: (seat: number, action: string) => Promise<void>;
  /** The time of the picture on screen is over. */
  readonly next: () => Promise<void>;
  readonly close: () => void;
}

/** Lets everything that is due happen. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

const BOT = { kind: 'bot', level: 'easy', version: 1, budget: 0 } as const;
/** Longer waits are not for pictures. */
const PICTURE = 1000;

export const openMulle = async (sketch: Sketch): Promise<MulleTable> => {
  const module = await GAMES['mulle']?.();
  if (module === undefined) throw new Error('the registry has no Mulle');
  const { game, presentation } = module;
  const players = sketch.hands.length;
  const options = resolveOptions(game.options, { options: { players } });
  if (!options.ok) throw new Error(options.error.message);
  const match = matchFrom(game, options.value, positionOf(sketch));
  if (!match.ok) throw new Error(`${match.error.at} ${match.error.message}`);
  const occupants = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? ({ kind: 'person', name: 'Ana' } as const) : BOT,
  );
  let timeline: Timeline = {
    ...openTimeline(game, options.value, '5'.repeat(64), occupants),
    match: match.value,
    steps: 10,
  };
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
  const act = (seat: number, action: string): void => {
    const next = advanceTimeline(timeline, { kind: 'act', seat, act: action, ms: 0 });
    if (!next.ok) throw new Error(`${action}: ${JSON.stringify(next.error)}`);
    timeline = next.value;
    const events = timeline.events.map((event) => event.seenBy(0));
    tell(wholeStep(state(), { seat, action: seat === 0 ? action : null, events }));
  };
  const receive = (message: ClientMessage): void => {
    said.push(message);
    if (message.type === 'join') {
      tell({
        type: 'snapshot',
        protocol: PROTOCOL,
        table: 'fake',
        game: 'mulle',
        rules: 1,
        options: {},
        seat: 0,
        seats: occupants.map((sitter, seat) => ({ seat, sitter, presence: seat === 0 ? 'here' : 'bot' })),
        events: [],
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
  chooseLanguage('en');
  let intents = 0;
  const session = openTableSession({
    open: (heard) => {
      listener = heard;
      queueMicrotask(heard.opened);
      return { send: receive, retry: () => undefined, redial: () => undefined, close: () => undefined };
    },
    load: () => Promise.resolve(presentation),
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
  // Cards have their pictures, and figures in sentences, from here on.
  while (session.deck.value.corner === undefined) await settle();
  await settle();
  return {
    root,
    session,
    said,
    acts: () => said.flatMap((message) => (message.type === 'act' ? [message.action] : [])),
    play: async (seat, action) => {
      act(seat, action);
      await settle();
    },
    next: async () => {
      const at = timers.findIndex(({ ms }) => ms < PICTURE);
      const [due] = at === -1 ? [] : timers.splice(at, 1);
      due?.run();
      await settle();
    },
    close: () => {
      render(null, root);
      session.close();
      root.remove();
    },
  };
};
