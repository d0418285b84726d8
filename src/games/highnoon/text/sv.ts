// HighNoon på svenska.

import { rich } from '../../../kernel/face.ts';
import type { Texts } from './texts.ts';

export const sv: Texts = {
  name: 'Patiens HighNoon',
  blurb: 'Två harpor, åtta gemensamma grundhögar, inga turer: den som är först får platsen.',
  or: ' eller ',
  waste: 'kasthög',
  draw: (cards) => (cards === 1 ? rich`Dra` : rich`Dra ${cards}`),
  recycle: rich`Vänd kasthögen`,
  flip: (column) => rich`Vänd upp ${column}`,
  move: ({ card, cards, from, to }) => {
    if (card === undefined) return cards === 1 ? rich`${from} → ${to}` : rich`${from} → ${to}, ${cards} kort`;
    return cards === 1 ? rich`${card} → ${to}` : rich`${card} och ${cards - 1} till → ${to}`;
  },
  place: (from, card) => (card === undefined ? rich`Lägg upp från ${from}` : rich`Lägg upp ${card}`),
  refusals: {
    'match-finished': () => ({ title: 'Matchen är slut', text: rich`Matchen är slut; börja en ny.` }),
    'not-dealt': () => ({ title: 'Inte utdelat', text: rich`Korten är inte utdelade än.` }),
    'foreign-zone': () => ({
      title: 'Inte dina kort',
      text: rich`Du flyttar bara egna kort, och bara till egna kolumner och till grundhögarna.`,
    }),
    'stock-empty': ({ count }) => ({
      title: 'Talongen är tom',
      text: count > 0 ? rich`Det finns inget att dra: vänd kasthögen.` : rich`Det finns inget att dra.`,
    }),
    'stock-left': ({ count }) => ({
      title: 'Dra först',
      text: rich`Kasthögen vänds när talongen är tom; där ligger ${count} kvar.`,
    }),
    'waste-empty': () => ({ title: 'Kasthögen är tom', text: rich`Det finns inget kort i din kasthög.` }),
    'column-empty': ({ column }) => ({ title: 'Inget där', text: rich`${column} är tom.` }),
    'already-open': ({ card }) => ({ title: 'Redan öppet', text: rich`${card} ligger öppet.` }),
    'face-down': ({ column, count }) => ({
      title: 'Nedvänt',
      text: rich`Nedvända kort flyttas inte; öppna i ${column}: ${count}.`,
    }),
    'onto-face-down': ({ card, column }) => ({
      title: 'Nedvänt',
      text: rich`${card} kan inte ligga på ett nedvänt kort: vänd upp ${column} först.`,
    }),
    'too-few-cards': ({ column, count }) => ({ title: 'För många', text: rich`Kort i ${column}: ${count}.` }),
    'not-a-run': ({ column, count }) => ({
      title: 'Ingen svit',
      text: rich`Bara en svit flyttas som en: ett steg ner i taget, varannan färg. Överst i ${column}: ${count}.`,
    }),
    'same-column': () => ({ title: 'Samma kolumn', text: rich`Välj en annan kolumn.` }),
    'wrong-rank': ({ card, top }) => ({
      title: 'Fel valör',
      text: rich`${card} kan inte ligga på ${top}: det måste vara ett lägre.`,
    }),
    'same-colour': ({ card, top }) => ({
      title: 'Samma färg',
      text: rich`${card} kan inte ligga på ${top}: rött och svart växlar.`,
    }),
    'kings-only': ({ card }) => ({
      title: 'Bara kungar',
      text: rich`${card} kan inte börja en kolumn; det kan bara en kung.`,
    }),
    'not-next': ({ card, next }) => ({
      title: 'Passar inte',
      text: [...rich`${card} passar inte på någon grundhög; där väntas `, ...next, '.'],
    }),
    'off-foundation': () => ({ title: 'Ligger kvar', text: rich`Inget lämnar någonsin en grundhög.` }),
  },
  zones: {
    stock: 'Talong',
    waste: 'Kasthög',
    column: (name) => `Kolumn ${name}`,
    foundation: (name, suit) => `Grundhög ${name}, ${suit.toLowerCase()}`,
    of: (who, zone) => `${who}: ${zone}`,
  },
  facts: {
    mode: (shared, drawCount) => `${shared ? 'Blandade lekar' : 'Var sin lek'} · dra ${drawCount}`,
    quiet: (actions, limit) => `Inget framsteg: ${actions} av ${limit}`,
  },
  score: (left) => `${left} kvar`,
  events: {
    dealt: rich`Båda borden är utdelade. Nu gäller det!`,
    drew: (who, cards) => [...rich`${who}: `, ...cards, ' från talongen'],
    recycled: (who) => rich`${who}: kasthögen vänd`,
    moved: (who, cards, from, to) => [...rich`${who}: `, ...cards, ` ${from} → ${to}`],
    placed: (who, card, points) => rich`${who}: ${card} upplagt, +${points}`,
    turned: (who, card, column) => rich`${who}: ${card} uppvänt i ${column}`,
    ended: {
      cleared: rich`Det sista kortet är upplagt.`,
      blocked: rich`Ingen kan lägga upp eller vända upp något mer.`,
      quiet: rich`Länge har ingen kommit vidare.`,
    },
  },
  outcome: {
    cleared: (who) => rich`Inga kort kvar. Vinnare: ${who}`,
    blocked: (who, tally) => rich`Låst. Vinnare: ${who}, poäng ${tally}`,
    quiet: (who, tally) => rich`Inga fler framsteg. Vinnare: ${who}, poäng ${tally}`,
    stalled: (who, tally) => rich`För länge utan framsteg. Vinnare: ${who}, poäng ${tally}`,
    drawn: (tally) => rich`Oavgjort, poäng ${tally}`,
    resigned: (who, loser) => rich`Vinnare: ${who}. Gav upp: ${loser}`,
    time: (who, loser) => rich`Vinnare: ${who}. Tiden slut: ${loser}`,
    left: (who, loser) => rich`Vinnare: ${who}. Lämnade bordet: ${loser}`,
  },
  options: {
    preset: 'Regler',
    'preset.classic': 'Klassisk',
    'preset.shared': 'Blandade lekar',
    'preset.draw3': 'Dra tre',
    mode: 'Lekar',
    'mode.split': 'Var sin lek',
    'mode.shared': 'Båda lekarna blandade',
    drawCount: 'Kort som dras åt gången',
    'drawCount.1': 'Ett',
    'drawCount.3': 'Tre',
    autoReveal: 'Frilagda kort vänds upp av sig själva',
    'autoReveal.true': 'Ja',
    'autoReveal.false': 'Nej, man vänder dem',
    emptyColumn: 'I en tom kolumn får ligga',
    'emptyColumn.king': 'Bara en kung',
    'emptyColumn.any': 'Vilket kort som helst',
    quietLimit: 'Drag utan framsteg som avslutar matchen (0: inga)',
  },
};
