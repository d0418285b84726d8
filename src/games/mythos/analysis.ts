// The analysis of a move for judges: its checks, and the state verified.

import {
  analyserOf,
  asked,
  checklist,
  failing,
  verdictsOf,
  type Line,
  type Move,
  type Verdict,
} from '../../kernel/analysis.ts';
import type { Check, Finding, Refusal, Seat } from '../../kernel/game.ts';
import { faultsOf, findingsOf } from '../../kernel/invariants.ts';
import { notate, type Action } from './actions.ts';
import { laneName } from './board.ts';
import { INVARIANTS, type Topic } from './invariants.ts';
import { CLAUSES, costOf, isCardAction, type CardAction } from './turn/costs.ts';
import { chooser, legal } from './turn/legal.ts';
import { namesake } from './effects/power.ts';
import { inHand, onTable, refuse } from './turn/refuse.ts';
import { cardOf, cloneState, NONE, type State } from './state.ts';
import { apply } from './turn/turns.ts';

/** The checks in the order of the report. */
export const CHECKS = [
  'isCorrectPhase',
  'isPlayersTurn',
  'rightQuestion',
  'choiceThere',
  'actionsLeft',
  'missionRevealed',
  'hasCard',
  'rightKind',
  'nameFree',
  'mayUpgrade',
  'rightTarget',
  'canPay',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Why a check passes or does not apply; failures give the code of their refusal. */
export const REASONS = [
  'phase-fits',
  'no-play',
  'on-turn',
  'may-answer',
  'effect-waits',
  'nothing-waits',
  'among-choices',
  'may-decline',
  'actions-left',
  'is-revealed',
  'in-hand',
  'hidden-there',
  'is-character',
  'is-jutsu',
  'name-free',
  'costs-more',
  'face-up',
  'can-pay',
  'other-action',
  'not-asked',
  'out-of-turn',
] as const;
export type Reason = (typeof REASONS)[number];

const { pass, moot } = verdictsOf<Reason>();

const isTurnAction = (action: Action): boolean => action.do === 'pass' || isCardAction(action);

const FAILS_AT: { readonly [code: string]: CheckName } = {
  'choose-first': 'rightQuestion',
  'nothing-to-choose': 'rightQuestion',
  'only-pass': 'actionsLeft',
  'not-revealed': 'missionRevealed',
  'card-not-in-hand': 'hasCard',
  'not-hidden-there': 'hasCard',
  'not-a-character': 'rightKind',
  'not-a-jutsu': 'rightKind',
  'name-taken': 'nameFree',
  'nothing-to-upgrade': 'mayUpgrade',
  'not-dearer': 'mayUpgrade',
  'no-such-target': 'rightTarget',
  'too-dear': 'canPay',
};

/** What an action costs, where its card is there. */
const costWhere = (s: State, seat: Seat, { do: verb, card, lane }: CardAction): number => {
  const found = verb === 'reveal' ? onTable(s, seat, lane, card) : inHand(s, seat, card);
  if (found === NONE) return 0;
  const index = cardOf(s, found);
  return costOf(s, seat, verb, index, namesake(s, lane, seat, index));
};

/** The checks of an action with a card in the order in which the rules ask them; each says what it says if it passes. */
const lineOf = (s: State, seat: Seat, action: CardAction): Line<CheckName> => {
  const params = { card: action.card, lane: laneName(action.lane) };
  const has = action.do === 'reveal' ? pass('hidden-there', 'MYT-4.4', params) : pass('in-hand', 'MYT-4.1', params);
  const own: { readonly [verb in CardAction['do']]: Line<CheckName> } = {
    play: [['nameFree', pass('name-free', 'MYT-1.4', params)]],
    hide: [['nameFree', pass('name-free', 'MYT-1.4', params)]],
    reveal: [],
    upgrade: [['mayUpgrade', pass('costs-more', 'MYT-4.5', params)]],
    jutsu: [['rightTarget', pass('face-up', 'MYT-4.6', { card: 'on' in action ? action.on : '' })]],
  };
  const kind = action.do === 'jutsu' ? pass('is-jutsu', 'MYT-4.6', params) : pass('is-character', 'MYT-4.1', params);
  const chakra = s.chakra[seat]!;
  return [
    ['actionsLeft', pass('actions-left', 'MYT-6.9')],
    ['missionRevealed', pass('is-revealed', CLAUSES[action.do], params)],
    ['hasCard', has],
    ...(action.do === 'reveal' ? [] : ([['rightKind', kind]] as const)),
    ...own[action.do],
    ['canPay', pass('can-pay', CLAUSES[action.do], { cost: costWhere(s, seat, action), chakra })],
  ];
};

type Said = readonly (readonly [CheckName, Verdict])[];

/** Before the first round there is one question. */
const openingChecks = (action: Action, refusal: Refusal | undefined): Said => {
  const answers = action.do === 'keep' || action.do === 'mulligan';
  if (!answers) return [['isCorrectPhase', failing(refusal!)]];
  const turn = refusal === undefined ? pass('may-answer', 'MYT-2.2') : failing(refusal);
  return [
    ['isCorrectPhase', pass('phase-fits', 'MYT-2.2')],
    ['isPlayersTurn', turn],
  ];
};

/** A choice for the effect that waits. */
const choiceChecks = ({ action, refusal }: Move<State, Action>): Said => {
  const offered = action.do === 'decline' ? pass('may-decline', 'MYT-6.7') : pass('among-choices', 'MYT-6.4');
  const line: Line<CheckName> = [
    ['rightQuestion', pass('effect-waits', 'MYT-6.4')],
    ['choiceThere', offered],
  ];
  return asked(line, refusal, ({ code }) => FAILS_AT[code] ?? 'choiceThere', moot('not-asked'));
};

/** An action of one's turn, asked about as if the turn were this player's and nothing waited: there may be more wrong than that. */
const turnChecks = ({ before, seat, action, refusal }: Move<State, Action>): Said => {
  const waits = before.queue.length > 0 && chooser(before) === seat;
  const question = waits ? failing(refusal!) : pass('nothing-waits', 'MYT-6.4');
  if (!isCardAction(action)) return [['rightQuestion', question]];
  const free = refuse({ ...before, stage: 'action', turn: seat, queue: [] }, seat, action);
  const line = lineOf(before, seat, action);
  return [
    ['rightQuestion', question],
    ...asked(line, free, ({ code }) => FAILS_AT[code] ?? 'hasCard', moot('not-asked')),
  ];
};

const checksOf = (move: Move<State, Action>): readonly Check[] => {
  const { before, seat, action, refusal } = move;
  const other = moot('other-action');
  if (before.stage === 'mulligan') return checklist(CHECKS, openingChecks(action, refusal), other);
  const tooLate = action.do === 'keep' || action.do === 'mulligan';
  if ((before.stage !== 'action' && before.stage !== 'evaluation') || tooLate)
    return checklist(CHECKS, [['isCorrectPhase', failing(refusal!)]], moot('no-play'));
  const onTurn = chooser(before) === seat;
  const turn = onTurn ? pass('on-turn', 'MYT-4.1') : failing(refusal!);
  const about = isTurnAction(action) ? turnChecks(move) : onTurn ? choiceChecks(move) : [];
  return checklist(
    CHECKS,
    [['isCorrectPhase', pass('phase-fits', 'MYT-4.1')], ['isPlayersTurn', turn], ...about],
    onTurn ? other : moot('out-of-turn', 'MYT-4.1'),
  );
};

/** A state verified, not believed. */
export const verify = (s: State, _preset?: string, faults = faultsOf(INVARIANTS, s)): readonly Finding[] =>
  findingsOf<Topic>(
    {
      cards: { hands: s.hands.map((hand) => hand.length), decks: s.decks.map((deck) => deck.length) },
      missions: { count: s.missions.length },
      phase: { phase: s.stage, round: s.round },
      effects: { count: s.queue.length },
      points: { points: s.points.slice(), chakra: s.chakra.slice() },
    },
    faults,
  );

export const analyse = analyserOf<State, Action>(
  { refuse, legal, apply, clone: cloneState, notate },
  ({ stage }) => stage,
  checksOf,
  (s) => verify(s),
);
