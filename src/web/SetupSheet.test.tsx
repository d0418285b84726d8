// The set-up sheet: choices end up in the order to the server.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { SetupSheet } from './SetupSheet.tsx';
import { chooseLanguage } from './text/index.ts';

const module = await GAMES['guinote']?.();
if (module === undefined) throw new Error('the registry has no Guiñote');
let root: HTMLElement;
let orders: unknown[];
let answer: () => Response;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
const find = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
};
const press = async (id: string): Promise<void> => {
  find(`[data-testid="${id}"]`).click();
  await settle();
};
const choose = async (selector: string, value: string): Promise<void> => {
  const select = find(selector) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
};
const show = async ({ game, presentation, deckTools }: GameModule, players: number): Promise<void> => {
  render(null, root);
  render(
    <SetupSheet
      game={game}
      deckTools={deckTools}
      words={presentation.words('en')}
      levels={['random', 'greedy']}
      players={players}
      onClose={() => undefined}
    />,
    root,
  );
  await settle();
};
const write = async (id: string, value: string): Promise<void> => {
  const field = find(`[data-testid="${id}"]`) as HTMLTextAreaElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
};
const submit = async (): Promise<void> => {
  find('[data-testid="setup"]').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
};

beforeEach(async () => {
  chooseLanguage('en');
  localStorage.clear();
  orders = [];
  answer = () => Response.json({ table: 'abc' }, { status: 201 });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    orders.push(JSON.parse(String(init.body)));
    return answer();
  });
  root = document.createElement('div');
  document.body.append(root);
  await show(module, 4);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

test('as it comes: four, the usual bots, nothing changed', async () => {
  expect(root.querySelectorAll('[data-seat-of]')).toHaveLength(3);
  expect(root.querySelectorAll('[data-option]')).toHaveLength(0);
  await submit();
  expect(orders).toEqual([
    {
      game: 'guinote',
      preset: 'aragon',
      options: { players: 4 },
      opponents: ['greedy', 'greedy', 'greedy'],
      name: 'Player',
    },
  ]);
  expect(location.pathname).toBe('/t/abc');
});

test('each bot is told by its strength and a sentence, in the language now', async () => {
  const noteOf = (seat: number) => document.getElementById(`level-of-${seat}`);
  expect(noteOf(1)?.textContent).toBe('Takes what it can get now and never thinks ahead.');
  expect(noteOf(1)?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Strength 2 of 4');
  expect(noteOf(1)?.querySelectorAll('.bars .on')).toHaveLength(2);
  await choose('[data-seat-of="1"]', 'random');
  expect(noteOf(1)?.textContent).toBe('Makes any legal move, without a thought.');
  expect(noteOf(1)?.querySelector('.bars')).toBeNull();
  await choose('[data-seat-of="2"]', '');
  expect(noteOf(2)).toBeNull();
  chooseLanguage('de');
  await settle();
  expect(noteOf(1)?.textContent).toBe('Macht irgendeinen erlaubten Zug, ohne nachzudenken.');
});

test('a game without turns has a progress clock and a pace of bots in the place of a turn clock', async () => {
  const race = await GAMES['highnoon']?.();
  if (race === undefined) throw new Error('the registry has no HighNoon');
  expect(root.querySelector('[data-testid^="progress-"], [data-testid^="pace-"]')).toBeNull();
  await show(race, 2);
  expect(root.querySelector('[data-testid^="clock-"]')).toBeNull();
  expect(find('[data-testid="progress-0"]').getAttribute('aria-pressed')).toBe('true');
  await submit();
  await press('progress-180000');
  await press('pace-relaxed');
  await submit();
  await choose('[data-seat-of="1"]', '');
  expect(root.querySelector('[data-testid^="pace-"]')).toBeNull();
  await submit();
  const order = { game: 'highnoon', preset: 'classic', options: {}, name: 'Player' };
  expect(orders).toEqual([
    { ...order, opponents: ['greedy'], pace: 'steady' },
    { ...order, opponents: ['greedy'], pace: 'relaxed', progressMs: 180_000 },
    { ...order, opponents: [null], progressMs: 180_000 },
  ]);
});

test('options, seats, clock and name are asked for', async () => {
  await press('all-options');
  await choose('[data-option="partidasPerCoto"]', '1');
  await choose('[data-option="canteInArrastre"]', 'false');
  expect(find('.chip.diff').textContent).toBe('2 changes');
  await press('all-options');
  expect([...root.querySelectorAll<HTMLElement>('[data-option]')].map((each) => each.dataset['option'])).toEqual([
    'canteInArrastre',
    'partidasPerCoto',
  ]);
  await choose('[data-seat-of="2"]', '');
  expect(find('[data-testid="clock-note"]').textContent).toBe('Nobody has to hurry: the table waits for days.');
  await press('clock-normal');
  expect(find('[data-testid="clock-note"]').textContent).toBe(
    '20 seconds for each move, and 60 more in reserve. The reserve is full again with every shuffle. Whoever runs out of time loses the partida, not the coto.',
  );
  const name = find('[data-testid="your-name"]') as HTMLInputElement;
  name.value = ' Ebro ';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  expect([...root.querySelectorAll('.sitter b')].map((each) => each.textContent)).toEqual([
    'Cierzo',
    'Empty seat',
    'Loarre',
  ]);
  await submit();
  expect(orders).toEqual([
    {
      game: 'guinote',
      preset: 'aragon',
      options: { players: 4, canteInArrastre: false, partidasPerCoto: 1 },
      opponents: ['greedy', null, 'greedy'],
      speed: 'normal',
      name: 'Ebro',
    },
  ]);
  expect(localStorage.getItem('baize.name')).toBe('Ebro');
});

test('the field for a name keeps only what can be one, and waits for keyboards that compose', async () => {
  const field = find('[data-testid="your-name"]') as HTMLInputElement;
  const type = async (value: string, isComposing = false): Promise<void> => {
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    await settle();
  };
  await type(`\u202e${'👩\u200d🚀'.repeat(25)}\u200b`);
  expect(field.value).toBe('👩\u200d🚀'.repeat(24));
  expect(root.querySelector('.avatar')?.textContent).toBe('👩\u200d🚀');
  await type(`n\u200b`, true);
  expect(field.value).toBe(`n\u200b`);
  field.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await settle();
  expect(field.value).toBe('n');
  await submit();
  expect(orders).toMatchObject([{ name: 'n' }]);
});

test('two seats leave one other; going back forgets the options but not the players', async () => {
  await press('players-2');
  expect(root.querySelectorAll('[data-seat-of]')).toHaveLength(1);
  await press('all-options');
  await choose('[data-option="min30"]', 'off');
  await press('reset-options');
  await submit();
  expect(orders).toMatchObject([{ options: { players: 2 }, opponents: ['greedy'] }]);
});

test('an order that is refused is told, and the sheet stays', async () => {
  answer = () => Response.json({ error: { at: 'opponents', message: 'no such bot' } }, { status: 400 });
  await submit();
  expect(find('[role=alert]').textContent).toBe('The table could not be opened: no such bot');
});

test('a game without decks asks for none', () => {
  expect(root.querySelector('[data-testid="decks"]')).toBeNull();
});

describe('a game whose players bring decks', async () => {
  const mythos = await (GAMES['mythos'] as () => Promise<GameModule>)();
  const loadout = mythos.deckTools?.loadoutFor({ deckSize: 'exactly30' }, 1, 'tides');
  const { cards, missions } = loadout?.ok === true ? loadout.value : {};
  const list = mythos.deckTools?.convertDeck(JSON.stringify({ cards, missions }), undefined).lines.join('\n') ?? '';
  const set = mythos.deckTools?.show(undefined, { language: 'en', form: 'text' }).lines.join('\n') ?? '';
  const decksOf = (): readonly unknown[] => orders.map((order) => (order as { readonly deck?: string }).deck);
  beforeEach(() => show(mythos, 2));

  test('shows the decks of the house, the first one chosen: one more click plays', async () => {
    const rows = [...root.querySelectorAll('.deck')].map((row) => row.textContent);
    expect(rows[0]).toMatch(
      /^Lanterns30 cards · power tokens, and a team that stands togetherPlay small people early/u,
    );
    expect(rows[1]).toBe('Tides30 cards · hidden characters, and ambushes');
    expect(rows).toHaveLength(6);
    await submit();
    expect(decksOf()).toEqual(['lanterns']);
  });

  test('another one, by name', async () => {
    await press('deck-tides');
    await submit();
    expect(decksOf()).toEqual(['tides']);
  });

  test('a list is checked while it is written: lines, number, what helps', async () => {
    await press('deck-own');
    expect(root.querySelector('[data-testid="deck-review"]')).toBeNull();
    await write('deck-list', `${list.replace('2 From the Fog', '3 From the Fog')}\n1 Zebra`);
    const review = find('[data-testid="deck-review"]');
    expect(review.querySelector('.chip.bad')?.textContent).toBe('31/30');
    expect([...review.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Line 24: “Zebra” isn’t a card in this set.',
      'Take out 1 card.',
      'From the Fog is listed 3 times: at most 2, take out 1.',
    ]);
    await submit();
    expect(orders).toEqual([]);
    expect(document.activeElement).toBe(find('[data-testid="deck-list"]'));
    await write('deck-list', list);
    expect(find('[data-testid="deck-review"] .chip.ok').textContent).toBe('30/30');
    expect(root.querySelector('[role=alert]')).toBeNull();
    await submit();
    expect(decksOf()).toEqual([`${list}\n`]);
  });

  test('the options decide, as they are changed', async () => {
    await press('deck-own');
    await write('deck-list', `${list}\n1 Hale — Drummer`);
    expect(find('[data-testid="deck-review"] .chip').textContent).toBe('31/30');
    expect(find('[data-testid="preset-note"]').textContent).toContain('The quick game');
    await press('preset-paper');
    expect(find('[data-testid="preset-note"]').textContent).toContain('As on paper');
    expect(find('[data-testid="deck-review"] .chip.ok').textContent).toBe('31/30–100');
  });

  test('the list is there again next time', async () => {
    await press('deck-own');
    await write('deck-list', list);
    await show(mythos, 2);
    expect((find('[data-testid="deck-list"]') as HTMLTextAreaElement).value).toBe(list);
    await submit();
    expect(decksOf()).toEqual([`${list}\n`]);
  });

  test('cards for the whole table: faults with their place, then a list of them', async () => {
    await press('own-set');
    await write('set-text', 'set X\njump');
    await expect.poll(() => find('[data-testid="set-report"]').textContent).toMatch(/^Line 2: /u);
    await submit();
    expect(orders).toEqual([]);
    await write('set-text', set);
    expect(root.querySelectorAll('.deck')).toHaveLength(0);
    await write('deck-list', list);
    await submit();
    expect(orders).toMatchObject([{ deck: `${list}\n`, set }]);
    await press('no-set');
    expect(root.querySelectorAll('.deck')).toHaveLength(6);
  });

  test('what the server says against a deck stands at the deck', async () => {
    answer = () => Response.json({ error: { at: 'deck', message: '1:3: no such card' } }, { status: 400 });
    await submit();
    expect(find('[data-testid="deck-trouble"]').textContent).toBe('The table could not be opened: 1:3: no such card');
    expect(root.querySelectorAll('[role=alert]')).toHaveLength(1);
  });
});

test('where others are to come: when it starts, who plays on for a leaver, and whether bots make room', async () => {
  expect(root.querySelector('[data-testid^="leavers-"], [data-testid^="start-"]')).toBeNull();
  await choose('[data-seat-of="2"]', '');
  expect(find('[data-testid="leavers-bot"]').getAttribute('aria-pressed')).toBe('true');
  expect(find('[data-testid="start-ready"]').getAttribute('aria-pressed')).toBe('true');
  expect(find('[data-testid="bot-seats-open"]').getAttribute('aria-pressed')).toBe('true');
  await press('leavers-forfeit');
  await press('start-seated');
  await press('bot-seats-kept');
  await submit();
  expect(orders.at(-1)).toMatchObject({ leavers: 'forfeit', start: 'seated', botSeats: 'kept' });
  // Alone with bots nothing of that is asked for.
  await choose('[data-seat-of="2"]', 'greedy');
  await submit();
  for (const key of ['leavers', 'start', 'botSeats']) expect(orders.at(-1)).not.toHaveProperty(key);
});
