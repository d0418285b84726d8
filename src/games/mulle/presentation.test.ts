// The face of Mulle: what the table shows, and words in every language for everything that happens.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, plain, type Scene } from '../../kernel/presentation.ts';
import type { Json } from '../../kernel/json.ts';
import { options } from './options.ts';
import { presentation } from './presentation.ts';
import { mulle } from './index.ts';
import { refusalCodes } from './text/texts.ts';
import { actionOf, after, stateOf, type Sketch } from './testing.ts';

const who = (seat: number): string => `P${seat}`;
const SKETCH: Sketch = { table: 'S3 1:7=H4+C3 SK 0!9=S5+H4+C9', hands: ['C7 D9 S2 HA', 'H7 D3 D4 D5'], deal: 1 };
const sceneOf = (sketch: Sketch = SKETCH): Scene => presentation.scene(mulle.view(stateOf(sketch), 0));
const said = (event: Json | undefined, language = 'en' as (typeof LANGUAGES)[number]): string =>
  plain(presentation.words(language).event(event, who) ?? [], (id) => id);

describe('scene', () => {
  test('loose cards are one zone, each build its own, with value, owner and lock', () => {
    const zones = sceneOf().zones.filter(({ kind }) => kind === 'table');
    expect(zones).toEqual([
      { id: 'table', kind: 'table', cards: [{ id: 'S3' }, { id: 'SK' }] },
      { id: 'build-7', kind: 'table', owner: 1, cards: [{ id: 'H4' }, { id: 'C3' }], badge: '7', locked: false },
      { id: 'build-9', kind: 'table', owner: 0, cards: [{ id: 'S5' }, { id: 'H4' }, { id: 'C9' }], badge: '9', locked: true },
    ]); // prettier-ignore
  });

  test('specials in the hand say what they are worth', () => {
    const hand = sceneOf().zones.find(({ id }) => id === 'hand');
    expect(hand?.cards).toEqual([{ id: 'S2', badge: '= 15' }, { id: 'HA', badge: '= 14' }, { id: 'D9' }, { id: 'C7' }]);
  });

  test('facts tell the omgång and the deal, and mullar and tabbar of a side that has any', () => {
    const words = presentation.words('en');
    const facts = sceneOf({ ...SKETCH, captured: ['D8 D8', ''], mulles: ['D8', ''], tabbar: [1, 0] }).facts;
    expect(facts.map((fact) => words.fact(fact, who))).toEqual(['Omgång 1 of 2 · deal 1 of 6', '1 mulle · 1 tabbe']);
  });

  test('an action is done at its card, and points at what it takes', () => {
    expect(presentation.touchTarget('take C7: S3+H4, build 7')).toEqual({ zone: 'hand', card: 'C7' });
    expect(presentation.targets?.('take C7: S3+H4, build 7')).toEqual(['S3', 'H4', 'build-7']);
    expect(presentation.targets?.('build H4 on S3')).toEqual(['S3']);
    expect(presentation.targets?.('rebuild H4 on 7 to 11')).toEqual(['build-7']);
    expect(presentation.targets?.('discard H4')).toEqual([]);
    expect(presentation.targets?.('nonsense')).toEqual([]);
    expect(presentation.touchTarget('nonsense')).toBeUndefined();
    expect(presentation.tryTouch('hand', 'C7')).toBe('discard C7');
    expect(presentation.tryTouch('table', 'S3')).toBeUndefined();
  });

  test('a mulle, a tabbe and a count are worth a notice, a discard is not', () => {
    const { events } = after(stateOf({ table: 'S9', hands: ['H9 H2', 'D6 D7'] }), '0 take H9: S9', '1 discard D6');
    expect(events.map((event) => presentation.isNotable?.(event))).toEqual([true, false]);
  });
});

describe('words', () => {
  const EVENTS: readonly (readonly [sketch: Sketch, move: string, english: string])[] = [
    [{ table: 'C9', hands: ['C9 H2'] }, 'take C9: C9', 'P0: C9 takes C9 · 1 mulle · 1 tabbe'],
    [{ table: 'S3 D7 SK', hands: ['H4 C7'] }, 'build H4 on S3', 'P0: H4 on S3, build 7, locked, with D7'],
    [{ table: 'S3 0:7=H5+C2', hands: ['H4 C7'] }, 'build H4 on S3', 'P0: H4 on S3, build 7, locked, merged'],
    [{ table: '1:9=S5+H4', hands: ['C3 HQ', 'D9 H2'] }, 'rebuild C3 on 9 to 12', 'P0: C3 on build 9, now 12, open'],
    [{ table: 'S8 S3 H5', hands: ['H8 C8'] }, 'trotta H8', 'P0: trotta H8 with S8, S3 and H5, build 8, locked'],
    [{ table: '0:9=S5+C4', hands: ['C9 H9'] }, 'discard C9', 'P0: C9 fed to own build 9, locked'],
    [{ table: 'SK', hands: ['C9 H9'] }, 'discard C9', 'P0: C9 discarded'],
  ]; // prettier-ignore
  for (const [sketch, move, english] of EVENTS) {
    test(`${move} on ${sketch.table}: "${english}", and something in every language`, () => {
      const { events } = after(stateOf(sketch), `0 ${move}`);
      expect(said(events[0])).toBe(english);
      for (const language of LANGUAGES) expect(said(events[0], language)).toMatch(/P0/u);
      expect(new Set(LANGUAGES.map((language) => said(events[0], language))).size).toBeGreaterThan(3);
    });
  }

  test('an action tells its mullar once the table is known, and feeding by its own word', () => {
    const text = (sketch: Sketch, action: string) =>
      plain(presentation.words('en').action(action, mulle.view(stateOf(sketch), 0)), (id) => id);
    expect(text({ table: 'C9 SK', hands: ['C9 H2'] }, 'take C9: C9')).toBe('Take with C9: C9 · 1 mulle');
    expect(text({ table: 'HA HA', hands: ['C2 H9'] }, 'take C2: HA+HA')).toBe('Take with C2: HA+HA');
    expect(text({ table: '0:9=S5+C4', hands: ['C9 H9'] }, 'discard C9')).toBe('Feed C9 to your build 9');
    expect(text({ table: 'SK', hands: ['C9 H9'] }, 'discard C9')).toBe('Discard C9');
    expect(plain(presentation.words('en').action('take C7: S3+H4, build 7'), (id) => id)).toBe(
      'Take with C7: S3+H4, build 7',
    );
  });

  for (const language of LANGUAGES) {
    test(`${language}: every refusal has a title and a sentence of its own`, () => {
      const params = {
        card: 'C7',
        value: 7,
        cards: ['S3', 'H4'],
        larger: 'take C7: S3+H4, D7',
        build: false,
        from: 9,
        up: 12,
        down: 6,
        turn: 0,
        owner: 1,
      };
      const texts = refusalCodes().map((code) =>
        presentation.words(language).refusal({ code, clause: 'MUL-3.1', params }),
      );
      for (const { title, text } of texts) {
        expect(title.length).toBeGreaterThan(3);
        expect(plain(text, (id) => id)).toMatch(/^(?:\p{Lu}|\d).*\.$/su);
      }
      expect(new Set(texts.map(({ text }) => plain(text, (id) => id))).size).toBe(refusalCodes().length);
    });

    test(`${language}: every option and value has words; ends are told`, () => {
      const words = presentation.words(language);
      for (const [key, values] of Object.entries(options.fields)) {
        expect(words.option(key)).not.toBe(key);
        // A number of omgångar is its own word.
        for (const value of key === 'omgangar' ? [] : (values as readonly unknown[])) {
          expect(words.option(key, String(value))).not.toBe(String(value));
        }
      }
      const ends = ['points', 'resigned', 'time', 'left'].map((reason) =>
        plain(words.outcome({ rank: [1, 2], points: [30, 20], reason, clause: 'MUL-13.1' }, who), (id) => id),
      );
      expect(new Set(ends).size).toBe(4);
      for (const end of ends) expect(end).toContain('P0');
      const draw = words.outcome({ rank: [1, 1], points: [30, 30], reason: 'points', clause: 'MUL-13.1' }, who);
      expect(plain(draw, (id) => id)).toContain('30–30');
    });
  }

  test('pairs are told by both names', () => {
    const outcome = { rank: [2, 1, 2, 1], points: [3, 8, 3, 8], reason: 'points', clause: 'MUL-13.1' };
    expect(plain(presentation.words('en').outcome(outcome, who), (id) => id)).toBe('P1 and P3 win · 8–3');
  });

  test('a refusal that the rules give is worded from its values', () => {
    const state = stateOf({ table: 'SK S3 D2', hands: ['H5 C2'] });
    const refusal = mulle.refuse(state, 0, actionOf('discard H5'));
    if (refusal === undefined) throw new Error('legal');
    const { text } = presentation.words('en').refusal(refusal);
    expect(plain(text, (id) => id)).toBe('H5 can take S3 and D2, so it can’t be discarded.');
  });

  const LARGER: readonly (readonly [table: string, hand: string, action: string, says: string])[] = [
    ['S3 H4 C7 H5 C2', 'D7', 'take D7: C7', 'D7 can take more than that: S3+H4, H5+C2, C7.'],
    ['S4 H4 C2 S6 H6 C8', 'C10', 'take C10: S4+H4+C2', 'C10 can take more than that: S4+S6, H4+H6, C2+C8.'],
    ['S3 H4 C7 1:7=H5+C2', 'D7', 'take D7: C7, build 7', 'D7 can take more than that: S3+H4, C7, build 7.'],
    ['S3 H4 C7 1:7=H5+C2', 'D7', 'take D7: C7', 'There is a build of 7, and D7 must take it too: S3+H4, C7, build 7.'],
    ['H4 C6', 'H10', 'take H10: H4+C6, H4+C6', 'H4 is on the table only once, and no card can be in two groups.'],
    ['SA H8', 'HA C9', 'trotta HA', 'You can’t trotta with HA: no card in a hand is worth 1.'],
  ]; // prettier-ignore
  for (const [table, hand, action, says] of LARGER) {
    test(`[MUL-3.5] a capture that leaves something is told the larger one as a whole: ${action} on ${table}`, () => {
      const refusal = mulle.refuse(stateOf({ table, hands: [hand, 'S7 HK'] }), 0, actionOf(action));
      if (refusal === undefined) throw new Error('legal');
      expect(plain(presentation.words('en').refusal(refusal).text, (id) => id)).toBe(says);
    });
  }
});
