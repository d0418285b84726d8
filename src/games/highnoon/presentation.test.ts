// The face of HighNoon: scenes show both boards and hide what is hidden; every refusal and event has words in each language.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, plain, type Words } from '../../kernel/presentation.ts';
import { fastRandom } from '../../kernel/random.ts';
import { notate, parse } from './actions.ts';
import { presentation } from './presentation.ts';
import { highnoon } from './index.ts';
import { refusalCodes } from './text/texts.ts';
import { optionsWith, stateOf } from './testing.ts';

const who = (seat: number): string => ['Ana', 'Bea'][seat] ?? '';
/** Places as records and actions write them, which nobody has to read. */
const NOTATION = /\b[tf]\d\b/u;
const say = (words: Words, text: Parameters<typeof plain>[0]): string => plain(text, words.card);

const sketch = {
  p1: { stock: 'D7 D6', waste: 'H2 S9', t: ['C5? HK SQ', 'DK', ''] },
  p2: { t: ['C3? C9'] },
  lanes: [1],
};

describe('scene', () => {
  const state = stateOf(sketch);
  const scene = presentation.scene(highnoon.view(state, 0));
  const zone = (id: string) => scene.zones.find((each) => each.id === id);

  test('own places are named as in actions, those of the other with p2., foundations f0 to f7', () => {
    expect(zone('t0')?.cards).toEqual([null, { id: 'd0:H:13' }, { id: 'd0:S:12' }]);
    expect(zone('p2.t0')?.cards.map((card) => card?.id)).toEqual([undefined, 'd0:C:09']);
    expect(zone('stock')?.cards).toEqual([null, null]);
    expect(zone('waste')?.cards.at(-1)).toEqual({ id: 'd0:S:09' });
    expect(zone('f0')?.cards).toEqual([{ id: 'd0:C:01' }]);
    expect(scene.zones).toHaveLength(8 + 2 * 9);
    expect(scene.actors).toEqual({ must: [], may: [0, 1] });
  });

  test('an onlooker sees both boards with their owners', () => {
    const ids = presentation.scene(highnoon.view(state, 'public')).zones.map((each) => each.id);
    expect(ids).toContain('p1.t0');
    expect(ids).toContain('p2.waste');
  });

  test('the card that moves is the one to touch', () => {
    expect(presentation.touchTarget('move t0 t1 2', scene)).toEqual({ zone: 't0', card: 'd0:H:13' });
    expect(presentation.touchTarget('move t0 t1', scene)).toEqual({ zone: 't0', card: 'd0:S:12' });
    expect(presentation.touchTarget('place waste', scene)).toEqual({ zone: 'waste', card: 'd0:S:09' });
    for (const button of ['draw', 'recycle', 'flip t0'])
      expect(presentation.touchTarget(button, scene)).toBeUndefined();
    expect(presentation.touchTarget('place t0')).toBeUndefined();
  });

  test('touching a place draws, turns the waste over or flips, and an empty one says why not', () => {
    const at = (more: Parameters<typeof stateOf>[0]) => presentation.scene(highnoon.view(stateOf(more), 0));
    const tap = (zone: string, shown = scene) => presentation.tap?.(zone, shown);
    expect(tap('stock')).toBe('draw');
    expect(tap('stock', at({ p1: { waste: 'H2 S9' } }))).toBe('recycle');
    expect(tap('stock', at({ p1: { t: ['CA'] } }))).toBe('recycle');
    expect(tap('waste', at({ p1: { stock: 'H2' } }))).toBe('place waste');
    expect(tap('t0', at({ p1: { t: ['C5?'] } }))).toBe('flip t0');
    for (const zone of ['waste', 't0', 't2', 'p2.stock', 'p2.waste', 'f0', 'nowhere'])
      expect(tap(zone)).toBeUndefined();
  });

  test('of several ways a foundation is best, then a column, then an empty one; a whole column stays where it is', () => {
    const best = (...ways: readonly string[]) => presentation.best?.(ways, scene);
    expect(best('move t0 t1', 'move t0 t3', 'place t0')).toBe('place t0');
    expect(best('move waste t5', 'move waste t1')).toBe('move waste t1');
    expect(best('move t0 t5 2', 'move t0 t6 2')).toBe('move t0 t5 2');
    const king = presentation.scene(highnoon.view(stateOf({ p1: { t: ['HK SQ'] } }), 0));
    expect(presentation.best?.(['move t0 t1 2'], king)).toBeUndefined();
    expect(presentation.best?.(['move t0 t1'], king)).toBe('move t0 t1');
  });

  test('a card is laid onto columns and foundations, with what lies on it', () => {
    const drop = (zone: string, card: string, onto: string) => presentation.drop?.(zone, card, onto, scene);
    expect(drop('t0', 'd0:H:13', 't3')).toBe('move t0 t3 2');
    expect(drop('t0', 'd0:S:12', 't3')).toBe('move t0 t3');
    expect(drop('t0', 'd0:S:12', 'f5')).toBe('place t0');
    expect(drop('waste', 'd0:S:09', 't1')).toBe('move waste t1');
    expect(drop('t0', 'd0:H:13', 'f4')).toBeUndefined();
    for (const onto of ['t0', 'stock', 'waste', 'p2.t0', 'nowhere'])
      expect(drop('t0', 'd0:S:12', onto)).toBeUndefined();
    expect(drop('f0', 'd0:C:01', 't0')).toBeUndefined();
    expect(drop('t0', 'd0:C:05', 't1')).toBeUndefined();
  });

  test('an action is about where its cards go', () => {
    const fits = presentation.scene(highnoon.view(stateOf({ p1: { t: ['C2', 'H4'] }, lanes: [0, 1] }), 0));
    expect(presentation.targets?.('move t0 t1', fits)).toEqual(['t1']);
    expect(presentation.targets?.('place t0', fits)).toEqual(['f1']);
    for (const action of ['place t1', 'place t6', 'draw']) expect(presentation.targets?.(action, fits)).toEqual([]);
  });

  test('the rest is offered once all of one’s own cards lie open and the stock is empty', () => {
    const rest = (p1: NonNullable<Parameters<typeof stateOf>[0]['p1']>) => {
      const open = stateOf({ p1, lanes: [1] });
      return presentation.rest?.(highnoon.legal(open, 0).map(notate), presentation.scene(highnoon.view(open, 0)));
    };
    expect(rest({ t: ['H9 C2'], waste: 'H5' })).toBe('place t0');
    expect(rest({ t: ['H9'], waste: 'C2' })).toBe('place waste');
    expect(rest({ t: ['H9? C2'] })).toBeUndefined();
    expect(rest({ t: ['C2'], stock: 'H5' })).toBeUndefined();
    expect(rest({ t: ['C9'] })).toBeUndefined();
  });

  test('how far each has come, and the card that somebody placed', () => {
    expect(scene.race?.map(({ done }) => done)).toEqual(scene.scores.map(({ params }) => params['placed']));
    const placed = { type: 'placed', seat: 1, from: 't0', lane: 3, card: 'd1:D:01', score: 1 };
    expect(presentation.laidCard?.(placed)).toEqual({ zone: 'f3', card: 'd1:D:01', by: 1 });
    expect(presentation.laidCard?.({ type: 'recycled', seat: 0, cards: 3 })).toBeUndefined();
  });

  test('touching a card tries something that the rules can explain', () => {
    expect(presentation.tryTouch('t0', 'd0:S:12', scene)).toBe('place t0');
    expect(presentation.tryTouch('t0', 'd0:H:13', scene)).toBe('move t0 t1 2');
    expect(presentation.tryTouch('waste', 'd0:S:09', scene)).toBe('place waste');
    expect(presentation.tryTouch('p2.t0', 'd0:C:09', scene)).toBe('place p2.t0');
    expect(presentation.tryTouch('f0', 'd0:C:01', scene)).toBeUndefined();
  });
});

describe('words', () => {
  const en = presentation.words('en');
  const view = highnoon.view(stateOf(sketch), 0);

  test('cards, buttons and places', () => {
    expect(en.card('d1:H:12')).toBe('Queen of hearts');
    expect(en.short?.('d1:H:12')).toBe('HQ');
    expect(say(en, en.action('move t0 t1 2', view))).toBe('King of hearts and 1 more → column 2');
    expect(say(en, en.action('move t0 t1', view))).toBe('Queen of spades → column 2');
    expect(say(en, en.action('place waste', view))).toBe('Place Nine of spades');
    expect(say(en, en.action('move waste t1'))).toBe('Waste → column 2');
    expect(say(en, en.action('draw', highnoon.view(stateOf(sketch, { drawCount: 3 }), 0)))).toBe('Draw 3');
    const zones = presentation.scene(view).zones.map((zone) => en.zone(zone, who));
    expect(zones).toContain('First foundation of clubs');
    expect(zones).toContain('Column 1');
    expect(zones).toContain('Bea: Column 1');
  });

  test('a refusal says what the foundations wait for', () => {
    const action = parse('place waste');
    const refusal = action.ok ? highnoon.refuse(stateOf(sketch), 0, action.value) : undefined;
    const told = en.refusal(refusal as NonNullable<typeof refusal>);
    expect(`${told.title}: ${say(en, told.text)}`).toBe(
      'Doesn’t fit: Nine of spades doesn’t fit on a foundation; next there: Ace of spades.',
    );
  });

  test.each(LANGUAGES)('every refusal code has a title and a sentence (%s)', (language) => {
    const words = presentation.words(language);
    for (const code of refusalCodes()) {
      const params = { card: 'd0:C:05', top: 'd0:D:09', next: ['C4', 'CA'], from: 2, to: 3, open: 1, stock: 4 };
      const told = words.refusal({ code, clause: 'HN-6.5', params });
      expect(told.title.length).toBeGreaterThan(2);
      expect(say(words, told.text).length).toBeGreaterThan(8);
      expect(say(words, told.text)).not.toMatch(/undefined|NaN|d0:/u);
      expect(`${told.title} ${say(words, told.text)}`).not.toMatch(NOTATION);
    }
  });

  test.each(LANGUAGES)('a whole match reads as a log (%s)', (language) => {
    const words = presentation.words(language);
    const random = fastRandom(5);
    const state = highnoon.setup(optionsWith({ quietLimit: 20 }), []);
    const events: Parameters<typeof highnoon.apply>[3] = [];
    highnoon.resolve(state, random, events);
    const buttons = new Set<string>();
    while (state.stage === 'play') {
      const seat = random.below(2);
      const legal = highnoon.legal(state, seat);
      for (const action of legal.map(notate)) {
        buttons.add(say(words, words.action(action, highnoon.view(state, seat))));
        buttons.add(say(words, words.action(action)));
      }
      if (legal.length > 0) highnoon.apply(state, seat, legal[random.below(legal.length)] as number, events);
    }
    const lines = events.flatMap((event) => words.event(event.pub, who) ?? []);
    expect(lines.length).toBeGreaterThan(100);
    for (const event of events) {
      expect(say(words, words.event(event.pub, who) ?? [])).not.toMatch(/undefined|NaN|^$|d\d:/u);
      expect(say(words, words.event(event.pub, who) ?? [])).not.toMatch(NOTATION);
    }
    for (const button of buttons) expect(button).not.toMatch(NOTATION);
    for (const viewer of [0, 1, 'public'] as const)
      for (const zone of presentation.scene(highnoon.view(state, viewer)).zones)
        expect(words.zone(zone, who)).not.toMatch(NOTATION);
    const outcome = highnoon.outcome(state);
    expect(outcome && say(words, words.outcome(outcome, who))).toMatch(/Ana|Bea|\d–\d/u);
  });

  test.each(['resigned', 'time', 'left', 'cleared', 'blocked', 'quiet', 'stalled'])(
    'the end by %s is told in each language',
    (reason) => {
      for (const language of LANGUAGES) {
        const words = presentation.words(language);
        const outcome = { rank: [2, 1], points: [3, 9], reason, clause: 'HN-12.6' };
        expect(say(words, words.outcome(outcome, who))).toContain('Bea');
        // Whoever has no cards left has won.
        if (reason === 'cleared') continue;
        expect(say(words, words.outcome({ ...outcome, rank: [1, 1], points: [4, 4] }, who))).toContain('4–4');
      }
    },
  );

  test('[HN-12.3] the cards placed stand first, since they decide: the winner may have the lower score', () => {
    const ended = highnoon.view(stateOf({ lanes: [3, 0, 2], placed: [3, 2], score: [4, 5] }), 0);
    const outcome = { rank: [1, 2], points: [4, 5], reason: 'blocked', clause: 'HN-12.3' };
    expect(say(en, en.outcome(outcome, who, ended))).toBe('Ana wins · blocked: cards placed 3–2, score 4–5');
    for (const language of LANGUAGES)
      expect(say(en, presentation.words(language).outcome(outcome, who, ended))).toMatch(/3–2.*4–5/u);
  });

  test.each(LANGUAGES)('the face tells when quiet comes near (%s)', (language) => {
    const near = stateOf({ ...sketch, idle: [120, 130] });
    const facts = presentation.scene(highnoon.view(near, 0)).facts;
    expect(facts.map(({ key }) => key)).toEqual(['mode', 'quiet']);
    for (const fact of facts) expect(presentation.words(language).fact(fact, who)).not.toMatch(/undefined|NaN/u);
  });
});
