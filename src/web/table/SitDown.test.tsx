// Sitting down with a deck, against a real table without a network.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES, type GameModule } from '../../games/index.ts';
import { resolveOptions, writeOptions } from '../../kernel/options.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { openingLoadouts, type DeckOrder } from '../../table/decks.ts';
import { openTable } from '../../table/opening.ts';
import type { Table } from '../../table/state.ts';
import { advance } from '../../table/table.ts';
import type { Listener, OpenLine } from '../connection.ts';
import { chooseLanguage } from '../text/index.ts';
import { openTableSession, type TableSession } from './model/session.ts';
import { TableView } from './TableView.tsx';

const module = await (GAMES['mythos'] as () => Promise<GameModule>)();
const { game, deckTools, presentation } = module;
const LIST = '2 Riptide';

let root: HTMLElement;
let session: TableSession;
let table: Table;
let said: ClientMessage[];
/** What the page is made to say in place of what it says itself. */
let instead: (message: ClientMessage) => ClientMessage;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
const find = (id: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  if (found === null) throw new Error(`there is no ${id}`);
  return found;
};
const press = async (id: string): Promise<void> => {
  find(id).click();
  await settle();
};
const sit = async (): Promise<void> => {
  root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
};
const write = async (value: string): Promise<void> => {
  const list = find('deck-list') as HTMLTextAreaElement;
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
};

const open: OpenLine = (listener: Listener) => {
  const hear = (input: Parameters<typeof advance>[1]): void => {
    const next = advance(table, input, 0);
    table = next.table;
    for (const effect of next.effects) {
      if (effect.type === 'send' && effect.client === 'bo') listener.received(structuredClone(effect.message));
    }
  };
  queueMicrotask(() => {
    hear({ type: 'connect', client: 'bo', player: 'bo' });
    listener.opened();
  });
  return {
    send: (message) => {
      said.push(message);
      hear({ type: 'message', client: 'bo', message: instead(message) });
    },
    retry: () => undefined,
    redial: () => undefined,
    close: () => undefined,
  };
};

const comeIn = async (order: DeckOrder = {}): Promise<void> => {
  const options = resolveOptions(game.options);
  if (!options.ok) throw new Error(options.error.message);
  const seed = '5'.repeat(64);
  const seats = [{ sitter: { kind: 'person', name: 'Ann' } as const, player: 'ann' }, null];
  const loadout = openingLoadouts(module, options.value, seats, order, seed);
  if (!loadout.ok) throw new Error(loadout.error.message);
  const terms = { table: 'T', game: game.id, rules: game.rulesVersion, seed, seats, graceMs: 1000, createdAt: 0 };
  const written = writeOptions(game.options, options.value);
  table = openTable(game, { ...terms, ...loadout.value, options: written }, 0, deckTools).table;
  let intents = 0;
  session = openTableSession({
    open,
    load: () => Promise.resolve(presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: () => () => undefined,
    intent: () => `i${intents++}`,
  });
  render(<TableView session={session} />, root);
  await settle();
  render(<TableView session={session} />, root);
  await settle();
};

beforeEach(() => {
  chooseLanguage('en');
  localStorage.clear();
  said = [];
  instead = (message) => message;
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  session.close();
  root.remove();
});

const sits = (): readonly (string | undefined)[] =>
  said.flatMap((message) => (message.type === 'sit' ? [message.deck] : []));

test('a deck of the house is chosen already, and the match begins', async () => {
  await comeIn();
  expect(root.querySelectorAll('.deck')).toHaveLength(6);
  expect(root.querySelector('[data-testid="table-cards"]')).toBeNull();
  await sit();
  expect(sits()).toEqual(['lanterns']);
  expect(table.timeline).toMatchObject({ steps: 1, waiting: undefined });
});

test('a list that can not be played is not sent', async () => {
  await comeIn();
  await press('deck-own');
  await sit();
  expect(find('deck-trouble').textContent).toBe('Not playable yet.');
  await write(LIST);
  expect(root.querySelector('[data-testid="deck-trouble"]')).toBeNull();
  expect(find('deck-review').querySelector('.chip')?.textContent).toBe('2/30');
  await sit();
  expect(sits()).toEqual([]);
});

test('what the table says against a deck stands at the deck; another one can be brought', async () => {
  await comeIn();
  instead = (message) => (message.type === 'sit' ? { ...message, deck: '2 Zebra\n' } : message);
  await sit();
  expect(find('deck-trouble').textContent).toContain('1:3: "Zebra" is no card of');
  expect(root.querySelector('[data-tip]')).toBeNull();
  instead = (message) => message;
  await press('deck-tides');
  expect(root.querySelector('[data-testid="deck-trouble"]')).toBeNull();
  await sit();
  expect(sits()).toEqual(['lanterns', 'tides']);
  expect(table.timeline.steps).toBe(1);
});

test('at a table with cards of its own only a list of them will do', async () => {
  const set = deckTools?.show(undefined, { language: 'en', form: 'text' }).lines.join('\n') ?? '';
  const loadout = deckTools?.loadoutFor({ deckSize: 'exactly30' }, 1, 'tides');
  const { cards, missions } = loadout?.ok === true ? loadout.value : {};
  const list = deckTools?.convertDeck(JSON.stringify({ cards, missions }), undefined).lines.join('\n') ?? '';
  await comeIn({ set: set.replace('The Long Dusk', 'Mine'), deck: `${list}\n` });
  expect(root.querySelectorAll('.deck')).toHaveLength(0);
  expect(find('decks').textContent).toContain('custom cards');
  expect(find('table-cards').textContent).toMatch(/^This table’s cards[^]*jutsu Riptide/u);
  await write(list);
  await sit();
  expect(sits()).toEqual([`${list}\n`]);
  expect(table.timeline.waiting).toBeUndefined();
  // A list of cards that are nowhere else is not kept for other tables.
  expect(localStorage.getItem('baize.deck.mythos') ?? '').not.toContain('Riptide');
});
