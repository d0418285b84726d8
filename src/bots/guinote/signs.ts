// The partners' convention (source 001: "first card indicates strength"): while there is a stock, a small card is led from a suit with the as or
// the tres. It is a card like any other: everybody sees it, and everybody may know what it means.

import type { Guinote } from '../../games/guinote/index.ts';
import { isPlay, type Action } from '../../games/guinote/actions.ts';
import { cardNamed, orderOf, pointsOf, suitOf, type Card, type Suit } from '../../games/guinote/cards.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import type { GuinoteOptions } from '../../games/guinote/options.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Thought } from '../bot.ts';

const AS = 11;
const TRES = 10;

/** As or tres, as bits of their suit. */
export const STRONG = (1 << AS) | (1 << TRES);

/** Cards without points, whatever the figures count. */
export const SMALL = 0b0000_0111_1111;

const isStrong = (card: Card): boolean => orderOf(card) >= TRES;

/** A card without points; whether it is a trump is asked apart. */
const isSmall = (options: GuinoteOptions, card: Card): boolean => pointsOf(options, card) === 0;

const known = (text: string): Card => cardNamed(text)!;

/** Does leading this card tell the partner of an as or a tres behind it? */
export const isSign = ({ view, seat }: Thought<Guinote>, action: Action): boolean => {
  const { options, pinta, trick, hands } = view;
  if (options.players !== 4 || pinta === null || trick.cards.length > 0 || !isPlay(action)) return false;
  if (suitOf(action) === suitOf(known(pinta)) || !isSmall(options, action)) return false;
  return hands[seat]!.some((card) => card !== null && suitOf(known(card)) === suitOf(action) && isStrong(known(card)));
};

/** The suits in which a seat has led a small card while there was a stock, and has not played as or tres since; this hand alone. */
export const signsOf = (
  options: GuinoteOptions,
  trump: Suit,
  seat: Seat,
  history: readonly GuinoteEvent[],
): readonly Suit[] => {
  const suits = new Set<Suit>();
  let lying = 0;
  let stock = true;
  for (const event of history.slice(history.findLastIndex(({ type }) => type === 'dealt') + 1)) {
    if (event.type === 'trick') lying = 0;
    if (event.type === 'drew') stock = event.left > 0;
    if (event.type !== 'played') continue;
    const card = known(event.card);
    const leads = lying++ === 0;
    if (event.seat !== seat || suitOf(card) === trump) continue;
    if (isStrong(card)) suits.delete(suitOf(card));
    else if (leads && stock && isSmall(options, card)) suits.add(suitOf(card));
  }
  return [...suits];
};
