// The rules of Three Quays as a `Game`: boats are dealt, moored in turn, and paid for when the fog lifts.

import type { Events, Game, Outcome, Seat } from '../../src/kernel/game.ts';
import { shuffle, type Random } from '../../src/kernel/random.ts';
import { fail, ok } from '../../src/kernel/result.ts';
import { DECK, QUAYS, sorted } from './cards.ts';
import { check } from './invariants.ts';
import * as position from './position.ts';
import { legal, refuse } from './rules.ts';
import {
  actorsOf,
  HAND,
  nextLead,
  noQuays,
  payment,
  stageOf,
  strengthsAt,
  winnerAt,
  type Action,
  type Event,
  type Options,
  type Quay,
  type State,
  type View,
} from './state.ts';
import { sample, viewOf } from './view.ts';

interface Types {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
  loadout: unknown;
}

const deal = (draft: State, random: Random, events?: Events<Event>): void => {
  draft.lead = nextLead(draft);
  draft.tide += 1;
  draft.sailed = [false, false];
  draft.quays = noQuays();
  draft.sea = shuffle([...DECK], random);
  draft.hands = [sorted(draft.sea.splice(0, HAND)), sorted(draft.sea.splice(0, HAND))]; // QUA-3
  const { tide, lead } = draft;
  const dealt = (shows: (seat: Seat) => boolean): Event => ({
    type: 'dealt',
    tide,
    lead,
    hands: draft.hands.map((hand, seat) => hand.map((card) => (shows(seat) ? card : null))),
  });
  events?.push({
    pub: dealt(() => false),
    to: { 0: dealt((seat) => seat === 0), 1: dealt((seat) => seat === 1) },
    open: dealt(() => true),
  });
};

/** The fog lifts and the quays pay. */
const endTide = (draft: State, events?: Events<Event>): void => {
  draft.quays.forEach((quay, at) =>
    quay.forEach(({ cards, fog }, seat) => {
      for (const place of fog) {
        events?.push({ pub: { type: 'lifted', seat, card: cards[place] as string, quay: at } });
      }
    }),
  );
  const paid = payment(draft);
  draft.points = [draft.points[0] + paid[0], draft.points[1] + paid[1]];
  draft.quays.forEach((quay, at) => {
    const strengths = [...strengthsAt(quay, draft.options)];
    events?.push({ pub: { type: 'paid', quay: at, strengths, winner: winnerAt(quay, draft.options) } });
  });
};

const apply: Game<Types>['apply'] = (draft, seat, action, events) => {
  if (action.do === 'sail') {
    draft.sailed[seat as 0 | 1] = true;
    events?.push({ pub: { type: 'sailed', seat } });
    return;
  }
  const { card, quay } = action;
  const hand = draft.hands[seat as 0 | 1];
  hand.splice(hand.indexOf(card), 1);
  const side = (draft.quays[quay] as Quay)[seat as 0 | 1];
  side.cards.push(card);
  if (action.do === 'moor') events?.push({ pub: { type: 'moored', seat, card, quay } });
  else {
    side.fog.push(side.cards.length - 1);
    const told: Event = { type: 'fogged', seat, card, quay };
    events?.push({ pub: { ...told, card: null }, to: { [seat]: told }, open: { ...told } });
  }
  if (stageOf(draft) !== 'mooring') endTide(draft, events);
};

const ranked = ([a, b]: readonly [number, number]): readonly number[] => (a === b ? [1, 1] : a > b ? [1, 2] : [2, 1]);

const outcome = (state: State): Outcome | undefined => {
  if (stageOf(state) !== 'over') return undefined;
  const reason = state.points[0] === state.points[1] ? 'draw' : 'points';
  return { rank: ranked(state.points), points: [...state.points], reason, clause: 'QUA-11' };
};

const notate = (action: Action): string =>
  action.do === 'sail' ? 'sail' : `${action.do} ${action.card} ${QUAYS[action.quay]}`;

const ACTIONS: ReadonlyMap<string, Action> = new Map(
  [
    { do: 'sail' } as const,
    ...DECK.flatMap((card) =>
      QUAYS.flatMap((_, quay) => (['moor', 'fog'] as const).map((way) => ({ do: way, card, quay }))),
    ),
  ].map((action) => [notate(action), action]),
);

export const game: Game<Types> = {
  id: 'quays',
  rulesVersion: 1,
  options: {
    fields: { target: [21, 12], fog: [1, 2, 0], convoy: [3, 0] },
    presets: { standard: {}, quick: { target: 12 }, foggy: { fog: 2 } },
    preset: 'standard',
  },
  seats: () => 2,
  sides: () => [[0], [1]],
  setup: (options) => ({
    options,
    tide: 0,
    lead: 0,
    points: [0, 0],
    hands: [[], []],
    quays: noQuays(),
    sea: [...DECK],
    sailed: [false, false],
  }),

  chance: (state) => (stageOf(state) === 'sea' ? `tide/${state.tide + 1}` : undefined),
  resolve: deal,
  actors: actorsOf,
  legal,
  refuse,
  apply,
  clone: (state) => ({
    ...state,
    points: [...state.points],
    hands: [[...state.hands[0]], [...state.hands[1]]],
    quays: state.quays.map(([a, b]): Quay => [
      { cards: [...a.cards], fog: [...a.fog] },
      { cards: [...b.cards], fog: [...b.fog] },
    ]),
    sea: [...state.sea],
    sailed: [...state.sailed],
  }),

  outcome,
  concede: (state, seat) => ({
    rank: seat === 0 ? [2, 1] : [1, 2],
    points: [...state.points],
    reason: 'conceded',
    clause: 'QUA-13',
  }),
  check,
  view: viewOf,
  sample,
  notate,
  parse: (text) => {
    const action = ACTIONS.get(text);
    return action === undefined
      ? fail({ at: '', message: 'must read "moor" or "fog", a boat and a quay, such as "moor S7 B", or "sail"' })
      : ok(action);
  },
  position,
};
