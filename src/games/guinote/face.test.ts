// The face of Guiñote: scenes show what is there and hide what is hidden; every refusal and event has words.

import { describe, expect, test } from 'vitest';
import { plain, type Words } from '../../kernel/face.ts';
import { fastRandom } from '../../kernel/random.ts';
import { face } from './face.ts';
import { guinote } from './index.ts';
import { REFUSALS } from './text/texts.ts';
import { optionsWith, stateOf } from './testing.ts';

const who = (seat: number): string => ['Ana', 'Bea'][seat] ?? '';
const say = (words: Words, text: Parameters<typeof plain>[0]): string => plain(text, words.card);

describe('scene', () => {
  const state = stateOf({ pinta: '1O', hands: ['7O 12C 10C', '2E'], leader: 0, left: 20 });

  test('own hand open, the other closed, the pinta under an exact stock', () => {
    const scene = face.scene(guinote.view(state, 0));
    const zone = (id: string) => scene.zones.find((each) => each.id === id);
    expect(zone('hand')?.cards.map((card) => card?.id)).toContain('7O');
    expect(zone('hand-1')?.cards).toEqual(Array.from({ length: 6 }, () => null));
    expect(zone('stock')?.cards).toHaveLength(20);
    expect(zone('stock')?.cards[0]).toEqual({ id: '1O', mark: 'cross' });
    expect(scene.actors.must).toEqual([0]);
  });

  test('an onlooker sees no hand', () => {
    const scene = face.scene(guinote.view(state, 'public'));
    expect(scene.zones.filter((each) => each.kind === 'hand').flatMap((each) => each.cards.filter(Boolean))).toEqual(
      [],
    );
  });

  test('touching a card of the hand tries to play it', () => {
    expect(face.attempt('hand', '4C')).toBe('play 4C');
    expect(face.handle('play 4C')).toEqual({ zone: 'hand', card: '4C' });
    expect(face.handle('sing C')).toBeUndefined();
  });
});

describe('words', () => {
  const en = face.words('en');
  const es = face.words('es');

  test('cards, buttons and scores', () => {
    const view = guinote.view(stateOf({ pinta: '1O', hands: ['7O', '2E'], leader: 0, left: 20 }), 0);
    expect(en.card('12C')).toBe('Rey de copas');
    expect(say(en, en.action('sing O', view))).toBe('Sing 40 in oros');
    expect(say(es, es.action('sing C', view))).toBe('Cantar 20 en copas');
    expect(say(es, es.action('swap', view))).toBe('Cambiar Siete de oros por As de oros');
    expect(en.score({ seats: [0], points: 82, params: {} })).toBe('32 buenas');
    expect(es.score({ seats: [0], points: 24, params: {} })).toBe('24 malas');
  });

  test('a refusal says what wins and what beats it', () => {
    const state = stateOf({ trump: 'O', hands: ['2E 4B', '2C 1C 3O'], trick: '4C', leader: 0 });
    const action = guinote.parse('play 2C');
    const refusal = action.ok ? guinote.refuse(state, 1, action.value) : undefined;
    expect(refusal).toBeDefined();
    const told = en.refusal(refusal as NonNullable<typeof refusal>);
    expect(`${told.title}: ${say(en, told.text)}`).toBe(
      'You must beat it: Cuatro de copas is winning and you hold As de copas.',
    );
    const dicho = es.refusal(refusal as NonNullable<typeof refusal>);
    expect(`${dicho.title}: ${say(es, dicho.text)}`).toBe(
      'Debes matar: Cuatro de copas va ganando y tienes As de copas, que lo supera.',
    );
  });

  test('every refusal code has a title and a sentence in each language', () => {
    for (const words of [en, es]) {
      for (const code of REFUSALS) {
        const told = words.refusal({
          code,
          clause: 'GUI-4.1',
          params: { card: '1C', suit: 'C', better: ['1C'], missing: ['1C'] },
        });
        expect(told.title.length).toBeGreaterThan(2);
        expect(say(words, told.text).length).toBeGreaterThan(5);
      }
    }
  });

  test('a whole match reads as a log in both languages', () => {
    const random = fastRandom(5);
    const state = guinote.setup(optionsWith(), []);
    const events: Parameters<typeof guinote.apply>[3] = [];
    while (guinote.outcome(state) === undefined) {
      if (guinote.chance(state) !== undefined) guinote.resolve(state, random, events);
      else {
        const seat = guinote.actors(state).must[0] as number;
        const legal = guinote.legal(state, seat);
        guinote.apply(state, seat, legal[random.below(legal.length)] as number, events);
      }
    }
    for (const words of [en, es]) {
      const lines = events.map((event) => words.event(event.pub, who)).filter((line) => line !== undefined);
      expect(lines.length).toBeGreaterThan(100);
      for (const line of lines) expect(say(words, line)).not.toMatch(/undefined|NaN|^$/u);
      const outcome = guinote.outcome(state);
      expect(outcome && say(words, words.outcome(outcome, who))).toMatch(/Ana|Bea/u);
    }
  });
});
