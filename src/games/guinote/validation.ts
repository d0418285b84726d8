// The named checks of a move, after the validator's `MoveValidation` (source A): each with its clause and reason.

import { failing, verdictsOf, type Verdict } from '../../kernel/analysis.ts';
import { isActor, refusal, type Params, type Refusal, type Seat } from '../../kernel/game.ts';
import { DRAW, isPlay, isSing, isWord, SHOW, SING, SWAP, type Action } from './actions.ts';
import { bitOf, cantePair, cardOf, cardsIn, nameOf, SEVEN, suitOf, SUITS } from './cards.ts';
import { refuseCante, refuseSwap } from './declarations.ts';
import { dutyMask, dutyOf, dutySuit, owes, partnerWins, refuseCard } from './duties.ts';
import { actors } from './rules.ts';
import { betweenHands, held, inArrastre, type State } from './state.ts';
import { winningCard } from './tricks.ts';

/** The checks in the order of the report: those of the source's `MoveValidation`, then its two about drawing. */
export const CHECKS = [
  'isCorrectPhase',
  'playerHasCard',
  'isPlayersTurn',
  'followsSuitRule',
  'mustPlayHigherRule',
  'mustTrumpRule',
  'canExchangeTrump',
  'canCante',
  'correctWinner',
  'correctPoints',
  'drawsInOrder',
  'drawsAfterTrick',
] as const;
/** From here on the checks look at what the move leads to. */
const RESULTS = CHECKS.indexOf('correctWinner');
export type CheckName = (typeof CHECKS)[number];

/** Why a check passes or does not apply, and faults of the counting; other failures give the code of their refusal. */
export const REASONS = [
  'phase-fits',
  'any-time',
  'no-hand',
  'holds-card',
  'holds-pair',
  'holds-seven',
  'no-card-named',
  'on-turn',
  'may-speak',
  'has-a-window',
  'no-card-played',
  'out-of-turn',
  'card-not-held',
  'free-in-robo',
  'leads',
  'follows',
  'void',
  'beats',
  'follow-first',
  'lead-trumped',
  'partner-wins',
  'cannot-beat',
  'can-follow',
  'trumps',
  'cannot-trump',
  'may-swap',
  'no-swap',
  'may-sing',
  'no-cante',
  'winner-right',
  'winner-wrong',
  'points-right',
  'points-wrong',
  'not-taken',
  'trick-open',
  'draws-automatic',
  'draw-order-wrong',
  'draw-missing',
] as const;
export type Reason = (typeof REASONS)[number];

export const { pass, fail, moot } = verdictsOf<Reason>();

const correctPhase = (s: State, seat: Seat, action: Action): Verdict => {
  if (action === SHOW) return moot('any-time', 'GUI-13.4');
  if (isPlay(action)) {
    if (s.stage === 'stop') return failing(refusal('draw-first', 'GUI-8.3'));
    return pass('phase-fits', inArrastre(s) ? 'GUI-5.3' : 'GUI-5.1');
  }
  if (action === DRAW) {
    if (s.stage === 'stop') return pass('phase-fits', 'GUI-8.3');
    return failing(refusal('draws-are-automatic', 'GUI-5.2'));
  }
  const against = action === SWAP ? refuseSwap(s, seat) : refuseCante(s, seat, action - SING);
  if (against?.code === 'pinta-gone' || against?.code === 'cante-in-arrastre') return failing(against);
  return pass('phase-fits', action === SWAP ? 'GUI-8.2' : inArrastre(s) ? 'GUI-7.6' : 'GUI-7.1');
};

const holds = (s: State, seat: Seat, card: number): boolean => (held(s, seat, suitOf(card)) & bitOf(card)) !== 0;

const hasCard = (s: State, seat: Seat, action: Action): Verdict => {
  if (isPlay(action)) {
    const params = { card: nameOf(action) };
    if (holds(s, seat, action)) return pass('holds-card', 'GUI-4.3', params);
    return failing(refusal('card-not-in-hand', 'GUI-4.3', params));
  }
  if (isSing(action)) {
    const suit = action - SING;
    const missing = cantePair(s.options) & ~held(s, seat, suit);
    const params = { suit: SUITS[suit]! };
    if (missing === 0) return pass('holds-pair', 'GUI-7.1', params);
    const lacking = { ...params, missing: cardsIn(suit, missing).map(nameOf) };
    return failing(refusal('cante-missing-card', 'GUI-7.1', lacking));
  }
  if (action !== SWAP) return moot('no-card-named');
  const seven = cardOf(s.trump, SEVEN);
  if (holds(s, seat, seven)) return pass('holds-seven', 'GUI-8.1', { card: nameOf(seven) });
  return failing(refusal('no-seven', 'GUI-8.1', { seven: nameOf(seven) }));
};

const onTurn = (s: State, seat: Seat, action: Action, refused: Refusal | undefined): Verdict => {
  if (action === SHOW) return moot('any-time', 'GUI-13.4');
  if (seat === s.turn) return pass('on-turn', 'GUI-4.1');
  if (isWord(action) && isActor(actors(s), seat)) return pass('may-speak', 'GUI-7.7');
  if (refused?.code === 'not-your-turn') return failing(refused);
  if (action === DRAW) return moot('draws-automatic', 'GUI-5.2');
  return moot('has-a-window', action === SWAP ? 'GUI-8.1' : 'GUI-7.2');
};

type Duties = readonly [follow: Verdict, higher: Verdict, trump: Verdict];

const unbound = (reason: Reason, clause?: string, params?: Params): Duties => {
  const each = moot(reason, clause, params);
  return [each, each, each];
};

/** Follow, beat, trump: each binds only a card that the seat holds and plays in its turn, in the arrastre. */
const duties = (s: State, seat: Seat, action: Action): Duties => {
  if (!isPlay(action)) return unbound('no-card-played');
  if (seat !== s.turn) return unbound('out-of-turn', 'GUI-4.1');
  if (!holds(s, seat, action)) return unbound('card-not-held', 'GUI-4.3', { card: nameOf(action) });
  if (!inArrastre(s)) return unbound('free-in-robo', 'GUI-5.1');
  if (s.trick.length === 0) return unbound('leads', 'GUI-4.1');
  const led = suitOf(s.trick[0]!);
  return held(s, seat, led) === 0 ? dutiesVoid(s, seat, action, led) : dutiesFollowing(s, seat, action, led);
};

const dutiesFollowing = (s: State, seat: Seat, card: number, led: number): Duties => {
  const suit = SUITS[led]!;
  const trump = moot('can-follow', 'GUI-6.1', { suit });
  if (suitOf(card) !== led) {
    return [failing(refuseCard(s, seat, card)!), moot('follow-first', 'GUI-6.2', { suit }), trump];
  }
  return [pass('follows', 'GUI-6.1', { suit }), higher(s, seat, card, led), trump];
};

const higher = (s: State, seat: Seat, card: number, led: number): Verdict => {
  const best = winningCard(s);
  const params = { winning: nameOf(best) };
  const owed = owes(s, seat);
  if (dutyOf(owed) === 'beat') {
    const beats = (dutyMask(owed) & bitOf(card)) !== 0;
    return beats ? pass('beats', 'GUI-6.2', params) : failing(refuseCard(s, seat, card)!);
  }
  if (suitOf(best) !== led) return moot('lead-trumped', 'GUI-6.3', params);
  if (s.options.partnerExemption === 'full' && partnerWins(s, seat)) return moot('partner-wins', 'GUI-6.7', params);
  return moot('cannot-beat', 'GUI-6.2', params);
};

const dutiesVoid = (s: State, seat: Seat, card: number, led: number): Duties => {
  const none = moot('void', 'GUI-6.4', { suit: SUITS[led]! });
  const owed = owes(s, seat);
  const winning = { winning: nameOf(winningCard(s)) };
  if (dutyOf(owed) !== 'free') {
    const trumps = suitOf(card) === dutySuit(owed) && (dutyMask(owed) & bitOf(card)) !== 0;
    const clause = dutyOf(owed) === 'under' ? 'GUI-6.8' : 'GUI-6.4';
    return [none, none, trumps ? pass('trumps', clause) : failing(refuseCard(s, seat, card)!)];
  }
  const exempt = s.options.partnerExemption !== 'none' && partnerWins(s, seat);
  return [none, none, exempt ? moot('partner-wins', 'GUI-6.7', winning) : moot('cannot-trump', 'GUI-6.5', winning)];
};

const exchange = (s: State, seat: Seat, action: Action): Verdict => {
  if (action !== SWAP) return moot('no-swap');
  const refusal = refuseSwap(s, seat);
  return refusal === undefined ? pass('may-swap', 'GUI-8.1', { card: nameOf(s.pinta) }) : failing(refusal);
};

const cante = (s: State, seat: Seat, action: Action): Verdict => {
  if (!isSing(action)) return moot('no-cante');
  const suit = action - SING;
  const refusal = refuseCante(s, seat, suit);
  const params = { suit: SUITS[suit]!, points: suit === s.trump ? 40 : 20 };
  return refusal === undefined ? pass('may-sing', 'GUI-7.1', params) : failing(refusal);
};

/** The checks that look at the move alone, in their order. A renuncio is looked at as the move it insists on; `refused` is what the rules say to that. */
export const validate = (s: State, seat: Seat, action: Action, refused: Refusal | undefined): readonly Verdict[] => {
  if (betweenHands(s)) return [failing(refused!), ...CHECKS.slice(1, RESULTS).map(() => moot('no-hand'))];
  return [
    correctPhase(s, seat, action),
    hasCard(s, seat, action),
    onTurn(s, seat, action, refused),
    ...duties(s, seat, action),
    exchange(s, seat, action),
    cante(s, seat, action),
  ];
};
