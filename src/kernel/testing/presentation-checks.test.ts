// The checks of a presentation can fail: a fault planted in the example's presentation is found, and nothing in the sound one.

import { describe, expect, it } from 'vitest';
import { presentation } from '../../../examples/whistle/presentation.ts';
import type { Presentation } from '../presentation.ts';
import type { Counting, SumRow } from '../sums.ts';
import type { Fault } from './checks.ts';
import { countFault, momentFault } from './moment-checks.ts';
import {
  cueFault,
  handleFault,
  landsFault,
  orderFault,
  sceneFault,
  tapFault,
  titleFault,
  undealtSceneFault,
  wordsFault,
} from './presentation-checks.ts';
import type { Moment, Subject } from './walk.ts';
import { find, healthy, tried } from './whistle-walks.ts';

const SCENE = presentation.scene;
const EN = presentation.words('en');
const withLanding = (event: unknown, change: { readonly zone?: string; readonly by?: number }) => {
  const landing = presentation.laidCard?.(event);
  return landing === undefined ? undefined : { ...landing, ...change };
};
const SIDES = [[0], [1]];
const countingOf = (rows: readonly SumRow[]): Counting => ({
  deal: () => undefined,
  match: () => [{ key: 'match', params: {}, sides: SIDES, rows }],
  course: () => ({ sides: SIDES, points: [[0, 0]], parts: [0] }),
});
const SUM_WORDS = () => ({ title: 'Match', row: () => 'Cards' });
const FACE_FAULTS: readonly (readonly [
  string,
  (subject: Subject, at: Moment, changed: Presentation) => Fault,
  Partial<Presentation>,
])[] = [
  [
    'a scene makes up a card',
    (s, at, changed) => sceneFault(s, changed, at),
    { scene: (v) => ({ ...SCENE(v), zones: [{ id: 'x', kind: 'pile', cards: [{ id: 'H2' }] }] }) },
  ],
  [
    'a card lies on an undealt table',
    (s, _, changed) => undealtSceneFault(s, changed, tried),
    { scene: (v) => ({ ...SCENE(v), zones: [{ id: 'x', kind: 'pile', cards: [{ id: 'HA' }] }] }) },
  ],
  [
    'an undealt table has a zone without a name',
    (s, _, changed) => undealtSceneFault(s, changed, tried),
    { words: () => ({ ...EN, zone: () => '' }) },
  ],
  [
    'two zones share a name',
    (s, at, changed) => sceneFault(s, changed, at),
    { scene: (v) => ({ ...SCENE(v), zones: SCENE(v).zones.map((zone) => ({ ...zone, id: 'same' })) }) },
  ],
  [
    'an action has no place',
    (s, at, changed) => handleFault(s, changed, at),
    { touchTarget: () => ({ zone: 'stock', card: 'HA' }) },
  ],
  [
    'an event lays a card that nobody sees',
    (s, at, changed) => landsFault(s, changed, at),
    { laidCard: () => ({ zone: 'trick', card: 'H2', by: 0 }) },
  ],
  [
    'a card lands nowhere',
    (s, at, changed) => landsFault(s, changed, at),
    { laidCard: (event) => withLanding(event, { zone: 'moon' }) },
  ],
  [
    'a card is laid by nobody',
    (s, at, changed) => landsFault(s, changed, at),
    { laidCard: (event) => withLanding(event, { by: 7 }) },
  ],
  [
    'an event sounds like nothing that there is',
    (s, at, changed) => cueFault(s, changed, at),
    { cue: () => ({ kind: 'gong' as 'knock' }) },
  ],
  [
    'somebody is heard who is not there',
    (s, at, changed) => cueFault(s, changed, at),
    { cue: () => ({ kind: 'flip', by: 7 }) },
  ],
  ['a card is laid in silence', (s, at, changed) => cueFault(s, changed, at), { cue: () => undefined }],
  [
    'a card has no place in the hand',
    (s, at, changed) => orderFault(s, changed, at),
    { handOrders: { rank: (card) => [Number(card)] } },
  ],
  [
    'an action is about a card that nobody sees',
    (s, at, changed) => handleFault(s, changed, at),
    { targets: () => ['trick #9'] },
  ],
  ['touching a place tries nonsense', (s, at, changed) => tapFault(s, changed, at), { tap: () => 'dance' }],
  [
    'touching what belongs to another does something',
    (s, at, changed) => tapFault(s, changed, at),
    { tap: (zone) => (zone === 'hand' ? undefined : 'play HA') },
  ],
  ['touching a card tries nothing', (s, at, changed) => handleFault(s, changed, at), { tryTouch: () => undefined }],
  [
    'an action has no words',
    (s, at, changed) => wordsFault(s, changed, at, tried, 'en'),
    { words: () => ({ ...EN, action: () => [''] }) },
  ],
  [
    'a refusal has no words',
    (s, at, changed) => wordsFault(s, changed, at, tried, 'en'),
    { words: () => ({ ...EN, refusal: () => ({ title: 'No', text: [] }) }) },
  ],
  [
    'an event says undefined',
    (s, at, changed) => wordsFault(s, changed, at, tried, 'en'),
    { words: () => ({ ...EN, event: () => ['undefined plays'] }) },
  ],
  [
    'a card has no name',
    (s, at, changed) => wordsFault(s, changed, at, [], 'en'),
    { words: () => ({ ...EN, card: () => '' }) },
  ],
  [
    'a card has nothing to draw',
    (s, at, changed) => wordsFault(s, changed, at, [], 'en'),
    { words: () => ({ ...EN, sheet: () => undefined }) },
  ],
  [
    'a lane has no words',
    (s, at, changed) => wordsFault(s, changed, at, [], 'en'),
    {
      scene: (v) => ({ ...SCENE(v), lanes: [{ id: 'x', group: 'x', worth: 1, round: 1, state: 'now' }] }),
      words: () => ({ ...EN, lane: () => ({ title: 'X', note: '' }) }),
    },
  ],
  [
    'an event shows a card that it does not name',
    (s, at, changed) => momentFault(s, changed, at),
    { moment: () => ({ kind: 'done', by: 0, card: 'H2', targets: [] }) },
  ],
  [
    'a trick is taken by nobody',
    (s, at, changed) => momentFault(s, changed, at),
    { moment: () => ({ kind: 'taken', by: 9, points: 1 }) },
  ],
  [
    'an event decides what is no lane',
    (s, at, changed) => momentFault(s, changed, at),
    { moment: () => ({ kind: 'decided', lane: 'moon', figures: [1, 2] }) },
  ],
  [
    'a banner shows a card that its event does not name',
    (s, at, changed) => momentFault(s, changed, at),
    { words: () => ({ ...EN, banner: () => ({ title: 'Look', note: '', cards: ['H2'] }) }) },
  ],
  [
    'a formality is one of several things to do',
    (s, at, changed) => momentFault(s, changed, at),
    { formality: (legal) => (legal.length > 1 ? legal[0] : undefined) },
  ],
  [
    'a count leaves a side out',
    (s, at, changed) => countFault(s, changed, at),
    { counting: countingOf([{ key: 'cards', counts: [1] }]), words: () => ({ ...EN, sums: SUM_WORDS }) },
  ],
  [
    'a count has no words',
    (s, at, changed) => countFault(s, changed, at),
    { counting: countingOf([{ key: 'cards', counts: [1, 2] }]) },
  ],
  [
    'a course ends nowhere',
    (s, at, changed) => countFault(s, changed, at),
    { counting: { ...countingOf([]), match: () => [], course: () => ({ sides: [[0], [1]], points: [], parts: [4] }) } },
  ],
  [
    'an option has no words',
    (s, _, changed) => titleFault(s, changed, 'en'),
    { words: () => ({ ...EN, option: () => '' }) },
  ],
];

describe('a fault planted in the face is found', () => {
  it.each(FACE_FAULTS)('%s', (_, check, change) => {
    expect(find(healthy, (subject, at) => check(subject, at, { ...presentation, ...change }))).toBeTypeOf('string');
    expect(find(healthy, (subject, at) => check(subject, at, presentation), 2)).toBeUndefined();
  });
});
