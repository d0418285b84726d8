// Guiñote in English; the game's own words stay Spanish.

import { rich } from '../../../kernel/presentation.ts';
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
  renuncio: (what) => ['Insist: ', ...what],
  show: rich`Show the cards`,
  risks: {
    labels: {
      play: 'Play it anyway',
      sing: 'Sing anyway',
      swap: 'Change it anyway',
      draw: 'Draw anyway',
      show: 'Show your cards',
    },
    insisting: 'That is a renuncio: nothing is played.',
    showing:
      'Showing your cards is a renuncio. A rival’s renuncio needs no calling: it is named the moment it happens.',
    loses: {
      partida: 'The other side wins the partida at once.',
      coto: 'The other side wins the partida at once, and the coto with it.',
      match: 'The other side wins the partida at once, and the match with it.',
    },
  },
  refusals: {
    'not-your-turn': () => ({ title: 'Not your turn', text: rich`Wait until it is your turn.` }),
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
      text: [
        ...rich`${lead} was led and you have none of that suit. ${winning} is winning and you hold `,
        ...cards,
        '.',
      ],
    }),
    'no-trick-yet': () => ({
      title: 'Too early',
      text: rich`Nothing may be sung or changed before the first trick of the hand.`,
    }),
    'cante-not-winner': ({ suit }) => ({
      title: 'Not now',
      text: rich`You may sing ${suit} only right after winning a trick.`,
    }),
    'cante-already': ({ suit }) => ({ title: 'Already sung', text: rich`Somebody has sung ${suit} in this hand.` }),
    'cante-missing-card': ({ suit, cards }) => ({
      title: 'No cante',
      text: [...rich`To sing ${suit} you lack `, ...cards, '.'],
    }),
    'one-cante-a-trick': ({ suit }) => ({
      title: 'One at a time',
      text: rich`One cante for each trick you win: ${suit} waits for the next.`,
    }),
    'pinta-gone': () => ({ title: 'Too late', text: rich`The pinta has been drawn.` }),
    'seven-not-winner': () => ({
      title: 'Not now',
      text: rich`You may change the seven only right after winning a trick.`,
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
    'cante-in-arrastre': ({ suit }) => ({
      title: 'Too late',
      text: rich`At this table nobody sings ${suit} once the stock is gone.`,
    }),
    'pinta-too-low': ({ card }) => ({
      title: 'Not for that card',
      text: rich`At this table the seven may not be changed for ${card}.`,
    }),
    'renuncio-prevented': () => ({
      title: 'Not possible',
      text: rich`This table refuses wrong moves instead of punishing them.`,
    }),
    'no-renuncio': () => ({
      title: 'No offence',
      text: rich`That would be no renuncio, so there is nothing to insist on.`,
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
    thirty: (who, missing) => `${who}: ${missing} short of 30 in cards`,
    partner: (who) => `Your partner: ${who}`,
    mayspeak: (who) => `May speak: ${who}`,
  },
  brief: {
    dealer: 'deals',
    thirty: (missing) => `${missing} short of 30`,
    partner: 'your partner',
    mayspeak: 'may speak',
  },
  malas: (points) => `${points} malas`,
  buenas: (points) => `${points} buenas`,
  events: {
    dealt: (deal, vueltas, who, pinta) =>
      vueltas
        ? rich`Deal ${deal}, vueltas · dealer ${who} · trump ${pinta}`
        : rich`Deal ${deal} · dealer ${who} · trump ${pinta}`,
    played: (who, card) => rich`${who}: ${card}`,
    trick: (who, points) => rich`Trick to ${who}, +${points}`,
    drewCard: (who, card) => rich`${who}: ${card} from the stock.`,
    stop: (who) => rich`Last draw; first a word from ${who}.`,
    sang: (who, suit, points) => rich`${who}: ¡las ${points === 40 ? 'cuarenta' : `veinte en ${suit}`}! +${points}`,
    swapped: (who, seven, pinta) => rich`${who}: ${seven} changed for ${pinta}.`,
    lastTen: (who) => rich`Ten for the last trick: ${who}.`,
    counted: (parts) => [parts.map((part) => `${part.who} ${count(part.count)}`).join('; ')],
    vueltas: rich`Nobody has won yet: the vueltas are played.`,
    partida: (who, totals, partidas) => rich`Partida to ${who}, ${totals}. Partidas ${partidas}.`,
    coto: (who) => rich`Coto: ${who}.`,
    renuncio: (who, offence) => [...rich`Renuncio, ${who}: `, ...offence, '. The other side wins the partida.'],
  },
  outcome: {
    coto: (who, tally) => rich`Winner: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Winner: ${who}. Resigned: ${loser}`,
    time: (who, loser) => rich`Winner: ${who}. Out of time: ${loser}`,
    left: (who, loser) => rich`Winner: ${who}. Left the table: ${loser}`,
  },
  options: {
    'aragon.note': 'The usual game: the sota beats the caballo, and you need not beat your partner.',
    'reference.note':
      'The caballo beats the sota, you must beat even your partner, and a wrong move can cost the partida.',
    'validator.note':
      'As strict, but rey and caballo sing, never in the arrastre; wrong moves are refused, and 30 card points are not needed.',
    players: 'Players',
    rank: 'Stronger figure',
    'sota-over-caballo': 'sota over caballo',
    'caballo-over-sota': 'caballo over sota',
    figurePoints: 'Three points',
    sota3: 'the sota',
    caballo3: 'the caballo',
    deck: 'Cards in the deck',
    cantePair: 'Pair of a cante',
    'rey-sota': 'rey and sota',
    'rey-caballo': 'rey and caballo',
    canteInArrastre: 'Singing in the arrastre',
    canteBy: 'Who sings',
    pair: 'either of the pair',
    winner: 'the winner of the trick',
    canteWindow: 'Singing ends',
    beforeLead: 'with the next lead',
    beforeRival: 'with the next card of a rival',
    sevenBy: 'Who changes the seven',
    sevenPinta: 'The seven changes for',
    any: 'any card',
    pointsOnly: 'cards with points',
    higherThanSeven: 'cards above the seven',
    partnerExemption: 'A winning partner frees you',
    full: 'from beating and trumping',
    trumpOnly: 'from trumping',
    none: 'from nothing',
    underTrump: 'A trump that loses',
    free: 'is a choice',
    forced: 'must be played',
    endIdas: 'The idas end',
    playOut: 'with the last card',
    immediate: 'at 101 points',
    bothOver: 'Both at 101',
    lastTrick: 'the last trick decides',
    higher: 'the higher total decides',
    min30: 'Under 30 card points',
    cannotWin: 'you can’t win yet',
    loses: 'you lose the partida',
    off: 'no matter',
    partidasPerCoto: 'Partidas that win the coto',
    cotosPerMatch: 'Cotos that win the match',
    renuncio: 'Wrong moves',
    prevent: 'are refused',
    punish: 'may be insisted on, and lose the partida',
    true: 'yes',
    false: 'no',
    aragon: 'As in Aragón',
    reference: 'Strict, with renuncio',
    validator: 'Rey and caballo',
  },
};
