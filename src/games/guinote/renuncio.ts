// Renuncio (GUI-13): with the option `punish` a player may insist on an offence, and loses the partida for it.

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { isPlay, isSing, notate, RENUNCIO, SHOW, SING, SWAP, type Action } from './actions.ts';
import { bitOf, cantePair, SEVEN, suitOf } from './cards.ts';
import type { GuinoteEvent } from './events.ts';
import { finishHand } from './scoring.ts';
import { held, type State } from './state.ts';

/** An offence breaks the rules of turn (GUI-4.1), of duty (6), of cante (7) or of the seven (8). */
const OFFENCES = /^GUI-(?:4\.1|6\.|7\.|8\.)/u;

export const isOffence = (refusal: Refusal): boolean => OFFENCES.test(refusal.clause);

/** Does the seat hold what the action needs? Claiming cards one lacks is no renuncio, only nonsense. */
const holds = (s: State, seat: Seat, action: Action): boolean => {
  if (isPlay(action)) return (held(s, seat, suitOf(action)) & bitOf(action)) !== 0;
  if (isSing(action)) return (held(s, seat, action - SING) & cantePair(s.options)) === cantePair(s.options);
  return action !== SWAP || (held(s, seat, s.trump) & (1 << SEVEN)) !== 0;
};

/** The offence that an action would be, by the refusal it gets; showing cards always is one (GUI-13.4). */
const offenceOf = (s: State, seat: Seat, action: Action, refused: Refusal | undefined): Refusal | undefined => {
  if (action === SHOW) return refusal('showed-cards', 'GUI-13.4');
  return refused !== undefined && isOffence(refused) && holds(s, seat, action) ? refused : undefined;
};

/** Why this is no renuncio, or nothing. `refused` is what the rules say to the action itself. */
export const refuseRenuncio = (
  s: State,
  seat: Seat,
  action: Action,
  refused: Refusal | undefined,
): Refusal | undefined => {
  if (s.options.renuncio === 'prevent') return refusal('renuncio-prevented', 'GUI-13.1');
  return offenceOf(s, seat, action - RENUNCIO, refused) === undefined ? refusal('no-renuncio', 'GUI-13.3') : undefined;
};

/** The offence is named, nothing is played, and the other side wins the partida (GUI-13.2). */
export const punish = (
  s: State,
  seat: Seat,
  action: Action,
  refused: Refusal | undefined,
  events?: Events<GuinoteEvent>,
): void => {
  const offence = offenceOf(s, seat, action - RENUNCIO, refused);
  s.renuncio = seat;
  events?.push({
    pub: {
      type: 'renuncio',
      seat,
      offence: notate(action - RENUNCIO),
      code: offence?.code ?? '',
      clause: offence?.clause ?? 'GUI-13.2',
    },
  });
  finishHand(s, events);
};
