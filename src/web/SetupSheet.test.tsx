// The set-up sheet: choices end up in the order to the server.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../games/index.ts';
import { SetupSheet } from './SetupSheet.tsx';
import { chooseTongue } from './text/index.ts';

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
const submit = async (): Promise<void> => {
  find('[data-testid="setup"]').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
};

beforeEach(async () => {
  chooseTongue('en');
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
  render(
    <SetupSheet
      game={module.game}
      words={module.face.words('en')}
      levels={['random', 'greedy']}
      players={4}
      onClose={() => undefined}
    />,
    root,
  );
  await settle();
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
  await press('clock-normal');
  const name = find('[data-testid="your-name"]') as HTMLInputElement;
  name.value = ' Ebro ';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  expect([...root.querySelectorAll('.sitter b')].map((each) => each.textContent)).toEqual([
    'Cierzo',
    'Free seat',
    'Loarre',
  ]);
  await submit();
  expect(orders).toEqual([
    {
      game: 'guinote',
      preset: 'aragon',
      options: { players: 4, canteInArrastre: false, partidasPerCoto: 1 },
      opponents: ['greedy', null, 'greedy'],
      clock: { baseMs: 30_000, incrementMs: 10_000 },
      name: 'Ebro',
    },
  ]);
  expect(localStorage.getItem('baize.name')).toBe('Ebro');
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
