// Settings: kept in the browser, mended where they are damaged, following the device by default, and on the root of the page.
// @vitest-environment happy-dom

import { afterEach, describe, expect, test } from 'vitest';
import { applySettings } from './apply.ts';
import { change, DEFAULTS, isCalm, motion, pace, readSettings, settings, theme } from './settings.ts';

afterEach(() => change(DEFAULTS));

describe('what is stored', () => {
  test.each([null, '', '{', 'null', '7', '[]', '{"volume":3}', '{"version":2,"volume":3}'])(
    '%s is as by default',
    (stored) => expect(readSettings(stored)).toEqual(DEFAULTS),
  );

  test('is mended value by value', () => {
    const stored = {
      version: 1,
      sound: 'yes',
      volume: 250,
      motion: 'warp',
      theme: 'sand',
      cardSize: 120,
      leftHanded: true,
      showLegal: null,
      constructor: 1,
      later: true,
    };
    expect(readSettings(JSON.stringify(stored))).toEqual({
      ...DEFAULTS,
      theme: 'sand',
      cardSize: 120,
      leftHanded: true,
    });
  });

  test('is what was changed', () => {
    change({ volume: 20, theme: 'slate' });
    expect(readSettings(localStorage.getItem('baize.settings'))).toEqual({ ...DEFAULTS, volume: 20, theme: 'slate' });
  });
});

test('the root of the page follows at once', () => {
  const root = document.createElement('div');
  const stop = applySettings(root);
  expect({ ...root.dataset }).toEqual({ theme: 'green', motion: 'normal', hand: 'right', showLegal: 'on' });
  change({ theme: 'night', motion: 'fast', leftHanded: true, showLegal: false, cardSize: 140 });
  expect({ ...root.dataset }).toEqual({ theme: 'night', motion: 'fast', hand: 'left', showLegal: 'off' });
  expect(root.style.getPropertyValue('--card-scale')).toBe('1.4');
  stop();
  change({ theme: 'sand' });
  expect(root.dataset['theme']).toBe('night');
});

test('motion has its pace', () => {
  const paces = (['slow', 'normal', 'fast'] as const).map((chosen) => {
    change({ motion: chosen });
    return pace();
  });
  expect(paces).toEqual([...paces].sort((a, b) => b - a));
  expect(isCalm()).toBe(false);
  change({ motion: 'off' });
  expect({ calm: isCalm(), motion: motion.value, theme: theme.value }).toEqual({
    calm: true,
    motion: 'off',
    theme: 'green',
  });
  expect(settings.value.theme).toBe('auto');
});
