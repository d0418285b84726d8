// Mythos in German.

import { rich, type Rich } from '../../../kernel/face.ts';
import type { CardPart, Texts } from './texts.ts';

const list = (cards: readonly CardPart[]): Rich => cards.flatMap((card, i) => (i === 0 ? [card] : [', ', card]));
const forCost = (cost?: number): string => (cost === undefined ? '' : ` für ${cost}`);

export const de: Texts = {
  name: 'Mythos',
  blurb: 'Verdeckte Figuren, Jutsu und Chakra: vier Missionen, jede nimmt die größere Kraft.',
  hiddenCharacter: 'eine verdeckte Figur',
  triggers: { MAIN: 'Main', UPGRADE: 'Upgrade', AMBUSH: 'Ambush', SCORE: 'Score' },
  actions: {
    keep: 'Diese Hand behalten',
    mulligan: 'Mischen und fünf neue ziehen',
    pass: 'Passen',
    passEdge: 'Passen – du nimmst den Edge',
    passEnds: 'Passen – die Runde endet',
    accept: 'Ausführen',
    decline: 'Verzichten',
    play: (card, lane, cost) => rich`${card} auf ${lane} spielen${forCost(cost)}`,
    hide: (card, lane) => rich`${card} verdeckt auf ${lane} spielen für 1`,
    reveal: (card, lane, cost) => rich`${card} auf ${lane} aufdecken${forCost(cost)}`,
    upgrade: (card, lane, cost) => rich`Zu ${card} auf ${lane} aufwerten${forCost(cost)}`,
    jutsu: (card, on, lane, cost) => rich`Jutsu ${card} mit ${on} auf ${lane}${forCost(cost)}`,
    choose: (who, lane, own) =>
      own === undefined
        ? rich`${who} auf ${lane} wählen`
        : rich`${who} auf ${lane} wählen, ${own ? 'deine' : 'gegnerische'}`,
    take: (card) => rich`${card} spielen`,
    to: (lane) => `Zu Mission ${lane}`,
  },
  ways: {
    play: (lane, cost) => `Auf ${lane} spielen für ${cost}`,
    hide: (lane) => `Verdeckt auf ${lane} für 1`,
    reveal: (cost) => `Aufdecken für ${cost}`,
    upgrade: (over, lane, cost) => rich`${over} auf ${lane} aufwerten für ${cost}`,
    jutsu: (on, lane, cost) => rich`Mit ${on} auf ${lane} für ${cost}`,
    where: (lane, own) => `auf ${lane}, ${own ? 'deine Seite' : 'Gegenseite'}`,
    leads: (own, name, still) => `${own ? 'du führst' : `${name} führt`}${still ? ' weiter' : ''}`,
    tie: (own, name) => `Gleichstand: ${own ? 'dein Edge' : `der Edge von ${name}`} gewinnt`,
  },
  cards: {
    cost: (cost) => `Kosten ${cost}`,
    power: (power) => `Kraft ${power}`,
    points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
    jutsu: 'Jutsu',
    mission: 'Mission',
  },
  lanes: {
    round: (round) => `Runde ${round}`,
    now: (points) => `${points} · diese Runde`,
    yours: 'deine',
    theirs: (who) => `von ${who}`,
    nobody: 'von niemandem',
    last: (won) => `zuletzt ${won}`,
  },
  refusals: {
    'match-finished': () => ({ title: 'Spiel beendet', text: rich`Das Spiel ist zu Ende; beginne ein neues.` }),
    'not-dealt': () => ({ title: 'Nicht ausgeteilt', text: rich`Die Karten sind nicht ausgeteilt.` }),
    'answer-first': () => ({ title: 'Deine erste Hand', text: rich`Sag zuerst, ob du die Hand behältst.` }),
    'answered-already': () => ({ title: 'Schon geantwortet', text: rich`Du hast geantwortet; warte auf den Gegner.` }),
    'opening-only': () => ({ title: 'Zu spät', text: rich`Die Hand wird nur vor Runde 1 getauscht.` }),
    'not-your-turn': () => ({ title: 'Nicht am Zug', text: rich`Warte, bis der Gegner gehandelt hat.` }),
    'not-your-choice': () => ({ title: 'Nicht deine Wahl', text: rich`Der Gegner muss für einen Effekt wählen.` }),
    'choose-first': () => ({
      title: 'Erst wählen',
      text: rich`Ein Effekt wartet auf deine Wahl; vorher geht nichts weiter.`,
    }),
    'not-optional': () => ({ title: 'Du musst', text: rich`Dieser Effekt ist nicht freiwillig.` }),
    'no-such-choice': () => ({ title: 'Nicht dabei', text: rich`Der Effekt kann das nicht betreffen.` }),
    'nothing-to-choose': () => ({ title: 'Nichts zu wählen', text: rich`Kein Effekt wartet auf eine Wahl.` }),
    'only-pass': ({ most }) => ({ title: 'Nur passen', text: rich`Du hast in dieser Runde ${most} Aktionen gemacht.` }),
    'not-revealed': ({ lane }) => ({ title: 'Nicht aufgedeckt', text: rich`Mission ${lane} ist nicht aufgedeckt.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Nicht in deiner Hand', text: rich`Du hast ${card} nicht.` }),
    'not-a-character': ({ card }) => ({
      title: 'Ein Jutsu',
      text: rich`${card} ist ein Jutsu: spiele es mit einer deiner Figuren.`,
    }),
    'not-a-jutsu': ({ card }) => ({ title: 'Kein Jutsu', text: rich`${card} ist eine Figur.` }),
    'name-taken': ({ card, lane, upgrade }) => ({
      title: 'Gleicher Name',
      text: rich`Du hast ${card} auf ${lane}: jeder Name einmal pro Mission.${upgrade === undefined ? '' : ` Du kannst die Figur für ${upgrade} aufwerten.`}`,
    }),
    'too-dear': ({ cost, chakra }) => ({
      title: 'Zu teuer',
      text: rich`Es kostet ${cost}, und du hast ${chakra} Chakra.`,
    }),
    'not-hidden-there': ({ card, lane }) => ({
      title: 'Nicht verdeckt',
      text: rich`Du hast keine verdeckte ${card} auf ${lane}.`,
    }),
    'nothing-to-upgrade': ({ card, lane }) => ({
      title: 'Nichts aufzuwerten',
      text: rich`Du hast niemanden mit dem Namen von ${card} auf ${lane}.`,
    }),
    'not-dearer': ({ card, over }) => ({ title: 'Nicht teurer', text: rich`${card} muss mehr kosten als ${over}.` }),
    'no-such-target': ({ card }) => ({
      title: 'Kein Ziel',
      text: rich`${card} ist dort keine offene Figur von dir.`,
    }),
  },
  zones: {
    ownHand: 'Deine Hand',
    hand: (who) => `${who}: Hand`,
    lane: (lane, who) => `${lane} · ${who}`,
    mission: (lane) => `Mission ${lane}`,
    missionDeck: 'Kommende Missionen',
    deck: (who) => `${who}: Deck`,
    discard: (who) => `${who}: Ablage`,
    look: 'Angesehen',
  },
  facts: {
    round: (round, of) => `Runde ${round} von ${of}`,
    chakra: (who, chakra) => `${who}: ${chakra} Chakra`,
    edge: (who) => `Edge: ${who}`,
    passed: (who) => `${who}: gepasst`,
    effect: (card, text) => `${card}: ${text}`,
    opening: 'Deine erste Hand: behältst du sie?',
    chakraBrief: (chakra) => `${chakra} Chakra`,
    edgeBrief: 'Edge',
    passedBrief: 'gepasst',
  },
  events: {
    dealt: (who) => rich`Fünf Karten für jeden. Edge: ${who}.`,
    answered: (who) => rich`${who}: Antwort gegeben.`,
    kept: (who) => rich`${who}: Hand behalten.`,
    redraws: (who) => rich`${who}: neue Hand.`,
    round: (round, lane, mission, first) => rich`Runde ${round}: Mission ${lane} ist ${mission}. Es beginnt: ${first}.`,
    drew: (who, cards, count) =>
      cards.length > 0
        ? [`${who}: `, ...list(cards), ' vom Deck.']
        : rich`${who}: ${count === 1 ? '1 Karte' : `${count} Karten`} vom Deck.`,
    played: (who, card, lane, cost) => rich`${who}: ${card} auf ${lane} für ${cost}.`,
    setUnseen: (who, lane) => rich`${who}: eine verdeckte Figur auf ${lane}.`,
    set: (who, card, lane) => rich`${who}: ${card} verdeckt auf ${lane}.`,
    revealed: (who, card, lane, cost) => rich`${who}: ${card} auf ${lane} aufgedeckt für ${cost}.`,
    upgraded: (who, card, over, lane, cost) => rich`${who}: ${card} über ${over} auf ${lane} für ${cost}.`,
    jutsu: (who, card, on, cost) => rich`${who}: Jutsu ${card} mit ${on} für ${cost}.`,
    passed: (who, edge) => (edge ? rich`${who}: gepasst, mit dem Edge.` : rich`${who}: gepasst.`),
    spent: (card, trigger) =>
      rich`${card}: Die Zeile ${trigger} hat in dieser Runde schon gewirkt und wirkt nicht noch einmal.`,
    declined: (who, card) => rich`${who}: Effekt von ${card} abgelehnt.`,
    powered: (on, lane, amount) => rich`${on} auf ${lane}: +${amount} Kraft.`,
    drained: (on, lane, amount) => rich`${on} auf ${lane}: −${amount} Kraft.`,
    gained: (who, amount) => rich`${who}: +${amount} Chakra.`,
    stole: (who, amount) => rich`${who}: ${amount} Chakra gestohlen.`,
    moved: (card, from, to) => rich`${card}: von ${from} nach ${to}.`,
    blocked: (card) => rich`${card} kann nicht dorthin: der Name ist vergeben.`,
    defeated: (card, lane) => rich`${card} auf ${lane} besiegt.`,
    turned: (card, lane) => rich`${card} auf ${lane} verdeckt.`,
    took: (who, card, lane) => rich`${who}: Kontrolle über ${card} auf ${lane}.`,
    looked: (who, what, cards) =>
      cards.length > 0
        ? [`${who}: ein Blick auf `, ...list(cards), '.']
        : rich`${who}: ein Blick auf ${what === 'hand' ? 'die Hand' : 'verdeckte Figuren'}.`,
    placed: (who, lane, hidden, discarded) => [
      `${who}: ${hidden} vom Deck verdeckt auf ${lane}`,
      ...(discarded.length > 0 ? ['; abgelegt: ', ...list(discarded)] : []),
      '.',
    ],
    copied: (card) => rich`Effekt von ${card} kopiert.`,
    bound: (on) => rich`Dauernder Effekt auf ${on}.`,
    returned: (card) => rich`${card} zurück auf die Hand.`,
    evaluated: (lane, powers, winner, tie) =>
      winner === undefined
        ? rich`Mission ${lane}: niemand hat dort Kraft, niemand gewinnt sie.`
        : tie
          ? rich`Mission ${lane}: ${powers}. Gleichstand, der Edge entscheidet. Gewonnen: ${winner}.`
          : rich`Mission ${lane}: ${powers}. Gewonnen: ${winner}.`,
    scored: (who, lane, points) => rich`${who}: +${points} für Mission ${lane}.`,
    chainCut: rich`Die Kette der Effekte wurde abgebrochen.`,
  },
  outcome: {
    points: (who, tally) => rich`Sieg: ${who}, ${tally}`,
    edge: (who, tally) => rich`Sieg mit dem Edge: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Sieg: ${who}. Aufgegeben: ${loser}`,
    time: (who, loser) => rich`Sieg: ${who}. Zeit abgelaufen: ${loser}`,
    left: (who, loser) => rich`Sieg: ${who}. Nicht mehr am Tisch: ${loser}`,
  },
  yes: 'Ja',
  no: 'Nein',
  options: {
    scoring: 'Missionen werden gewertet',
    once: 'Einmal',
    everyRound: 'Jede Runde neu',
    missionBasePoints: 'Gedruckte Missionspunkte zählen',
    missionDeck: 'Missionsdeck',
    allSix: 'Alle sechs',
    twoEach: 'Zwei von jedem',
    missionScoreEffects: 'Missionen haben SCORE-Effekte',
    round1Draw: 'Gezogene Karten in Runde 1',
    revealDiscount: 'Nachlass beim Aufdecken',
    revealTriggersMain: 'Aufdecken löst auch MAIN aus',
    upgradeTriggersMain: 'Aufwerten löst auch MAIN aus',
    upgradeStack: 'Aufwertungen werden gestapelt',
    passIsFinal: 'Passen gilt für die ganze Runde',
    hiddenTokensCount: 'Marker zählen auf verdeckten Figuren',
    hiddenTargetable: 'Verdeckte Figuren können Ziele sein',
    optionalEffects: 'Effekte sind freiwillig',
    deckSize: 'Karten im Deck',
    exactly30: 'Genau 30',
    atLeast30: '30 oder mehr',
    deckLists: 'Decklisten',
    closed: 'Geschlossen',
    open: 'Offen',
    digital: 'Digital',
    paper: 'Wie gedruckt',
  },
};
