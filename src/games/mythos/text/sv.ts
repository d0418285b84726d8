// Mythos in Swedish.

import { rich, type Rich } from '../../../kernel/face.ts';
import type { CardPart, Texts } from './texts.ts';

const list = (cards: readonly CardPart[]): Rich => cards.flatMap((card, i) => (i === 0 ? [card] : [', ', card]));
const forCost = (cost?: number): string => (cost === undefined ? '' : ` för ${cost}`);

export const sv: Texts = {
  name: 'Mythos',
  blurb: 'Dolda figurer, jutsu och chakra: fyra uppdrag, störst kraft tar varje.',
  hiddenCharacter: 'en dold figur',
  triggers: { MAIN: 'Main', UPGRADE: 'Upgrade', AMBUSH: 'Ambush', SCORE: 'Score' },
  actions: {
    keep: 'Behåll handen',
    mulligan: 'Blanda och dra fem nya',
    pass: 'Passa',
    passEdge: 'Passa och ta Edge',
    passEnds: 'Passa: uppdragen avgörs',
    accept: 'Gör det',
    decline: 'Avstå',
    play: (card, lane, cost) => rich`Spela ${card} på ${lane}${forCost(cost)}`,
    hide: (card, lane) => rich`Spela ${card} dolt på ${lane} för 1`,
    reveal: (card, lane, cost) => rich`Visa ${card} på ${lane}${forCost(cost)}`,
    upgrade: (card, lane, cost) => rich`Uppgradera till ${card} på ${lane}${forCost(cost)}`,
    jutsu: (card, on, lane, cost) => rich`Jutsu ${card} med ${on} på ${lane}${forCost(cost)}`,
    choose: (who, lane, own) =>
      own === undefined ? rich`Välj ${who} på ${lane}` : rich`Välj ${who} på ${lane}, ${own ? 'din' : 'motståndarens'}`,
    take: (card) => rich`Spela ${card}`,
    to: (lane) => `Till uppdrag ${lane}`,
  },
  refusals: {
    'match-finished': () => ({ title: 'Partiet är slut', text: rich`Partiet är slut; börja ett nytt.` }),
    'not-dealt': () => ({ title: 'Inte utdelat', text: rich`Korten är inte utdelade.` }),
    'answer-first': () => ({ title: 'Din första hand', text: rich`Säg först om du behåller handen.` }),
    'answered-already': () => ({ title: 'Redan svarat', text: rich`Du har svarat; vänta på motståndaren.` }),
    'opening-only': () => ({ title: 'För sent', text: rich`Handen byts bara före runda 1.` }),
    'not-your-turn': () => ({ title: 'Inte din tur', text: rich`Vänta tills motståndaren har agerat.` }),
    'not-your-choice': () => ({ title: 'Inte ditt val', text: rich`Motståndaren ska välja för en effekt.` }),
    'choose-first': () => ({
      title: 'Välj först',
      text: rich`En effekt väntar på ditt val; inget annat händer före det.`,
    }),
    'not-optional': () => ({ title: 'Du måste', text: rich`Effekten är inte frivillig.` }),
    'no-such-choice': () => ({ title: 'Inte bland dem', text: rich`Effekten kan inte gälla det.` }),
    'nothing-to-choose': () => ({ title: 'Inget att välja', text: rich`Ingen effekt väntar på ett val.` }),
    'only-pass': ({ most }) => ({ title: 'Bara passa', text: rich`Du har gjort ${most} handlingar i rundan.` }),
    'not-revealed': ({ lane }) => ({ title: 'Inte uppvänt', text: rich`Uppdrag ${lane} är inte uppvänt.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Inte på din hand', text: rich`Du har inte ${card}.` }),
    'not-a-character': ({ card }) => ({
      title: 'En jutsu',
      text: rich`${card} är en jutsu: spela den med en egen figur.`,
    }),
    'not-a-jutsu': ({ card }) => ({ title: 'Ingen jutsu', text: rich`${card} är en figur.` }),
    'name-taken': ({ card, lane }) => ({
      title: 'Samma namn',
      text: rich`Du har ${card} på ${lane}: ett av varje namn per uppdrag.`,
    }),
    'too-dear': ({ cost, chakra }) => ({
      title: 'För dyrt',
      text: rich`Det kostar ${cost} och du har ${chakra} chakra.`,
    }),
    'not-hidden-there': ({ card, lane }) => ({
      title: 'Inte dold',
      text: rich`Du har ingen dold ${card} på ${lane}.`,
    }),
    'nothing-to-upgrade': ({ card, lane }) => ({
      title: 'Inget att uppgradera',
      text: rich`Du har ingen med namnet på ${card} på ${lane}.`,
    }),
    'not-dearer': ({ card, over }) => ({ title: 'Inte dyrare', text: rich`${card} måste kosta mer än ${over}.` }),
    'no-such-target': ({ card }) => ({
      title: 'Inget mål',
      text: rich`${card} är ingen uppvänd egen figur där.`,
    }),
  },
  zones: {
    ownHand: 'Din hand',
    hand: (who) => `${who}: hand`,
    lane: (lane, who) => `${lane} · ${who}`,
    mission: (lane) => `Uppdrag ${lane}`,
    missionDeck: 'Kommande uppdrag',
    deck: (who) => `${who}: kortlek`,
    discard: (who) => `${who}: kasthög`,
    look: 'Sedda kort',
  },
  score: 'poäng',
  facts: {
    round: (round, of) => `Runda ${round} av ${of}`,
    chakra: (who, chakra) => `${who}: ${chakra} chakra`,
    edge: (who) => `Edge: ${who}`,
    passed: (who) => `${who}: har passat`,
    effect: (card, text) => `${card}: ${text}`,
    opening: 'Första händerna',
  },
  events: {
    dealt: (who) => rich`Fem kort var. Edge: ${who}.`,
    answered: (who) => rich`${who}: svar lämnat.`,
    kept: (who) => rich`${who}: handen behålls.`,
    redraws: (who) => rich`${who}: ny hand.`,
    round: (round, lane, mission, first) => rich`Runda ${round}: uppdrag ${lane} är ${mission}. Börjar: ${first}.`,
    drew: (who, cards, count) =>
      cards.length > 0 ? [`${who}: `, ...list(cards), ' från kortleken.'] : rich`${who}: ${count} från kortleken.`,
    played: (who, card, lane, cost) => rich`${who}: ${card} på ${lane} för ${cost}.`,
    setUnseen: (who, lane) => rich`${who}: en dold figur på ${lane}.`,
    set: (who, card, lane) => rich`${who}: ${card} dolt på ${lane}.`,
    revealed: (who, card, lane, cost) => rich`${who}: ${card} visas på ${lane} för ${cost}.`,
    upgraded: (who, card, over, lane, cost) => rich`${who}: ${card} över ${over} på ${lane} för ${cost}.`,
    jutsu: (who, card, on, cost) => rich`${who}: jutsu ${card} med ${on} för ${cost}.`,
    passed: (who, edge) => (edge ? rich`${who}: pass, och Edge.` : rich`${who}: pass.`),
    declined: (who, card) => rich`${who}: effekten av ${card} avböjd.`,
    powered: (on, lane, amount) => rich`${on} på ${lane}: +${amount} kraft.`,
    drained: (on, lane, amount) => rich`${on} på ${lane}: −${amount} kraft.`,
    gained: (who, amount) => rich`${who}: +${amount} chakra.`,
    stole: (who, amount) => rich`${who}: ${amount} stulen chakra.`,
    moved: (card, from, to) => rich`${card}: från ${from} till ${to}.`,
    blocked: (card) => rich`${card} kan inte gå dit: namnet är upptaget.`,
    defeated: (card, lane) => rich`${card} besegrad på ${lane}.`,
    turned: (card, lane) => rich`${card} dold på ${lane}.`,
    took: (who, card, lane) => rich`${who}: kontroll över ${card} på ${lane}.`,
    looked: (who, what, cards) =>
      cards.length > 0
        ? [`${who}: en titt på `, ...list(cards), '.']
        : rich`${who}: en titt på ${what === 'hand' ? 'handen' : 'dolda figurer'}.`,
    placed: (who, lane, hidden, discarded) => [
      `${who}: ${hidden} från kortleken, dolt, på ${lane}`,
      ...(discarded.length > 0 ? ['; kastade: ', ...list(discarded)] : []),
      '.',
    ],
    copied: (card) => rich`Effekten av ${card} kopierad.`,
    bound: (on) => rich`Varaktig effekt på ${on}.`,
    returned: (card) => rich`${card} tillbaka till handen.`,
    evaluated: (lane, powers, winner, tie) =>
      winner === undefined
        ? rich`Uppdrag ${lane}: ${powers}, ingen.`
        : tie
          ? rich`Uppdrag ${lane}: ${powers}, tack vare Edge: ${winner}.`
          : rich`Uppdrag ${lane}: ${powers}, ${winner}.`,
    scored: (who, lane, points) => rich`${who}: +${points} för uppdrag ${lane}.`,
    chainCut: rich`Effektkedjan bröts.`,
  },
  outcome: {
    points: (who, tally) => rich`Vinst för ${who}, ${tally}`,
    edge: (who, tally) => rich`Vinst för ${who} med Edge, ${tally}`,
    resigned: (who, loser) => rich`Vinst för ${who}: ${loser} gav upp`,
    time: (who, loser) => rich`Vinst för ${who}: tiden slut, ${loser}`,
    left: (who, loser) => rich`Vinst för ${who}: ${loser} gick`,
  },
  yes: 'Ja',
  no: 'Nej',
  options: {
    scoring: 'Uppdragen ger poäng',
    once: 'En gång',
    everyRound: 'Varje runda',
    missionBasePoints: 'Tryckta uppdragspoäng räknas',
    missionDeck: 'Uppdragslek',
    allSix: 'Alla sex',
    twoEach: 'Två från varje',
    missionScoreEffects: 'Uppdrag har SCORE-effekter',
    round1Draw: 'Kort som dras i runda 1',
    revealDiscount: 'Rabatt när man visar',
    revealTriggersMain: 'Att visa utlöser även MAIN',
    upgradeTriggersMain: 'Att uppgradera utlöser även MAIN',
    upgradeStack: 'Uppgraderingar staplas',
    passIsFinal: 'Pass gäller hela rundan',
    hiddenTokensCount: 'Marker räknas på dolda figurer',
    hiddenTargetable: 'Dolda figurer kan vara mål',
    optionalEffects: 'Effekter är frivilliga',
    deckSize: 'Kort i leken',
    exactly30: 'Exakt 30',
    atLeast30: '30 eller fler',
    deckLists: 'Kortlistor',
    closed: 'Stängda',
    open: 'Öppna',
    digital: 'Digitalt',
    paper: 'Som tryckt',
  },
};
