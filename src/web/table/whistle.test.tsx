// The generic table plays a game it has never heard of: Whistle, against a table without a network.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import type { Presentation } from '../../kernel/presentation.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage, type Snapshot } from '../../protocol/messages.ts';
import { wholeStep } from '../../protocol/testing/whole-step.ts';
import type { Listener, OpenLine } from '../connection.ts';
import { chooseLanguage } from '../text/index.ts';
import { openTableSession, type TableSession } from './model/session.ts';
import { TableView } from './TableView.tsx';

const SEED = '5'.repeat(64);
const SITTERS = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', level: 'random', version: 1, budget: 0 },
] as const;

/** A table in memory: judges like the server, seat 1 answers with its first legal card. */
const fakeTable = (): {
  readonly open: OpenLine;
  readonly said: ClientMessage[];
  readonly cut: (crowded?: boolean) => void;
  readonly mend: () => void;
  readonly end: (why: 'broken') => void;
  readonly tell: (message: ServerMessage) => void;
  readonly hold: (held: boolean) => void;
  readonly timeline: () => Timeline;
} => {
  const options = resolveOptions(whistle.game.options);
  if (!options.ok) throw new Error(options.error.message);
  let timeline = openTimeline(whistle.game, options.value, SEED, SITTERS);
  let listener: Listener | undefined;
  let holding = false;
  const said: ClientMessage[] = [];
  const tell = (message: ServerMessage): void => listener?.received(structuredClone(message));
  const state = () => ({
    revision: timeline.steps,
    view: timeline.match.view(0),
    actors: timeline.match.actors,
    legal: timeline.match.legal(0),
    outcome: timeline.outcome ?? null,
    clocks: [],
  });
  const snapshot = (): Snapshot => ({
    ...state(),
    type: 'snapshot',
    protocol: PROTOCOL,
    table: 'fake',
    game: 'whistle',
    rules: 1,
    options: {},
    seat: 0,
    seats: SITTERS.map((sitter, seat) => ({ seat, sitter, presence: seat === 0 ? 'here' : 'bot' })),
    events: [],
  });
  const act = (seat: number, action: string): void => {
    const next = advanceTimeline(timeline, { kind: 'act', seat, act: action, ms: 0 });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    timeline = next.value;
    const events = timeline.events.map((event) => event.seenBy(0));
    tell(wholeStep(state(), { seat, action: seat === 0 ? action : null, events }));
  };
  const reply = (): void => {
    while (timeline.outcome === undefined && timeline.match.actors.must.includes(1))
      act(1, timeline.match.legal(1)[0] ?? '');
  };
  const judge = (message: ClientMessage): void => {
    if (message.type === 'join') return tell(snapshot());
    if (message.type !== 'act' || holding) return undefined;
    const refused = timeline.match.refuse(0, message.action);
    const base = { type: 'answer', intent: message.intent, revision: timeline.steps } as const;
    if (refused?.kind === 'refused') {
      return tell({ ...base, ok: false, code: 'refused', message: '', refusal: refused.refusal });
    }
    act(0, message.action);
    tell({ ...base, ok: true, revision: timeline.steps });
    return reply();
  };
  let connected = false;
  const mend = (): void => {
    connected = true;
    listener?.opened();
  };
  return {
    said,
    timeline: () => timeline,
    hold: (held) => {
      holding = held;
    },
    cut: (crowded = false) => {
      connected = false;
      listener?.lost(1, crowded);
    },
    mend,
    end: (why) => listener?.ended(why),
    tell,
    open: (heard) => {
      listener = heard;
      queueMicrotask(mend);
      return {
        send: (message) => {
          said.push(message);
          if (connected) judge(message);
        },
        retry: () => undefined,
        redial: () => undefined,
        close: () => undefined,
      };
    },
  };
};

let root: HTMLElement;
let table: ReturnType<typeof fakeTable>;
let session: TableSession;
let intents: number;
let presentation: Presentation;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
const hand = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.hand [data-card]')];
const legal = (): HTMLElement[] => hand().filter((card) => card.dataset['legal'] === 'true');

const openWith = async (shownAs: Presentation): Promise<void> => {
  chooseLanguage('en');
  intents = 0;
  presentation = shownAs;
  table = fakeTable();
  session = openTableSession({
    open: table.open,
    load: (game) => (game === 'whistle' ? Promise.resolve(presentation) : undefined),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    // Pictures follow one another at once; nothing else is waited for.
    after: (ms, run) => {
      if (ms > 1000) return () => undefined;
      const timer = setTimeout(run, 0);
      return () => clearTimeout(timer);
    },
    intent: () => `intent-${++intents}`,
  });
  root = document.createElement('div');
  document.body.append(root);
  const Shown = () => <TableView session={session} />;
  await settle();
  render(<Shown />, root);
  await settle();
};

const leave = (): void => {
  render(null, root);
  session.close();
  root.remove();
};

beforeEach(() => openWith(whistle.presentation));
afterEach(leave);

describe('the generic table with Whistle', () => {
  test('shows the hand, the rival from behind, and whose turn it is', () => {
    expect(hand()).toHaveLength(5);
    expect(legal()).toHaveLength(5);
    expect(root.querySelectorAll('.seat .backs .card')).toHaveLength(5);
    expect(root.querySelector('main')?.dataset['turn']).toBe('true');
    expect(root.querySelector('.stock')?.getAttribute('aria-label')).toBe('Unused cards: 10 cards');
    expect(hand()[2]?.getAttribute('aria-label')).toMatch(/^\w+ of \w+, playable, 3 of 5$/u);
    expect(hand().map((card) => card.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  });

  test('a touch plays a card, the trick comes and goes, the log tells it', async () => {
    const [first] = legal();
    const played = first?.dataset['card'];
    first?.click();
    await settle();
    expect(table.said.at(-1)).toEqual({ type: 'act', intent: 'intent-1', base: 0, action: `play ${played}` });
    expect(hand().some((card) => card.dataset['card'] === played)).toBe(false);
    expect(root.querySelector('main')?.dataset['revision']).toBe(String(table.timeline().steps));
    expect(root.querySelector('[data-testid=log]')?.textContent).toContain('Trick: ');
    expect(session.lastTrick.value.map((card) => card?.id)).toContain(played);
  });

  test('a card on its way is lifted until the answer comes', async () => {
    table.hold(true);
    const card = legal()[1]?.dataset['card'];
    legal()[1]?.click();
    await settle();
    expect(root.querySelector(`.hand [data-card="${card}"]`)?.getAttribute('data-pending')).toBe('true');
    // A second touch before the answer is not sent.
    legal()[0]?.click();
    expect(table.said.filter(({ type }) => type === 'act')).toHaveLength(1);
  });

  test('after a broken line the open request is sent again, with the same intent', async () => {
    table.hold(true);
    legal()[0]?.click();
    table.cut();
    await settle();
    expect(root.querySelector('main')?.dataset['connection']).toBe('lost');
    expect(root.querySelector('.banner')?.textContent).toBe('Reconnecting…');
    table.hold(false);
    table.mend();
    await settle();
    const acts = table.said.filter(({ type }) => type === 'act');
    expect(acts).toHaveLength(2);
    expect(acts[0]).toEqual(acts[1]);
    expect(root.querySelector('main')?.dataset['connection']).toBe('open');
    expect(hand()).toHaveLength(4);
    expect(session.client.value.pending).toEqual([]);
  });

  test('whoever is sent away because there are too many connections is told so, until the table speaks again', async () => {
    table.cut(true);
    await settle();
    expect(root.querySelector('.banner')?.textContent).toContain('Too many connections');
    table.mend();
    await settle();
    expect(root.querySelector('.banner')).toBeNull();
  });

  test('a table that the server can not open any more is said so', async () => {
    table.end('broken');
    await settle();
    expect(root.querySelector('.banner')?.textContent).toBe('This table can’t be opened any more.');
  });

  test('the win can be claimed from somebody who has gone, and only then', async () => {
    const here = { seat: 0, sitter: SITTERS[0], presence: 'here' } as const;
    const bob = { seat: 1, sitter: { kind: 'person', name: 'Bob' } } as const;
    table.tell({ type: 'seats', seats: [here, { ...bob, presence: 'dropped' }] });
    await settle();
    expect(root.querySelector('[data-testid=claim]')).toBeNull();
    table.tell({ type: 'seats', seats: [here, { ...bob, presence: 'left' }] });
    await settle();
    expect(root.querySelector('.banner')?.textContent).toBe('Bob has left. Claim the win or keep waiting');
    root.querySelector<HTMLElement>('[data-testid=claim]')?.click();
    expect(table.said.at(-1)).toEqual({ type: 'claim', intent: 'intent-1' });
  });

  test('a card that may not be played is refused with rule, reason and what may be played', async () => {
    for (let i = 0; i < 5 && root.querySelector('.hand .off') === null; i++) {
      legal()[0]?.click();
      await settle();
    }
    const off = root.querySelector<HTMLElement>('.hand .off');
    off?.click();
    await settle();
    const tip = root.querySelector<HTMLElement>('[data-tip]');
    expect(tip?.dataset['tip']).toBe('must-follow-suit');
    expect(tip?.querySelector('h3')?.textContent).toBe('Follow suit');
    expect(tip?.querySelector('[data-clause]')?.getAttribute('href')).toBe('/rules/whistle#WHI-5');
    expect(tip?.querySelector('.mini')).not.toBeNull();
    expect([...(tip?.querySelectorAll('[data-offer]') ?? [])]).toHaveLength(legal().length);
    expect(root.querySelector('[data-testid=assertive]')?.textContent).toContain('Follow suit');
    tip?.querySelector<HTMLElement>('[data-offer]')?.click();
    await settle();
    expect(root.querySelector('[data-tip]')).toBeNull();
  });

  test('a match goes to its end, in Spanish too', async () => {
    chooseLanguage('es');
    for (let i = 0; i < 5; i++) {
      legal()[0]?.click();
      await settle();
    }
    const result = root.querySelector<HTMLElement>('[data-outcome]');
    expect(result?.dataset['outcome']).toBe('tricks');
    expect(result?.querySelector('h2')?.textContent).toMatch(/^Has (?:ganado|perdido)$/u);
    expect(result?.querySelector('[data-testid=record]')?.getAttribute('href')).toBe('/api/tables/fake/record');
  });

  test('keys: a number goes to a card, arrows move along, W asks without playing', async () => {
    const key = (name: string): boolean =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      );
    key('3');
    expect(document.activeElement).toBe(hand()[2]);
    key('ArrowRight');
    expect(document.activeElement).toBe(hand()[3]);
    key('w');
    await settle();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await settle();
    expect(table.said.filter(({ type }) => type === 'act')).toHaveLength(0);
    expect(root.querySelector('[data-testid=polite]')?.textContent).toMatch(/^You may play /u);
  });

  test('a touch that could mean several things asks which', async () => {
    leave();
    const [card = ''] = table
      .timeline()
      .match.legal(0)
      .map((action) => action.slice('play '.length));
    await openWith({ ...whistle.presentation, touchTarget: () => ({ zone: 'hand', card }) });
    root.querySelector<HTMLElement>(`.hand [data-card="${card}"]`)?.click();
    await settle();
    const choices = [...root.querySelectorAll<HTMLElement>('.action-row [data-action]')];
    expect(choices).toHaveLength(5);
    expect(table.said.filter(({ type }) => type === 'act')).toHaveLength(0);
    choices[2]?.click();
    await settle();
    expect(table.said.at(-1)).toMatchObject({ type: 'act', action: choices[2]?.dataset['action'] });
    expect(root.querySelectorAll('.action-row [data-action]')).toHaveLength(0);
  });

  test('an action without a card is a button', async () => {
    leave();
    await openWith({ ...whistle.presentation, touchTarget: () => undefined });
    const buttons = [...root.querySelectorAll<HTMLElement>('.action-row [data-action]')];
    expect(buttons.map((button) => button.dataset['action'])).toEqual(table.timeline().match.legal(0));
    buttons[0]?.click();
    await settle();
    expect(hand()).toHaveLength(4);
  });
});
