// The face of Guiñote: scenes show what is there and hide what is hidden; every refusal and event has words.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, plain, type Language, type Rich, type Words } from '../../kernel/presentation.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { GuinoteEvent } from './events.ts';
import { presentation } from './presentation.ts';
import { guinote } from './index.ts';
import { fourWith, optionsWith, stateOf } from './testing.ts';
import { refusalCodes } from './text/texts.ts';

const who = (seat: number): string => ['Ana', 'Bea', 'Cleo', 'Dan'][seat] ?? '';
const say = (words: Words, text: Rich): string => plain(text, words.card);

describe('scene', () => {
  const state = stateOf({ pinta: '1O', hands: ['7O 12C 10C', '2E'], leader: 0, left: 20 });

  test('own hand open, the other closed, the pinta under an exact stock', () => {
    const scene = presentation.scene(guinote.view(state, 0));
    const zone = (id: string) => scene.zones.find((each) => each.id === id);
    expect(zone('hand')?.cards.map((card) => card?.id)).toContain('7O');
    expect(zone('hand-1')?.cards).toEqual(Array.from({ length: 6 }, () => null));
    expect(zone('stock')?.cards).toHaveLength(20);
    expect(zone('stock')?.cards[0]).toEqual({ id: '1O', mark: 'cross' });
    expect(scene.actors.must).toEqual([0]);
  });

  test('an onlooker sees no hand', () => {
    const scene = presentation.scene(guinote.view(state, 'public'));
    expect(scene.zones.filter((each) => each.kind === 'hand').flatMap((each) => each.cards.filter(Boolean))).toEqual(
      [],
    );
  });

  test('touching a card of the hand tries to play it', () => {
    expect(presentation.tryTouch('hand', '4C')).toBe('play 4C');
    expect(presentation.touchTarget('play 4C')).toEqual({ zone: 'hand', card: '4C' });
    expect(presentation.touchTarget('sing C')).toBeUndefined();
  });
});

describe('words', () => {
  const en = presentation.words('en');
  const es = presentation.words('es');

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
      'Debes matar: Va ganando Cuatro de copas y puedes matar con As de copas.',
    );
  });
});

/** What no sentence may contain: a missing value, a code, two spaces, an ungainly end. */
const BROKEN = /undefined|NaN|\[object|[a-z]-[a-z]+-[a-z]|GUI-| {2}|^\s*$|[ ,:]$|\.\./u;

const EVENTS: { readonly [type in GuinoteEvent['type']]: Extract<GuinoteEvent, { type: type }> } = {
  dealt: { type: 'dealt', deal: 2, vueltas: true, dealer: 3, pinta: '12C', hands: [] },
  played: { type: 'played', seat: 1, card: '11E' },
  trick: { type: 'trick', winner: 2, leader: 1, cards: [], points: 14 },
  drew: { type: 'drew', left: 3, cards: [{ seat: 0, card: '7B' }] },
  stop: { type: 'stop', seats: [0, 2] },
  ready: { type: 'ready', seat: 0 },
  sang: { type: 'sang', seat: 0, suit: 'C', points: 20, cards: ['12C', '10C'] },
  swapped: { type: 'swapped', seat: 0, seven: '7O', pinta: '1O' },
  'last-ten': { type: 'last-ten', seat: 1 },
  counted: {
    type: 'counted',
    vueltas: true,
    sides: [
      { seats: [0, 2], cards: 54, cantes: 20, lastTen: 10, carried: 4, total: 88 },
      { seats: [1, 3], cards: 66, cantes: 0, lastTen: 0, carried: 0, total: 66 },
    ],
  },
  vueltas: { type: 'vueltas', dealer: 1, totals: [60, 70] },
  partida: { type: 'partida', side: 1, seats: [1, 3], totals: [88, 104], partidas: [1, 2], clause: 'GUI-10.1' },
  coto: { type: 'coto', side: 1, seats: [1, 3], cotos: [0, 1] },
  renuncio: { type: 'renuncio', seat: 2, offence: 'play 4C', code: 'must-beat', clause: 'GUI-6.2' },
};

const playedOut = (options: Parameters<typeof guinote.setup>[0], seed: number) => {
  const random = fastRandom(seed);
  const state = guinote.setup(options, []);
  const events: Parameters<typeof guinote.apply>[3] = [];
  while (guinote.outcome(state) === undefined) {
    if (guinote.chance(state) !== undefined) guinote.resolve(state, random, events);
    else {
      const seat = guinote.actors(state).must[0] as number;
      const legal = guinote.legal(state, seat);
      guinote.apply(state, seat, legal[random.below(legal.length)] as number, events);
    }
  }
  return { state, events };
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = presentation.words(language);
  const english = presentation.words('en');
  const tell = (code: string, better: readonly string[], by = words) => {
    const params = { card: '1C', suit: 'C', lead: '4C', winning: '5C', better, missing: better };
    return by.refusal({ code, clause: 'GUI-4.1', params });
  };

  test('every refusal has a short title and one plain sentence', () => {
    for (const code of refusalCodes()) {
      for (const better of [['1C'], ['1C', '3C', '12C']]) {
        const { title, text } = tell(code, better);
        const sentence = say(words, text);
        expect(title).toMatch(/^\p{Lu}.{2,20}$/u);
        expect(title.split(' ').length).toBeLessThanOrEqual(4);
        expect(sentence).toMatch(/\.$/u);
        expect(sentence.split(' ').length).toBeLessThanOrEqual(40);
        expect(`${title} ${sentence}`).not.toMatch(BROKEN);
        expect(language !== 'en' && sentence === say(english, tell(code, better, english).text)).toBe(false);
      }
    }
  });

  test('every event reads as a line of the log', () => {
    const { ready, ...spoken } = EVENTS;
    expect(words.event(ready, who)).toBeUndefined();
    for (const event of Object.values(spoken)) expect(say(words, words.event(event, who) ?? [])).not.toMatch(BROKEN);
    const told = (type: keyof typeof EVENTS): string => say(words, words.event(EVENTS[type], who) ?? []);
    expect(told('counted')).toMatch(/54.*20.*10.*4.*66/u);
    expect(told('sang')).toMatch(/Ana.*20/u);
    expect(told('renuncio')).toContain(words.card('4C'));
    for (const name of ['Bea', 'Dan', '104–88', '2–1']) expect(told('partida')).toContain(name);
  });

  test('every zone and fact has a name', () => {
    const options = fourWith();
    const start = guinote.setup(options, []);
    guinote.resolve(start, fastRandom(1));
    const late = stateOf({ trump: 'O', hands: ['2E 4B', '2C 1C 3O'], trick: '4C', leader: 0 });
    for (const view of [guinote.view(start, 0), guinote.view(start, 'public'), guinote.view(late, 1)]) {
      const scene = presentation.scene(view);
      const named = [
        ...scene.zones.map((zone) => words.zone(zone, who)),
        ...scene.facts.map((f) => words.fact(f, who)),
      ];
      expect(named.length).toBeGreaterThan(8);
      for (const text of named) expect(text).not.toMatch(BROKEN);
    }
    const spoken = ['thirty', 'partner', 'mayspeak'].map((key) =>
      words.fact({ key, params: { missing: 4 }, seat: 1 }, who),
    );
    for (const text of spoken) expect(text).toMatch(/Bea/u);
    expect(words.fact({ key: 'phase', params: { phase: 'stop' } }, who)).not.toMatch(/\d|stop/u);
  });

  test('every option, value and preset is explained', () => {
    const { fields, presets } = guinote.options;
    expect(Object.keys(fields)).toHaveLength(18);
    for (const [key, field] of Object.entries(fields)) {
      const values: readonly unknown[] = Array.isArray(field) ? field : [];
      expect(values.length).toBeGreaterThan(1);
      expect(words.option(key)).not.toMatch(BROKEN);
      expect(words.option(key)).not.toBe(key);
      for (const value of values) {
        const text = words.option(key, String(value));
        expect(text === String(value)).toBe(typeof value === 'number');
        expect(text).not.toMatch(BROKEN);
      }
    }
    for (const preset of Object.keys(presets)) expect(words.option(preset)).not.toBe(preset);
  });

  test('buttons fit a phone', () => {
    const view = guinote.view(stateOf({ pinta: '1O', hands: ['7O', '2E'], leader: 0, left: 20 }), 0);
    const plays = ['O', 'C', 'E', 'B'].flatMap((suit) => [`play 11${suit}`, `play 4${suit}`, `sing ${suit}`]);
    for (const action of [...plays, 'draw']) {
      const label = say(words, words.action(action, view));
      expect(label).not.toMatch(BROKEN);
      expect(label.length).toBeLessThanOrEqual(28);
    }
    expect(say(words, words.action('swap', view))).toContain(words.card('1O'));
    expect(say(words, words.action('swap'))).not.toMatch(BROKEN);
    expect(say(words, words.action('renuncio show', view))).not.toMatch(language === 'en' ? BROKEN : /show/iu);
  });

  test.each([
    ['two', optionsWith({ partidasPerCoto: 1 })],
    ['four', fourWith({ partidasPerCoto: 1 })],
  ])('a whole match of %s reads as a log', (_, options) => {
    const { state, events } = playedOut(options, 5);
    const lines = events.map((event) => words.event(event.pub, who)).filter((line) => line !== undefined);
    expect(lines.length).toBeGreaterThan(40);
    for (const line of lines) expect(say(words, line)).not.toMatch(BROKEN);
    const outcome = guinote.outcome(state);
    for (const reason of [outcome?.reason ?? '', 'resigned', 'time', 'left']) {
      const said = outcome && say(words, words.outcome({ ...outcome, reason }, who));
      expect(said).toMatch(/Ana|Bea/u);
      expect(said).not.toMatch(BROKEN);
    }
  });
});

describe('facts of a seat', () => {
  const view = guinote.view(
    { ...stateOf({ pinta: '1O', hands: ['7O', '2E'], leader: 0, left: 20 }), partidas: [2, 1] },
    1,
  );
  const fact = (key: string) => presentation.scene(view).facts.find((each) => each.key === key);

  test('on the plate of the seat they go without its name', () => {
    for (const [language, told] of [
      ['en', ['deals', 'your partner', 'may speak', '9 short of 30']],
      ['es', ['reparte', 'tu compañero', 'puede hablar', 'faltan 9 para 30']],
    ] as const) {
      const words = presentation.words(language);
      const brief = ['dealer', 'partner', 'mayspeak', 'thirty'].map((key) =>
        words.fact({ key, params: { missing: 9 }, seat: 1 }, who, true),
      );
      expect(brief).toEqual(told);
    }
    expect(presentation.words('en').fact({ key: 'dealer', params: {}, seat: 1 }, who)).toBe('Dealer: Bea');
  });

  test('partidas: the own side first', () => {
    expect(fact('partidas')?.params['partidas']).toEqual([1, 2]);
  });
});

describe('the reader is spoken to, and every line reads right', () => {
  const you = Object.assign((seat: number): string => ['You', 'Ebro', 'Bea', 'Cid'][seat] ?? '', { you: 0 });
  const told = (event: object, language: Language = 'en'): string | undefined => {
    const words = presentation.words(language);
    const line = words.event(event, you);
    return line && say(words, line);
  };

  test('in the log', () => {
    expect(told({ type: 'drew', left: 9, cards: [{ seat: 0, card: '1B' }] })).toBe('You: As de bastos from the stock.');
    expect(told({ type: 'stop', seats: [0] })).toBe('Last draw. You may sing or change the seven first.');
    expect(told({ type: 'dealt', deal: 3, vueltas: false, dealer: 0, pinta: '1O', hands: [] })).toBe(
      'Deal 3 · dealer: you · trump: As de oros',
    );
    const partida = { type: 'partida', seats: [0, 2], side: 0, totals: [120, 80], partidas: [1, 0] };
    expect(told(partida)).toBe('You and Bea win the partida, 120–80. Partidas 1–0.');
    expect(told({ ...partida, seats: [1, 3] })).toMatch(/^Ebro and Cid win the partida/u);
  });

  test.each([
    ['en', 'You take the trick, +4', 'Ebro takes the trick, +4'],
    ['es', 'Te llevas la baza, +4', 'Ebro se lleva la baza, +4'],
    ['sv', 'Du tar sticket, +4', 'Ebro tar sticket, +4'],
    ['de', 'Du nimmst den Stich, +4', 'Ebro nimmt den Stich, +4'],
    ['fr', 'Tu prends le pli, +4', 'Ebro prend le pli, +4'],
  ] as const)('a trick in %s', (language, own, other) => {
    const trick = { type: 'trick', cards: [], leader: 0, points: 4 };
    expect(told({ ...trick, winner: 0 }, language)).toBe(own);
    expect(told({ ...trick, winner: 1 }, language)).toBe(other);
  });

  test('at the end', () => {
    const words = presentation.words('en');
    const outcome = { rank: [1, 2], points: [3, 1], reason: 'coto', clause: 'GUI-12.3' };
    expect(say(words, words.outcome(outcome, you))).toBe('You win · 3–1');
    expect(say(words, words.outcome({ ...outcome, rank: [2, 1], points: [1, 3] }, you))).toBe('Ebro wins · 3–1');
    expect(words.decidedBy?.(outcome, you)).toEqual(['3–1']);
  });
});
