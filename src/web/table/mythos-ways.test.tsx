// Mythos on the page: ways and their outcomes, what waits for an answer, and the card in full.
// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import {
  acts,
  all,
  close,
  MISSIONS,
  one,
  POSITION,
  session,
  settle,
  show,
  tap,
  texts,
} from './testing/mythos-table.tsx';

afterEach(close);

test('a card of the hand offers its ways with their outcome, and lanes that can be tapped', async () => {
  await show(POSITION);
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  expect(acts()).toEqual([]);
  const ways = texts('.choice .opt');
  expect(ways).toHaveLength(4);
  expect(ways[0]).toMatch(/^Play on D for 3D: 2 → 5; Main: remove 2 power/u);
  expect(ways[3]).toBe('Hidden on C for 1');
  expect(all('.lane.lit').map(({ dataset }) => dataset['lane'])).toEqual(['mission-D', 'mission-C']);
  await tap('.choice [data-action="hide Tomo/Torchbearer C"]');
  expect(acts()).toEqual(['hide Tomo/Torchbearer C']);
});

test('a lane with one way there is gone to at once; with several, they are listed', async () => {
  await show({ ...POSITION, chakra: [1, 3] });
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  one('[data-lane="mission-C"]').click();
  await settle();
  expect(acts()).toEqual(['hide Tomo/Torchbearer C']);
  close();
  await show({ ...POSITION, chakra: [9, 3] });
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  one('[data-lane="mission-C"]').click();
  await settle();
  expect(acts()).toEqual([]);
  expect(session.aimed.value).toBe('mission-C');
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  expect(all('.choice')).toHaveLength(0);
});

test('a hidden character is offered to be revealed', async () => {
  await show(POSITION);
  await tap('[data-zone="lane-C-0"] .veiled');
  expect(texts('.choice .opt')).toEqual(['Reveal for 4C: 3 → 8, Bea still leads']);
  await tap('.choice .opt');
  expect(acts()).toEqual(['reveal Kaito/Captain C']);
});

test('what a card costs now is said where it differs; a card that can’t be paid says why', async () => {
  const cheaper = [['Kaito/Scout', { card: 'Yuri/Quartermaster', on: [0] }], []];
  const [first, second] = POSITION.lanes;
  await show({ ...POSITION, chakra: [0, 3], lanes: [{ ...first, sides: cheaper }, second] });
  expect(one('.hand [data-card="Tomo/Torchbearer"] .val').dataset['drawn']).toBe('now 2');
  expect(all('.hand [data-card="Oshi/Fog_Caller"] .val')).toHaveLength(0);
  expect(one('.hand [data-card="Tomo/Torchbearer"]').className).toContain('off');
  await tap('.hand [data-card="Tomo/Torchbearer"]');
  expect(one('[data-tip]').dataset['tip']).toBe('too-dear');
  await tap('.hand [data-card="Second_Wind"]');
  expect(acts().at(-1)).toBe('jutsu Second_Wind D Kaito/Scout');
  expect(one('[data-zone="lane-D-0"] .lasting').getAttribute('title')).toBe('its effect is active');
});

test('a character whose line has fired in this round is marked, for the eye and the ear', async () => {
  const [first, second] = POSITION.lanes;
  await show({ ...POSITION, lanes: [{ ...first, sides: [[{ card: 'Kaito/Scout', marks: [0] }], []] }, second] });
  const told = 'one of its effects has already fired this round and won’t fire again';
  expect(one('[data-zone="lane-D-0"] .spent').getAttribute('title')).toBe(told);
  expect(one('[data-zone="lane-D-0"] .unit').getAttribute('aria-label')).toContain(told);
  expect(all('.unit .spent')).toHaveLength(1);
});

/** Oshi has come to C and waits for somebody to hide. */
const ASKED = {
  ...POSITION,
  hands: [['Tomo/Torchbearer'], ['Nerin/Diver']],
  lanes: [
    POSITION.lanes[0],
    {
      mission: MISSIONS[1],
      sides: [
        ['Dov/Peddler', 'Oshi/Fog_Caller'],
        ['Vex/Thief', 'Kest/Wrecker', 'Grim/Sellsword'],
      ],
    },
  ],
  queue: [
    {
      kind: 'character',
      seat: 0,
      card: 'Oshi/Fog_Caller',
      line: 0,
      source: { side: 0, lane: 'C', place: 1 },
      self: { side: 0, lane: 'C', place: 1 },
      lane: 'C',
    },
  ],
};

test('an effect that waits: its sentence, each answer with its outcome, and targets that can be tapped', async () => {
  await show(ASKED);
  expect(one('.choice header b').textContent).toBe('Oshi — Fog Caller: hide an enemy character with power 3 or less');
  expect(texts('.choice .opt')).toEqual([
    'Vex — Thiefhidden; C: 9 → 7, Bea still leads',
    'Kest — Wreckerhidden; C: 9 → 6, Bea still leads',
  ]);
  expect(all('.unit .card.legal')).toHaveLength(2);
  expect(one('[data-zone="lane-C-0"] .card.sel')).toBeDefined();
  expect(one('[data-zone="lane-C-1"] [data-card="Grim/Sellsword"] .card').className).toContain('off');
  await tap('[data-zone="lane-C-1"] [data-card="Kest/Wrecker"]');
  expect(acts()).toEqual(['choose 1 C Kest/Wrecker']);
});

test('many answers are listed lane by lane, and those on other lanes can still be touched', async () => {
  const [first, second] = ASKED.lanes;
  const enemies = ['Vex/Thief', 'Kest/Wrecker', 'Nerin/Diver', 'Pell/Ferryman', 'Reed/Lookout', 'Morro/Net_Caster'];
  const lanes = [
    { ...first, sides: [['Kaito/Scout'], enemies.slice(0, 5)] },
    { ...second, sides: [second?.sides[0], enemies] },
  ];
  await show({ ...ASKED, hands: [['Tomo/Torchbearer'], []], decks: [[], []], lanes });
  expect(texts('.lanes-of button')).toEqual(['D', 'C']);
  expect(all('.choice .opt')).toHaveLength(6);
  await tap('.lanes-of [data-tab="mission-D"]');
  expect(all('.choice .opt')).toHaveLength(5);
  expect(all('.unit .card.legal')).toHaveLength(11);
  await tap('[data-zone="lane-C-1"] [data-card="Reed/Lookout"]');
  expect(acts()).toEqual(['choose 1 C Reed/Lookout']);
});

test('in Spanish too, with the tie that the Edge decides', async () => {
  const [first, second] = ASKED.lanes;
  const sides = [second?.sides[0], ['Vex/Thief', 'Nerin/Diver', 'Pell/Ferryman']];
  await show({ ...ASKED, lanes: [first, { ...second, sides }] }, 'es');
  expect(texts('.choice .opt')[0]).toBe('Vex — Ladrónboca abajo; C: 6 → 4, empate: gana tu Edge');
  expect(one('.choice header b').textContent).toMatch(/^Oshi — Llamadora de niebla: /u);
});

test('the card in full: who can’t be touched is looked at, in the reader’s language', async () => {
  await show(POSITION, 'de');
  expect(all('[data-testid="inspector"]')).toHaveLength(0);
  await tap('[data-zone="lane-C-1"] [data-card="Vex/Thief"]');
  const inspector = one('[data-testid="inspector"]');
  expect(inspector.querySelector('h3')?.textContent).toBe('Vex — Dieb');
  expect(inspector.textContent).toContain('Flut · Kosten 3 · Kraft 2');
  expect(inspector.querySelector('.flavour')?.textContent).toBe('Er nimmt nur, was man erst später vermisst.');
  expect(inspector.textContent).toContain('Stiehl 2 Chakra.');
  expect(acts()).toEqual([]);
  await tap('[data-lane="mission-C"] .head');
  expect(one('[data-testid="inspector"] h3').textContent).toBe('Hafenwache');
  one('.hand [data-card="Brann/Gate_Warden"]').dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
  );
  await settle();
  expect(one('[data-testid="inspector"] h3').textContent).toBe('Brann — Torwächter');
});

test('a long press looks at a card and is no touch', async () => {
  await show(POSITION);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const card = one('.hand [data-card="Brann/Gate_Warden"]');
  card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  vi.advanceTimersByTime(400);
  expect(session.looked.value).toBeUndefined();
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  expect(session.looked.value).toBe('Brann/Gate_Warden');
  card.click();
  await settle();
  expect(session.choice.value).toBeUndefined();
  card.click();
  await settle();
  expect(session.choice.value).toBeDefined();
});

test('an open pile can be looked through, and its cards looked at', async () => {
  await show(POSITION);
  await tap('.purse [data-pile="discard-0"]');
  expect(texts('dialog .unit .unit-name')).toEqual(['Ember Oath']);
  await tap('dialog .unit');
  expect(one('.rail [data-testid="inspector"] h3').textContent).toBe('Ember Oath');
});
