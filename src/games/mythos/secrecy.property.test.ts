// Two hidden cards change places: who sees neither sees no difference, may do the same, and is told the same while play goes on.

import { expect, test } from 'vitest';
import { seen, type Events, type Seat } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { same } from '../../kernel/testing/plain.ts';
import { actionsToTry, subjectOf, walk } from '../../kernel/testing/walk.ts';
import type { Action } from './actions.ts';
import { sees } from './board.ts';
import { kitOf } from './cards.ts';
import type { MythosEvent } from './events.ts';
import { module, mythos } from './index.ts';
import { demandOf } from './effects/queue.ts';
import { inPlay, ownerOf, type Instance, type State } from './state.ts';
import { fixtureLoadouts } from './testing/fixture-decks.ts';

/** Cards that a seat can't see: in decks, in the rival's hand, hidden on the rival's side. */
const unseenBy = (s: State, seat: Seat): readonly Instance[] => [
  ...s.decks.flat(),
  ...s.hands[1 - seat]!,
  ...s.lanes.flat().filter((card) => !sees(s, seat, card)),
];

/** The state with two unseen cards of one owner in each other's place, if that can be and is another state. */
const swapped = (s: State, seat: Seat, random: Random): State | undefined => {
  const unseen = unseenBy(s, seat);
  if (unseen.length === 0) return undefined;
  const down = unseen.filter((card) => inPlay(s, card));
  // Hidden characters are few, and what depends on their names is what could be noticed.
  const from = down.length > 0 && random.below(2) === 0 ? down : unseen;
  const a = from[random.below(from.length)]!;
  const b = unseen[random.below(unseen.length)]!;
  if (ownerOf(s, a) !== ownerOf(s, b) || s.cards[a] === s.cards[b]) return undefined;
  const cards = s.cards.with(a, s.cards[b]!).with(b, s.cards[a]!);
  const { isCharacter } = kitOf(s.set);
  if ([a, b].some((card) => inPlay(s, card) && isCharacter[cards[card]!] !== true)) return undefined;
  const other: State = { ...mythos.clone(s), cards };
  if (mythos.check(other) !== undefined) return undefined;
  return ownsChoice(s, seat) || demandOf(other)?.kind === demandOf(s)?.kind ? other : undefined;
};

/** What a rival has to choose from may depend on what only the rival sees; one's own choices may not. */
const ownsChoice = (s: State, seat: Seat): boolean => s.queue[0]?.seat === seat;

const doors = (s: State, seat: Seat, tried: readonly Action[]): unknown => ({
  view: { ...mythos.view(s, seat), set: null },
  actors: mythos.actors(s),
  legal: mythos.legal(s, seat),
  refusals: tried.map((action) => mythos.refuse(s, seat, action) ?? null),
});

const after = (s: State, seat: Seat, action: Action, viewer: Seat): { state: State; log: readonly MythosEvent[] } => {
  const state = mythos.clone(s);
  const events: Events<MythosEvent> = [];
  mythos.apply(state, seat, action, events);
  return { state, log: events.map((event) => seen(event, viewer)) };
};

/** Plays both states on alike, by what is legal in both, until the viewer is shown a difference; what it learns otherwise. */
const learned = (
  first: State,
  second: State,
  viewer: Seat,
  tried: readonly Action[],
  random: Random,
): string | undefined => {
  let [real, other] = [first, second];
  for (let step = 0; step < 40; step++) {
    const [a, b] = [doors(real, viewer, tried), doors(other, viewer, tried)] as { readonly [door: string]: unknown }[];
    const door = Object.keys(a ?? {}).find((name) => !same(a?.[name], b?.[name]));
    if (door !== undefined) return `${door} at step ${step}`;
    const [seat] = mythos.actors(real).must;
    if (seat === undefined || mythos.chance(real) !== undefined) return undefined;
    const both = new Set(mythos.legal(other, seat).map(mythos.notate));
    const moves = mythos.legal(real, seat).filter((action) => both.has(mythos.notate(action)));
    const move = moves[random.below(Math.max(1, moves.length))];
    if (move === undefined) return undefined;
    const [one, two] = [after(real, seat, move, viewer), after(other, seat, move, viewer)];
    [real, other] = [one.state, two.state];
    const shows = (s: State, rest: object = {}): unknown => ({ ...mythos.view(s, viewer), set: null, ...rest });
    if (!same(shows(real), shows(other))) {
      const alike = same(shows(real, { demand: null }), shows(other, { demand: null }));
      return alike && ownsChoice(real, viewer) ? `the choice after ${mythos.notate(move)}` : undefined;
    }
    if (!same(one.log, two.log)) return `events of ${mythos.notate(move)}`;
  }
  return undefined;
};

test.each([
  ['digital', undefined],
  ['paper', undefined],
  ['digital', fixtureLoadouts(0)],
  ['paper', fixtureLoadouts(4)],
])('%s, hidden cards that change places are not noticed', (preset, loadouts) => {
  const subject = subjectOf(module, { preset, ...(loadouts === undefined ? {} : { loadouts }) });
  const tried = actionsToTry(subject, 2, 2000).slice(0, 60) as readonly Action[];
  const random = fastRandom(3);
  let compared = 0;
  for (let n = 0; n < 6; n++) {
    for (const { state } of walk(subject, n, 2000).moments) {
      if (mythos.chance(state as State) !== undefined || random.below(4) !== 0) continue;
      for (const viewer of [0, 1, 0, 1, 0, 1] as const) {
        const other = swapped(state as State, viewer, random);
        if (other === undefined) continue;
        compared++;
        expect(learned(state as State, other, viewer, tried, random)).toBeUndefined();
      }
    }
  }
  expect(compared).toBeGreaterThan(50);
});
