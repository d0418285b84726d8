// A match: moves taken and refused, immutability, and the safety net.

import { describe, expect, it } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { matchFrom, openMatch, type Match, type MatchEvent } from './match.ts';
import { stream } from './random.ts';
import { coinGame } from './testing/coin.ts';
import { testSeed } from './testing/walk.ts';

const SEED = testSeed(1);
const whistleMatch = (): Match => openMatch(module.game, { cards: 5 }).settle(SEED).match;
const coinMatch = (): Match => openMatch(coinGame, { guesses: 2 }).settle(SEED).match;

describe('a match', () => {
  it('begins with a deal due and nobody to act', () => {
    const match = openMatch(module.game, { cards: 5 });
    expect(match).toMatchObject({ game: 'whistle', rulesVersion: 1, seats: 2, options: { cards: 5 }, due: 'deal/1' });
    expect(match.actors).toEqual({ must: [], may: [] });
    expect([match.legal(0), match.legal(1)]).toEqual([[], []]);
    expect(match.act(0, 'play HA')).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('has its options in common with others that were opened with the same ones', () => {
    const options = { cards: 5 };
    const [one, two] = [openMatch(module.game, options), openMatch(module.game, options)];
    expect(two.options).toBe(one.options);
    expect(openMatch(module.game, { cards: 5 }).options).not.toBe(one.options);
    // The same object may mean something else to another game.
    expect(openMatch(coinGame, options as never).game).toBe(coinGame.id);
  });

  it('settles what is due from the stream of its label', () => {
    const settled = openMatch(module.game, { cards: 5 }).settle(SEED);
    const resolved = openMatch(module.game, { cards: 5 }).resolve(stream(SEED, 'deal/1'));
    expect(settled.match.position()).toEqual(resolved.match.position());
    expect(settled.match.due).toBeUndefined();
    expect(settled.events).toHaveLength(1);
    expect(() => settled.match.resolve(stream(SEED, 'deal/1'))).toThrow('no random event is due');
  });

  it('shows an event to each viewer as it may see it', () => {
    const [dealt] = openMatch(module.game, { cards: 3 }).settle(SEED).events;
    const hands = (viewer: 0 | 1 | 'public' | 'open') =>
      ((dealt as MatchEvent).seenBy(viewer) as { hands: unknown[] }).hands;
    expect(hands('public')).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect(hands(0)).toEqual([hands('open')[0], [null, null, null]]);
    expect(hands(1)).toEqual([[null, null, null], hands('open')[1]]);
  });

  it('gives a new match for a move and stays as it was', () => {
    const match = whistleMatch();
    const before = JSON.stringify(match.position());
    const action = match.legal(0)[0]!;
    const played = match.act(0, action);
    expect(played.ok).toBe(true);
    expect(JSON.stringify(match.position())).toBe(before);
    expect(played.ok && played.value.match.actors).toEqual({ must: [1], may: [] });
    expect(match.actors).toEqual({ must: [0], may: [] });
  });

  it('is silent when nobody listens, and plays the same', () => {
    const match = whistleMatch();
    const action = match.legal(0)[0]!;
    const [heard, silent] = [match.act(0, action), match.act(0, action, 'silent')];
    if (!heard.ok || !silent.ok) throw new Error('refused');
    expect([heard.value.events.length, silent.value.events.length]).toEqual([1, 0]);
    expect(silent.value.match.position()).toEqual(heard.value.match.position());
  });

  it('says why a move is not taken, by act and refuse alike', () => {
    const match = whistleMatch();
    const other = match.act(1, 'play HA');
    expect(other).toMatchObject({ ok: false, error: { kind: 'refused', refusal: { code: 'not-your-turn' } } });
    expect(match.refuse(1, 'play HA')).toEqual(other.ok ? undefined : other.error);
    expect(match.act(0, 'dance')).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
    expect(match.refuse(0, match.legal(0)[0]!)).toBeUndefined();
  });

  it('opens at a position, or says where the position is wrong', () => {
    const position = JSON.parse(JSON.stringify(whistleMatch().position())) as { stock: string[] };
    const read = matchFrom(module.game, { cards: 5 }, position);
    expect(read.ok && read.value.position()).toEqual(position);
    const wrong = matchFrom(module.game, { cards: 5 }, { ...position, stock: ['H1'] });
    expect(wrong).toMatchObject({ ok: false, error: { at: 'stock' } });
  });
});

describe('the safety net', () => {
  it.each([
    ['breaks an invariant', 'melt', { invariant: 'points', message: 'points are never negative' }],
    ['makes the rules throw', 'jam', { invariant: 'rules', message: 'the rules failed: Error: the coin is stuck' }],
  ])('a move that %s is not made, and the match goes on', (_, action, breach) => {
    const match = coinMatch();
    const before = JSON.stringify(match.position());
    expect(match.act(0, action)).toEqual({ ok: false, error: { kind: 'breach', breach } });
    expect(JSON.stringify(match.position())).toBe(before);
    expect(match.check()).toBeUndefined();
    expect(match.act(0, 'heads').ok).toBe(true);
  });
});

describe('an analysis', () => {
  const analysis = {
    phase: 'play',
    seat: 0,
    action: '',
    legal: true,
    checks: [],
    refusal: null,
    alternatives: [],
    state: [],
  };
  const game = {
    ...module.game,
    analyse: (_: unknown, seat: number, action: unknown, preset = 'none') => ({
      ...analysis,
      seat,
      action: `${module.game.notate(action)} ${preset}`,
    }),
  };
  const match = openMatch(game, { cards: 5 }).settle(SEED).match;

  it('is the game’s own, with the name of the preset', () => {
    expect(match.analyse(1, 'play HA', 'quick')).toEqual({ ...analysis, seat: 1, action: 'play HA quick' });
    expect(match.analyse(0, 'play HA')).toMatchObject({ seat: 0, action: 'play HA none' });
  });

  it('is not there for a text that is no action, nor for a game without one', () => {
    expect(match.analyse(0, 'dance')).toBeUndefined();
    expect(whistleMatch().analyse(0, 'play HA')).toBeUndefined();
  });
});
