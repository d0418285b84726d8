// Choosing before one's turn, confirming, the only legal card, sorting the hand, and the last trick: on a real table of two people.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { GAMES, type GameModule } from '../../games/index.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { bench, person, termsOf, type Bench } from '../../table/testing/bench.ts';
import type { Listener } from '../connection.ts';
import { change, DEFAULTS } from '../settings/settings.ts';
import { chooseLanguage } from '../text/index.ts';
import { AUTO_MS, SLIP_MS } from './model/ahead.ts';
import { openTableSession, type TableSession } from './model/session.ts';
import { chooseSort, sortNow, sortsOf } from './model/sorting.ts';
import { TableView } from './TableView.tsx';

let root: HTMLElement;
let session: TableSession;
let table: Bench;
let listener: Listener | undefined;
let acts: string[];
let later: { readonly ms: number; readonly run: () => void }[];

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

const hear = (): void => {
  for (const message of table.sent("ann'")) listener?.received(structuredClone(message));
};

/** What was to be done after so long is done now. */
const pass = async (ms: number): Promise<void> => {
  const due = later.filter((each) => each.ms === ms);
  later = later.filter((each) => each.ms !== ms);
  for (const { run } of due) run();
  await settle();
};

/** Shows everything that is still to be shown. */
const catchUp = async (): Promise<void> => {
  session.skip();
  await settle();
};

const sit = async (
  module: GameModule,
  seats: readonly string[],
  more: Parameters<typeof termsOf>[2] = {},
): Promise<void> => {
  chooseLanguage('en');
  acts = [];
  later = [];
  table = bench(module.game, termsOf(module.game, seats.map(person), more), module.deckTools);
  table.join('bob');
  session = openTableSession({
    open: (heard) => {
      listener = heard;
      queueMicrotask(heard.opened);
      const send = (message: ClientMessage): void => {
        if (message.type === 'act') acts.push(message.action);
        if (message.type === 'join') table.join('ann');
        else table.say("ann'", message);
        // Answers come as from a server: later.
        const answers = table.sent("ann'");
        queueMicrotask(() => answers.forEach((each) => heard.received(structuredClone(each))));
      };
      return { send, retry: () => undefined, redial: () => undefined, close: () => undefined };
    },
    load: () => Promise.resolve(module.presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: (ms, run) => {
      const entry = { ms, run };
      later.push(entry);
      return () => void (later = later.filter((each) => each !== entry));
    },
    intent: () => `intent-${acts.length}`,
  });
  root = document.createElement('div');
  document.body.append(root);
  await settle();
  render(<TableView session={session} />, root);
  await settle();
};

let turns = 0;
const bobPlays = async (action = table.table().timeline.match.legal(0)[0] ?? ''): Promise<void> => {
  table.say("bob'", { type: 'act', intent: `bob-${turns++}`, base: session.client.value.state?.revision ?? 0, action });
  hear();
  await catchUp();
};

const stand = (): void => {
  render(null, root);
  session.close();
  root.remove();
};

afterEach(() => {
  stand();
  change(DEFAULTS);
});

const hand = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.hand [data-card]')];
const cards = (): readonly string[] => hand().map((card) => card.dataset['card'] ?? '');
const press = async (card: string): Promise<void> => {
  root.querySelector<HTMLElement>(`.hand [data-card="${card}"]`)?.click();
  await settle();
};
const held = (): readonly string[] =>
  hand().flatMap(({ dataset }) => (dataset['held'] === undefined ? [] : [`${dataset['card']} ${dataset['held']}`]));
const legalNext = (): readonly string[] =>
  table
    .table()
    .timeline.match.legal(1)
    .map((action) => action.slice('play '.length));
const tip = (): string | undefined => root.querySelector<HTMLElement>('[data-tip]')?.dataset['tip'];

describe('before one’s turn', () => {
  beforeEach(() => sit(whistle, ['bob', 'ann']));

  test('a touched card is chosen, touched again it is not, and nothing is sent', async () => {
    const [first = '', second = ''] = cards();
    await press(first);
    expect({ held: held(), acts }).toEqual({ held: [`${first} turn`], acts: [] });
    expect(root.querySelector(`[data-card="${first}"]`)?.getAttribute('aria-label')).toContain('chosen for your turn');
    await press(second);
    expect(held()).toEqual([`${second} turn`]);
    await press(second);
    expect({ held: held(), acts }).toEqual({ held: [], acts: [] });
    expect(session.polite.value).toContain('no longer chosen');
  });

  test('it is played when the turn comes', async () => {
    // Whatever bob leads, one of these may be played on it.
    const lead = table.table().timeline.match.legal(0)[0] ?? '';
    const suit = lead.slice('play '.length, 'play '.length + 1);
    const card = cards().find((each) => each.startsWith(suit)) ?? cards()[0] ?? '';
    await press(card);
    await bobPlays(lead);
    expect({ acts, held: held(), tip: tip() }).toEqual({ acts: [`play ${card}`], held: [], tip: undefined });
    await catchUp();
    expect(cards()).not.toContain(card);
  });

  test('if it is illegal then, it stays in the hand with the reason', async () => {
    // A lead that ann can follow, and a card of hers that does not.
    const leads = table.table().timeline.match.legal(0);
    const suits = new Set(cards().map((card) => card[0]));
    const lead = leads.find((action) => suits.has(action['play '.length])) ?? '';
    const wrong = cards().find((card) => card[0] !== lead['play '.length]) ?? '';
    await press(wrong);
    await bobPlays(lead);
    expect({ acts, held: held(), tip: tip() }).toEqual({ acts: [`play ${wrong}`], held: [], tip: 'must-follow-suit' });
    expect(cards()).toContain(wrong);
  });

  test('Escape takes it back', async () => {
    await press(cards()[0] ?? '');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await settle();
    expect(held()).toEqual([]);
    await bobPlays();
    expect(acts).toEqual([]);
  });

  test('the second half of a double touch chooses nothing', async () => {
    // A lead that ann's card does not beat, so that bob leads again.
    const strength = (card: string): number => ['10', 'J', 'Q', 'K', 'A'].indexOf(card.slice(1));
    const found = (): { readonly action: string; readonly mine: string } | undefined =>
      table
        .table()
        .timeline.match.legal(0)
        .flatMap((action) => cards().map((mine) => ({ action, led: action.slice('play '.length), mine })))
        .find(({ led, mine }) => led[0] === mine[0] && strength(led) > strength(mine));
    for (let n = 0; n < 50 && found() === undefined; n++) {
      stand();
      await sit(whistle, ['bob', 'ann'], { seed: n.toString(16).padStart(64, '0') });
    }
    const pair = found();
    await bobPlays(pair?.action);
    const card = pair?.mine ?? '';
    await press(card);
    await catchUp();
    const [next = ''] = cards();
    await press(next);
    expect(held()).toEqual([]);
    await pass(SLIP_MS);
    await press(next);
    expect(held()).toEqual([`${next} turn`]);
    expect(acts).toEqual([`play ${card}`]);
  });
});

test('in a game without turns nothing is chosen ahead', async () => {
  const module = await GAMES['highnoon']?.();
  if (module === undefined) throw new Error('the registry has no such game');
  await sit(module, ['bob', 'ann']);
  const card = root.querySelector<HTMLElement>('.columns [data-card][data-legal="false"]');
  card?.click();
  await settle();
  expect(session.held.value).toBeUndefined();
});

describe('where moves are confirmed', () => {
  beforeEach(async () => {
    await sit(whistle, ['bob', 'ann']);
    change({ confirmMoves: true });
    await bobPlays();
  });

  test('the first touch raises a card, the second plays it', async () => {
    const [card = ''] = legalNext();
    await press(card);
    expect({ acts, held: held() }).toEqual({ acts: [], held: [`${card} again`] });
    await press(card);
    expect({ acts, held: held() }).toEqual({ acts: [`play ${card}`], held: [] });
  });

  test('another card takes its place, and why not is still told at once', async () => {
    const legal = legalNext();
    const wrong = cards().find((card) => !legal.includes(card));
    await press(legal[0] ?? '');
    if (wrong === undefined) await press(legal[1] ?? '');
    else await press(wrong);
    expect({ acts: acts.length, tip: tip() }).toEqual(
      wrong === undefined ? { acts: 0, tip: undefined } : { acts: 1, tip: 'must-follow-suit' },
    );
  });
});

describe('the only legal card', () => {
  /** Bob leads something that ann can follow with exactly one card. */
  const onlyOne = async (): Promise<string> => {
    for (let n = 0; n < 200; n++) {
      await sit(whistle, ['bob', 'ann'], { seed: n.toString(16).padStart(64, '0') });
      const lead = table
        .table()
        .timeline.match.legal(0)
        .find((action) => cards().filter((card) => card[0] === action['play '.length]).length === 1);
      if (lead !== undefined) {
        await bobPlays(lead);
        return legalNext().join();
      }
      stand();
    }
    throw new Error('no deal has such a lead');
  };

  test('plays itself where that is set, after a moment', async () => {
    const only = await onlyOne();
    expect(later.some(({ ms }) => ms === AUTO_MS)).toBe(false);
    change({ autoPlay: true });
    await settle();
    expect({ acts, waits: later.filter(({ ms }) => ms === AUTO_MS).length }).toEqual({ acts: [], waits: 1 });
    await pass(AUTO_MS);
    expect(acts).toEqual([`play ${only}`]);
  });

  test('waits while something is read', async () => {
    await onlyOne();
    change({ autoPlay: true });
    session.sheet.value = 'rules';
    expect(later.some(({ ms }) => ms === AUTO_MS)).toBe(false);
    session.sheet.value = undefined;
    expect(later.some(({ ms }) => ms === AUTO_MS)).toBe(true);
  });
});

describe('the hand', () => {
  test('lies as it is sorted, and so it is counted', async () => {
    const module = await GAMES['guinote']?.();
    if (module === undefined) throw new Error('the registry has no such game');
    await sit(module, ['bob', 'ann'], { options: { players: 2 } });
    const dealt = cards();
    expect(sortsOf(session)).toEqual(['dealt', 'suit', 'rank']);
    chooseSort(session, 'suit');
    await settle();
    const suits = cards().map((card) => 'OCEB'.indexOf(card.at(-1) ?? ''));
    expect(suits).toEqual([...suits].sort((a, b) => a - b));
    expect([...cards()].sort()).toEqual([...dealt].sort());
    expect(hand().map(({ dataset }) => dataset['hand'])).toEqual(['1', '2', '3', '4', '5', '6']);
    chooseSort(session, 'rank');
    await settle();
    const strengths = cards().map((card) => [2, 4, 5, 6, 7, 11, 10, 12, 3, 1].indexOf(parseInt(card, 10)));
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
    expect(localStorage.getItem('baize.sort.guinote')).toBe('rank');
    chooseSort(session, 'dealt');
    await settle();
    expect(cards()).toEqual(dealt);
  });

  test('a game that knows no order offers none', async () => {
    await sit(whistle, ['bob', 'ann']);
    localStorage.setItem('baize.sort.whistle', 'suit');
    expect({ sorts: sortsOf(session), now: sortNow(session) }).toEqual({ sorts: ['dealt'], now: 'dealt' });
  });
});

test('whoever comes back can still look at the last trick', async () => {
  await sit(whistle, ['bob', 'ann']);
  await bobPlays();
  const [card = ''] = legalNext();
  await press(card);
  await catchUp();
  const trick = session.lastTrick.value.map((each) => each?.id);
  expect(trick).toHaveLength(2);
  table.join('ann', 'again');
  for (const message of table.sent('again')) listener?.received(structuredClone(message));
  await settle();
  expect(session.lastTrick.value.map((each) => each?.id)).toEqual(trick);
});
