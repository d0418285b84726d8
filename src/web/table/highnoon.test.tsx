// HighNoon on the generic table: the stock is touched to draw and to turn the waste over, empty places say why not, and time gets short.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import { matchFrom } from '../../kernel/match.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage, type Snapshot } from '../../protocol/messages.ts';
import { wholeStep } from '../../protocol/testing/whole-step.ts';
import type { Listener, OpenLine } from '../connection.ts';
import { chooseLanguage } from '../text/index.ts';
import { openTableSession, type TableSession } from './model/session.ts';
import { TableView } from './TableView.tsx';

const module = await GAMES['highnoon']?.();
if (module === undefined) throw new Error('the registry has no HighNoon');
const { game, presentation } = module;
const SITTERS = [
  { kind: 'person', name: 'Ana' },
  { kind: 'person', name: 'Bea' },
] as const;

const start = (chosen: object = {}): Timeline => {
  const options = resolveOptions(game.options, { options: chosen });
  if (!options.ok) throw new Error(options.error.message);
  return openTimeline(game, options.value, '055e'.repeat(16), SITTERS);
};
const after = (timeline: Timeline, ...acts: readonly string[]): Timeline =>
  acts.reduce((now, act) => {
    const next = advanceTimeline(now, { kind: 'act', seat: 0, act, ms: 0 });
    if (!next.ok) throw new Error(`${act}: ${next.error.kind}`);
    return next.value;
  }, timeline);
const draws = (n: number): readonly string[] => Array.from({ length: n }, () => 'draw');

interface Changes {
  readonly seat?: number | null;
  readonly progress?: Snapshot['progress'];
}

/** A line to a table at which only this player acts. */
const lineTo = (first: Timeline, said: ClientMessage[], changes: Changes): OpenLine => {
  let timeline = first;
  const { seat = 0, progress } = changes;
  const state = () => ({
    revision: timeline.steps,
    view: timeline.match.view(seat ?? 'public'),
    actors: timeline.match.actors,
    legal: seat === null ? [] : timeline.match.legal(seat),
    outcome: null,
    clocks: [],
    ...(progress === undefined ? {} : { progress }),
  });
  return (listener: Listener) => {
    const tell = (message: ServerMessage): void => listener.received(structuredClone(message));
    queueMicrotask(listener.opened);
    elsewhere = (action) => {
      timeline = after(timeline, action);
      const events = timeline.events.map((event) => event.seenBy(0));
      tell(wholeStep(state(), { seat: 0, action, events }));
    };
    const act = (intent: string, action: string): void => {
      const refused = timeline.match.refuse(0, action);
      if (refused?.kind === 'refused') {
        const { refusal } = refused;
        return tell({
          type: 'answer',
          intent,
          ok: false,
          code: 'refused',
          message: '',
          refusal,
          revision: timeline.steps,
        });
      }
      elsewhere(action);
      tell({ type: 'answer', intent, ok: true, revision: timeline.steps });
    };
    const send = (message: ClientMessage): void => {
      said.push(message);
      if (message.type === 'act') return act(message.intent, message.action);
      tell({
        type: 'snapshot',
        protocol: PROTOCOL,
        table: 'race',
        game: 'highnoon',
        rules: 1,
        options: {},
        seat,
        seats: SITTERS.map((sitter, at) => ({ seat: at, sitter, presence: 'here' })),
        events: [],
        ...state(),
      });
    };
    return { send, retry: () => undefined, redial: () => undefined, close: () => undefined };
  };
};

let root: HTMLElement;
let session: TableSession;
let said: ClientMessage[];
let intents = 0;
/** The same player acts in another window. */
let elsewhere: (action: string) => void;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
const show = async (timeline: Timeline, changes: Changes = {}): Promise<void> => {
  chooseLanguage('en');
  said = [];
  session = openTableSession({
    open: lineTo(timeline, said, changes),
    load: () => Promise.resolve(presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: () => () => undefined,
    intent: () => `i${intents++}`,
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

const place = (zone: string): HTMLButtonElement | null =>
  root.querySelector<HTMLButtonElement>(`[data-zone="${zone}"] > button[data-tap]`);
const press = async (zone: string): Promise<void> => {
  const button = place(zone);
  if (button === null) throw new Error(`${zone} can't be touched`);
  button.click();
  await settle();
};
const acts = (): readonly string[] => said.flatMap((message) => (message.type === 'act' ? [message.action] : []));

interface Place {
  readonly stock: readonly string[];
  readonly tableau: readonly (readonly string[])[];
}
interface Position {
  readonly players: readonly [Place, Place];
}

/** The first player's stock lies in their first column: stock and waste are empty. */
const bare = (): Timeline => {
  const timeline = start();
  const { players, ...rest } = timeline.match.position() as unknown as Position;
  const [own, rival] = players;
  const [first = [], ...columns] = own.tableau;
  const withLoadout = { ...own, stock: [], tableau: [[...own.stock, ...first], ...columns] };
  const options = resolveOptions(game.options);
  const match = matchFrom(game, options.ok ? options.value : {}, { ...rest, players: [withLoadout, rival] });
  if (!match.ok) throw new Error(`${match.error.at} ${match.error.message}`);
  return { ...timeline, match: match.value };
};

describe('the stock', () => {
  test('is touched to draw, and tells how many are left', async () => {
    await show(start());
    expect(place('stock')?.getAttribute('aria-label')).toBe('Stock: 24 cards. Draw');
    expect(root.querySelector('[data-zone="stock"] .count')?.textContent).toBe('24');
    place('stock')?.focus();
    await press('stock');
    expect(acts()).toEqual(['draw']);
    expect(place('stock')?.getAttribute('aria-label')).toBe('Stock: 23 cards. Draw');
    expect(document.activeElement).toBe(place('stock'));
    expect(root.querySelectorAll('[data-zone="waste"] [data-card]')).toHaveLength(1);
    expect(root.querySelector('[data-action="draw"]')).not.toBeNull();
  });

  test('shows that the waste can be turned over once it is empty, and does it', async () => {
    await show(after(start(), ...draws(23)));
    place('stock')?.focus();
    await press('stock');
    expect(place('stock')?.querySelector('.again')?.textContent).toBe('Turn the waste over');
    expect(document.activeElement).toBe(place('stock'));
    await press('stock');
    expect(acts()).toEqual(['draw', 'recycle']);
    expect(root.querySelector('[data-zone="stock"] .count')?.textContent).toBe('24');
    expect(place('stock')?.querySelector('.again')).toBeNull();
  });

  test('of another player, or of anybody for who looks on, is a picture', async () => {
    await show(start());
    expect(root.querySelector('[data-zone="p2.stock"]')).not.toBeNull();
    expect(place('p2.stock')).toBeNull();
    render(null, root);
    session.close();
    root.remove();
    await show(start(), { seat: null });
    expect(root.querySelectorAll('[data-tap]')).toHaveLength(0);
  });

  test('of an old picture is drawn from only if that still means the same', async () => {
    await show(after(start(), ...draws(20)));
    // Drawn in another window: the first picture is shown, the next one waits for it to have been seen.
    for (const _ of draws(2)) elsewhere('draw');
    await settle();
    expect(place('stock')?.getAttribute('aria-label')).toBe('Stock: 3 cards. Draw');
    await press('stock');
    expect(acts()).toEqual(['draw']);
    expect(place('stock')?.getAttribute('aria-label')).toBe('Stock: 1 card. Draw');
    elsewhere('draw');
    await settle();
    expect(place('stock')?.dataset['tap']).toBe('draw');
    await press('stock');
    expect(place('stock')?.dataset['tap']).toBe('recycle');
    expect(acts()).toEqual(['draw']);
  });
});

test.each(['stock', 'waste'])('touching an empty %s with nothing to turn over says why not', async (zone) => {
  await show(bare());
  expect(place(zone)?.querySelector('.again')).toBeNull();
  await press(zone);
  expect(acts()).toEqual([zone === 'stock' ? 'recycle' : 'place waste']);
  expect(root.querySelector('[data-tip] h3')?.textContent).toContain('Waste empty');
});

test('a face-down card on top of a column is touched to turn it up', async () => {
  let timeline = start({ autoReveal: false });
  for (let i = 0; i < 60 && !timeline.match.legal(0).some((act) => act.startsWith('flip')); i++) {
    const legal = timeline.match.legal(0);
    timeline = after(timeline, legal.find((act) => /^(?:move t|place t)/u.test(act)) ?? legal[0] ?? '');
  }
  const flip = timeline.match.legal(0).find((act) => act.startsWith('flip')) ?? '';
  await show(timeline);
  const column = flip.replace('flip ', '');
  expect(place(column)?.dataset['tap']).toBe(flip);
  await press(column);
  expect(acts()).toEqual([flip]);
  expect(place(column)).toBeNull();
});

describe('the progress clock', () => {
  const pill = (): string | undefined =>
    root.querySelector('[data-testid="progress"]')?.getAttribute('aria-label') ?? undefined;

  test('is shown and said when less than a minute is left', async () => {
    await show(start(), { progress: { leftMs: 45_000 } });
    expect(pill()).toBe('No progress: ends in 0:45');
    expect(root.querySelector('[data-testid="polite"]')?.textContent).toContain('unless somebody makes progress');
    expect(root.querySelector('[data-testid="toast"]')?.textContent).toContain('unless somebody makes progress');
  });

  test('is not shown while there is time, nor where there is none', async () => {
    await show(start(), { progress: { leftMs: 90_000 } });
    expect(pill()).toBeUndefined();
    render(null, root);
    session.close();
    root.remove();
    await show(start());
    expect(pill()).toBeUndefined();
  });
});
