// Hints at a table: the card is lit and the reason said, asked again the moves are compared, and nothing outlives its position.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import type { Hint } from '../../bots/hints/hint.ts';
import { resolveOptions } from '../../kernel/options.ts';
import type { NamedOccupant } from '../../kernel/steps.ts';
import { advanceTimeline, historyOf, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import { PROTOCOL, type Snapshot } from '../../protocol/messages.ts';
import type { Listener } from '../connection.ts';
import { adviserWith } from '../hints/adviser.ts';
import { answerWith, type Advise, type HintRequest } from '../hints/answer.ts';
import { chooseLanguage } from '../text/index.ts';
import { openTableSession, type TableSession } from './model/session.ts';
import { TableView } from './TableView.tsx';

const PERSON: NamedOccupant = { kind: 'person', name: 'Ana' };
const BOT: NamedOccupant = { kind: 'bot', level: 'random', version: 1, budget: 0 };
const answer = answerWith({ whistle: () => Promise.resolve(whistle) });

let root: HTMLElement;
let session: TableSession;
let timeline: Timeline;
let listener: Listener;
let asked: HintRequest[];
/** Hints wait here while a test holds them. */
let held: (() => void)[] | undefined;

const snapshot = (sitters: readonly NamedOccupant[]): Snapshot => ({
  type: 'snapshot',
  protocol: PROTOCOL,
  table: 'fake',
  game: 'whistle',
  rules: 1,
  options: {},
  seat: 0,
  seats: sitters.map((sitter, seat) => ({ seat, sitter, presence: 'here' })),
  events: historyOf(timeline, 0),
  revision: timeline.steps,
  view: timeline.match.view(0),
  actors: timeline.match.actors,
  legal: timeline.match.legal(0),
  outcome: null,
  clocks: [],
});

const advise: Advise = async (request) => {
  asked.push(request);
  const hint = await answer(request);
  if (held !== undefined) await new Promise<void>((go) => held?.push(go));
  return hint;
};

const settle = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

const open = async (sitters: readonly NamedOccupant[]): Promise<void> => {
  const options = resolveOptions(whistle.game.options);
  if (!options.ok) throw new Error(options.error.message);
  timeline = openTimeline(whistle.game, options.value, '5'.repeat(64), sitters);
  [asked, held] = [[], undefined];
  session = openTableSession({
    open: (heard) => {
      listener = heard;
      queueMicrotask(() => heard.opened());
      return { send: () => undefined, retry: () => undefined, redial: () => undefined, close: () => undefined };
    },
    load: () => Promise.resolve(whistle.presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: () => () => undefined,
    intent: () => 'intent',
    advise,
  });
  await settle();
  listener.received(structuredClone(snapshot(sitters)));
  root = document.createElement('div');
  document.body.append(root);
  await settle();
  render(<TableView session={session} />, root);
  await settle();
};

const find = (id: string): HTMLElement | null => root.querySelector(`[data-testid="${id}"]`);
const button = (): HTMLButtonElement | null => root.querySelector('[data-testid="ask-hint"]');
const lit = (): readonly (string | undefined)[] =>
  [...root.querySelectorAll<HTMLElement>('[data-hinted]')].map((each) => each.dataset['card']);
/** The hint that was found. */
const shownHint = (): Hint => {
  const found = session.hint.value?.found;
  if (typeof found !== 'object') throw new Error(`there is no hint: ${found}`);
  return found;
};
const press = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

/** Waits for the words of a hint, which are loaded with the first. */
const told = (): Promise<void> => vi.waitFor(() => expect(find('reason')).not.toBeNull(), { timeout: 15_000 });

beforeEach(() => chooseLanguage('en'));
afterEach(() => {
  render(null, root);
  root.remove();
  session.close();
});

describe('a hint', () => {
  beforeEach(() => open([PERSON, BOT]));

  test('lights a card, says why, and tells a screen reader', async () => {
    button()?.click();
    await told();
    const [request] = asked;
    expect(request).toEqual({
      game: 'whistle',
      rules: 1,
      options: {},
      seat: 0,
      view: timeline.match.view(0),
      events: historyOf(timeline, 0),
      legal: timeline.match.legal(0),
      actors: timeline.match.actors,
    });
    const { action } = shownHint();
    expect(timeline.match.legal(0)).toContain(action);
    await vi.waitFor(() => expect(lit()).toEqual([whistle.presentation.touchTarget(action!)?.card]));
    const reason = find('reason')?.textContent ?? '';
    expect(reason).toMatch(/\.$/u);
    // Said by an effect, which runs after the picture is drawn.
    await vi.waitFor(() => expect(session.polite.value).toMatch(/^Hint: Play .+\. .+\.$/u));
    expect(find('weights')).toBeNull();
  });

  test('asked for again, compares the moves; by key too', async () => {
    press('h');
    await told();
    press('h');
    await settle();
    expect(asked).toHaveLength(1);
    const rows = [...(find('weights')?.querySelectorAll('li') ?? [])].map((row) => row.textContent ?? '');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toMatch(/^\d+ % ± \d+Play /u);
    expect(find('hint-more')?.getAttribute('aria-expanded')).toBe('true');
    press('Escape');
    await settle();
    expect(find('hint')).toBeNull();
    expect(lit()).toEqual([]);
  });

  test('speaks the language that is chosen meanwhile', async () => {
    button()?.click();
    await told();
    const english = find('reason')?.textContent;
    chooseLanguage('sv');
    await vi.waitFor(() => expect(find('hint-more')?.textContent).toBe('Jämför dragen'));
    expect(find('reason')?.textContent).not.toBe(english);
  });

  test('goes when the player moves, and a late answer is not shown', async () => {
    held = [];
    button()?.click();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    expect(find('hint')?.getAttribute('aria-busy')).toBe('true');
    const act = timeline.match.legal(0)[0]!;
    session.act(act);
    await settle();
    expect(session.hint.value).toBeUndefined();
    for (const go of held) go();
    await settle();
    expect(session.hint.value).toBeUndefined();
    expect(lit()).toEqual([]);
  });

  test('goes when the turn has passed to another, and cannot be asked for then', async () => {
    button()?.click();
    await told();
    const next = advanceTimeline(timeline, { kind: 'act', seat: 0, act: timeline.match.legal(0)[0]!, ms: 0 });
    if (!next.ok) throw new Error('not legal');
    timeline = next.value;
    listener.received(structuredClone(snapshot([PERSON, BOT])));
    await settle();
    expect(session.hint.value).toBeUndefined();
    expect(button()?.disabled).toBe(true);
    press('h');
    expect(asked).toHaveLength(1);
  });

  test('is made by the button that it has', async () => {
    button()?.click();
    await told();
    const { action } = shownHint();
    find('hint-do')?.click();
    expect(session.pending.value).toBe(action);
  });
});

test('among people there are no hints', async () => {
  await open([PERSON, { kind: 'person', name: 'Bea' }]);
  expect(button()).toBeNull();
  press('h');
  await settle();
  expect(asked).toEqual([]);
  expect(session.hint.value).toBeUndefined();
});

describe('the worker', () => {
  const request = { game: 'whistle' } as HintRequest;

  test('gets one request at a time, and of those that wait only the newest', async () => {
    const thought: string[] = [];
    let found: ((hint: Hint | undefined) => void) | undefined;
    const adviser = adviserWith((tell) => {
      found = tell;
      return { think: ({ game }) => thought.push(game), end: () => undefined };
    });
    const answers = ['a', 'b', 'c'].map((game) => adviser({ ...request, game }));
    const hint: Hint = { action: 'x', reasons: [], weights: [] };
    expect(thought).toEqual(['a']);
    found?.(hint);
    expect(thought).toEqual(['a', 'c']);
    found?.(hint);
    expect(await Promise.all(answers)).toEqual([hint, undefined, hint]);
  });

  test('that fails is replaced, and nobody waits for it', async () => {
    let started = 0;
    const adviser = adviserWith((found, failed) => {
      const isFirst = started++ === 0;
      return {
        think: () => (isFirst ? failed() : found({ action: 'x', reasons: [], weights: [] })),
        end: () => undefined,
      };
    });
    expect(await adviser(request)).toBeUndefined();
    expect(await adviser(request)).toMatchObject({ action: 'x' });
    expect(started).toBe(2);
  });
});
