// Guiñote auf Deutsch; die eigenen Wörter des Spiels bleiben spanisch.

import { rich } from '../../../kernel/presentation.ts';
import type { SideCount } from '../events.ts';
import type { Texts } from './texts.ts';

const count = ({ cards, cantes, lastTen, carried, total }: SideCount): string => {
  const parts = [`${cards} in Karten`];
  if (cantes > 0) parts.push(`${cantes} gemeldet`);
  if (lastTen > 0) parts.push('10 für den letzten Stich');
  if (carried > 0) parts.push(`${carried} aus den Idas`);
  return parts.length === 1 ? parts.join('') : `${total} = ${parts.join(' + ')}`;
};

export const de: Texts = {
  name: 'Guiñote',
  blurb: 'Aragoniens Stichspiel: ein Trumpf, las cuarenta und ein Wettlauf bis 101.',
  and: ' und ',
  play: (card) => rich`${card} spielen`,
  // Suits stand in the nominative: "in Kelchen" would need another table.
  sing: (suit, points) => (points === undefined ? rich`${suit} melden` : rich`${suit} melden: ${points}`),
  swap: (seven, pinta) =>
    seven === undefined || pinta === undefined ? rich`Die Sieben tauschen` : rich`${seven} gegen ${pinta} tauschen`,
  draw: rich`Letzte Karten ziehen`,
  renuncio: (what) => ['Beharren: ', ...what],
  show: rich`Karten zeigen`,
  risks: {
    labels: {
      play: 'Trotzdem spielen',
      sing: 'Trotzdem melden',
      swap: 'Trotzdem tauschen',
      draw: 'Trotzdem ziehen',
      show: 'Karten zeigen',
    },
    insisting: 'Das ist Renuncio: Es wird nichts gespielt.',
    showing:
      'Die Karten zu zeigen ist Renuncio. Den Renuncio eines Gegners muss niemand anzeigen: Er wird genannt, sobald er geschieht.',
    loses: {
      partida: 'Die andere Seite gewinnt sofort die Partida.',
      coto: 'Die andere Seite gewinnt sofort die Partida und damit den Coto.',
      match: 'Die andere Seite gewinnt sofort die Partida und damit das Match.',
    },
  },
  refusals: {
    'not-your-turn': () => ({ title: 'Nicht am Zug', text: rich`Warte, bis du am Zug bist.` }),
    'not-dealt': () => ({ title: 'Noch nicht gegeben', text: rich`Die Karten sind noch nicht gegeben.` }),
    'match-finished': () => ({ title: 'Match vorbei', text: rich`Das Match ist zu Ende; fang ein neues an.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Nicht im Blatt', text: rich`${card} ist nicht in deinem Blatt.` }),
    'must-follow-suit': ({ lead, suit }) => ({
      title: 'Du musst bedienen',
      text: rich`Angespielt ist ${lead}, und du hast ${suit}: Bediene die Farbe.`,
    }),
    'must-beat': ({ winning, cards }) => ({
      title: 'Stichzwang',
      text: [...rich`${winning} liegt vorn, und du hast `, ...cards, '.'],
    }),
    'must-trump': ({ lead, winning, cards }) => ({
      title: 'Du musst stechen',
      text: [...rich`Angespielt ist ${lead}, die Farbe fehlt dir. ${winning} liegt vorn, und du hast `, ...cards, '.'],
    }),
    'no-trick-yet': () => ({
      title: 'Zu früh',
      text: rich`Vor dem ersten Stich des Spiels wird weder gemeldet noch getauscht.`,
    }),
    'cante-not-winner': ({ suit }) => ({
      title: 'Nicht jetzt',
      text: rich`${suit} darfst du nur direkt nach einem gewonnenen Stich melden.`,
    }),
    'cante-already': ({ suit }) => ({
      title: 'Schon gemeldet',
      text: rich`${suit} sind in diesem Spiel schon gemeldet.`,
    }),
    'cante-missing-card': ({ suit, cards }) => ({
      title: 'Kein Cante',
      text: [...rich`Um ${suit} zu melden, ${cards.length > 1 ? 'fehlen' : 'fehlt'} dir `, ...cards, '.'],
    }),
    'one-cante-a-trick': ({ suit }) => ({
      title: 'Nur ein Cante',
      text: rich`Ein Cante für jeden gewonnenen Stich: ${suit} müssen auf den nächsten warten.`,
    }),
    'pinta-gone': () => ({ title: 'Zu spät', text: rich`Die Pinta ist schon gezogen.` }),
    'seven-not-winner': () => ({
      title: 'Nicht jetzt',
      text: rich`Die Sieben darfst du nur direkt nach einem gewonnenen Stich tauschen.`,
    }),
    'no-seven': ({ card }) => ({ title: 'Keine Sieben', text: rich`${card} ist nicht in deinem Blatt.` }),
    'draws-are-automatic': () => ({
      title: 'Nichts zu ziehen',
      text: rich`Gezogen wird von selbst; nur vor den letzten Karten sagst du es an.`,
    }),
    'draw-first': () => ({
      title: 'Erst ziehen',
      text: rich`Die letzten Karten sind noch nicht gezogen: Melde oder tausche jetzt, wenn du kannst, dann zieh.`,
    }),
    'cante-in-arrastre': ({ suit }) => ({
      title: 'Zu spät',
      text: rich`An diesem Tisch werden ${suit} nicht mehr gemeldet, wenn der Talon leer ist.`,
    }),
    'pinta-too-low': ({ card }) => ({
      title: 'Nicht diese Karte',
      text: rich`An diesem Tisch darf die Sieben nicht gegen ${card} getauscht werden.`,
    }),
    'renuncio-prevented': () => ({
      title: 'Nicht möglich',
      text: rich`Dieser Tisch lehnt falsche Züge ab, statt sie zu bestrafen.`,
    }),
    'no-renuncio': () => ({
      title: 'Kein Renuncio',
      text: rich`Das wäre kein Renuncio; darauf kannst du nicht beharren.`,
    }),
  },
  zones: {
    ownHand: 'Dein Blatt',
    hand: (who) => `${who}: Blatt`,
    trick: 'Stich',
    stock: 'Talon',
    won: (who) => `${who}: Stiche`,
  },
  facts: {
    trump: (suit) => `Trumpf ${suit}`,
    phase: (phase, trick, of) =>
      phase === 'stop' ? 'Letztes Ziehen' : `${phase === 'robo' ? 'Robo' : 'Arrastre'} · Stich ${trick} von ${of}`,
    hand: (vueltas, partida, target) => `Partida ${partida} · ${vueltas ? 'Vueltas' : 'Idas'} · bis ${target}`,
    partidas: (own, other, to) => `Partidas ${own}–${other} von ${to}`,
    dealer: (who) => `Geber: ${who}`,
    thirty: (who, missing) => `${who}: noch ${missing} bis 30 in Karten`,
    partner: (who) => `Dein Partner: ${who}`,
    mayspeak: (who) => `Am Wort: ${who}`,
  },
  brief: {
    dealer: 'gibt',
    thirty: (missing) => `noch ${missing} bis 30`,
    partner: 'dein Partner',
    mayspeak: 'darf sprechen',
  },
  malas: (points) => `${points} Malas`,
  buenas: (points) => `${points} Buenas`,
  events: {
    dealt: (deal, vueltas, who, pinta) =>
      vueltas
        ? rich`Spiel ${deal}, Vueltas · Geber: ${who} · Trumpf ${pinta}`
        : rich`Spiel ${deal} · Geber: ${who} · Trumpf ${pinta}`,
    played: (who, card) => rich`${who}: ${card}`,
    trick: (who, points) => rich`Stich: ${who}, +${points}`,
    drewCard: (who, card) => rich`${who}: ${card} vom Talon.`,
    stop: (who) => rich`Letztes Ziehen. Vorher melden oder tauschen: ${who}.`,
    sang: (who, suit, points) => rich`${who}: ¡las ${points === 40 ? 'cuarenta' : 'veinte'}! ${suit}, +${points}`,
    swapped: (who, seven, pinta) => rich`${who}: ${seven} getauscht gegen ${pinta}.`,
    lastTen: (who) => rich`Zehn für den letzten Stich: ${who}.`,
    counted: (parts) => [parts.map((part) => `${part.who} ${count(part.count)}`).join('; ')],
    vueltas: rich`Noch hat niemand gewonnen: Es folgen die Vueltas.`,
    partida: (who, totals, partidas) => rich`Partida: ${who}, ${totals}. Partidas ${partidas}.`,
    coto: (who) => rich`Coto: ${who}.`,
    renuncio: (who, offence) => [...rich`Renuncio, ${who}: `, ...offence, '. Die andere Partei gewinnt die Partida.'],
  },
  outcome: {
    coto: (who, tally) => rich`Sieg: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Sieg: ${who}. Aufgegeben: ${loser}`,
    time: (who, loser) => rich`Sieg: ${who}. Zeit abgelaufen: ${loser}`,
    left: (who, loser) => rich`Sieg: ${who}. Nicht mehr am Tisch: ${loser}`,
  },
  options: {
    'aragon.note': 'Das übliche Spiel: Bube schlägt Reiter, und den Partner muss man nicht überstechen.',
    'reference.note':
      'Reiter schlägt Bube, auch der Partner muss überstochen werden, und ein falscher Zug kann die Partida kosten.',
    'validator.note':
      'Ebenso streng, aber gemeldet werden König und Reiter, nie im Arrastre; falsche Züge werden abgelehnt, und 30 Kartenpunkte sind nicht nötig.',
    players: 'Spieler',
    rank: 'Höhere Figur',
    'sota-over-caballo': 'Bube über Reiter',
    'caballo-over-sota': 'Reiter über Bube',
    figurePoints: 'Drei Punkte zählt',
    sota3: 'der Bube',
    caballo3: 'der Reiter',
    deck: 'Karten im Spiel',
    cantePair: 'Paar eines Cante',
    'rey-sota': 'König und Bube',
    'rey-caballo': 'König und Reiter',
    canteInArrastre: 'Melden im Arrastre',
    canteBy: 'Wer meldet',
    pair: 'jeder der beiden Partner',
    winner: 'wer den Stich gewinnt',
    canteWindow: 'Melden bis',
    beforeLead: 'zum nächsten Anspiel',
    beforeRival: 'zur nächsten Karte eines Gegners',
    sevenBy: 'Wer die Sieben tauscht',
    sevenPinta: 'Die Sieben tauscht gegen',
    any: 'jede Karte',
    pointsOnly: 'Karten mit Punkten',
    higherThanSeven: 'Karten über der Sieben',
    partnerExemption: 'Liegt der Partner vorn',
    full: 'kein Stich- und kein Trumpfzwang',
    trumpOnly: 'kein Trumpfzwang',
    none: 'ändert sich nichts',
    underTrump: 'Ein Trumpf, der verliert',
    free: 'ist freiwillig',
    forced: 'muss gespielt werden',
    endIdas: 'Die Idas enden',
    playOut: 'mit der letzten Karte',
    immediate: 'bei 101 Punkten',
    bothOver: 'Beide bei 101',
    lastTrick: 'der letzte Stich entscheidet',
    higher: 'die höhere Summe entscheidet',
    min30: 'Unter 30 Kartenpunkten',
    cannotWin: 'gewinnt man noch nicht',
    loses: 'verliert man die Partida',
    off: 'ist alles wie sonst',
    partidasPerCoto: 'Partidas für den Coto',
    cotosPerMatch: 'Cotos für das Match',
    renuncio: 'Falsche Züge',
    prevent: 'werden abgelehnt',
    punish: 'sind möglich und kosten die Partida',
    true: 'ja',
    false: 'nein',
    aragon: 'Wie in Aragonien',
    reference: 'Streng, mit Renuncio',
    validator: 'König und Reiter',
  },
};
