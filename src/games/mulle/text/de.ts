// Mulle auf Deutsch; die Wörter des Spiels bleiben schwedisch.

import { rich } from '../../../kernel/presentation.ts';
import type { BuildParts, Texts } from './texts.ts';

const mulles = (count: number): string => (count === 1 ? '1 Mulle' : `${count} Mullar`);
const tabbar = (count: number): string => (count === 1 ? '1 Tabbe' : `${count} Tabbar`);

const outcome = ({ value, locked, merged, absorbed }: BuildParts) => [
  `${value}, ${locked ? 'gesperrt' : 'offen'}`,
  ...(merged ? [', vereinigt'] : []),
  ...(absorbed.length === 0 ? [] : [', mit ', ...absorbed]),
];

export const de: Texts = {
  name: 'Mulle',
  blurb: 'Das schwedische Fischspiel: Bauten, Trotta und Zwillinge, die zählen.',
  and: ' und ',
  build: (value) => `Bau ${value}`,
  mulles,
  tabbar,
  actions: {
    take: (card, what, count) => [
      ...rich`Nimm mit ${card}: `,
      ...what,
      ...(count === 0 ? [] : [` · ${mulles(count)}`]),
    ],
    build: (card, on, value) => rich`Baue ${card} auf ${on} = ${value}`,
    rebuild: (card, from, to) => rich`Baue ${from} mit ${card} auf ${to} um`,
    trotta: (card) => rich`Trotta ${card}`,
    discard: (card) => rich`Lege ${card} ab`,
    feed: (card, value) => rich`Gib ${card} zu deinem Bau ${value}`,
  },
  refusals: {
    'not-your-turn': () => ({ title: 'Nicht am Zug', text: rich`Warte, bis du am Zug bist.` }),
    'not-dealt': () => ({ title: 'Noch nicht gegeben', text: rich`Die Karten sind noch nicht gegeben.` }),
    'match-finished': () => ({ title: 'Spiel vorbei', text: rich`Das Spiel ist zu Ende; fang ein neues an.` }),
    'card-not-in-hand': ({ card }) => ({
      title: 'Nicht auf der Hand',
      text: rich`Du hast ${card} nicht auf der Hand.`,
    }),
    'card-not-on-table': ({ card }) => ({
      title: 'Nicht auf dem Tisch',
      text: rich`${card} liegt nicht lose auf dem Tisch.`,
    }),
    'card-named-twice': ({ card }) => ({
      title: 'Zweimal genannt',
      text: rich`${card} liegt nur einmal auf dem Tisch, und keine Karte gehört zu zwei Gruppen.`,
    }),
    'no-such-build': ({ value }) => ({
      title: 'Kein solcher Bau',
      text: rich`Es gibt keinen Bau mit dem Wert ${value}.`,
    }),
    'special-takes-builds': ({ card, value }) => ({
      title: 'Nur Bauten',
      text: rich`${card} ist ${value} wert und nimmt nur einen Bau mit dem Wert ${value}, keine lose Karte.`,
    }),
    'wrong-sum': ({ card, value }) => ({
      title: 'Die Summe stimmt nicht',
      text: rich`${card} nimmt Bauten mit dem Wert ${value} und Gruppen, die zusammen ${value} ergeben.`,
    }),
    'twin-first': ({ card }) => ({
      title: 'Nimm den Zwilling',
      text: rich`Der Zwilling von ${card} liegt auf dem Tisch: Die Karte nimmt ihn und sonst nichts.`,
    }),
    'take-the-build': ({ card, value, larger }) => ({
      title: 'Auch den Bau',
      text: [...rich`Da liegt ein Bau mit dem Wert ${value}, und ${card} nimmt ihn auf jeden Fall: `, ...larger, '.'],
    }),
    'take-more': ({ card, larger }) => ({
      title: 'Nimm alles',
      text: [...rich`${card} kann mehr nehmen: `, ...larger, '.'],
    }),
    'auto-decides': ({ card, cards }) => ({
      title: 'Nicht das',
      text: [...rich`Hier wählt die Regel, was genommen wird. ${card} nimmt `, ...cards, '.'],
    }),
    reserved: ({ card, value }) => ({
      title: 'Reserviert',
      text: rich`${card} ist deine einzige Karte für deinen Bau mit dem Wert ${value}: Sie kann nur nehmen.`,
    }),
    'value-out-of-range': ({ value }) => ({
      title: 'Nicht dieser Wert',
      text: rich`Ein Bau ist 2 bis 16 wert, nicht ${value}.`,
    }),
    'no-taker': ({ card, value }) => ({
      title: 'Keine Karte dafür',
      text: rich`Außer ${card} brauchst du eine Karte auf der Hand, die ${value} wert ist.`,
    }),
    'others-build': ({ value }) => ({
      title: 'Wert vergeben',
      text: rich`Jemand anders hat einen Bau mit dem Wert ${value}; von jedem Wert gibt es nur einen.`,
    }),
    'own-build': ({ value }) => ({
      title: 'Dein eigener Bau',
      text: rich`Deinen eigenen Bau mit dem Wert ${value} darfst du nicht umbauen.`,
    }),
    'locked-build': ({ value }) => ({
      title: 'Gesperrt',
      text: rich`Der Bau mit dem Wert ${value} ist gesperrt: Er kann nur genommen werden.`,
    }),
    'wrong-value': ({ card, from, up, down }) => ({
      title: 'Falscher Wert',
      text: rich`Mit ${card} wird der Bau ${from} zu ${up} oder ${down}.`,
    }),
    'build-in-the-way': ({ value }) => ({
      title: 'Ein Bau ist im Weg',
      text: rich`Der Bau mit dem Wert ${value} lässt sich nicht einsammeln, also geht Trotta auf ${value} nicht.`,
    }),
    'nothing-to-gather': ({ value }) => ({
      title: 'Nichts zu sammeln',
      text: rich`Keine Karte und kein Paar auf dem Tisch ergibt ${value}.`,
    }),
    'no-trotta-of-aces': ({ card }) => ({
      title: 'Nie mit einem Ass',
      text: rich`Mit ${card} geht Trotta nicht: Keine Handkarte ist 1 wert.`,
    }),
    'has-builds': ({ value }) => ({
      title: 'Du hast einen Bau',
      text: rich`Solange dein Bau mit dem Wert ${value} liegt, darfst du nicht ablegen.`,
    }),
    'can-capture': ({ card, value, build, cards }) => ({
      title: 'Sie kann nehmen',
      text: build
        ? rich`${card} kann den Bau mit dem Wert ${value} nehmen und darf deshalb nicht abgelegt werden.`
        : [...rich`${card} darf nicht abgelegt werden, weil sie nehmen kann: `, ...cards, '.'],
    }),
  },
  zones: {
    ownHand: 'Deine Hand',
    hand: (who) => `${who}: Hand`,
    table: 'Tisch',
    build: (who, locked) => `Bau, ${who}, ${locked ? 'gesperrt' : 'offen'}`,
    stock: 'Stapel',
    captured: (who) => `${who}: genommen`,
  },
  facts: { omgang: (omgang, of, deal, deals) => `Omgång ${omgang} von ${of} · Geben ${deal} von ${deals}` },
  intake: (points) => `Intag ${points}`,
  events: {
    dealt: (omgang, deal, starter) => rich`Omgång ${omgang}, Geben ${deal}. Anfang: ${starter}.`,
    took: (who, card, what) => [...rich`${who}: ${card} nimmt `, ...what],
    built: (who, card, on, build) => [...rich`${who}: ${card} auf ${on}, Bau `, ...outcome(build)],
    rebuilt: (who, card, from, build) => [...rich`${who}: ${card} auf Bau ${from}, jetzt `, ...outcome(build)],
    trotta: (who, card, gathered, value) => [
      ...rich`${who}: Trotta ${card} mit `,
      ...gathered,
      `, Bau ${value}, gesperrt`,
    ],
    fed: (who, card, value) => rich`${who}: ${card} zum eigenen Bau ${value}, gesperrt`,
    discarded: (who, card) => rich`${who}: ${card} abgelegt`,
    swept: (who, cards) => rich`Rest vom Tisch, Karten: ${cards}, an ${who}`,
    counted: (omgang, parts) => [
      `Omgång ${omgang}. `,
      parts
        .map(
          ({ who, count, total }) =>
            `${who}: ${count.total} = Mullar ${count.mulles} + Tabbar ${count.tabbar} + Bonus ${count.bonus} (Intag ${count.intake}), gesamt ${total}`,
        )
        .join('; '),
    ],
  },
  outcome: {
    won: (who, tally) => rich`Sieg: ${who}, ${tally}`,
    drawn: (tally) => rich`Unentschieden, ${tally}`,
    resigned: (who, loser) => rich`Sieg: ${who}. Aufgegeben: ${loser}`,
    time: (who, loser) => rich`Sieg: ${who}. Zeit abgelaufen: ${loser}`,
    left: (who, loser) => rich`Sieg: ${who}. Nicht mehr am Tisch: ${loser}`,
  },
  options: {
    players: 'Spieler',
    'players=2': 'Zwei Spieler',
    'players=4': 'Vier, in Paaren',
    omgangar: 'Omgångar (ganze Kartenspiele)',
    captureChoice: 'Wenn mehrere Karten genommen werden können',
    'captureChoice=choose': 'Wer spielt, wählt',
    'captureChoice=auto': 'Meiste Stapel, dann meistes Intag',
    absorb: 'Ein neuer Bau zieht an',
    'absorb=combos': 'Karten und Gruppen seines Werts',
    'absorb=equalOnly': 'Einzelne Karten seines Werts',
    'absorb=off': 'Nichts',
    ownerRebuild: 'Den eigenen Bau umbauen',
    'ownerRebuild=never': 'Nie',
    'ownerRebuild=any': 'Solange er offen ist',
    trailWhenCapturable: 'Eine Karte ablegen, die nehmen könnte',
    'trailWhenCapturable=false': 'Nicht erlaubt',
    'trailWhenCapturable=true': 'Erlaubt',
    tableSpecials: 'Zwei lose besondere Zwillinge',
    'tableSpecials=tabbe': 'Geben Tabbar',
    'tableSpecials=mulle': 'Sind eine Mulle',
    'preset=standard': 'Standard',
    'preset=classic': 'Klassisch',
  },
};
