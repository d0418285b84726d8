// Why no table was opened.
// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { notOpened } from './not-opened.ts';
import { text } from './text/index.ts';

it.each([
  [{ kind: 'unreachable' } as const, 'unreachable'],
  [{ kind: 'no', status: 507, at: '', message: 'full' } as const, 'noRoom'],
  [{ kind: 'no', status: 429, at: '', message: 'too many' } as const, 'cannotCreate'],
] as const)('%j', (reply, key) => {
  expect(notOpened(reply)).toBe(text.value[key].replace('{why}', 'too many'));
});
