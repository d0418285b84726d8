// Counting: the last ten, who wins a partida, idas and vueltas, the thirty, the coto (GUI-9 to GUI-12).

import type { Events, Outcome, Seat } from '../../kernel/game.ts';
import type { GuinoteEvent, SideCount } from './events.ts';
import { handsEmpty, NONE, rivalOf, seatsOf, sideOf, type Side, type State } from './state.ts';

/** Points that win a partida (GUI-10.1). */
export const TARGET = 101;

/** Card points without which nobody wins (GUI-11.1). */
export const THIRTY = 30;

/** Points of the last trick (GUI-9.1). */
const LAST_TEN = 10;

export const SIDES: readonly Side[] = [0, 1];

/** The seats of a side. */
export const seatsOfSide = (s: State, side: Side): readonly Seat[] =>
  seatsOf(s).filter((seat) => sideOf(seat) === side);

/** All cards of the hand have been played. */
const isPlayedOut = (s: State): boolean => s.lastWinner !== NONE && s.trick.length === 0 && handsEmpty(s);

const lastTenOf = (s: State, side: Side): number => (isPlayedOut(s) && sideOf(s.lastWinner) === side ? LAST_TEN : 0);

/** Where a side's total comes from. */
export const countOf = (s: State, side: Side): SideCount => ({
  seats: seatsOfSide(s, side),
  cards: s.cardPoints[side]!,
  cantes: s.cantePoints[side]!,
  lastTen: lastTenOf(s, side),
  carried: s.carried[side]!,
  total: totalOf(s, side),
});

export const totalOf = (s: State, side: Side): number =>
  s.cardPoints[side]! + s.cantePoints[side]! + s.carried[side]! + lastTenOf(s, side);

/** Card points alone, of both hands in the vueltas (GUI-11.1). */
export const cardPointsOf = (s: State, side: Side): number => s.cardPoints[side]! + s.carriedCards[side]!;

const short = (s: State, side: Side): boolean => s.options.min30 !== 'off' && cardPointsOf(s, side) < THIRTY;

/** 101 points, and 30 of them in cards where that is asked. */
export const hasReachedTarget = (s: State, side: Side): boolean => totalOf(s, side) >= TARGET && !short(s, side);

/**
 * The side that has just won a trick, or sung after it, may have won at once: in the vueltas (GUI-10.4, GUI-11.3),
 * with `endIdas: immediate` in the idas too (GUI-10.5).
 */
export const handIsWon = (s: State): boolean =>
  (s.vueltas || s.options.endIdas === 'immediate') && hasReachedTarget(s, sideOf(s.lastWinner));

/** The hand has come to its end by the cards: played out, or won before. */
export const isDecided = (s: State): boolean => s.lastWinner !== NONE && (isPlayedOut(s) || handIsWon(s));

/** Who wins the partida at the end of a hand; NONE calls for the vueltas (GUI-10.2, GUI-10.3, GUI-11.2). */
export const partidaWinner = (s: State): Side => {
  if (s.renuncio !== NONE) return rivalOf(sideOf(s.renuncio));
  if (s.conceded !== NONE) return rivalOf(sideOf(s.conceded));
  const last = sideOf(s.lastWinner);
  const rival = rivalOf(last);
  if (s.options.min30 === 'loses' && isPlayedOut(s)) {
    // GUI-11.4
    if (short(s, last)) return rival;
    if (short(s, rival)) return last;
  }
  if (hasReachedTarget(s, last) && hasReachedTarget(s, rival))
    return s.options.bothOver === 'higher' && totalOf(s, rival) > totalOf(s, last) ? rival : last;
  if (hasReachedTarget(s, last)) return last;
  return hasReachedTarget(s, rival) ? rival : NONE;
};

/** The hand is over: count it, and close partida, coto and match if they are decided. */
export const finishHand = (s: State, events?: Events<GuinoteEvent>): void => {
  if (isPlayedOut(s)) events?.push({ pub: { type: 'last-ten', seat: s.lastWinner } });
  events?.push({ pub: { type: 'counted', vueltas: s.vueltas, sides: SIDES.map((side) => countOf(s, side)) } });
  s.stage = 'deal';
  s.toDraw = 0;
  const winner = partidaWinner(s);
  if (winner === NONE) {
    events?.push({ pub: { type: 'vueltas', dealer: s.lastWinner, totals: SIDES.map((side) => totalOf(s, side)) } });
    return;
  }
  winPartida(s, winner, events);
};

const winPartida = (s: State, side: Side, events?: Events<GuinoteEvent>): void => {
  s.partidaWinner = side;
  s.partidas = side === 0 ? [s.partidas[0]! + 1, s.partidas[1]!] : [s.partidas[0]!, s.partidas[1]! + 1];
  events?.push({ pub: partidaEvent(s, side) });
  if (s.partidas[side]! < s.options.partidasPerCoto) return;
  // GUI-12.1, GUI-12.2
  s.cotos = s.cotos.map((won, i) => (i === side ? won + 1 : won));
  events?.push({ pub: { type: 'coto', side, seats: seatsOfSide(s, side), cotos: s.cotos.slice() } });
  if (s.cotos[side] === s.options.cotosPerMatch) s.stage = 'end';
};

const partidaEvent = (s: State, side: Side): GuinoteEvent => ({
  type: 'partida',
  side,
  seats: seatsOfSide(s, side),
  totals: SIDES.map((each) => totalOf(s, each)),
  partidas: s.partidas.slice(),
  clause: winningClause(s, side),
});

/** The clause that decided a partida. */
const winningClause = (s: State, side: Side): string => {
  if (s.renuncio !== NONE) return 'GUI-13.2';
  if (s.conceded !== NONE) return 'GUI-12.4';
  const rival = rivalOf(side);
  if (!isPlayedOut(s)) return s.vueltas ? 'GUI-10.4' : 'GUI-10.5';
  if (s.options.min30 === 'loses' && short(s, rival)) return 'GUI-11.4';
  if (totalOf(s, rival) < TARGET) return s.vueltas ? 'GUI-10.4' : 'GUI-10.1';
  if (short(s, rival)) return 'GUI-11.2';
  return s.options.bothOver === 'higher' ? 'GUI-10.6' : 'GUI-10.2';
};

/** Partidas of the coto that decided the match, or cotos where several are played. */
const tally = (s: State): readonly number[] => (s.options.cotosPerMatch > 1 ? s.cotos : s.partidas);

/** The end of the match by the rules. */
export const outcomeOf = (s: State): Outcome | undefined =>
  s.stage === 'end' ? won(s, s.partidaWinner, 'coto', 'GUI-12.1') : undefined;

/** The match given up by a seat: the other side wins it. */
export const concededBy = (s: State, seat: Seat): Outcome => won(s, rivalOf(sideOf(seat)), 'resigned', 'GUI-12.3');

/** The partida given up by a seat: the other side wins it, and the next one is dealt (GUI-12.4). */
export const concedePartida = (s: State, seat: Seat, events?: Events<GuinoteEvent>): void => {
  s.conceded = seat;
  finishHand(s, events);
};

const won = (s: State, side: Side, reason: string, clause: string): Outcome => ({
  rank: seatsOf(s).map((seat) => (sideOf(seat) === side ? 1 : 2)),
  points: seatsOf(s).map((seat) => tally(s)[sideOf(seat)]!),
  reason,
  clause,
});
