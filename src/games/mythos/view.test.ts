// What a seat sees and is told of hidden characters: its own side's, its own cards wherever they lie, and no others.

import { describe, expect, test } from 'vitest';
import { seen, type Events } from '../../kernel/game.ts';
import { parse } from './actions.ts';
import type { MythosEvent } from './events.ts';
import { mythos } from './index.ts';
import { plainSet, scenario, type Scenario } from './testing/scenario.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
character Ben — Two
  group Blue; cost 2; power 2
character Taker — One
  group Blue; cost 0; power 1
  MAIN ⚡ Take control of an enemy character.
character Pusher — One
  group Blue; cost 0; power 1
  MAIN ⚡ Move another friendly character.
character Caller — One
  group Blue; cost 0; power 1
  MAIN ⚡ Play a character from your hand for 2 less.
`);

/** Makes a move; gives what each viewer is told of it. */
const move = (table: Scenario, seat: number, text: string) => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  const events: Events<MythosEvent> = [];
  const draft = mythos.clone(table.state);
  mythos.apply(draft, seat, action.value, events);
  table.state = draft;
  return (viewer: 0 | 1 | 'public') => JSON.stringify(events.map((event) => seen(event, viewer)));
};

describe('a hidden character', () => {
  const options = { hiddenTargetable: true } as const;

  test('that is taken over is seen by its owner and its side, and by nobody else', () => {
    const table = scenario({
      set: SET,
      options,
      hands: [['Taker — One'], []],
      lanes: { D: [[], [{ card: 'Ann — One', hidden: true }]] },
    });
    const heard = move(table, 0, 'play Taker/One D');
    const card = (viewer: 0 | 1 | 'public') => table.view(viewer).lanes[0]?.sides[0]?.[1]?.card;
    expect([card(0), card(1), card('public')]).toEqual(['Ann/One', 'Ann/One', null]);
    expect([heard(0), heard(1), heard('public')].map((text) => text.includes('Ann/One'))).toEqual([true, true, false]);
  });

  test('that was taken over and moves is named to its owner too', () => {
    const table = scenario({
      set: SET,
      options,
      hands: [['Pusher — One'], []],
      lanes: { D: [[{ card: 'Ann — One', hidden: true, owner: 1 }], []], C: [[], []] },
    });
    const heard = move(table, 0, 'play Pusher/One D');
    expect([heard(0), heard(1), heard('public')].map((text) => text.includes('Ann/One'))).toEqual([true, true, false]);
    expect(table.view('public').lanes[1]?.sides[0]?.[0]).toEqual({ card: null, owner: 1, hidden: true });
  });
});

test('a card that was picked from a hand is shown to its holder only, as is what it costs', () => {
  const table = scenario({
    set: SET,
    hands: [['Caller — One', 'Ann — One', 'Ben — Two'], []],
    lanes: { D: [[], []], C: [[], []] },
  });
  move(table, 0, 'play Caller/One D');
  const heard = move(table, 0, 'take Ben/Two');
  expect(table.view(0).queue[0]?.picked).toEqual({ pile: 'hand', seat: 0, place: 1 });
  for (const viewer of [1, 'public'] as const) {
    expect(heard(viewer)).not.toContain('Ben');
    expect(table.view(viewer).queue[0]?.picked).toEqual({ pile: 'hand', seat: 0, place: null });
    expect(table.view(viewer).costs).toEqual({});
    expect(mythos.legal(table.state, 1)).toEqual([]);
  }
  table.leaveOpen();
});
