// Messages of clients: whatever comes is read, or refused in plain words at the place where it is wrong.

import { expect, test } from 'vitest';
import { readClientMessage } from './messages.ts';

test.each<readonly [unknown, string, string]>([
  [undefined, '', 'must be an object'],
  [null, '', 'must be an object'],
  ['join', '', 'must be an object'],
  [[], 'type', 'must be one of join, beat, act, resign, takeback, sit, leave, seal, contribute, claim'],
  [{ type: 'dance' }, 'type', 'must be one of join, beat, act, resign, takeback, sit, leave, seal, contribute, claim'],
  [{ type: 'join' }, 'protocol', 'is missing'],
  [{ type: 'join', protocol: 1 }, 'protocol', 'this server speaks protocol 2; reload the page'],
  [{ type: 'resign' }, 'intent', 'is missing'],
  [{ type: 'resign', intent: {} }, 'intent', 'must be 1 to 64 letters, digits, - or _'],
  [{ type: 'resign', intent: 'a', extra: 1 }, 'extra', 'is not a known field'],
  [{ type: 'act', intent: 'a', base: 0, action: 5 }, 'action', 'must be text of 1 to 400 characters'],
  [{ type: 'act', intent: 'a', base: 0, action: '' }, 'action', 'must be text of 1 to 400 characters'],
  [{ type: 'act', intent: 'a', base: -1, action: 'play HA' }, 'base', 'must be a whole number, 0 or above'],
  [{ type: 'takeback', intent: 'a', base: '0' }, 'base', 'must be a whole number, 0 or above'],
  [{ type: 'sit', intent: 'a', seat: Symbol('x'), name: 'Ann' }, 'seat', 'must be a whole number from 0 to 15'],
  [{ type: 'sit', intent: 'a', seat: 0, name: 5 }, 'name', 'must be 1 to 24 characters long'],
  [{ type: 'sit', intent: 'a', seat: 0, name: 'A', deck: 5 }, 'deck', 'must be text of at most 8000 characters'],
])('%j is refused', (message, at, why) => {
  expect(readClientMessage(message)).toEqual({ ok: false, error: { at, message: why } });
});
