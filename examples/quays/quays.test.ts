// The rules of Three Quays, clause by clause.

import { describe, expect, it } from 'vitest';
import { matchFrom, openMatch, type Match } from '../../src/kernel/match.ts';
import { DECK, strengthOf, WORTH } from './cards.ts';
import { module } from './index.ts';

const { game } = module;
const SEED = '5'.repeat(64);
const STANDARD = { target: 21, fog: 1, convoy: 3 } as const;

const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');

interface Given {
  readonly tide?: number;
  readonly lead?: number;
  readonly points?: readonly [number, number];
  readonly sailed?: readonly [boolean, boolean];
  readonly options?: object;
}

/** Boats of a side: `S7 ~M3` has M3 in the fog. */
const side = (text = '') => ({
  cards: cards(text.replaceAll('~', '')),
  fog: cards(text).flatMap((card, at) => (card.startsWith('~') ? [at] : [])),
});

/** A position with these hands, and `own | other` boats at each quay; all other boats are out at sea. */
const positionOf = (hands: readonly [string, string], quays: readonly string[] = [], given: Given = {}) => {
  const moored = WORTH.map((_, at) => {
    const [own, other] = (quays[at] ?? '').split('|');
    return [side(own), side(other)];
  });
  const used = new Set([...hands.flatMap(cards), ...moored.flat().flatMap((each) => each.cards)]);
  return {
    tide: given.tide ?? 1,
    lead: given.lead ?? 0,
    points: given.points ?? [0, 0],
    hands: hands.map(cards),
    quays: moored,
    sea: DECK.filter((card) => !used.has(card)),
    sailed: given.sailed ?? [false, false],
  };
};

const at = (hands: readonly [string, string], quays?: readonly string[], given: Given = {}): Match => {
  const match = matchFrom(game, { ...STANDARD, ...given.options }, positionOf(hands, quays, given));
  if (!match.ok) throw new Error(`${match.error.at}: ${match.error.message}`);
  return match.value;
};

const refusal = (match: Match, seat: number, action: string): string | undefined => {
  const reason = match.refuse(seat, action);
  return reason?.kind === 'refused' ? `${reason.refusal.code} ${reason.refusal.clause}` : reason?.kind;
};

const after = (match: Match, ...actions: readonly string[]): Match =>
  actions.reduce((now, action) => {
    const turn = now.act(now.actors.must[0] as number, action);
    if (!turn.ok) throw new Error(`${action}: ${JSON.stringify(turn.error)}`);
    return turn.value.match;
  }, match);

const pointsOf = (match: Match): readonly number[] => (match.view('public') as { points: number[] }).points;

/** One boat each to go: `S1` and `M1` decide nothing by themselves. */
const LAST = ['S1', 'M1'] as const;

/** A tide of which only the last two boats are missing, with these boats at the quays. */
const ending = (quays: readonly string[], given?: Given): Match => at(LAST, quays, given);

/** Seat 0 stronger at A and B (5 points), seat 1 at C (4). */
const FIVE_FOUR = ['S9 S2|M2', 'S8 S3|M3 M4', 'S4|M9 S5'] as const;

describe('the deal', () => {
  it('[QUA-1] eighteen boats, two players', () => {
    expect(new Set(DECK).size).toBe(18);
    expect(openMatch(game, STANDARD).seats).toBe(2);
  });

  it('[QUA-3] six boats each; those out at sea are seen by nobody', () => {
    const { match } = openMatch(game, STANDARD).settle(SEED);
    const view = match.view(0) as { hands: (string | null)[][]; sea: null[] };
    expect(view.hands[0]).toHaveLength(6);
    expect(view.hands[0]).not.toContain(null);
    expect(view.hands[1]).toEqual([null, null, null, null, null, null]);
    expect(view.sea).toEqual([null, null, null, null, null, null]);
  });

  it.each([
    ['the first tide', { tide: 0, points: [0, 0], lead: 0 }, 0],
    ['equal ranks: the other one', { tide: 1, points: [5, 4], lead: 0 }, 1],
    ['equal ranks: the other one', { tide: 2, points: [6, 6], lead: 1 }, 0],
    ['a mate before a deckhand', { tide: 2, points: [6, 8], lead: 1 }, 1],
    ['a captain before a mate', { tide: 4, points: [15, 9], lead: 0 }, 0],
  ] as const)('[QUA-4] %s begins', (_, { tide, points, lead }, first) => {
    const paid = ['S9 S2 S1|M2', 'S8 S3|M3 M4 M1', 'S4|M9 S5'];
    const before =
      tide === 0 ? openMatch(game, STANDARD) : at(['', ''], paid, { tide, lead, points, sailed: [true, true] });
    const start = before.settle(SEED).match;
    expect(start.actors.must).toEqual([first]);
    expect(refusal(start, 1 - first, 'moor S1 A')).toBe('not-your-turn QUA-4');
    expect(after(start, start.legal(first)[0] as string).actors.must).toEqual([1 - first]);
  });
});

describe('mooring', () => {
  const start = (): Match => at(['S1 S2 S3 S4 S5 S6', 'M1 M2 M3 M4 M5 M6']);

  it('[QUA-5] one boat of one’s own hand', () => {
    expect(refusal(start(), 0, 'moor M1 A')).toBe('card-not-in-hand QUA-5');
    expect(after(start(), 'moor S4 B').view(0)).toMatchObject({ hands: [['S1', 'S2', 'S3', 'S5', 'S6'], {}] });
  });

  it('[QUA-6] three berths at each quay', () => {
    const full = at(['S1 S2 S3', 'M1 M2 M3'], ['S4 S5 S6|M4', '|M5', '|M6']);
    expect(refusal(full, 0, 'moor S1 A')).toBe('no-berth QUA-6');
    expect(refusal(full, 0, 'fog S1 A')).toBe('no-berth QUA-6');
    expect(refusal(full, 0, 'moor S1 B')).toBeUndefined();
    expect(full.legal(0).some((action) => action.endsWith('A'))).toBe(false);
  });

  it('[QUA-7] one boat per tide in the fog: only its owner knows it', () => {
    const hidden = after(start(), 'fog S4 C');
    const cardsAt = (viewer: number | 'public'): unknown =>
      (hidden.view(viewer) as { quays: { cards: unknown[] }[][] }).quays[2]?.[0]?.cards;
    expect(cardsAt(0)).toEqual(['S4']);
    expect(cardsAt(1)).toEqual([null]);
    expect(cardsAt('public')).toEqual([null]);
    const again = after(hidden, 'moor M1 A');
    expect(refusal(again, 0, 'fog S1 A')).toBe('no-fog QUA-7');
    expect(again.legal(0).some((action) => action.startsWith('fog'))).toBe(false);
  });

  it.each([
    [0, 'no-fog QUA-7', 'no-fog QUA-7'],
    [2, undefined, undefined],
  ])('[QUA-7] option fog: %i', (fog, first, second) => {
    const match = at(['S1 S2 S3 S4 S5 S6', 'M1 M2 M3 M4 M5 M6'], [], { options: { fog } });
    expect(refusal(match, 0, 'fog S1 A')).toBe(first);
    const later = after(match, fog === 0 ? 'moor S1 A' : 'fog S1 A', 'moor M1 A');
    expect(refusal(later, 0, 'fog S2 A')).toBe(second);
  });
});

describe('the end of a tide', () => {
  it('[QUA-2] the quays pay 2, 3 and 4', () => {
    expect(WORTH).toEqual([2, 3, 4]);
    expect(pointsOf(after(ending(FIVE_FOUR), 'moor S1 A', 'moor M1 A'))).toEqual([5, 4]);
  });

  it('[QUA-8] the fog lifts for everybody', () => {
    const foggy = ending(['~S9 S2|M2', 'S8 S3|M3 ~M4', 'S4|M9 S5']);
    expect(JSON.stringify(foggy.view('public'))).not.toMatch(/S9|M4/u);
    const turn = after(foggy, 'moor S1 A').act(1, 'moor M1 A');
    if (!turn.ok) throw new Error('refused');
    expect(turn.value.events.map((event) => event.seenBy('public'))).toEqual([
      { type: 'moored', seat: 1, card: 'M1', quay: 0 },
      { type: 'lifted', seat: 0, card: 'S9', quay: 0 },
      { type: 'lifted', seat: 1, card: 'M4', quay: 1 },
      { type: 'paid', quay: 0, strengths: [15, 6], winner: 0 },
      { type: 'paid', quay: 1, strengths: [14, 10], winner: 0 },
      { type: 'paid', quay: 2, strengths: [4, 14], winner: 1 },
    ]);
  });

  it.each([
    ['two of one fleet', 3, 'S2 S3', 8],
    ['three of one fleet', 3, 'S2 S3 S4', 12],
    ['two fleets', 3, 'S2 M3', 5],
    ['a single boat', 3, 'S2', 2],
    ['without the bonus', 0, 'S2 S3', 5],
  ] as const)('[QUA-8] a convoy: %s', (_, convoy, boats, strength) => {
    expect(strengthOf(cards(boats), convoy)).toBe(strength);
  });

  it('[QUA-9] equal strength pays nobody', () => {
    const match = ending(['S4|M4', 'S8 S3|M3 M5', 'M2 M6|M9 S5']);
    expect(pointsOf(after(match, 'moor S1 B', 'moor M1 B'))).toEqual([3, 4]);
    expect(pointsOf(after(match, 'moor S1 A', 'moor M1 C'))).toEqual([5, 4]);
  });

  it('[QUA-12] both set sail, in any order, before the next tide', () => {
    const paid = after(ending(FIVE_FOUR), 'moor S1 A', 'moor M1 A');
    expect(paid.actors.must).toEqual([0, 1]);
    expect(refusal(ending(FIVE_FOUR), 0, 'sail')).toBe('boats-left QUA-12');
    expect(refusal(paid, 0, 'moor S1 A')).toBe('tide-over QUA-12');
    const turn = paid.act(1, 'sail');
    if (!turn.ok) throw new Error('refused');
    expect(turn.value.match.actors.must).toEqual([0]);
    expect(refusal(turn.value.match, 1, 'sail')).toBe('sailed QUA-12');
    expect(after(turn.value.match, 'sail').settle(SEED).match.actors.must).toEqual([1]);
  });
});

describe('the end of the match', () => {
  it.each([
    [6, 'deckhand'],
    [7, 'mate'],
    [13, 'mate'],
    [14, 'captain'],
  ])('[QUA-10] %i points of 21: %s', (points, rank) => {
    const match = at(['S1 S2 S3 S4 S5 S6', 'M1 M2 M3 M4 M5 M6'], [], {
      tide: 5,
      points: [points, 0],
      lead: points < 7 ? 1 : 0,
    });
    const [score] = module.presentation.scene(match.view(0)).scores;
    expect(score).toMatchObject({ of: 21, milestones: [7, 14] });
    expect(module.presentation.words('en').score(score as never)).toBe(rank);
  });

  const ended = (points: readonly [number, number], tide: number, options = {}): Match =>
    after(ending(FIVE_FOUR, { tide, points, lead: 0, options }), 'moor S1 A', 'moor M1 A');

  it.each([
    ['to 21', [16, 10], 4, {}, [1, 2]],
    ['not yet', [15, 10], 4, {}, undefined],
    ['equal: another tide', [19, 20], 6, {}, undefined],
    ['to 12 in the preset quick', [8, 3], 3, { target: 12 }, [1, 2]],
    ['after the twelfth tide', [2, 1], 12, {}, [1, 2]],
    ['a draw after the twelfth tide', [2, 3], 12, {}, [1, 1]],
  ] as const)('[QUA-11] %s', (_, points, tide, options, rank) => {
    const match = ended(points, tide, options);
    expect(match.outcome?.rank).toEqual(rank);
    if (rank === undefined) return;
    expect(match.outcome).toMatchObject({ points: [points[0] + 5, points[1] + 4], clause: 'QUA-11' });
    expect(refusal(match, 0, 'sail')).toBe('match-finished QUA-11');
  });

  it('[QUA-13] whoever gives up comes second', () => {
    const match = ending(FIVE_FOUR);
    expect(match.concede(0)).toMatchObject({ rank: [2, 1], clause: 'QUA-13' });
    expect(match.concede(1)).toMatchObject({ rank: [1, 2], clause: 'QUA-13' });
  });
});

describe('a position is strictly checked', () => {
  const good = positionOf(LAST, FIVE_FOUR);
  const quays = (change: object): object => ({
    ...good,
    quays: good.quays.map((quay, i) => (i === 0 ? [{ ...quay[0], ...change }, quay[1]] : quay)),
  });

  it.each([
    ['no object', null, ''],
    ['a member too many', { ...good, moon: 1 }, 'moon'],
    ['a card of another deck', { ...good, sea: ['HA'] }, 'sea[0]'],
    ['one hand', { ...good, hands: [[]] }, 'hands'],
    ['a card twice', { ...good, sea: [...good.sea.slice(1), 'S1'] }, ''],
    ['four boats at a quay', quays({ cards: ['S9', 'S2', 'S7', 'M7'] }), 'quays[0][0].cards'],
    ['fog where no boat is', quays({ fog: [2] }), 'quays[0][0].fog'],
    ['too much fog', quays({ fog: [0, 1] }), 'quays'],
    ['a hand too small', { ...good, hands: [[], ['M1']], sea: [...good.sea, 'S1'] }, 'hands[0]'],
    ['turns that don’t fit', { ...good, lead: 1, tide: 2, hands: [['S1'], []], sea: [...good.sea, 'M1'] }, 'hands[1]'],
    ['a lead that the ranks forbid', { ...good, tide: 3, points: [3, 8] }, 'lead'],
    ['points of tides that were not played', { ...good, points: [3, 0] }, 'points'],
    ['a match that was over before', { ...good, tide: 9, points: [22, 1] }, 'points'],
    ['under sail with boats in hand', { ...good, sailed: [true, false] }, 'sailed'],
  ])('%s', (_, position, where) => {
    expect(game.position.read(STANDARD, good).ok).toBe(true);
    expect(game.position.read(STANDARD, position)).toMatchObject({ ok: false, error: { at: where } });
  });
});

describe('the presentation', () => {
  const { presentation } = module;

  it('has lanes with names, worth and winners of its own', () => {
    const words = presentation.words('en');
    const heads = (match: Match): unknown =>
      presentation
        .scene(match.view(0))
        .lanes?.map((lane) => words.lane?.(lane, (seat) => `P${seat}`, lane.winner === 0));
    expect(heads(ending(FIVE_FOUR))).toEqual([
      { title: 'Fish Quay', note: '2 points' },
      { title: 'Timber Quay', note: '3 points' },
      { title: 'Spice Quay', note: '4 points' },
    ]);
    expect(heads(after(ending(FIVE_FOUR), 'moor S1 A', 'moor M1 A'))).toEqual([
      { title: 'Fish Quay', note: '2 points · yours' },
      { title: 'Timber Quay', note: '3 points · yours' },
      { title: 'Spice Quay', note: '4 points · P1' },
    ]);
  });

  it('says what an action leads to, as far as the player can know', () => {
    const match = ending(['S9 S2|~M2', 'S8 S3|M3 M4', 'S4|M9 S5']);
    const preview = (action: string) => presentation.words('en').preview?.(action, match.view(0), (seat) => `P${seat}`);
    expect(preview('moor S1 B')).toEqual({ label: ['Timber Quay'], effect: '15 against 10', good: true });
    expect(preview('fog S1 C')).toEqual({ label: ['Spice Quay, in the fog'], effect: '8 against 14', good: false });
    expect(preview('moor S1 A')).toEqual({ label: ['Fish Quay'], effect: '15 against 0 and the fog', good: false });
  });

  it('draws every card of its own deck, and no other', async () => {
    const deck = await presentation.deck();
    for (const compact of [true, false]) {
      const faces = DECK.map((card) => deck.face(card, { compact, language: 'en' }));
      expect(new Set(faces).size).toBe(18);
      expect(faces.every((face) => face?.startsWith('<svg '))).toBe(true);
    }
    expect(deck.face('HA', { compact: false, language: 'en' })).toBeUndefined();
    expect(deck.face(presentation.cover, { compact: false, language: 'en' })).toBeDefined();
    expect(deck.corner?.('M7', 'en')).toEqual({ rank: '7', suit: 'M' });
    expect(deck.hidden?.(true)).not.toBe(deck.hidden?.(false));
  });
});
