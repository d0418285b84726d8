// The analysis of a move in English.

import type { AnalysisTexts } from '../../../../kernel/report.ts';
import type { CheckName, Reason } from '../../analysis.ts';
import type { Topic } from '../../invariants.ts';

export const en = {
  phases: {
    deal: 'not dealt yet',
    mulligan: 'first hands',
    redraw: 'new hands',
    action: 'actions',
    evaluation: 'evaluation',
    over: 'over',
  },
  checks: {
    isCorrectPhase: 'Right phase',
    isPlayersTurn: 'Player’s turn',
    rightQuestion: 'Right question',
    choiceThere: 'Choice is offered',
    actionsLeft: 'Actions left',
    missionRevealed: 'Mission is revealed',
    hasCard: 'Card is there',
    rightKind: 'Right kind of card',
    nameFree: 'Name is free',
    mayUpgrade: 'May upgrade',
    rightTarget: 'Right character',
    canPay: 'Enough chakra',
  },
  reasons: {
    'phase-fits': 'This kind of action belongs to this phase.',
    'no-play': 'This is not the time for it.',
    'on-turn': 'It is this player’s turn.',
    'may-answer': 'This player has not answered yet.',
    'effect-waits': 'An effect is waiting for a choice.',
    'nothing-waits': 'No effect is waiting for a choice.',
    'among-choices': 'The choice is among those offered.',
    'may-decline': 'The effect may be declined.',
    'actions-left': 'The player may still act in this round.',
    'is-revealed': 'Mission {lane} is revealed.',
    'in-hand': '{card} is in the hand.',
    'hidden-there': '{card} lies hidden on {lane}.',
    'is-character': '{card} is a character.',
    'is-jutsu': '{card} is a jutsu.',
    'name-free': 'Nobody of that name is on the player’s side of {lane}.',
    'costs-more': '{card} costs more than the character it replaces.',
    'face-up': '{card} is a face-up character of the player.',
    'can-pay': 'It costs {cost} and the player has {chakra} chakra.',
    'other-action': 'Does not apply to this action.',
    'not-asked': 'Not checked: an earlier check failed.',
    'out-of-turn': 'Not checked: it is not this player’s turn.',
  },
  findings: {
    cards: 'Cards',
    missions: 'Missions',
    phase: 'Phase',
    effects: 'Effects',
    points: 'Points',
  },
  details: {
    cards: 'hands {hands, list}; decks {decks, list}',
    missions: '{count} revealed',
    phase: 'round {round}, {phase}',
    effects: '{count} waiting',
    points: 'points {points, list}; chakra {chakra, list}',
  },
} as const satisfies AnalysisTexts<CheckName, Reason, Topic>;
