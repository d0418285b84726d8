// Guiñote på svenska; spelets egna ord står kvar på spanska.

import { rich } from '../../../kernel/presentation.ts';
import type { SideCount } from '../events.ts';
import type { Texts } from './texts.ts';

const count = ({ cards, cantes, lastTen, carried, total }: SideCount): string => {
  const parts = [`${cards} i kort`];
  if (cantes > 0) parts.push(`${cantes} i cantes`);
  if (lastTen > 0) parts.push('10 för sista sticket');
  if (carried > 0) parts.push(`${carried} från idas`);
  return parts.length === 1 ? parts.join('') : `${total} = ${parts.join(' + ')}`;
};

export const sv: Texts = {
  name: 'Guiñote',
  blurb: 'Aragoniens stickspel: en trumf, las cuarenta och en kapplöpning till 101.',
  and: ' och ',
  play: (card) => rich`Spela ${card}`,
  sing: (suit, points) => (points === undefined ? rich`Melda i ${suit}` : rich`Melda ${points} i ${suit}`),
  swap: (seven, pinta) =>
    seven === undefined || pinta === undefined ? rich`Byta sjuan` : rich`Byt ${seven} mot ${pinta}`,
  draw: rich`Dra de sista korten`,
  renuncio: (what) => ['Stå fast: ', ...what],
  show: rich`Visa korten`,
  risks: {
    labels: { play: 'Spela det ändå', sing: 'Melda ändå', swap: 'Byt ändå', draw: 'Dra ändå', show: 'Visa dina kort' },
    insisting: 'Det är renuncio: inget spelas.',
    showing:
      'Att visa sina kort är renuncio. En motståndares renuncio behöver ingen påtala: den meddelas så fort den sker.',
    loses: {
      partida: 'Den andra sidan vinner partidan direkt.',
      coto: 'Den andra sidan vinner partidan direkt, och därmed coton.',
      match: 'Den andra sidan vinner partidan direkt, och därmed matchen.',
    },
  },
  refusals: {
    'not-your-turn': () => ({ title: 'Inte din tur', text: rich`Vänta tills det är din tur.` }),
    'not-dealt': () => ({ title: 'Inte givet än', text: rich`Korten är inte utdelade än.` }),
    'match-finished': () => ({ title: 'Matchen är slut', text: rich`Matchen är över; starta en ny.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Inte på handen', text: rich`Du har inte ${card}.` }),
    'must-follow-suit': ({ lead, suit }) => ({
      title: 'Du måste bekänna',
      text: rich`Utspelet är ${lead} och du har ${suit}: bekänn färgen.`,
    }),
    'must-beat': ({ winning, cards }) => ({
      title: 'Du måste gå över',
      text: [...rich`${winning} leder och du har `, ...cards, '.'],
    }),
    'must-trump': ({ lead, winning, cards }) => ({
      title: 'Du måste trumfa',
      text: [...rich`Utspelet är ${lead}, en färg du saknar. ${winning} leder och du har `, ...cards, '.'],
    }),
    'no-trick-yet': () => ({
      title: 'För tidigt',
      text: rich`Ingen får melda eller byta före givens första stick.`,
    }),
    'cante-not-winner': ({ suit }) => ({
      title: 'Inte nu',
      text: rich`Du får melda i ${suit} bara direkt efter ett vunnet stick.`,
    }),
    'cante-already': ({ suit }) => ({
      title: 'Redan meldat',
      text: rich`Någon har redan meldat i ${suit} i den här given.`,
    }),
    'cante-missing-card': ({ suit, cards }) => ({
      title: 'Ingen cante',
      text: [...rich`För att melda i ${suit} saknar du `, ...cards, '.'],
    }),
    'one-cante-a-trick': ({ suit }) => ({
      title: 'En i taget',
      text: rich`En cante för varje vunnet stick: ${suit} får vänta till nästa.`,
    }),
    'pinta-gone': () => ({ title: 'För sent', text: rich`Pintan är redan dragen.` }),
    'seven-not-winner': () => ({
      title: 'Inte nu',
      text: rich`Du får byta sjuan bara direkt efter ett vunnet stick.`,
    }),
    'no-seven': ({ card }) => ({ title: 'Ingen sjua', text: rich`Du har inte ${card}.` }),
    'draws-are-automatic': () => ({
      title: 'Inget att dra',
      text: rich`Korten dras av sig själva; du säger till bara före de sista.`,
    }),
    'draw-first': () => ({
      title: 'Dra först',
      text: rich`De sista korten är inte dragna än: melda eller byt nu om du kan, och dra sedan.`,
    }),
    'cante-in-arrastre': ({ suit }) => ({
      title: 'För sent',
      text: rich`Vid det här bordet meldar ingen i ${suit} när talongen är slut.`,
    }),
    'pinta-too-low': ({ card }) => ({
      title: 'Inte det kortet',
      text: rich`Vid det här bordet får sjuan inte bytas mot ${card}.`,
    }),
    'renuncio-prevented': () => ({
      title: 'Går inte',
      text: rich`Det här bordet avvisar ogiltiga drag i stället för att straffa dem.`,
    }),
    'no-renuncio': () => ({
      title: 'Ingen renuncio',
      text: rich`Det vore ingen renuncio, så det finns inget att stå fast vid.`,
    }),
  },
  zones: {
    ownHand: 'Din hand',
    hand: (who) => `${who}: hand`,
    trick: 'Stick',
    stock: 'Talong',
    won: (who) => `${who}: tagna stick`,
  },
  facts: {
    trump: (suit) => `Trumf ${suit}`,
    phase: (phase, trick, of) =>
      phase === 'stop' ? 'Sista dragningen' : `${phase === 'robo' ? 'Robo' : 'Arrastre'} · stick ${trick} av ${of}`,
    hand: (vueltas, partida, target) => `Partida ${partida} · ${vueltas ? 'vueltas' : 'idas'} · till ${target}`,
    partidas: (own, other, to) => `Partidas ${own}–${other} av ${to}`,
    dealer: (who) => `Givare ${who}`,
    thirty: (who, missing) => `${who}: ${missing} kvar till 30 i kort`,
    partner: (who) => `Din partner: ${who}`,
    mayspeak: (who) => `Får tala: ${who}`,
  },
  brief: {
    dealer: 'ger',
    thirty: (missing) => `${missing} kvar till 30`,
    partner: 'din partner',
    mayspeak: 'får tala',
  },
  malas: (points) => `${points} malas`,
  buenas: (points) => `${points} buenas`,
  events: {
    dealt: (deal, vueltas, who, pinta) =>
      vueltas
        ? rich`Giv ${deal}, vueltas · givare ${who} · trumf ${pinta}`
        : rich`Giv ${deal} · givare ${who} · trumf ${pinta}`,
    played: (who, card) => rich`${who}: ${card}`,
    trick: (who, points) => rich`Stick: ${who}, +${points}`,
    drewCard: (who, card) => rich`${who}: ${card} från talongen.`,
    stop: (who) => rich`Sista dragningen. Först med ordet: ${who}.`,
    sang: (who, suit, points) => rich`${who}: ¡las ${points === 40 ? 'cuarenta' : 'veinte'}! ${points} i ${suit}`,
    swapped: (who, seven, pinta) => rich`${who}: ${seven} bytt mot ${pinta}.`,
    lastTen: (who) => rich`Tio för sista sticket: ${who}.`,
    counted: (parts) => [parts.map((part) => `${part.who} ${count(part.count)}`).join('; ')],
    vueltas: rich`Ingen har vunnit än: vueltas spelas.`,
    partida: (who, totals, partidas) => rich`Partida: ${who}, ${totals}. Partidas ${partidas}.`,
    coto: (who) => rich`Coto: ${who}.`,
    renuncio: (who, offence) => [...rich`Renuncio, ${who}: `, ...offence, '. Den andra sidan vinner partidan.'],
  },
  outcome: {
    coto: (who, tally) => rich`Vinnare: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Vinnare: ${who}. Gav upp: ${loser}`,
    time: (who, loser) => rich`Vinnare: ${who}. Tiden slut: ${loser}`,
    left: (who, loser) => rich`Vinnare: ${who}. Lämnade bordet: ${loser}`,
  },
  options: {
    'aragon.note': 'Det vanliga spelet: page slår riddare, och du behöver inte sticka över din partner.',
    'reference.note':
      'Riddare slår page, du måste sticka även över din partner, och ett ogiltigt drag kan kosta partidan.',
    'validator.note':
      'Lika sträng, men kung och riddare meldas, aldrig i arrastre; ogiltiga drag nekas och 30 poäng i kort krävs inte.',
    players: 'Spelare',
    rank: 'Högre figur',
    'sota-over-caballo': 'page över riddare',
    'caballo-over-sota': 'riddare över page',
    figurePoints: 'Tre poäng ger',
    sota3: 'pagen',
    caballo3: 'riddaren',
    deck: 'Kort i leken',
    cantePair: 'Paret i en cante',
    'rey-sota': 'kung och page',
    'rey-caballo': 'kung och riddare',
    canteInArrastre: 'Melda i arrastre',
    canteBy: 'Vem som får melda',
    pair: 'båda i paret',
    winner: 'den som tog sticket',
    canteWindow: 'Melda senast före',
    beforeLead: 'nästa utspel',
    beforeRival: 'en motståndares nästa kort',
    sevenBy: 'Vem som får byta sjuan',
    sevenPinta: 'Sjuan byts mot',
    any: 'vilket kort som helst',
    pointsOnly: 'kort med poäng',
    higherThanSeven: 'kort över sjuan',
    partnerExemption: 'När partnern leder',
    full: 'slipper du gå över och trumfa',
    trumpOnly: 'slipper du trumfa',
    none: 'slipper du inget',
    underTrump: 'En trumf som inte vinner',
    free: 'är valfri',
    forced: 'måste spelas',
    endIdas: 'Idas slutar',
    playOut: 'med sista kortet',
    immediate: 'vid 101 poäng',
    bothOver: 'Båda har 101',
    lastTrick: 'sista sticket avgör',
    higher: 'den högre summan avgör',
    min30: 'Under 30 poäng i kort',
    cannotWin: 'vinner man inte än',
    loses: 'förlorar man partidan',
    off: 'spelar ingen roll',
    partidasPerCoto: 'Partidas som ger coton',
    cotosPerMatch: 'Cotos som ger matchen',
    renuncio: 'Ogiltiga drag',
    prevent: 'avvisas',
    punish: 'går att stå fast vid och kostar partidan',
    true: 'ja',
    false: 'nej',
    aragon: 'Som i Aragonien',
    reference: 'Sträng, med renuncio',
    validator: 'Kung och riddare',
  },
};
