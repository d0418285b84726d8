// The rules of Whistle, clause by clause.

import { describe, expect, it } from 'vitest';
import { matchFrom, openMatch, type Match } from '../../src/kernel/match.ts';
import { DECK } from './cards.ts';
import { module } from './index.ts';

const { game, presentation } = module;
const SEED = '5'.repeat(64);

/** A match in which these cards are held and played; what is left of the deck is the stock. */
const at = (hands: readonly [string, string], played = ''): Match => {
  const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');
  const [first, second, gone] = [cards(hands[0]), cards(hands[1]), cards(played)];
  const stock = DECK.filter((card) => ![...first, ...second, ...gone].includes(card));
  const match = matchFrom(game, { cards: 3 }, { stock, hands: [first, second], played: gone });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
};

const refusal = (match: Match, seat: number, action: string): string | undefined => {
  const reason = match.refuse(seat, action);
  return reason?.kind === 'refused' ? `${reason.refusal.code} ${reason.refusal.clause}` : reason?.kind;
};

const played = (match: Match, ...actions: readonly string[]): Match =>
  actions.reduce((now, action) => {
    const turn = now.act(now.actors.must[0] as number, action);
    if (!turn.ok) throw new Error(`${action}: ${JSON.stringify(turn.error)}`);
    return turn.value.match;
  }, match);

describe('the deal', () => {
  it('[WHI-1] twenty cards, two players', () => {
    expect(new Set(DECK).size).toBe(20);
    expect(openMatch(game, { cards: 5 }).seats).toBe(2);
  });

  it.each([5, 3] as const)('[WHI-2] %i cards each, the rest face down', (cards) => {
    const { match } = openMatch(game, { cards }).settle(SEED);
    const view = match.view(0) as { hands: (string | null)[][]; stock: null[] };
    expect(view.hands[0]?.every((card) => card !== null)).toBe(true);
    expect(view.hands[1]).toEqual(Array.from({ length: cards }, () => null));
    expect(view.stock).toEqual(Array.from({ length: 20 - 2 * cards }, () => null));
  });
});

describe('playing', () => {
  it('[WHI-3] the first player leads, the other answers, the taker leads', () => {
    const start = at(['HA HK S10', 'HQ HJ SA']);
    expect(start.actors.must).toEqual([0]);
    expect(refusal(start, 1, 'play HQ')).toBe('not-your-turn WHI-3');
    expect(played(start, 'play S10').actors.must).toEqual([1]);
    expect(played(start, 'play S10', 'play SA').actors.must).toEqual([1]);
    expect(played(start, 'play HA', 'play HQ').actors.must).toEqual([0]);
  });

  it('[WHI-4] only a card of one\u2019s own hand', () => {
    expect(refusal(at(['HA HK S10', 'HQ HJ SA']), 0, 'play HQ')).toBe('card-not-in-hand WHI-4');
  });

  it.each([
    ['HQ SA D10', 'HK', 'HQ'],
    ['HQ HJ D10', 'HK', 'HQ HJ'],
    ['SA D10 CK', 'HK', 'SA D10 CK'],
  ])('[WHI-5] hand %s on %3$s → %s', (hand, led, legal) => {
    const match = at(['HA S10', hand], led);
    expect(match.legal(1)).toEqual(legal.split(' ').map((card) => `play ${card}`));
    for (const card of hand.split(' ').filter((c) => !legal.includes(c))) {
      expect(refusal(match, 1, `play ${card}`)).toBe('must-follow-suit WHI-5');
    }
  });

  it.each([
    ['H10', 'HJ', 1],
    ['HJ', 'H10', 0],
    ['HK', 'HA', 1],
    ['HA', 'HQ', 0],
    ['H10', 'SA', 0],
  ])('[WHI-6] %s led, %s played: seat %i takes it', (led, reply, taker) => {
    const match = at([`${led} D10 DJ`, `${reply} CA CK`]);
    expect(played(match, `play ${led}`, `play ${reply}`).actors.must).toEqual([taker]);
  });
});

describe('the end', () => {
  const over = (): Match => played(at(['HA', 'HQ'], 'SA S10 DA D10'), 'play HA', 'play HQ');

  it('[WHI-7] most tricks wins, and nothing is played afterwards', () => {
    expect(over().outcome).toEqual({ rank: [1, 2], points: [3, 0], reason: 'tricks', clause: 'WHI-7' });
    expect(refusal(over(), 0, 'play CA')).toBe('match-finished WHI-7');
  });

  it('[WHI-8] whoever gives up comes second', () => {
    const match = at(['HA', 'HQ'], 'SA S10 DA D10');
    expect(match.concede(0)).toMatchObject({ rank: [2, 1], points: [2, 0], clause: 'WHI-8' });
    expect(match.concede(1)).toMatchObject({ rank: [1, 2] });
  });
});

describe('a position is strictly checked', () => {
  const good = { stock: DECK.slice(6), hands: [DECK.slice(0, 3), DECK.slice(3, 6)], played: [] };

  it.each([
    ['no object', null, ''],
    ['a member too many', { ...good, trump: 'H' }, 'trump'],
    ['a card of another deck', { ...good, stock: ['H2'] }, 'stock'],
    ['one hand', { ...good, hands: [[]] }, 'hands'],
    ['a hand that is none', { ...good, hands: [[], 'HA'] }, 'hands[1]'],
    ['a card twice', { ...good, stock: [...good.stock.slice(1), 'S10'] }, ''],
    ['hands too large', { ...good, stock: DECK.slice(8), hands: [DECK.slice(0, 4), DECK.slice(4, 8)] }, ''],
  ])('%s', (_, position, at) => {
    expect(game.position.read({ cards: 3 }, position)).toMatchObject({ ok: false, error: { at } });
  });
});

describe('the face', () => {
  it('shows hands, trick, tricks taken and the suit that was led', () => {
    const match = at(['HA S10', 'HQ SA D10'], 'HK');
    const scene = presentation.scene(match.view(1));
    expect(scene.zones.map(({ id, cards }) => [id, cards.length])).toEqual([
      ['hand-0', 2],
      ['hand', 3],
      ['trick', 1],
      ['won-0', 0],
      ['won-1', 0],
      ['stock', 14],
    ]);
    expect(scene.facts).toEqual([{ key: 'led', params: { suit: 'H', card: 'HK' } }]);
    expect(scene.actors).toEqual({ must: [1], may: [] });
  });

  it('speaks English where it has no other words', () => {
    expect(presentation.words('sv').name).toBe('Whistle');
    expect(presentation.words('es').card('HA')).toBe('as de corazones');
    expect(presentation.words('de').card('HA')).toBe('ace of hearts');
  });
});
