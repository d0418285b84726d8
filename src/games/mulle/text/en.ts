// Mulle in English; the game's own words stay Swedish.

import { rich } from '../../../kernel/presentation.ts';
import type { BuildParts, Texts } from './texts.ts';

const mulles = (count: number): string => (count === 1 ? '1 mulle' : `${count} mullar`);
const tabbar = (count: number): string => (count === 1 ? '1 tabbe' : `${count} tabbar`);

const outcome = ({ value, locked, merged, absorbed }: BuildParts) => [
  `${value}, ${locked ? 'locked' : 'open'}`,
  ...(merged ? [', merged'] : []),
  ...(absorbed.length === 0 ? [] : [', with ', ...absorbed]),
];

export const en: Texts = {
  name: 'Mulle',
  blurb: 'Sweden’s fishing game: builds, trotta, and twins that score.',
  and: ' and ',
  build: (value) => `build ${value}`,
  mulles,
  tabbar,
  actions: {
    take: (card, what, count) => [
      ...rich`Take with ${card}: `,
      ...what,
      ...(count === 0 ? [] : [` · ${mulles(count)}`]),
    ],
    build: (card, on, value) => rich`Build ${card} on ${on} = ${value}`,
    rebuild: (card, from, to) => rich`Rebuild ${from} with ${card} to ${to}`,
    trotta: (card) => rich`Trotta ${card}`,
    discard: (card) => rich`Discard ${card}`,
    feed: (card, value) => rich`Feed ${card} to your ${value}`,
  },
  refusals: {
    'not-your-turn': () => ({ title: 'Not your turn', text: rich`Wait until it is your turn.` }),
    'not-dealt': () => ({ title: 'Not dealt yet', text: rich`The cards have not been dealt.` }),
    'match-finished': () => ({ title: 'Match over', text: rich`The match has ended; start another one.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Not in your hand', text: rich`You do not hold ${card}.` }),
    'card-not-on-table': ({ card }) => ({
      title: 'Not on the table',
      text: rich`${card} does not lie loose on the table.`,
    }),
    'card-named-twice': ({ card }) => ({
      title: 'Named twice',
      text: rich`${card} lies on the table only once, and no card is in two groups.`,
    }),
    'no-such-build': ({ value }) => ({ title: 'No such build', text: rich`There is no build of ${value}.` }),
    'special-takes-builds': ({ card, value }) => ({
      title: 'Builds only',
      text: rich`${card} is worth ${value} and takes only a build of ${value}, no loose card.`,
    }),
    'wrong-sum': ({ card, value }) => ({
      title: 'It does not add up',
      text: rich`${card} takes builds of ${value} and groups that add up to ${value}.`,
    }),
    'twin-first': ({ card }) => ({
      title: 'Take the twin',
      text: rich`The twin of ${card} lies on the table: the card takes that, and nothing else.`,
    }),
    'take-the-build': ({ card, value, larger }) => ({
      title: 'Take the build too',
      text: [...rich`There is a build of ${value}, and ${card} takes it in any case: `, ...larger, '.'],
    }),
    'take-more': ({ card, larger }) => ({
      title: 'Take all you can',
      text: [...rich`${card} can take more than that: `, ...larger, '.'],
    }),
    'auto-decides': ({ card, cards }) => ({
      title: 'Not this one',
      text: [...rich`Captures are chosen by rule here: ${card} takes `, ...cards, '.'],
    }),
    reserved: ({ card, value }) => ({
      title: 'Reserved',
      text: rich`${card} is your only card for your build of ${value}: it can only take.`,
    }),
    'value-out-of-range': ({ value }) => ({
      title: 'Not that value',
      text: rich`A build is worth 2 to 16, not ${value}.`,
    }),
    'no-taker': ({ card, value }) => ({
      title: 'No card for it',
      text: rich`Besides ${card} you would need a card worth ${value} in your hand.`,
    }),
    'others-build': ({ value }) => ({
      title: 'Taken value',
      text: rich`Another player has a build of ${value}; there is only one of each value.`,
    }),
    'own-build': ({ value }) => ({
      title: 'Your own build',
      text: rich`You may not rebuild your own build of ${value}.`,
    }),
    'locked-build': ({ value }) => ({
      title: 'Locked',
      text: rich`The build of ${value} is locked: it can only be taken.`,
    }),
    'wrong-value': ({ card, from, up, down }) => ({
      title: 'Wrong value',
      text: rich`With ${card} the build of ${from} becomes ${up} or ${down}.`,
    }),
    'build-in-the-way': ({ value }) => ({
      title: 'A build is in the way',
      text: rich`The build of ${value} can't be gathered, so nothing can be trottad to ${value}.`,
    }),
    'nothing-to-gather': ({ value }) => ({
      title: 'Nothing to gather',
      text: rich`No card and no pair on the table makes ${value}.`,
    }),
    'no-trotta-of-aces': ({ card }) => ({
      title: 'Never an ace',
      text: rich`${card} can’t be trottad: nothing in a hand is worth 1.`,
    }),
    'has-builds': ({ value }) => ({
      title: 'You have a build',
      text: rich`While your build of ${value} lies there you may not discard.`,
    }),
    'can-capture': ({ card, value, build, cards }) => ({
      title: 'It can take',
      text: build
        ? rich`${card} can take the build of ${value}, so it may not be discarded.`
        : [...rich`${card} can take `, ...cards, ', so it may not be discarded.'],
    }),
  },
  zones: {
    ownHand: 'Your hand',
    hand: (who) => `${who}: hand`,
    table: 'Table',
    build: (who, locked) => `Build, ${who}, ${locked ? 'locked' : 'open'}`,
    stock: 'Stock',
    captured: (who) => `${who}: taken`,
  },
  facts: { omgang: (omgang, of, deal, deals) => `Omgång ${omgang} of ${of} · deal ${deal} of ${deals}` },
  intake: (points) => `intake ${points}`,
  events: {
    dealt: (omgang, deal, starter) => rich`Omgång ${omgang}, deal ${deal}. First to play: ${starter}.`,
    took: (who, card, what) => [...rich`${who}: ${card} takes `, ...what],
    built: (who, card, on, build) => [...rich`${who}: ${card} on ${on}, build `, ...outcome(build)],
    rebuilt: (who, card, from, build) => [...rich`${who}: ${card} on build ${from}, now `, ...outcome(build)],
    trotta: (who, card, gathered, value) => [
      ...rich`${who}: trotta ${card} with `,
      ...gathered,
      `, build ${value}, locked`,
    ],
    fed: (who, card, value) => rich`${who}: ${card} to own build ${value}, locked`,
    discarded: (who, card) => rich`${who}: discard ${card}`,
    swept: (who, cards) => rich`Last on the table, ${cards} cards: to ${who}`,
    counted: (omgang, parts) => [
      `Omgång ${omgang}. `,
      parts
        .map(
          ({ who, count, total }) =>
            `${who}: ${count.total} = mullar ${count.mulles} + tabbar ${count.tabbar} + bonus ${count.bonus} (intake ${count.intake}), total ${total}`,
        )
        .join('; '),
    ],
  },
  outcome: {
    won: (who, tally) => rich`Winner: ${who}, ${tally}`,
    drawn: (tally) => rich`A draw, ${tally}`,
    resigned: (who, loser) => rich`Winner: ${who}. Resigned: ${loser}`,
    time: (who, loser) => rich`Winner: ${who}. Out of time: ${loser}`,
    left: (who, loser) => rich`Winner: ${who}. Left the table: ${loser}`,
  },
  options: {
    players: 'Players',
    'players=2': 'Two players',
    'players=4': 'Four, in pairs',
    omgangar: 'Omgångar (whole packs)',
    captureChoice: 'Several captures possible',
    'captureChoice=choose': 'The player chooses',
    'captureChoice=auto': 'Most piles, then most intake',
    absorb: 'A new build draws in',
    'absorb=combos': 'Cards and groups of its value',
    'absorb=equalOnly': 'Single cards of its value',
    'absorb=off': 'Nothing',
    ownerRebuild: 'Rebuilding your own build',
    'ownerRebuild=never': 'Never',
    'ownerRebuild=any': 'While it is open',
    trailWhenCapturable: 'Discarding a card that could take',
    'trailWhenCapturable=false': 'Not allowed',
    'trailWhenCapturable=true': 'Allowed',
    tableSpecials: 'Two special twins taken loose',
    'tableSpecials=tabbe': 'Give tabbar',
    'tableSpecials=mulle': 'Are a mulle',
    'preset=standard': 'Standard',
    'preset=classic': 'Classic',
  },
};
