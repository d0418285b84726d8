// Messages of clients: whatever comes is read, or refused in plain words at the place where it is wrong.

import { expect, test } from 'vitest';
import { readClientMessage } from './messages.ts';

const TYPES =
  'must be one of join, beat, act, resign, takeback, sit, leave, seal, contribute, claim, ready, options, remove, swap, bot, offer, accept, decline, withdraw, phrase, say';
const OPTIONS = 'must be an object of at most 64 option names and values';
const VALUE = 'must be text of at most 64 characters, a number, true or false';
const WHAT = 'must be one of pause, resume, undo, rematch';
const SEAT = 'must be a whole number from 0 to 15';
const LEVEL = 'must be the name of a level';
const SPOKEN = 'must be text of 1 to 200 characters that can be seen';
const ID = 'must be 1 to 64 letters, digits, - or _';
const many = Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`o${n}`, n]));

test.each<readonly [unknown, string, string]>([
  [undefined, '', 'must be an object'],
  [null, '', 'must be an object'],
  ['join', '', 'must be an object'],
  [[], 'type', TYPES],
  [{ type: 'dance' }, 'type', TYPES],
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
  [{ type: 'ready' }, 'intent', 'is missing'],
  [{ type: 'ready', intent: 'a', seat: 1 }, 'seat', 'is not a known field'],
  [{ type: 'options', intent: 'a' }, 'options', 'is missing'],
  [{ type: 'options', intent: 'a', options: [] }, 'options', OPTIONS],
  [{ type: 'options', intent: 'a', options: 'all' }, 'options', 'must be an object'],
  [{ type: 'options', intent: 'a', options: many }, 'options', OPTIONS],
  [{ type: 'options', intent: 'a', options: { a: {} } }, 'options.a', VALUE],
  [{ type: 'options', intent: 'a', options: { a: 'x'.repeat(65) } }, 'options.a', VALUE],
  [{ type: 'remove', intent: 'a' }, 'seat', 'is missing'],
  [{ type: 'remove', intent: 'a', seat: -1 }, 'seat', SEAT],
  [{ type: 'remove', intent: 'a', seat: 1, name: 'Bo' }, 'name', 'is not a known field'],
  [{ type: 'swap', intent: 'a', seat: 0 }, 'other', 'is missing'],
  [{ type: 'swap', intent: 'a', seat: 0, other: 1.5 }, 'other', SEAT],
  [{ type: 'swap', intent: 'a', seat: 16, other: 1 }, 'seat', SEAT],
  [{ type: 'swap', intent: 'a', seat: [0], other: 1 }, 'seat', SEAT],
  [{ type: 'bot', intent: 'a', seat: 1 }, 'level', 'is missing'],
  [{ type: 'bot', intent: 'a', seat: 1, level: '' }, 'level', LEVEL],
  [{ type: 'bot', intent: 'a', seat: 1, level: 'x'.repeat(33) }, 'level', LEVEL],
  [{ type: 'bot', intent: 'a', seat: 1, level: '__proto__' }, 'level', LEVEL],
  [{ type: 'offer', intent: 'a', base: 0 }, 'what', 'is missing'],
  [{ type: 'offer', intent: 'a', base: 0, what: 'peace' }, 'what', WHAT],
  [{ type: 'offer', intent: 'a', base: 0, what: ['pause'] }, 'what', WHAT],
  [{ type: 'offer', intent: 'a', base: 1e300, what: 'pause' }, 'base', 'must be a whole number, 0 or above'],
  [{ type: 'offer', intent: 'a', what: 'pause' }, 'base', 'is missing'],
  [{ type: 'accept', intent: 'a' }, 'offer', 'is missing'],
  [{ type: 'accept', intent: 'a', offer: 1 }, 'offer', ID],
  [{ type: 'decline', intent: 'a', offer: 'x'.repeat(65) }, 'offer', ID],
  [{ type: 'withdraw', intent: 'a', offer: '' }, 'offer', ID],
  [{ type: 'phrase', intent: 'a' }, 'phrase', 'is missing'],
  [{ type: 'phrase', intent: 'a', phrase: 7 }, 'phrase', 'must be the id of a phrase'],
  [{ type: 'phrase', intent: 'a', phrase: 'Hello <b>' }, 'phrase', 'must be the id of a phrase'],
  [{ type: 'phrase', intent: 'a', phrase: 'hello', to: 1 }, 'to', 'is not a known field'],
  [{ type: 'say', intent: 'a' }, 'text', 'is missing'],
  [{ type: 'say', intent: 'a', text: ['x'] }, 'text', SPOKEN],
  [{ type: 'say', intent: 'a', text: '' }, 'text', SPOKEN],
  [{ type: 'say', intent: 'a', text: '\u202e \u200b\n' }, 'text', SPOKEN],
  [{ type: 'say', intent: 'a', text: 'x'.repeat(201) }, 'text', SPOKEN],
  [{ type: 'say', intent: 'a', text: ' '.repeat(1001) }, 'text', SPOKEN],
])('%j is refused', (message, at, why) => {
  expect(readClientMessage(message)).toEqual({ ok: false, error: { at, message: why } });
});
