// Mythos in English.

import { rich, type Rich } from '../../../kernel/face.ts';
import type { CardPart, Texts } from './texts.ts';

const list = (cards: readonly CardPart[]): Rich => cards.flatMap((card, i) => (i === 0 ? [card] : [', ', card]));
const forCost = (cost?: number): string => (cost === undefined ? '' : ` for ${cost}`);

export const en: Texts = {
  name: 'Mythos',
  blurb: 'Hidden characters, jutsu and chakra: four missions, the greater power takes each.',
  hiddenCharacter: 'a hidden character',
  triggers: { MAIN: 'Main', UPGRADE: 'Upgrade', AMBUSH: 'Ambush', SCORE: 'Score' },
  actions: {
    keep: 'Keep this hand',
    mulligan: 'Reshuffle and draw five again',
    pass: 'Pass',
    passEdge: 'Pass — you take the Edge',
    passEnds: 'Pass — the round ends',
    accept: 'Do it',
    decline: 'Decline',
    play: (card, lane, cost) => rich`Play ${card} on ${lane}${forCost(cost)}`,
    hide: (card, lane) => rich`Play ${card} hidden on ${lane} for 1`,
    reveal: (card, lane, cost) => rich`Reveal ${card} on ${lane}${forCost(cost)}`,
    upgrade: (card, lane, cost) => rich`Upgrade to ${card} on ${lane}${forCost(cost)}`,
    jutsu: (card, on, lane, cost) => rich`Jutsu ${card} with ${on} on ${lane}${forCost(cost)}`,
    choose: (who, lane, own) =>
      own === undefined
        ? rich`Choose ${who} on ${lane}`
        : rich`Choose ${who} on ${lane}, ${own ? 'yours' : 'the rival’s'}`,
    take: (card) => rich`Play ${card}`,
    to: (lane) => `To mission ${lane}`,
  },
  ways: {
    play: (lane, cost) => `Play on ${lane} for ${cost}`,
    hide: (lane) => `Hidden on ${lane} for 1`,
    reveal: (cost) => `Reveal for ${cost}`,
    upgrade: (over, lane, cost) => rich`Upgrade ${over} on ${lane} for ${cost}`,
    jutsu: (on, lane, cost) => rich`With ${on} on ${lane} for ${cost}`,
    where: (lane, own) => `on ${lane}, ${own ? 'yours' : 'the rival’s'}`,
    leads: (own, name, still) => `${own ? 'you' : name}${still ? ' still' : ''} lead${own ? '' : 's'}`,
    tie: (own, name) => `tie: ${own ? 'your' : `${name}’s`} Edge wins`,
  },
  cards: {
    cost: (cost) => `cost ${cost}`,
    power: (power) => `power ${power}`,
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    jutsu: 'Jutsu',
    mission: 'Mission',
  },
  lanes: {
    round: (round) => `Round ${round}`,
    now: (points) => `${points} · this round`,
    yours: 'yours',
    theirs: (who) => `${who}’s`,
    nobody: 'nobody’s',
    last: (won) => `last: ${won}`,
  },
  refusals: {
    'match-finished': () => ({ title: 'Match over', text: rich`The match has ended; start another one.` }),
    'not-dealt': () => ({ title: 'Not dealt yet', text: rich`The cards have not been dealt.` }),
    'answer-first': () => ({ title: 'Your first hand', text: rich`First say whether you keep your hand.` }),
    'answered-already': () => ({ title: 'Already answered', text: rich`You have answered; wait for the rival.` }),
    'opening-only': () => ({ title: 'Too late', text: rich`A hand is kept or drawn again only before round 1.` }),
    'not-your-turn': () => ({ title: 'Not your turn', text: rich`Wait until the rival has acted.` }),
    'not-your-choice': () => ({ title: 'Not your choice', text: rich`The rival has an effect to choose for.` }),
    'choose-first': () => ({
      title: 'Choose first',
      text: rich`An effect waits for your choice; nothing else goes on before.`,
    }),
    'not-optional': () => ({ title: 'You must', text: rich`This effect is not optional.` }),
    'no-such-choice': () => ({ title: 'Not among them', text: rich`The effect can’t be about that.` }),
    'nothing-to-choose': () => ({ title: 'Nothing to choose', text: rich`No effect waits for a choice.` }),
    'only-pass': ({ most }) => ({ title: 'Only pass', text: rich`You have taken ${most} actions in this round.` }),
    'not-revealed': ({ lane }) => ({ title: 'Not revealed', text: rich`Mission ${lane} has not been revealed.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Not in your hand', text: rich`You do not hold ${card}.` }),
    'not-a-character': ({ card }) => ({
      title: 'A jutsu',
      text: rich`${card} is a jutsu: play it with one of your characters.`,
    }),
    'not-a-jutsu': ({ card }) => ({ title: 'No jutsu', text: rich`${card} is a character.` }),
    'name-taken': ({ card, lane, upgrade }) => ({
      title: 'Same name',
      text: rich`You have ${card} on ${lane}: one of a name on a mission.${upgrade === undefined ? '' : ` You can upgrade it for ${upgrade}.`}`,
    }),
    'too-dear': ({ cost, chakra }) => ({
      title: 'Too dear',
      text: rich`It costs ${cost} and you have ${chakra} chakra.`,
    }),
    'not-hidden-there': ({ card, lane }) => ({
      title: 'Not hidden',
      text: rich`You have no hidden ${card} on ${lane}.`,
    }),
    'nothing-to-upgrade': ({ card, lane }) => ({
      title: 'Nothing to upgrade',
      text: rich`You have nobody of the name of ${card} on ${lane}.`,
    }),
    'not-dearer': ({ card, over }) => ({ title: 'Not dearer', text: rich`${card} must cost more than ${over}.` }),
    'no-such-target': ({ card }) => ({
      title: 'No target',
      text: rich`${card} is not a face-up character of yours there.`,
    }),
  },
  zones: {
    ownHand: 'Your hand',
    hand: (who) => `${who}: hand`,
    lane: (lane, who) => `${lane} · ${who}`,
    mission: (lane) => `Mission ${lane}`,
    missionDeck: 'Missions to come',
    deck: (who) => `${who}: deck`,
    discard: (who) => `${who}: discard`,
    look: 'Looked at',
  },
  facts: {
    round: (round, of) => `Round ${round} of ${of}`,
    chakra: (who, chakra) => `${who}: ${chakra} chakra`,
    edge: (who) => `Edge: ${who}`,
    passed: (who) => `${who}: passed`,
    effect: (card, text) => `${card}: ${text}`,
    opening: 'Your first hand: keep it?',
    chakraBrief: (chakra) => `${chakra} chakra`,
    edgeBrief: 'Edge',
    passedBrief: 'passed',
  },
  events: {
    dealt: (who) => rich`Five cards each. Edge: ${who}.`,
    answered: (who) => rich`${who}: answer given.`,
    kept: (who) => rich`${who}: hand kept.`,
    redraws: (who) => rich`${who}: a new hand.`,
    round: (round, lane, mission, first) => rich`Round ${round}: mission ${lane} is ${mission}. First: ${first}.`,
    drew: (who, cards, count) =>
      cards.length > 0
        ? [`${who}: `, ...list(cards), ' from the deck.']
        : rich`${who}: ${count === 1 ? '1 card' : `${count} cards`} from the deck.`,
    played: (who, card, lane, cost) => rich`${who}: ${card} on ${lane} for ${cost}.`,
    setUnseen: (who, lane) => rich`${who}: a hidden character on ${lane}.`,
    set: (who, card, lane) => rich`${who}: ${card} hidden on ${lane}.`,
    revealed: (who, card, lane, cost) => rich`${who}: ${card} revealed on ${lane} for ${cost}.`,
    upgraded: (who, card, over, lane, cost) => rich`${who}: ${card} over ${over} on ${lane} for ${cost}.`,
    jutsu: (who, card, on, cost) => rich`${who}: jutsu ${card} with ${on} for ${cost}.`,
    passed: (who, edge) => (edge ? rich`${who}: pass, and the Edge.` : rich`${who}: pass.`),
    spent: (card, trigger) => rich`${card}: its ${trigger} line has fired in this round, and does not fire again.`,
    declined: (who, card) => rich`${who}: effect of ${card} declined.`,
    powered: (on, lane, amount) => rich`${on} on ${lane}: +${amount} power.`,
    drained: (on, lane, amount) => rich`${on} on ${lane}: −${amount} power.`,
    gained: (who, amount) => rich`${who}: +${amount} chakra.`,
    stole: (who, amount) => rich`${who}: ${amount} chakra stolen.`,
    moved: (card, from, to) => rich`${card}: from ${from} to ${to}.`,
    blocked: (card) => rich`${card} can’t go there: the name is taken.`,
    defeated: (card, lane) => rich`${card} defeated on ${lane}.`,
    turned: (card, lane) => rich`${card} hidden on ${lane}.`,
    took: (who, card, lane) => rich`${who}: control of ${card} on ${lane}.`,
    looked: (who, what, cards) =>
      cards.length > 0
        ? [`${who}: a look at `, ...list(cards), '.']
        : rich`${who}: a look at ${what === 'hand' ? 'the hand' : 'hidden characters'}.`,
    placed: (who, lane, hidden, discarded) => [
      `${who}: ${hidden} from the deck hidden on ${lane}`,
      ...(discarded.length > 0 ? ['; discarded: ', ...list(discarded)] : []),
      '.',
    ],
    copied: (card) => rich`Effect of ${card} copied.`,
    bound: (on) => rich`Lasting effect on ${on}.`,
    returned: (card) => rich`${card} back to hand.`,
    evaluated: (lane, powers, winner, tie) =>
      winner === undefined
        ? rich`Mission ${lane}: nobody has power there, nobody wins it.`
        : tie
          ? rich`Mission ${lane}: ${powers}. A tie, the Edge decides. Winner: ${winner}.`
          : rich`Mission ${lane}: ${powers}. Winner: ${winner}.`,
    scored: (who, lane, points) => rich`${who}: +${points} for mission ${lane}.`,
    chainCut: rich`The chain of effects was cut.`,
  },
  outcome: {
    points: (who, tally) => rich`Winner: ${who}, ${tally}`,
    edge: (who, tally) => rich`Winner by the Edge: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Winner: ${who}. Resigned: ${loser}`,
    time: (who, loser) => rich`Winner: ${who}. Out of time: ${loser}`,
    left: (who, loser) => rich`Winner: ${who}. Left the table: ${loser}`,
  },
  yes: 'Yes',
  no: 'No',
  options: {
    scoring: 'Missions are scored',
    once: 'Once',
    everyRound: 'Again every round',
    missionBasePoints: 'Printed mission points count',
    missionDeck: 'Mission deck',
    allSix: 'All six',
    twoEach: 'Two of each player',
    missionScoreEffects: 'Missions have score effects',
    round1Draw: 'Cards drawn in round 1',
    revealDiscount: 'Discount for revealing',
    revealTriggersMain: 'Revealing fires MAIN too',
    upgradeTriggersMain: 'Upgrading fires MAIN too',
    upgradeStack: 'Upgrades are stacked',
    passIsFinal: 'A pass is final for the round',
    hiddenTokensCount: 'Tokens count on hidden characters',
    hiddenTargetable: 'Hidden characters can be targets',
    optionalEffects: 'Effects are optional',
    deckSize: 'Cards in a deck',
    exactly30: 'Exactly 30',
    atLeast30: '30 or more',
    deckLists: 'Deck lists',
    closed: 'Closed',
    open: 'Open',
    digital: 'Digital',
    paper: 'As printed',
  },
};
