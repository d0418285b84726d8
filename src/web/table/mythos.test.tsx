// Mythos on the page: lanes, ways and their outcomes, what waits for an answer, and the card in full.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { Json } from '../../kernel/json.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage, type Snapshot } from '../../protocol/messages.ts';
import type { Listener, OpenLine } from '../connection.ts';
import { chooseTongue, type Tongue } from '../text/index.ts';
import { openTableSession, type TableSession } from './session.ts';
import { TableView } from './TableView.tsx';

const module = await GAMES['mythos']?.();
if (module === undefined) throw new Error('the registry has no Mythos');
const { game, face } = module;
const SITTERS = [
  { kind: 'person', name: 'Ana' },
  { kind: 'person', name: 'Bea' },
] as const;

const MISSIONS = ['Quiet_Shrine', 'Harbour_Watch', 'The_Long_Bridge', 'Lantern_Road'] as const;

/** Round 2 with Ana on turn: Bea leads on C, and hides somebody there. */
const POSITION = {
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

const stateOf = (position: object): unknown => {
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
    return { send, retry: () => undefined, close: () => undefined };
  };
};

let root: HTMLElement;
let session: TableSession;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

const show = async (position: object, language: Tongue = 'en', more: Partial<Snapshot> = {}): Promise<void> => {
  chooseTongue(language);
  said = [];
  const state = stateOf(position);
  session = openTableSession({
    open: still(state, lookOf(state, more)),
    load: () => Promise.resolve(face),
    exists: () => Promise.resolve(true),
    after: () => () => undefined,
    intent: () => 'intent',
  });
  root = document.createElement('div');
  document.body.append(root);
  await settle();
  render(<TableView session={session} />, root);
  await settle();
};

afterEach(() => {
  render(null, root);
  session.close();
  root.remove();
});

const all = (place: string): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(place)];
const one = (place: string): HTMLElement => {
  const [found, ...more] = all(place);
  if (found === undefined || more.length > 0) throw new Error(`${place}: ${all(place).length} of them`);
  return found;
};
const texts = (place: string): readonly string[] => all(place).map((element) => element.textContent ?? '');
const tap = async (place: string): Promise<void> => {
  one(place).click();
  await settle();
};
const acts = (): readonly string[] => said.flatMap((message) => (message.type === 'act' ? [message.action] : []));

test('four lanes: heads, both sides, and the tug of war; every mission once', async () => {
  await show(POSITION);
  expect(texts('.lane .rank')).toEqual(['D', 'C', 'B', 'A']);
  expect(texts('.lane .head b')).toEqual(['Quiet Shrine', 'Harbour Watch', 'Round 3', 'Round 4']);
  expect(texts('.lane .head small')).toEqual(['1 point, yours', '2 points · this round', '3 points', '4 points']);
  expect(texts('.tug b')).toEqual(['2', '0', '3', '9']);
  expect(one('[data-lane="mission-C"] .tug').getAttribute('aria-label')).toBe('You 3, Bea 9');
  expect(root.querySelector('.table')?.innerHTML.match(/Quiet Shrine<\/b>/gu)).toHaveLength(1);
  expect(texts('.bar [data-fact="edge"]')).toEqual(['Edge']);
  expect(one('.bar .score [data-fact="edge"]').closest('.score')?.getAttribute('aria-label')).toMatch(/^You 1/u);
  expect(texts('.bar [data-fact="round"]')).toEqual(['Round 2 of 4']);
  expect(one('.strip .plate small').textContent).toBe('3 chakra · 2 cards');
  expect(all('.purse .dots i')).toHaveLength(6);
});

test('one’s own hidden character is known and marked, the rival’s is nothing but its tokens', async () => {
  await show(POSITION);
  const own = one('[data-zone="lane-C-0"] .veiled');
  expect(own.dataset['card']).toBe('Kaito/Captain');
  expect(own.getAttribute('aria-label')).toContain('hidden');
  const theirs = one('[data-zone="lane-C-1"] span.unit');
  expect(theirs.getAttribute('aria-label')).toBe('hidden, 1 token');
  expect(root.innerHTML).not.toMatch(/Sable|Undertow/u);
  expect(one('[data-zone="lane-C-0"] [data-card="Dov/Peddler"] .figure').textContent).toBe('3 (+2)');
  expect(one('[data-zone="lane-C-0"] [data-card="Dov/Peddler"]').getAttribute('aria-label')).toMatch(
    /^Dov — Peddler, power 3, 2 tokens\. .*Gain 1 chakra\./u,
  );
});

test('a card of the hand offers its ways with their outcome, and lanes that can be tapped', async () => {
  await show(POSITION);
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  expect(acts()).toEqual([]);
  const ways = texts('.choice .opt');
  expect(ways).toHaveLength(4);
  expect(ways[0]).toMatch(/^Play on D for 3D: 2 → 5; Main: remove 2 power/u);
  expect(ways[3]).toBe('Hidden on C for 1');
  expect(all('.lane.lit').map(({ dataset }) => dataset['lane'])).toEqual(['mission-D', 'mission-C']);
  await tap('.choice [data-action="hide Tomo/Torchbearer C"]');
  expect(acts()).toEqual(['hide Tomo/Torchbearer C']);
});

test('a lane with one way there is gone to at once; with several, they are listed', async () => {
  await show({ ...POSITION, chakra: [1, 3] });
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  one('[data-lane="mission-C"]').click();
  await settle();
  expect(acts()).toEqual(['hide Tomo/Torchbearer C']);
  render(null, root);
  session.close();
  root.remove();
  await show({ ...POSITION, chakra: [9, 3] });
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  one('[data-lane="mission-C"]').click();
  await settle();
  expect(acts()).toEqual([]);
  expect(session.aimed.value).toBe('mission-C');
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  expect(all('.choice')).toHaveLength(0);
});

test('a hidden character is offered to be revealed', async () => {
  await show(POSITION);
  await tap('[data-zone="lane-C-0"] .veiled');
  expect(texts('.choice .opt')).toEqual(['Reveal for 4C: 3 → 8, Bea still leads']);
  await tap('.choice .opt');
  expect(acts()).toEqual(['reveal Kaito/Captain C']);
});

test('what a card costs now is said where it differs; a card that can’t be paid says why', async () => {
  const cheaper = [['Kaito/Scout', { card: 'Yuri/Quartermaster', on: [0] }], []];
  const [first, second] = POSITION.lanes;
  await show({ ...POSITION, chakra: [0, 3], lanes: [{ ...first, sides: cheaper }, second] });
  expect(one('.hand [data-card="Tomo/Torchbearer"] .val').textContent).toBe('now 2');
  expect(all('.hand [data-card="Oshi/Fog_Caller"] .val')).toHaveLength(0);
  expect(one('.hand [data-card="Tomo/Torchbearer"]').className).toContain('off');
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  expect(one('[data-tip]').dataset['tip']).toBe('too-dear');
  await tap('.hand [data-card="Second_Wind"]');
  expect(acts().at(-1)).toBe('jutsu Second_Wind D Kaito/Scout');
  expect(one('[data-zone="lane-D-0"] .lasting').getAttribute('title')).toBe('its effect is in force');
});

/** Oshi has come to C and waits for somebody to hide. */
const ASKED = {
  ...POSITION,
  hands: [['Tomo/Torchbearer'], ['Nerin/Diver']],
  lanes: [
    POSITION.lanes[0],
    {
      mission: MISSIONS[1],
      sides: [
        ['Dov/Peddler', 'Oshi/Fog_Caller'],
        ['Vex/Thief', 'Kest/Wrecker', 'Grim/Sellsword'],
      ],
    },
  ],
  queue: [
    {
      kind: 'character',
      seat: 0,
      card: 'Oshi/Fog_Caller',
      line: 0,
      source: { side: 0, lane: 'C', place: 1 },
      self: { side: 0, lane: 'C', place: 1 },
      lane: 'C',
    },
  ],
};

test('an effect that waits: its sentence, each answer with its outcome, and targets that can be tapped', async () => {
  await show(ASKED);
  expect(one('.choice header b').textContent).toBe('Oshi — Fog Caller: hide an enemy character with power 3 or less');
  expect(texts('.choice .opt')).toEqual([
    'Vex — ThiefC: 9 → 7, Bea still leads',
    'Kest — WreckerC: 9 → 6, Bea still leads',
  ]);
  expect(all('.unit .card.legal')).toHaveLength(2);
  expect(one('[data-zone="lane-C-0"] .card.sel')).toBeDefined();
  expect(one('[data-zone="lane-C-1"] [data-card="Grim/Sellsword"] .card').className).toContain('off');
  await tap('[data-zone="lane-C-1"] [data-card="Kest/Wrecker"]');
  expect(acts()).toEqual(['choose 1 C Kest/Wrecker']);
});

test('in Spanish too, with the tie that the Edge decides', async () => {
  const [first, second] = ASKED.lanes;
  const sides = [second?.sides[0], ['Vex/Thief', 'Nerin/Diver', 'Pell/Ferryman']];
  await show({ ...ASKED, lanes: [first, { ...second, sides }] }, 'es');
  expect(texts('.choice .opt')[0]).toBe('Vex — ThiefC: 6 → 4, empate: gana tu Edge');
  expect(one('.choice header b').textContent).toMatch(/^Oshi — Fog Caller: /u);
});

test('the card in full: who can’t be touched is looked at, in the reader’s language', async () => {
  await show(POSITION, 'de');
  expect(all('[data-testid="inspector"]')).toHaveLength(0);
  await tap('[data-zone="lane-C-1"] [data-card="Vex/Thief"]');
  const inspector = one('[data-testid="inspector"]');
  expect(inspector.querySelector('h3')?.textContent).toBe('Vex — Thief');
  expect(inspector.textContent).toContain('Tide · Kosten 3 · Kraft 2');
  expect(inspector.textContent).toContain('Stiehl 2 Chakra.');
  expect(acts()).toEqual([]);
  await tap('[data-lane="mission-C"] .head');
  expect(one('[data-testid="inspector"] h3').textContent).toBe('Harbour Watch');
  one('.hand [data-card="Brann/Gate_Warden"]').dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
  );
  await settle();
  expect(one('[data-testid="inspector"] h3').textContent).toBe('Brann — Gate Warden');
});

test('a long press looks at a card and is no touch', async () => {
  await show(POSITION);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const card = one('.hand [data-card="Brann/Gate_Warden"]');
  card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  vi.advanceTimersByTime(400);
  expect(session.looked.value).toBeUndefined();
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  expect(session.looked.value).toBe('Brann/Gate_Warden');
  card.click();
  await settle();
  expect(session.choice.value).toBeUndefined();
  card.click();
  await settle();
  expect(session.choice.value).toBeDefined();
});

test('an open pile can be looked through, and its cards looked at', async () => {
  await show(POSITION);
  await tap('.purse [data-pile="discard-0"]');
  expect(texts('dialog .unit .nm')).toEqual(['Ember Oath']);
  await tap('dialog .unit');
  expect(one('.rail [data-testid="inspector"] h3').textContent).toBe('Ember Oath');
});

test('what was looked at lies open for a while', async () => {
  const look = { seat: 0, what: 'hand', cards: [{ card: 'Nerin/Diver', lane: null }], left: 2 };
  await show({ ...POSITION, looks: [look] });
  expect(all('.shown-cards [data-look="Nerin/Diver"]')).toHaveLength(1);
});

test('the first hand lies large, and only keeping it or not is asked', async () => {
  await show({
    ...POSITION,
    round: 0,
    stage: 'mulligan',
    answers: [null, null],
    chakra: [0, 0],
    points: [0, 0],
    discards: [[], []],
    hands: [
      ['Tomo/Torchbearer', 'Brann/Gate_Warden', 'Second_Wind', 'Oshi/Fog_Caller', 'Ash/Ember_Spirit'],
      ['Nerin/Diver', 'Pell/Ferryman', 'Vex/Thief', 'Kest/Wrecker', 'Grim/Sellsword'],
    ],
    lanes: [],
    missionDeck: MISSIONS,
  });
  expect(all('.lane')).toHaveLength(0);
  expect(all('.opening .hand [data-card]')).toHaveLength(5);
  expect(all('.choice [data-action]').map(({ dataset }) => dataset['action'])).toEqual(['keep', 'mulligan']);
  await tap('.choice [data-action="keep"]');
  expect(acts()).toEqual(['keep']);
});

test('a pass says what it does', async () => {
  await show(POSITION);
  expect(texts('[data-action="pass"]')).toEqual(['Pass — you take the Edge']);
});

test('the end tells who won which mission', async () => {
  await show(POSITION, 'en', {
    outcome: { rank: [1, 2], points: [6, 4], reason: 'points', clause: 'MYT-5.6' },
    legal: [],
  });
  expect(texts('.result li')).toEqual([
    'DQuiet Shrine1 point, yours',
    'CHarbour Watch2 points · this round',
    'BRound 33 points',
    'ARound 44 points',
  ]);
});

test('a round that ends tells how its missions went and what comes next', async () => {
  await show(POSITION);
  const state = stateOf(POSITION);
  listener?.received({
    type: 'step',
    seat: 1,
    action: null,
    revision: 8,
    view: game.view(state, 0) as Json,
    actors: game.actors(state),
    legal: [],
    outcome: null,
    clocks: [],
    events: [
      { type: 'passed', seat: 1, edge: false },
      { type: 'evaluated', lane: 'C', powers: [3, 9], winner: 1, tie: false },
      { type: 'scored', seat: 1, lane: 'C', points: 2 },
      { type: 'round', round: 3, lane: 'B', mission: MISSIONS[2], chakra: [7, 7], first: 0 },
    ],
  });
  await settle();
  expect(one('[data-testid="toast"]').textContent).toBe(
    'Mission C: You 3, Bea 9. Winner: Bea.\nRound 3: mission B is The Long Bridge. First: You.',
  );
  session.toast.value = undefined;
});
