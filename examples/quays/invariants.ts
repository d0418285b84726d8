// What holds in every state, written once: after every action, and for positions that people write.

import { checkerOf, type Invariant } from '../../src/kernel/invariants.ts';
import { BERTHS, DECK } from './cards.ts';
import { fogLeft, HAND, isDecided, payment, rankOf, SEATS, stageOf, type State } from './state.ts';

/** The points at the beginning of this tide. */
const pointsBefore = (state: State): readonly [number, number] => {
  const stage = stageOf(state);
  if (state.tide === 0 || stage === 'mooring') return state.points;
  const paid = payment(state);
  return [state.points[0] - paid[0], state.points[1] - paid[1]];
};

export const INVARIANTS: readonly Invariant<State>[] = [
  {
    name: 'cards',
    topic: 'cards',
    clause: 'QUA-1',
    find: ({ sea, hands, quays }, tell) => {
      const cards = [...sea, ...hands.flat(), ...quays.flatMap((quay) => quay.flatMap((side) => side.cards))];
      for (const card of DECK) {
        const found = cards.filter((each) => each === card).length;
        if (found !== 1) tell('', `every boat is there once; ${card} is there ${found} times`);
      }
    },
  },
  {
    name: 'berths',
    topic: 'cards',
    clause: 'QUA-6',
    find: ({ quays }, tell) => {
      quays.forEach((quay, i) =>
        quay.forEach(({ cards }, seat) => {
          if (cards.length > BERTHS) tell(`quays[${i}][${seat}].cards`, `must be at most ${BERTHS} boats`);
        }),
      );
    },
  },
  {
    name: 'counts',
    topic: 'cards',
    clause: 'QUA-3',
    find: ({ tide, lead, hands, quays }, tell) => {
      const held = SEATS.map((seat) => (hands[seat] ?? []).length);
      const moored = SEATS.map((seat) => quays.reduce((sum, quay) => sum + quay[seat].cards.length, 0));
      for (const seat of SEATS) {
        const all = (held[seat] ?? 0) + (moored[seat] ?? 0);
        const due = tide === 0 ? 0 : HAND;
        if (all !== due) tell(`hands[${seat}]`, `must make ${due} boats together with those moored, not ${all}`);
      }
      const ahead = (moored[lead] ?? 0) - (moored[1 - lead] ?? 0);
      if (ahead !== 0 && ahead !== 1) tell('quays', `must fit the turns: seat ${lead} began the tide`);
    },
  },
  {
    name: 'fog',
    topic: 'cards',
    clause: 'QUA-7',
    find: (state, tell) => {
      state.quays.forEach((quay, i) =>
        quay.forEach(({ cards, fog }, seat) => {
          const isAscending = fog.every((at, n) => at < cards.length && (n === 0 || at > (fog[n - 1] ?? 0)));
          if (!isAscending) tell(`quays[${i}][${seat}].fog`, 'must be places of boats there, ascending');
        }),
      );
      for (const seat of SEATS) {
        if (fogLeft(state, seat) < 0) tell('quays', `must have at most ${state.options.fog} boats in the fog per seat`);
      }
    },
  },
  {
    name: 'points',
    topic: 'points',
    clause: 'QUA-11',
    find: (state, tell) => {
      const before = pointsBefore(state);
      if (before.some((points) => points < 0)) return tell('points', 'must contain what the quays have just paid');
      const tides = Math.max(0, state.tide - 1);
      const most = 9 * tides;
      if (before[0] + before[1] > most) return tell('points', `must be at most ${most} together before this tide`);
      if (tides > 0 && isDecided([before[0], before[1]], tides, state.options)) {
        tell('points', 'must not have decided the match before this tide');
      }
    },
  },
  {
    name: 'lead',
    topic: 'points',
    clause: 'QUA-4',
    find: (state, tell) => {
      const [a, b] = pointsBefore(state).map((points) => rankOf(points, state.options));
      const due = state.tide < 2 ? 0 : a === b ? state.lead : (a ?? 0) > (b ?? 0) ? 0 : 1;
      if (state.lead !== due) tell('lead', `must be seat ${due}`);
    },
  },
  {
    name: 'sailed',
    topic: 'points',
    clause: 'QUA-12',
    find: (state, tell) => {
      const may = state.tide > 0 && stageOf(state) !== 'mooring' && stageOf(state) !== 'over';
      if (!may && state.sailed.some(Boolean)) tell('sailed', 'must be false before the fog has lifted and at the end');
    },
  },
];

export const check = checkerOf(INVARIANTS);
