// A table of Mythos that stands still, for tests of the page: any position can be shown and touched.

import { render } from 'preact';
import { GAMES } from '../../../games/index.ts';
import type { Json } from '../../../kernel/json.ts';
import { resolveOptions } from '../../../kernel/options.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage, type Snapshot } from '../../../protocol/messages.ts';
import type { Listener, OpenLine } from '../../connection.ts';
import { chooseLanguage, type UiLanguage } from '../../text/index.ts';
import { openTableSession, type TableSession } from '../model/session.ts';
import { TableView } from '../TableView.tsx';

const module = await GAMES['mythos']?.();
if (module === undefined) throw new Error('the registry has no Mythos');
const { presentation } = module;
/** The rules, to make states and views with. */
export const { game } = module;
const SITTERS = [
  { kind: 'person', name: 'Ana' },
  { kind: 'person', name: 'Bea' },
] as const;

export const MISSIONS = ['Quiet_Shrine', 'Harbour_Watch', 'The_Long_Bridge', 'Lantern_Road'] as const;

/** Round 2 with Ana on turn: Bea leads on C, and hides somebody there. */
export const POSITION = {
  round: 2,
  edge: 0,
  turn: 0,
  chakra: [6, 3],
  points: [1, 0],
  decks: [['Hale/Drummer'], ['Reed/Lookout', 'Grim/Sellsword']],
  hands: [
    ['Tomo/Torchbearer', 'Brann/Gate_Warden', 'Second_Wind', 'Oshi/Fog_Caller'],
    ['Nerin/Diver', 'Pell/Ferryman'],
  ],
  discards: [['Ember_Oath'], []],
  lanes: [
    { mission: MISSIONS[0], sides: [['Kaito/Scout'], []], resolved: true, winner: 0 },
    {
      mission: MISSIONS[1],
      sides: [
        [
          { card: 'Kaito/Captain', hidden: true },
          { card: 'Dov/Peddler', tokens: 2 },
        ],
        ['Vex/Thief', 'Kest/Wrecker', 'Grim/Sellsword', { card: 'Sable/Undertow', hidden: true, tokens: 1 }],
      ],
    },
  ],
  missionDeck: MISSIONS.slice(2),
};

const resolved = resolveOptions(game.options);
if (!resolved.ok) throw new Error(resolved.error.message);
const options = resolved.value;

export const stateOf = (position: object): unknown => {
  const state = game.position.read(options, position);
  if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
  return state.value;
};

const lookOf = (state: unknown, more: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  protocol: PROTOCOL,
  table: 'still',
  game: 'mythos',
  rules: 1,
  options: {},
  seat: 0,
  seats: SITTERS.map((sitter, seat) => ({ seat, sitter, presence: 'here' })),
  events: [],
  revision: 7,
  view: game.view(state, 0) as Json,
  actors: game.actors(state),
  legal: game.legal(state, 0).map(game.notate),
  outcome: null,
  clocks: [],
  ...more,
});

let listener: Listener | undefined;
let said: ClientMessage[];

/** A line to a table that stands still: it tells how things are, judges, and does nothing. */
const still = (state: unknown, snapshot: Snapshot): OpenLine => {
  const tell = (message: ServerMessage): void => listener?.received(structuredClone(message));
  return (heard: Listener) => {
    listener = heard;
    queueMicrotask(heard.opened);
    const send = (message: ClientMessage): void => {
      said.push(message);
      if (message.type === 'join') tell(snapshot);
      if (message.type !== 'act') return;
      const action = game.parse(message.action);
      const refusal = action.ok ? game.refuse(state, 0, action.value) : undefined;
      if (refusal === undefined) return;
      tell({ type: 'answer', intent: message.intent, ok: false, code: 'refused', message: '', refusal, revision: 7 });
    };
    return { send, retry: () => undefined, redial: () => undefined, close: () => undefined };
  };
};

/** The page's part of it. */
export let root: HTMLElement;
export let session: TableSession;

export const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

export const show = async (
  position: object,
  language: UiLanguage = 'en',
  more: Partial<Snapshot> = {},
): Promise<void> => {
  chooseLanguage(language);
  said = [];
  const state = stateOf(position);
  session = openTableSession({
    open: still(state, lookOf(state, more)),
    load: () => Promise.resolve(presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: () => () => undefined,
    intent: () => 'intent',
  });
  root = document.createElement('div');
  document.body.append(root);
  await settle();
  render(<TableView session={session} />, root);
  await settle();
};

/** Takes the table away. */
export const close = (): void => {
  render(null, root);
  session.close();
  root.remove();
};

/** Tells the page something. */
export const tell = (message: ServerMessage): void => listener?.received(structuredClone(message));

export const all = (place: string): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(place)];
export const one = (place: string): HTMLElement => {
  const [found, ...more] = all(place);
  if (found === undefined || more.length > 0) throw new Error(`${place}: ${all(place).length} of them`);
  return found;
};
export const texts = (place: string): readonly string[] => all(place).map((element) => element.textContent ?? '');
export const tap = async (place: string): Promise<void> => {
  one(place).click();
  await settle();
};
export const acts = (): readonly string[] =>
  said.flatMap((message) => (message.type === 'act' ? [message.action] : []));
