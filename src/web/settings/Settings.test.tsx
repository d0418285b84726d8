// The settings in a sheet: from the front page, each control changes what it is called, at once.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardArtContext, CardFace, RichText } from '../CardView.tsx';
import { Site } from '../Site.tsx';
import { chooseLanguage } from '../text/index.ts';
import { GAMES } from '../../games/index.ts';
import { change, DEFAULTS, settings } from './settings.ts';

let root: HTMLElement;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(() => {
  chooseLanguage('en');
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  change(DEFAULTS);
});

const at = (id: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  if (found === null) throw new Error(`there is no ${id}`);
  return found;
};

test('opens from the front page, and every control works', async () => {
  render(<Site />, root);
  at('settings').click();
  await vi.waitFor(() => at('set-theme-slate'), 10_000);
  expect(root.querySelector('dialog')?.getAttribute('aria-label')).toBe('Settings');

  at('set-theme-slate').click();
  at('set-motion-off').click();
  for (const name of ['fourColours', 'leftHanded', 'largeFaces', 'confirmMoves', 'autoPlay', 'showLegal', 'sound'])
    at(`set-${name}`).click();
  const size = at('set-cardSize') as HTMLInputElement;
  size.value = '130';
  size.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();

  expect(settings.value).toEqual({
    ...DEFAULTS,
    theme: 'slate',
    motion: 'off',
    fourColours: true,
    leftHanded: true,
    largeFaces: true,
    confirmMoves: true,
    autoPlay: true,
    showLegal: false,
    sound: false,
    cardSize: 130,
  });
  expect((at('set-volume') as HTMLInputElement).disabled).toBe(true);
  expect(root.querySelector('.setting:has([data-testid="set-cardSize"]) output')?.textContent).toBe('130%');
  // Each has a name of its own.
  const names = [...root.querySelectorAll('.settings .setting')].map((row) => row.textContent);
  expect(new Set(names).size).toBe(names.length);
});

test('cards are drawn anew in four colours, and large', async () => {
  const module = await GAMES['highnoon']?.();
  if (module === undefined) throw new Error('the registry has no such game');
  const words = module.presentation.words('en');
  const deck = await module.presentation.deck();
  render(
    <CardArtContext.Provider value={{ deck, words }}>
      <CardFace id="d0:D:07" />
      <RichText text={[{ card: 'd0:D:07' }]} />
    </CardArtContext.Provider>,
    root,
  );
  const pictures = (): readonly (string | null)[] =>
    [...root.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  const usual = pictures();
  expect(usual).toHaveLength(2);
  change({ fourColours: true });
  await settle();
  const coloured = pictures();
  expect(coloured.map((src, i) => src === usual[i])).toEqual([false, false]);
  expect(decodeURIComponent(coloured.join())).toContain('#1F5FA8');
  change({ largeFaces: true });
  await settle();
  expect(pictures()[0]).not.toBe(coloured[0]);
});
