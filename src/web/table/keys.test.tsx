// The keyboard at a table: columns, piles and offers by number, arrows on a board, every way as a list, sound and sheets by letter.
// @vitest-environment happy-dom

import { afterEach, describe, expect, test } from 'vitest';
import { change, DEFAULTS, settings } from '../settings/settings.ts';
import { openMulle, type MulleTable } from './testing/mulle-table.tsx';
import { openRaceTable, type RaceTable } from './testing/race-table.tsx';

let race: RaceTable | undefined;
let mulle: MulleTable | undefined;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Presses keys as a browser does: Enter clicks what has the keyboard. */
const keys = async (...pressed: readonly string[]): Promise<void> => {
  for (const key of pressed) {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    if (key === 'Enter' && target instanceof HTMLElement) target.click();
    await settle();
  }
};

const focused = (): string => {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLElement) || at === document.body) return '';
  return at.dataset['card'] ?? at.dataset['tap'] ?? at.dataset['way'] ?? at.dataset['listed'] ?? at.className;
};

afterEach(() => {
  race?.end();
  mulle?.close();
  race = undefined;
  mulle = undefined;
  change(DEFAULTS);
});

describe('on a board', () => {
  const open = async (): Promise<void> => {
    race = await openRaceTable({
      columns: ['d0:S:13 d0:H:12 d0:C:11', 'd0:D:12', 'd0:H:05 d0:C:04', 'd0:D:05'],
      waste: 'd0:H:03',
      stock: 'd0:H:09 d0:H:10',
    });
  };

  test('numbers go to columns, 0 to the waste, arrows from card to card', async () => {
    await open();
    await keys('3');
    expect(focused()).toBe('d0:C:04');
    await keys('ArrowUp');
    expect(focused()).toBe('d0:H:05');
    await keys('ArrowDown', 'ArrowRight');
    expect(focused()).toBe('d0:D:05');
    await keys('ArrowLeft', 'ArrowLeft');
    expect(focused()).toBe('d0:D:12');
    await keys('0');
    expect(focused()).toBe('d0:H:03');
    // From the piles on round to the first column again.
    await keys('ArrowRight', 'ArrowRight');
    expect(focused()).toBe('d0:C:11');
  });

  test('the same number again goes up to the next card that can be played', async () => {
    await open();
    await keys('1');
    expect(focused()).toBe('d0:C:11');
    // The queen stays on her king, and the king may go to an empty column.
    await keys('1');
    expect(focused()).toBe('d0:S:13');
    await keys('1');
    expect(focused()).toBe('d0:C:11');
  });

  test('says column and playability of a card', async () => {
    await open();
    await keys('3');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Four of clubs, Column \S+, playable$/u);
    await keys('ArrowUp');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Five of hearts, Column \S+, not playable$/u);
  });

  test('D draws; a card is played and offered its ways; an offer has the keyboard and its own numbers', async () => {
    await open();
    await keys('d');
    expect(race?.acts()).toEqual(['draw']);
    await keys('3', 'o');
    expect(document.activeElement?.closest('.ways')).not.toBeNull();
    const [first = ''] = [...(race?.root.querySelectorAll<HTMLElement>('.ways [data-way]') ?? [])].map(
      (way) => way.dataset['way'] ?? '',
    );
    await keys('1', 'Enter');
    expect(race?.acts()).toEqual(['draw', first]);
  });
});

describe('on a table of open cards', () => {
  const open = async (): Promise<void> => {
    mulle = await openMulle({ table: ['H3', 'C4', 'H5', 'C2', 'S7', 'HA', 'C6'], hands: ['D7 SK', 'H8 H9'] });
  };

  test('a chosen card has its best way under the keyboard: three keys play it', async () => {
    await open();
    await keys('2', 'Enter');
    expect(focused()).toBe('main');
    await keys('Enter');
    expect(mulle?.acts()).toHaveLength(1);
  });

  test('O lists every way, and whoever types its number has it', async () => {
    await open();
    await keys('2');
    const ways = mulle?.session.client.value.state?.legal.filter((way) => way.includes('D7')) ?? [];
    expect(ways.length).toBeGreaterThan(1);
    await keys('o');
    const listed = [...document.querySelectorAll<HTMLElement>('[data-listed]')].map((way) => way.dataset['listed']);
    expect(listed).toEqual(ways);
    document.querySelector<HTMLElement>('[data-listed]')?.focus();
    await keys('2');
    expect(focused()).toBe(ways[1]);
    await keys('Enter');
    expect(mulle?.acts()).toEqual([ways[1]]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('letters: sound, sorting, settings', async () => {
    await open();
    await keys('m');
    expect(settings.value.sound).toBe(false);
    const order = (): readonly (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('.hand [data-card]')].map((card) => card.dataset['card']);
    expect(order()).toEqual(['SK', 'D7']);
    await keys('n', 'n');
    expect(order()).toEqual(['D7', 'SK']);
    await keys('n', ',');
    expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe('Settings');
  });
});
