// The stop before the last draw (GUI-8.3): the last words while the pinta lies on the table.

import type { Events, Seat } from '../../kernel/game.ts';
import type { GuinoteEvent } from './events.ts';
import { partnerOf, type State } from './state.ts';

/** Does the partner of the winner have a word too? Whatever anybody holds (GUI-7.7, GUI-8.4). */
export const partnerSpeaks = (s: State): boolean =>
  s.options.players === 4 && (s.options.canteBy === 'pair' || s.options.sevenBy === 'pair');

/** The game always stops here, whatever the cards, so that the stop tells nobody anything. */
export const stopBeforeLastDraw = (s: State, events?: Events<GuinoteEvent>): void => {
  s.stage = 'stop';
  s.toDraw = partnerSpeaks(s) ? 2 : 1;
  events?.push({ pub: { type: 'stop', seats: seatsToDraw(s) } });
};

/** Who has still to say `draw`, the first now. */
export const seatsToDraw = (s: State): readonly Seat[] =>
  s.toDraw === 2 ? [s.turn, partnerOf(s, s.turn)] : s.toDraw === 1 ? [s.turn] : [];
