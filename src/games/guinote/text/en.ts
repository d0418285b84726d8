// Guiñote in English; the game's own words stay Spanish.

import { rich } from '../../../kernel/face.ts';
import type { SideCount } from '../events.ts';
import type { Texts } from './texts.ts';

const count = ({ cards, cantes, lastTen, carried, total }: SideCount): string => {
  const parts = [`${cards} in cards`];
  if (cantes > 0) parts.push(`${cantes} sung`);
  if (lastTen > 0) parts.push('10 for the last trick');
  if (carried > 0) parts.push(`${carried} carried over`);
  return parts.length === 1 ? parts.join('') : `${total} = ${parts.join(' + ')}`;
};

export const en: Texts = {
  name: 'Guiñote',
  blurb: 'Aragón’s trick game: one trump, las cuarenta, a race to 101.',
  and: ' and ',
  play: (card) => rich`Play ${card}`,
  sing: (suit, points) => (points === undefined ? rich`Sing ${suit}` : rich`Sing ${points} in ${suit}`),
  swap: (seven, pinta) =>
    seven === undefined || pinta === undefined ? rich`Change the seven` : rich`Change ${seven} for ${pinta}`,
  draw: rich`Draw the last cards`,
  refusals: {
    'not-your-turn': () => ({ title: 'Not your turn', text: rich`Wait until the other has played.` }),
    'not-dealt': () => ({ title: 'Not dealt yet', text: rich`The cards have not been dealt.` }),
    'match-finished': () => ({ title: 'Match over', text: rich`The match has ended; start another one.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Not in your hand', text: rich`You do not hold ${card}.` }),
    'must-follow-suit': ({ lead, suit }) => ({
      title: 'You must follow',
      text: rich`${lead} was led and you hold ${suit}: play that suit.`,
    }),
    'must-beat': ({ winning, cards }) => ({
      title: 'You must beat it',
      text: [...rich`${winning} is winning and you hold `, ...cards, '.'],
    }),
    'must-trump': ({ lead, winning, cards }) => ({
      title: 'You must trump',
      text: [...rich`You have none of the suit of ${lead}, ${winning} is winning, and you hold `, ...cards, '.'],
    }),
    'no-trick-yet': () => ({
      title: 'Too early',
      text: rich`Nothing may be sung or changed before you have won a trick in this hand.`,
    }),
    'cante-not-winner': ({ suit }) => ({
      title: 'Not now',
      text: rich`You may sing ${suit} only after winning a trick and before you lead.`,
    }),
    'cante-already': ({ suit }) => ({ title: 'Already sung', text: rich`${suit} was sung in this hand.` }),
    'cante-missing-card': ({ suit, cards }) => ({
      title: 'No cante',
      text: [...rich`To sing ${suit} you need Rey and Sota; you lack `, ...cards, '.'],
    }),
    'one-cante-a-trick': ({ suit }) => ({
      title: 'One at a time',
      text: rich`One cante for each trick you win: ${suit} waits for the next.`,
    }),
    'pinta-gone': () => ({ title: 'Too late', text: rich`The turned-up trump has been drawn.` }),
    'seven-not-winner': () => ({
      title: 'Not now',
      text: rich`The seven may be changed only after winning a trick and before you lead.`,
    }),
    'no-seven': ({ card }) => ({ title: 'No seven', text: rich`You do not hold ${card}.` }),
    'draws-are-automatic': () => ({
      title: 'Nothing to draw',
      text: rich`Cards are drawn by themselves; you say draw only before the last ones.`,
    }),
    'draw-first': () => ({
      title: 'Draw first',
      text: rich`The last cards are still to be drawn: sing or change now if you can, then draw.`,
    }),
  },
  zones: {
    ownHand: 'Your hand',
    hand: (who) => `${who}: hand`,
    trick: 'Trick',
    stock: 'Stock',
    won: (who) => `${who}: tricks won`,
  },
  facts: {
    trump: (suit) => `Trump ${suit}`,
    phase: (phase, trick, of) =>
      phase === 'stop' ? 'Last draw' : `${phase === 'robo' ? 'Robo' : 'Arrastre'} · trick ${trick} of ${of}`,
    hand: (vueltas, partida, target) => `Partida ${partida} · ${vueltas ? 'vueltas' : 'idas'} · to ${target}`,
    partidas: (own, other, to) => `Partidas ${own}–${other} of ${to}`,
    dealer: (who) => `Dealer ${who}`,
    stock: (left) => `${left} left`,
    thirty: (who, missing) => `${who}: ${missing} short of 30 in cards`,
  },
  malas: (points) => `${points} malas`,
  buenas: (points) => `${points} buenas`,
  events: {
    dealt: (deal, vueltas, who, pinta) =>
      vueltas
        ? rich`Deal ${deal}, vueltas: ${who} deals, ${pinta} is trump.`
        : rich`Deal ${deal}: ${who} deals, ${pinta} is trump.`,
    played: (who, card) => rich`${who}: ${card}`,
    trick: (who, points) => rich`Trick to ${who}, +${points}`,
    drewCard: (who, card) => rich`${who} draws ${card}.`,
    stop: (who) => rich`Last draw: ${who} may sing or change first.`,
    sang: (who, suit, points) => rich`${who}: ¡las ${points === 40 ? 'cuarenta' : `veinte en ${suit}`}! +${points}`,
    swapped: (who, seven, pinta) => rich`${who} changes ${seven} for ${pinta}.`,
    lastTen: (who) => rich`Ten for the last trick: ${who}.`,
    counted: (parts) => [parts.map((part) => `${part.who} ${count(part.count)}`).join('; ')],
    vueltas: rich`Nobody has 101: the vueltas are dealt.`,
    partida: (who, totals, partidas) => rich`Partida to ${who}, ${totals}. Partidas ${partidas}.`,
    coto: (who) => rich`Coto: ${who}.`,
  },
  outcome: {
    coto: (who, tally) => rich`Won by ${who}, ${tally}`,
    resigned: (who, loser) => rich`Won by ${who}: ${loser} resigned`,
    time: (who, loser) => rich`Won by ${who}: out of time, ${loser}`,
    left: (who, loser) => rich`Won by ${who}: ${loser} left`,
  },
  options: {
    players: 'Players',
    partidasPerCoto: 'Partidas that win the coto',
    cotosPerMatch: 'Cotos that win the match',
    aragon: 'As played in Aragón',
  },
};
