// Samples are drawn exactly as often as decision 0036 says: small tables, all states enumerated, frequencies compared.

import { describe, expect, test } from 'vitest';
import { seen, type Events } from '../../../../kernel/game.ts';
import { parse } from '../../actions.ts';
import type { MythosEvent } from '../../events.ts';
import { mythos } from '../../index.ts';
import type { State } from '../../state.ts';
import { cardsText, chiSquareFault, stateOf, truthOf, type Truth } from './testing.ts';

const act = (s: State, seat: number, text: string, events: Events<MythosEvent> = []): State => {
  const action = parse(text);
  if (!action.ok || mythos.refuse(s, seat, action.value) !== undefined) throw new Error(`${text} is not legal`);
  const next = mythos.clone(s);
  mythos.apply(next, seat, action.value, events);
  return next;
};

const OPEN = { deckLists: 'open' } as const;
const down = (card: string) => ({ card, hidden: true }) as const;

describe('samples are exactly as likely as they should be', () => {
  const cases: readonly (readonly [string, State])[] = [
    [
      'hand and deck, list open',
      stateOf({
        options: OPEN,
        hands: [[], ['Ann — One', 'Blast']],
        decks: [
          ['Cid — One', 'Blast'],
          ['Ann — One', 'Ben — One', 'Cid — One'],
        ],
      }),
    ],
    [
      'hand and deck, list closed',
      stateOf({ hands: [[], ['Ann — One']], decks: [[], ['Cid — One', 'Blast']], discards: [[], ['Ben — One']] }),
    ],
    [
      'hidden characters and the name rule, list open',
      stateOf({
        options: OPEN,
        hands: [[], ['Cid — One', 'Blast']],
        decks: [[], ['Ben — One', 'Ann — One']],
        lanes: {
          D: [['Seer — One'], ['Ben — One', down('Ann — Two'), down('Cid — One')]],
          C: [[], [down('Ann — Two')]],
        },
      }),
    ],
    [
      'hidden characters and the name rule, list closed',
      stateOf({
        hands: [[], []],
        decks: [[], ['Blast']],
        lanes: { D: [[], ['Ben — One', down('Ann — Two'), down('Cid — One')]] },
      }),
    ],
    [
      'a rival who must choose a card of the hand',
      act(
        stateOf({
          turn: 1,
          options: OPEN,
          hands: [[], ['Caller — One', 'Ann — One', 'Ann — Two', 'Blast']],
          decks: [[], ['Ann — One', 'Ben — One']],
        }),
        1,
        'play Caller/One D',
      ),
    ],
    [
      'a rival who has chosen a card of the hand and must choose a mission',
      act(
        act(
          stateOf({
            turn: 1,
            options: OPEN,
            hands: [[], ['Caller — One', 'Ann — One', 'Ann — Two', 'Blast']],
            decks: [[], ['Ann — One', 'Ben — One']],
            lanes: { D: [[], []], C: [[], []] },
          }),
          1,
          'play Caller/One D',
        ),
        1,
        'take Ann/Two',
      ),
    ],
    [
      'a rival with one card to play, and two missions for it',
      act(
        stateOf({
          turn: 1,
          options: OPEN,
          hands: [[], ['Caller — One', 'Ann — One', 'Blast']],
          decks: [[], ['Ann — Two', 'Ben — One']],
          lanes: { D: [[], []], C: [[], []] },
        }),
        1,
        'play Caller/One D',
      ),
    ],
    [
      'a rival who must say where to move, which hidden names forbid',
      act(
        stateOf({
          turn: 1,
          options: OPEN,
          hands: [[], ['Pusher — One', 'Ann — One']],
          lanes: { D: [[], ['Ann — Two']], C: [[], [down('Ben — One')]], B: [[], [down('Cid — One')]] },
        }),
        1,
        'play Pusher/One D',
      ),
    ],
    [
      'a stolen character that lies hidden: its owner knows it',
      stateOf({
        preset: 'paper',
        options: OPEN,
        hands: [[], ['Ben — One']],
        decks: [['Cid — One', 'Ben — One'], []],
        lanes: { D: [[], [{ card: 'Ann — One', hidden: true, owner: 0 }, down('Cid — One')]] },
      }),
    ],
  ];

  test.each(cases)('%s', (_title, state) => {
    for (const viewer of [0, 1] as const) {
      expect(chiSquareFault(truthOf(state, viewer), mythos.view(state, viewer), cardsText)).toBeUndefined();
    }
  });

  test('there is something to tell apart', () => {
    expect(cases.map(([title, state]) => [title, truthOf(state, 0).size > 1])).toEqual(
      cases.map(([title]) => [title, true]),
    );
  });
});

/** Every rival's way through the same events, from every deal that looks the same: the truth for a whole history. */
const branches = (
  start: State,
  play: (s: State) => readonly { readonly state: State; readonly log: readonly MythosEvent[] }[],
): {
  readonly truth: Truth;
  readonly view: ReturnType<typeof mythos.view>;
  readonly history: readonly MythosEvent[];
} => {
  const dealt: MythosEvent = {
    type: 'dealt',
    hands: mythos.view(start, 0).hands.map((hand) => hand.map((card) => card as string | null)),
    edge: 0,
    decks: start.hashes,
  };
  const there: MythosEvent = { type: 'played', seat: 1, card: 'Caller/One', lane: 'D', cost: 0, from: 'discard' };
  const [real] = play(start);
  if (real === undefined) throw new Error('nothing can be played');
  const history = [dealt, there, ...real.log];
  const view = mythos.view(real.state, 0);
  const truth = new Map<string, number>();
  for (const text of truthOf(start, 0).keys()) {
    const position = { ...(mythos.position.write(start) as object), ...(JSON.parse(text) as object) };
    const from = mythos.position.read(start.options, position);
    if (!from.ok) throw new Error(from.error.message);
    for (const { state, log } of play(from.value)) {
      if (JSON.stringify(log) !== JSON.stringify(real.log)) continue;
      if (JSON.stringify(mythos.view(state, 0)) !== JSON.stringify(view)) continue;
      const key = unordered(state);
      truth.set(key, (truth.get(key) ?? 0) + 1);
    }
  }
  return { truth, view, history };
};

/** Cards as text, whatever the order of a hand: that is its holder's business. */
const unordered = (s: State): string => {
  const { decks, hands, lanes } = mythos.view(s, 'open');
  return JSON.stringify({
    decks,
    lanes,
    hands: hands.map((hand) => hand.map((card) => JSON.stringify(card)).toSorted()),
  });
};

/** Twins in a hand are one legal action and two cards. */
const copiesIn = (s: State, seat: number, text: string): readonly unknown[] => {
  const held = mythos.view(s, seat).hands[seat]?.filter((card) => card === text.split(' ')[1]) ?? [];
  return text.startsWith('hide') ? held : [text];
};

const playAll = (start: State, moves: readonly (readonly [seat: number, act: string | RegExp])[]) => {
  let all = [{ state: start, log: [] as readonly MythosEvent[] }];
  for (const [seat, move] of moves) {
    all = all.flatMap(({ state, log }) => {
      const legal = mythos.legal(state, seat).map(mythos.notate);
      return legal
        .filter((text) => (typeof move === 'string' ? text === move : move.test(text)))
        .flatMap((text) => copiesIn(state, seat, text).map(() => text))
        .map((text) => {
          const events: Events<MythosEvent> = [];
          const next = act(state, seat, text, events);
          return { state: next, log: [...log, ...events.map((event) => seen(event, 0))] };
        });
    });
  }
  return all;
};

describe('what was seen is remembered while it is certain', () => {
  const start = stateOf({
    options: OPEN,
    hands: [
      ['Seer — One', 'Spy — One'],
      ['Ann — One', 'Cid — One', 'Blast'],
    ],
    decks: [[], ['Ann — One', 'Ben — One', 'Blast']],
    lanes: { D: [[], ['Caller — One']], C: [[], []] },
  });

  test.each([
    ['a hand, at once', [[0, 'play Seer/One D']]],
    [
      'a hand of which one card was hidden',
      [
        [0, 'play Seer/One D'],
        [1, /^hide .* C/u],
        [0, 'pass'],
      ],
    ],
    [
      'a hand that was drawn to, and then one was hidden',
      [
        [0, 'play Seer/One D'],
        [1, 'jutsu Blast D Caller/One'],
        [0, 'pass'],
        [1, /^hide .* C/u],
      ],
    ],
    [
      'a hand of which one was hidden before it was drawn to',
      [
        [0, 'play Seer/One D'],
        [1, /^hide .* C/u],
        [0, 'pass'],
        [1, 'jutsu Blast D Caller/One'],
      ],
    ],
    [
      'a hidden character',
      [
        [0, 'pass'],
        [1, /^hide .* C/u],
        [0, 'play Spy/One D'],
        [1, /^hide .* D/u],
        [0, 'pass'],
        [1, 'pass'],
      ],
    ],
    [
      'a hidden character, beside one that was turned up before',
      [
        [0, 'play Seer/One D'],
        [1, /^hide .* C/u],
        [0, 'hide Spy/One C'],
        [1, /^hide .* C/u],
        [0, 'pass'],
        [1, 'reveal Ann/One C'],
        [0, 'reveal Spy/One C'],
      ],
    ],
    [
      'two hidden characters in a row, one of them turned up, not looked at',
      [
        [0, 'hide Seer/One D'],
        [1, /^hide .* C/u],
        [0, 'hide Spy/One C'],
        [1, /^hide .* C/u],
        [0, 'pass'],
        [1, 'reveal Ann/One C'],
      ],
    ],
  ] as const)('%s', (_title, moves) => {
    const { truth, view, history } = branches(start, (s) => playAll(s, moves));
    expect(chiSquareFault(truth, view, unordered, history)).toBeUndefined();
  });

  test('two hidden characters that were looked at, one of which moved, nobody says which', () => {
    const both = stateOf({
      preset: 'paper',
      options: { ...OPEN, optionalEffects: false },
      hands: [
        ['Seer — One', 'Spy — One'],
        ['Ann — One', 'Cid — One', 'Ben — One', 'Pusher — One'],
      ],
      decks: [[], ['Ann — One', 'Ben — One', 'Blast']],
      lanes: { D: [[], ['Caller — One']], C: [[], []] },
    });
    const { truth, view, history } = branches(both, (s) =>
      playAll(s, [
        [0, 'hide Seer/One D'],
        [1, 'hide Ann/One C'],
        [0, 'hide Spy/One C'],
        [1, 'hide Cid/One C'],
        [0, 'reveal Spy/One C'],
        [1, 'play Pusher/One D'],
        [1, /^choose 1 C/u],
      ]),
    );
    const moved = { type: 'moved', who: { side: 1, lane: 'C', card: null }, to: 'D' };
    expect(history).toContainEqual(moved);
    const ends = new Set([...truth.keys()].map((text) => JSON.stringify((JSON.parse(text) as State).lanes)));
    expect(ends.size).toBe(2);
    expect(chiSquareFault(truth, view, unordered, history)).toBeUndefined();
  });

  test('without a history, what a look showed has at least left the deck', () => {
    const [later] = playAll(start, [
      [0, 'play Seer/One D'],
      [1, 'hide Ann/One C'],
    ]);
    const view = mythos.view(later?.state as State, 0);
    expect(view.looks).toHaveLength(1);
    const truth = new Map(
      [...truthOf(later?.state as State, 0)].filter(([text]) => {
        const { decks } = JSON.parse(text) as { readonly decks: readonly string[][] };
        const rest = decks[1]!;
        return (
          !rest.includes('Cid/One') &&
          rest.filter((id) => id === 'Ann/One').length < 2 &&
          rest.filter((id) => id === 'Blast').length < 2
        );
      }),
    );
    expect(truth.size).toBeGreaterThan(1);
    const random = { below: (n: number) => n - 1 };
    expect(truth.has(cardsText(mythos.sample(view, random)))).toBe(true);
  });
});
