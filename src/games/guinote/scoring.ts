// Counting: the last ten, who wins a partida, idas and vueltas, the thirty, the coto (GUI-9 to GUI-12).

import type { Events, Outcome, Seat } from '../../kernel/game.ts';
import type { GuinoteEvent, SideCount } from './events.ts';
import { handsEmpty, NONE, rivalOf, sideOf, type Side, type State } from './state.ts';

/** Points that win a partida (GUI-10.1). */
export const TARGET = 101;

/** Card points without which nobody wins (GUI-11.1). */
const THIRTY = 30;

/** Points of the last trick (GUI-9.1). */
const LAST_TEN = 10;

const SIDES: readonly Side[] = [0, 1];

/** All cards of the hand have been played. */
const playedOut = (s: State): boolean => s.lastWinner !== NONE && s.trick.length === 0 && handsEmpty(s);

const lastTenOf = (s: State, side: Side): number => (playedOut(s) && sideOf(s.lastWinner) === side ? LAST_TEN : 0);

/** Where a side's total comes from. */
export const countOf = (s: State, side: Side): SideCount => {
  const cards = s.cardPoints[side] as number;
  const cantes = s.cantePoints[side] as number;
  const carried = s.carried[side] as number;
  const lastTen = lastTenOf(s, side);
  return { cards, cantes, lastTen, carried, total: cards + cantes + carried + lastTen };
};

export const totalOf = (s: State, side: Side): number =>
  (s.cardPoints[side] as number) + (s.cantePoints[side] as number) + (s.carried[side] as number) + lastTenOf(s, side);

/** Card points alone, of both hands in the vueltas (GUI-11.1). */
export const cardPointsOf = (s: State, side: Side): number =>
  (s.cardPoints[side] as number) + (s.carriedCards[side] as number);

/** 101 points and 30 of them in cards. */
const reached = (s: State, side: Side): boolean => totalOf(s, side) >= TARGET && cardPointsOf(s, side) >= THIRTY;

/** In the vueltas the side that has just won a trick, or sung after it, may have won at once (GUI-10.4, GUI-11.3). */
export const handIsWon = (s: State): boolean => s.vueltas && reached(s, sideOf(s.lastWinner));

/** Who wins the partida at the end of a hand; NONE calls for the vueltas (GUI-10.2, GUI-10.3, GUI-11.2). */
export const partidaWinner = (s: State): Side => {
  const last = sideOf(s.lastWinner);
  if (reached(s, last)) return last;
  if (reached(s, rivalOf(last))) return rivalOf(last);
  return NONE;
};

/** The hand is over: count it, and close partida, coto and match if they are decided. */
export const finishHand = (s: State, events?: Events<GuinoteEvent>): void => {
  if (playedOut(s)) events?.push({ pub: { type: 'last-ten', seat: s.lastWinner } });
  events?.push({ pub: { type: 'counted', vueltas: s.vueltas, sides: SIDES.map((side) => countOf(s, side)) } });
  s.stage = 'deal';
  const winner = partidaWinner(s);
  if (winner === NONE) {
    events?.push({ pub: { type: 'vueltas', dealer: s.lastWinner, totals: SIDES.map((side) => totalOf(s, side)) } });
    return;
  }
  winPartida(s, winner, events);
};

const winPartida = (s: State, side: Side, events?: Events<GuinoteEvent>): void => {
  s.partidaWinner = side;
  s.partidas = s.partidas.map((won, i) => (i === side ? won + 1 : won));
  events?.push({ pub: partidaEvent(s, side) });
  if ((s.partidas[side] as number) < s.options.partidasPerCoto) return;
  // GUI-12.1, GUI-12.2
  s.cotos = s.cotos.map((won, i) => (i === side ? won + 1 : won));
  events?.push({ pub: { type: 'coto', side, cotos: s.cotos } });
  if (s.cotos[side] === s.options.cotosPerMatch) s.stage = 'end';
};

const partidaEvent = (s: State, side: Side): GuinoteEvent => ({
  type: 'partida',
  side,
  totals: SIDES.map((each) => totalOf(s, each)),
  partidas: s.partidas,
  clause: winningClause(s, side),
});

/** The clause that decided a partida. */
const winningClause = (s: State, side: Side): string => {
  if (s.vueltas) return 'GUI-10.4';
  const rival = rivalOf(side);
  if (totalOf(s, rival) < TARGET) return 'GUI-10.1';
  return reached(s, rival) ? 'GUI-10.2' : 'GUI-11.2';
};

/** Partidas of the coto that decided the match, or cotos where several are played. */
const tally = (s: State): readonly number[] => (s.options.cotosPerMatch > 1 ? s.cotos : s.partidas);

/** What holds for a side, seat by seat. */
const bySeat = (s: State, ofSide: (side: Side) => number): readonly number[] => {
  const seats: number[] = [];
  for (let seat = 0; seat < s.options.players; seat++) seats.push(ofSide(sideOf(seat)));
  return seats;
};

/** The end of the match by the rules. */
export const outcomeOf = (s: State): Outcome | undefined =>
  s.stage === 'end' ? won(s, s.partidaWinner, 'coto', 'GUI-12.1') : undefined;

/** The match given up by a seat: the other side wins it. */
export const concededBy = (s: State, seat: Seat): Outcome => won(s, rivalOf(sideOf(seat)), 'resigned', 'GUI-12.3');

const won = (s: State, side: Side, reason: string, clause: string): Outcome => ({
  rank: bySeat(s, (each) => (each === side ? 1 : 2)),
  points: bySeat(s, (each) => tally(s)[each] as number),
  reason,
  clause,
});
