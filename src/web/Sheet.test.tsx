// A sheet: open as soon as it is there, and closed by Escape.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Sheet } from './Sheet.tsx';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const shown = (onClose: () => void): HTMLDialogElement => {
  render(
    <Sheet title="Open tables" onClose={onClose}>
      <p>No table is open right now.</p>
    </Sheet>,
    root,
  );
  return root.querySelector('dialog')!;
};

test('whoever sees its text can close it: it is open before the browser paints', () => {
  expect(shown(() => undefined).open).toBe(true);
});

test('Escape is told once', () => {
  let closed = 0;
  const dialog = shown(() => closed++);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  dialog.dispatchEvent(event);
  expect({ closed, prevented: event.defaultPrevented }).toEqual({ closed: 1, prevented: true });
});
