// The analysis of a move in English.

import type { AnalysisTexts } from '../../../../kernel/report.ts';
import type { CheckName, Reason } from '../../analysis.ts';
import type { Topic } from '../../invariants.ts';

export const en = {
  phases: { deal: 'not dealt yet', play: 'in play', end: 'over' },
  checks: {
    isCorrectPhase: 'Right phase',
    isPlayersTurn: 'Player’s turn',
    playerHasCard: 'Player has the card',
    notReserved: 'Card is free',
    onTable: 'Is on the table',
    mayRebuild: 'May rebuild it',
    addsUp: 'Adds up',
    takesAll: 'Takes all it can',
    mayBuild: 'May build it',
    mayTrotta: 'May trotta',
    mayDiscard: 'May discard',
    correctPoints: 'Points gained',
  },
  reasons: {
    'in-play': 'A deal is being played.',
    'no-play': 'Nothing is being played.',
    'on-turn': 'It is this player’s turn.',
    'holds-card': '{card} is in the hand.',
    'card-not-held': '{card} is not in the hand.',
    'not-reserved': 'No build depends on {card}.',
    'lies-there': 'Everything named is on the table.',
    'open-build': 'The build of {value} may be rebuilt.',
    'sum-right': 'Everything taken adds up to {value}, what {card} is worth.',
    'value-right': 'The build of {from} becomes {value}.',
    'takes-all': '{card} takes everything it can.',
    'can-be-taken': 'A card for {value} stays in the hand, and nobody else has such a build.',
    gathers: '{card} gathers cards that make {value}.',
    feeds: '{card} goes into the player’s own build of {value}.',
    'lays-down': 'The player has no build, and the card need not take anything.',
    'other-action': 'Does not apply to this action.',
    'not-asked': 'Not checked: an earlier check failed.',
    'not-taken': 'The action is not taken, so nothing is counted.',
    'nothing-taken': 'Nothing is taken.',
    'points-right': 'Counted again: {points}.',
    'points-wrong': '{points} were given; counted again, it should be {expected}.',
  },
  findings: {
    cards: 'Cards',
    hands: 'Cards in hands',
    builds: 'Builds',
    points: 'Points',
  },
  details: {
    cards: 'stock {stock}, taken {taken, list}',
    hands: '{counts, list}',
    builds: '{none, select, true {none} other {{values, list}}}',
    points: '{points}',
  },
} as const satisfies AnalysisTexts<CheckName, Reason, Topic>;
