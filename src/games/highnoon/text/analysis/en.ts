// The analysis of a move in English.

import type { AnalysisTexts } from '../../../../kernel/report.ts';
import type { CheckName, Reason } from '../../analysis.ts';
import type { Topic } from '../../invariants.ts';

export const en = {
  phases: { deal: 'not dealt yet', play: 'in play', end: 'over' },
  checks: {
    isCorrectPhase: 'Right phase',
    mayAct: 'May act',
    rightPlaces: 'Right places',
    canDraw: 'May draw',
    canRecycle: 'May turn the waste over',
    canFlip: 'May flip',
    cardsThere: 'Cards are there',
    faceUp: 'Cards are face up',
    isRun: 'Form a run',
    fitsColumn: 'Fits the column',
    fitsFoundation: 'Fits a foundation',
    correctPoints: 'Points gained',
  },
  reasons: {
    'in-play': 'The match is being played.',
    'no-play': 'Nothing is being played.',
    'no-turns': 'There are no turns: both players may act at any time.',
    'own-places': 'The places are the player’s own.',
    'no-places': 'The action names no place.',
    'stock-there': 'The stock has cards.',
    'stock-gone': 'The stock is empty and the waste is not.',
    'top-down': 'The top card is face down.',
    'cards-there': 'The cards are there.',
    'card-open': 'What moves is face up.',
    'single-card': 'A single card can always move.',
    'a-run': '{count} cards form a run.',
    'on-card': '{card} fits on {top}.',
    'on-empty': '{card} may begin an empty column.',
    'on-foundation': 'A foundation is waiting for {card}.',
    'other-action': 'Does not apply to this action.',
    'not-asked': 'Not checked: an earlier check failed.',
    'not-taken': 'The action is not taken, so nothing is counted.',
    'nothing-placed': 'No card is placed.',
    'points-right': 'Counted again: {points}.',
    'points-wrong': '{points} were given; counted again, it should be {expected}.',
  },
  findings: {
    cards: 'Cards',
    foundations: 'Foundations',
    columns: 'Columns',
    score: 'Score',
    ending: 'Phase',
  },
  details: {
    cards: 'left {left, list}',
    foundations: 'tops {tops, list}',
    score: 'score {score, list}, placed {placed, list}',
    ending: '{phase}',
  },
} as const satisfies AnalysisTexts<CheckName, Reason, Topic>;
