// When a device is handed on: only once everything has been shown, to whoever is asked or has the turn.

import { expect, test } from 'vitest';
import type { Snapshot } from '../../protocol/messages.ts';
import type { Picture } from '../table/model/pictures.ts';
import { nextHolder, othersWhoMay, type Shown } from './handing.ts';

const shown = (state: Partial<Snapshot>, picture: Partial<Picture> = {}): Shown => ({
  client: {
    value: { state: { revision: 7, outcome: null, actors: { must: [1], may: [] }, ...state } as Snapshot },
  },
  picture: { value: { revision: 7, ...picture } as Picture },
});

const offer = { offer: 'o', what: 'undo', seat: 0, accepted: [0], awaits: [1] } as const;

test.each([
  ['the turn is somebody else’s here', shown({}), 1],
  ['it is the holder’s own', shown({ actors: { must: [0, 1], may: [] } }), undefined],
  ['it is a bot’s', shown({ actors: { must: [2], may: [1] } }), undefined],
  ['the last move is still to be seen', shown({}, { revision: 6 }), undefined],
  ['a count is being read', shown({}, { sums: {} as NonNullable<Picture['sums']> }), undefined],
  [
    'the match is over',
    shown({ outcome: { rank: [1, 2], reason: 'coto' } as unknown as Snapshot['outcome'] }),
    undefined,
  ],
  ['it is paused', shown({ paused: true }), undefined],
  ['somebody is asked', shown({ offers: [offer], actors: { must: [0], may: [] } }), 1],
  ['the holder is asked', shown({ offers: [{ ...offer, awaits: [0] }] }), undefined],
])('%s', (_, table, next) => {
  expect(nextHolder(table, 0, [0, 1, 3])).toBe(next);
});

test('who may speak is told without saying whether they can', () => {
  const speaking = shown({ actors: { must: [2], may: [0, 1, 3] } });
  expect(othersWhoMay(speaking, 0, [0, 1])).toEqual([1]);
  expect(othersWhoMay(shown({ actors: { must: [], may: [0, 1] } }), 0, [0, 1])).toEqual([]);
  expect(othersWhoMay(shown({}, { revision: 6 }), 0, [0, 1])).toEqual([]);
});
