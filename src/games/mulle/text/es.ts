// Mulle en español; las palabras del juego se quedan en sueco.

import { rich } from '../../../kernel/presentation.ts';
import type { BuildParts, Texts } from './texts.ts';

const mulles = (count: number): string => (count === 1 ? '1 mulle' : `${count} mullar`);
const tabbar = (count: number): string => (count === 1 ? '1 tabbe' : `${count} tabbar`);

const outcome = ({ value, locked, merged, absorbed }: BuildParts) => [
  `${value}, ${locked ? 'cerrado' : 'abierto'}`,
  ...(merged ? [', unido'] : []),
  ...(absorbed.length === 0 ? [] : [', con ', ...absorbed]),
];

export const es: Texts = {
  name: 'Mulle',
  blurb: 'El juego sueco de pesca: montones, trotta y gemelas que puntúan.',
  and: ' y ',
  build: (value) => `montón ${value}`,
  mulles,
  tabbar,
  actions: {
    take: (card, what, count) => [
      ...rich`Llevar con ${card}: `,
      ...what,
      ...(count === 0 ? [] : [` · ${mulles(count)}`]),
    ],
    build: (card, on, value) => rich`Montar ${card} sobre ${on} = ${value}`,
    rebuild: (card, from, to) => rich`Cambiar ${from} con ${card} a ${to}`,
    trotta: (card) => rich`Trotta ${card}`,
    discard: (card) => rich`Soltar ${card}`,
    feed: (card, value) => rich`Añadir ${card} a tu ${value}`,
  },
  refusals: {
    'not-your-turn': () => ({ title: 'No es tu turno', text: rich`Espera a que te toque.` }),
    'not-dealt': () => ({ title: 'Sin repartir', text: rich`Todavía no se han repartido las cartas.` }),
    'match-finished': () => ({ title: 'Se acabó', text: rich`La partida ha terminado; empieza otra.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'No la tienes', text: rich`No tienes ${card} en la mano.` }),
    'card-not-on-table': ({ card }) => ({
      title: 'No está en la mesa',
      text: rich`${card} no está suelta en la mesa.`,
    }),
    'card-named-twice': ({ card }) => ({
      title: 'Nombrada dos veces',
      text: rich`${card} está una sola vez en la mesa y ninguna carta cuenta en dos grupos.`,
    }),
    'no-such-build': ({ value }) => ({ title: 'No existe', text: rich`No hay ningún montón de ${value}.` }),
    'special-takes-builds': ({ card, value }) => ({
      title: 'Solo montones',
      text: rich`${card} vale ${value} y solo se lleva un montón de ${value}, ninguna carta suelta.`,
    }),
    'wrong-sum': ({ card, value }) => ({
      title: 'No suma',
      text: rich`${card} se lleva montones de ${value} y grupos que suman ${value}.`,
    }),
    'twin-first': ({ card }) => ({
      title: 'Llévate la gemela',
      text: rich`La gemela de ${card} está en la mesa: la carta se lleva esa y nada más.`,
    }),
    'take-the-build': ({ card, value, larger }) => ({
      title: 'También el montón',
      text: [...rich`Hay un montón de ${value} y ${card} se lo lleva en todo caso: `, ...larger, '.'],
    }),
    'take-more': ({ card, larger }) => ({
      title: 'Llévate todo',
      text: [...rich`${card} puede llevarse más: `, ...larger, '.'],
    }),
    'auto-decides': ({ card, cards }) => ({
      title: 'Esa no',
      text: [...rich`Aquí la regla elige qué se lleva ${card}: `, ...cards, '.'],
    }),
    reserved: ({ card, value }) => ({
      title: 'Reservada',
      text: rich`${card} es tu única carta para tu montón de ${value}: solo puede llevárselo.`,
    }),
    'value-out-of-range': ({ value }) => ({
      title: 'Ese valor no',
      text: rich`Un montón vale de 2 a 16, no ${value}.`,
    }),
    'no-taker': ({ card, value }) => ({
      title: 'Falta una carta',
      text: rich`Además de ${card} necesitas en la mano una carta que valga ${value}.`,
    }),
    'others-build': ({ value }) => ({
      title: 'Valor ocupado',
      text: rich`Otro jugador tiene un montón de ${value}; solo hay uno de cada valor.`,
    }),
    'own-build': ({ value }) => ({ title: 'Es tuyo', text: rich`No puedes cambiar tu propio montón de ${value}.` }),
    'locked-build': ({ value }) => ({
      title: 'Cerrado',
      text: rich`El montón de ${value} está cerrado: solo se puede llevar.`,
    }),
    'wrong-value': ({ card, from, up, down }) => ({
      title: 'Valor equivocado',
      text: rich`Con ${card} el montón de ${from} pasa a ${up} o a ${down}.`,
    }),
    'build-in-the-way': ({ value }) => ({
      title: 'Estorba un montón',
      text: rich`El montón de ${value} no se puede reunir, así que no hay trotta de ${value}.`,
    }),
    'nothing-to-gather': ({ value }) => ({
      title: 'Nada que reunir',
      text: rich`Ninguna carta ni pareja de la mesa hace ${value}.`,
    }),
    'no-trotta-of-aces': ({ card }) => ({
      title: 'Con un as, nunca',
      text: rich`Con ${card} no se puede hacer trotta: nada en la mano vale 1.`,
    }),
    'has-builds': ({ value }) => ({
      title: 'Tienes un montón',
      text: rich`Mientras tu montón de ${value} esté en la mesa no puedes soltar cartas.`,
    }),
    'can-capture': ({ card, value, build, cards }) => ({
      title: 'Puede llevarse algo',
      text: build
        ? rich`${card} puede llevarse el montón de ${value}: no se puede soltar.`
        : [...rich`${card} puede llevarse `, ...cards, ': no se puede soltar.'],
    }),
  },
  zones: {
    ownHand: 'Tu mano',
    hand: (who) => `${who}: mano`,
    table: 'Mesa',
    build: (who, locked) => `Montón, ${who}, ${locked ? 'cerrado' : 'abierto'}`,
    stock: 'Mazo',
    captured: (who) => `${who}: cartas ganadas`,
  },
  facts: { omgang: (omgang, of, deal, deals) => `Omgång ${omgang} de ${of} · reparto ${deal} de ${deals}` },
  intake: (points) => `intag ${points}`,
  events: {
    dealt: (omgang, deal, starter) => rich`Omgång ${omgang}, reparto ${deal}. Sale ${starter}.`,
    took: (who, card, what) => [...rich`${who}: ${card} se lleva `, ...what],
    built: (who, card, on, build) => [...rich`${who}: ${card} sobre ${on}, montón `, ...outcome(build)],
    rebuilt: (who, card, from, build) => [...rich`${who}: ${card} sobre el montón ${from}, ahora `, ...outcome(build)],
    trotta: (who, card, gathered, value) => [
      ...rich`${who}: trotta ${card} con `,
      ...gathered,
      `, montón ${value}, cerrado`,
    ],
    fed: (who, card, value) => rich`${who}: ${card} al montón propio ${value}, cerrado`,
    discarded: (who, card) => rich`${who}: suelta ${card}`,
    swept: (who, cards) => rich`Últimas de la mesa, ${cards} cartas: para ${who}`,
    counted: (omgang, parts) => [
      `Omgång ${omgang}. `,
      parts
        .map(
          ({ who, count, total }) =>
            `${who}: ${count.total} = mullar ${count.mulles} + tabbar ${count.tabbar} + bonus ${count.bonus} (intag ${count.intake}), total ${total}`,
        )
        .join('; '),
    ],
  },
  outcome: {
    won: (who, tally) => rich`Victoria: ${who}, ${tally}`,
    drawn: (tally) => rich`Empate, ${tally}`,
    resigned: (who, loser) => rich`Victoria: ${who}. Abandono: ${loser}`,
    time: (who, loser) => rich`Victoria: ${who}. Sin tiempo: ${loser}`,
    left: (who, loser) => rich`Victoria: ${who}. Mesa abandonada: ${loser}`,
  },
  options: {
    players: 'Jugadores',
    'players=2': 'Dos jugadores',
    'players=4': 'Cuatro, por parejas',
    omgangar: 'Omgångar (barajas enteras)',
    captureChoice: 'Si se puede llevar de varias formas',
    'captureChoice=choose': 'Elige el jugador',
    'captureChoice=auto': 'Más montones, luego más intag',
    absorb: 'Un montón nuevo recoge',
    'absorb=combos': 'Cartas y grupos de su valor',
    'absorb=equalOnly': 'Cartas sueltas de su valor',
    'absorb=off': 'Nada',
    ownerRebuild: 'Cambiar el montón propio',
    'ownerRebuild=never': 'Nunca',
    'ownerRebuild=any': 'Mientras esté abierto',
    trailWhenCapturable: 'Soltar una carta que podría llevarse algo',
    'trailWhenCapturable=false': 'No se puede',
    'trailWhenCapturable=true': 'Se puede',
    tableSpecials: 'Dos gemelas especiales sueltas',
    'tableSpecials=tabbe': 'Dan tabbar',
    'tableSpecials=mulle': 'Son un mulle',
    'preset=standard': 'Normal',
    'preset=classic': 'Clásico',
  },
};
