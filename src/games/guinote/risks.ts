// What a player may insist on or show at a table that punishes offences, told from the player's own view (GUI-13).

import type { Refusal } from '../../kernel/game.ts';
import { isPlay, isSing, parse, SHOW, SING, SWAP, RENUNCIO, notate, type Action } from './actions.ts';
import { cantePair, cardOf, cardsIn, nameOf, SEVEN, suitNamed, type Card } from './cards.ts';
import { isOffence } from './renuncio.ts';
import type { View } from './view.ts';

const punishes = (view: View): boolean =>
  view.options.renuncio === 'punish' &&
  (view.stage === 'play' || view.stage === 'stop') &&
  typeof view.viewer === 'number';

/** The cards that an action needs in the hand. */
const cardsNeeded = (action: Action, view: View): readonly Card[] => {
  if (isPlay(action)) return [action];
  if (isSing(action)) return cardsIn(action - SING, cantePair(view.options));
  return action === SWAP ? [cardOf(suitNamed(view.trump ?? '') ?? 0, SEVEN)] : [];
};

/** The renuncio of a refused action, if that is an offence with cards of the player's own hand (GUI-13.3). */
export const insist = (text: string, refusal: Refusal, view: View): string | undefined => {
  const parsed = parse(text);
  if (!parsed.ok || !punishes(view) || !isOffence(refusal)) return undefined;
  const own = view.hands[view.viewer as number] ?? [];
  return cardsNeeded(parsed.value, view).every((card) => own.includes(nameOf(card)))
    ? notate(RENUNCIO + parsed.value)
    : undefined;
};

/** Showing one's cards, at any time of a hand (GUI-13.4). */
export const risks = (view: View): readonly string[] => (punishes(view) ? [notate(RENUNCIO + SHOW)] : []);

/** What the offence of the viewer's side would lose: the other side wins the partida (GUI-13.2), and maybe more with it. */
export const atStake = ({ viewer, options, partidas, cotos }: View): 'partida' | 'coto' | 'match' => {
  const other = 1 - ((typeof viewer === 'number' ? viewer : 0) & 1);
  if ((partidas[other] ?? 0) + 1 < options.partidasPerCoto) return 'partida';
  return (cotos[other] ?? 0) + 1 < options.cotosPerMatch ? 'coto' : 'match';
};
