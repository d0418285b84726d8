// A reason is true: what it says of a position is checked against the whole state, which the reason never saw.

import { describe, expect, test } from 'vitest';
import type { Game, GameTypes, Seat } from '../../kernel/game.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { fastRandom } from '../../kernel/random.ts';
import { beaters, bitOf, cardNamed, maskSize, pointsOf, suitOf } from '../../games/guinote/cards.ts';
import { guinote, type Guinote } from '../../games/guinote/index.ts';
import { held, seatsOf, type State as GuinoteState } from '../../games/guinote/state.ts';
import { winningSeat } from '../../games/guinote/tricks.ts';
import { highnoon, type HighNoon } from '../../games/highnoon/index.ts';
import { handValue } from '../../games/mulle/cards.ts';
import { mulle, type Mulle } from '../../games/mulle/index.ts';
import { LANES } from '../../games/mythos/state.ts';
import { mythos, type Mythos } from '../../games/mythos/index.ts';
import { reasons as guinoteReasons } from '../guinote/reasons.ts';
import { reasons as highnoonReasons } from '../highnoon/reasons.ts';
import { reasons as mulleReasons } from '../mulle/reasons.ts';
import { reasons as mythosReasons } from '../mythos/reasons.ts';
import type { Reason, Reasons } from './hint.ts';

/** What a reason claims, looked up in the real states before and after the move; nothing for claims that need no secret to check. */
type Truth<T extends GameTypes> = (told: {
  readonly before: T['state'];
  readonly after: T['state'];
  readonly seat: Seat;
  readonly action: T['action'];
  readonly reason: Reason;
}) => boolean | undefined;

interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options?: { readonly [key: string]: string | number };
  readonly reasons: Reasons<T>;
  readonly isTrue: Truth<T>;
  readonly steps: number;
}

/** Walks through random matches and asks for the reasons of every legal action; how often each was told and checked. */
const walk = <T extends GameTypes>({
  game,
  options = {},
  reasons,
  isTrue,
  steps,
}: Subject<T>): ReadonlyMap<string, number> => {
  const resolved = resolveOptions(game.options, { options });
  if (!resolved.ok) throw new Error(resolved.error.message);
  const checked = new Map<string, number>();
  const random = fastRandom(11);
  const opened = (): T['state'] => game.setup(resolved.value, []);
  let state = opened();
  const history: T['event'][][] = [];
  const keep = (act: (events: { pub: T['event']; to?: { readonly [seat: Seat]: T['event'] } }[]) => void): void => {
    const events: { pub: T['event']; to?: { readonly [seat: Seat]: T['event'] } }[] = [];
    act(events);
    for (let seat = 0; seat < game.seats(resolved.value); seat++)
      (history[seat] ??= []).push(...events.map((event) => event.to?.[seat] ?? event.pub));
  };
  for (let n = 0; n < steps;) {
    if (game.outcome(state) !== undefined) {
      state = opened();
      history.length = 0;
    }
    if (game.chance(state) !== undefined) {
      keep((events) => game.resolve(state, random, events));
      continue;
    }
    n++;
    const { must, may } = game.actors(state);
    const seat = must[0] ?? may[n % may.length]!;
    const legal = game.legal(state, seat);
    for (const action of legal) {
      const others = legal.filter((each) => each !== action);
      const candidates = [action, ...others].map((each, i) => ({
        action: each,
        visits: 50,
        mean: i === 0 ? 0.6 : 0.5,
      }));
      const thought = {
        game,
        seat,
        view: game.view(state, seat),
        history: history[seat]!,
        legal,
        random: fastRandom(n),
        budget: 1,
      };
      const after = game.clone(state);
      game.apply(after, seat, action);
      for (const reason of reasons({ by: 'search', candidates, thought, action })) {
        const holds = isTrue({ before: state, after, seat, action, reason });
        if (holds === undefined) continue;
        checked.set(reason.id, (checked.get(reason.id) ?? 0) + 1);
        if (!holds) throw new Error(`${game.notate(action)}: ${JSON.stringify(reason)} is not true at step ${n}`);
      }
    }
    const act = legal[random.below(legal.length)]!;
    keep((events) => game.apply(state, seat, act, events));
  }
  return checked;
};

const numberOf = ({ params }: Reason, name: string): number => params[name] as number;

/** Cards of a suit that others hold or that are still to be drawn. */
const outside = (s: GuinoteState, seat: Seat, suit: number): number => {
  let mask = 0;
  for (const other of seatsOf(s)) if (other !== seat) mask |= held(s, other, suit);
  for (const card of [...s.deck.slice(s.drawn), ...(s.pinta < 0 ? [] : [s.pinta])])
    if (suitOf(card) === suit) mask |= bitOf(card);
  return mask;
};

const inGuinote: Truth<Guinote> = ({ before, after, seat, action, reason }) => {
  switch (reason.id) {
    case 'takes':
    case 'lastTrick': {
      const side = seat & 1;
      const points = before.trick.reduce(
        (sum, card) => sum + pointsOf(before.options, card),
        pointsOf(before.options, action),
      );
      const taken = [0, 1, 2, 3].some((suit) => after.won[side * 4 + suit] !== before.won[side * 4 + suit]);
      return points === numberOf(reason, 'points') && (taken || after.lastWinner === seat);
    }
    case 'loads':
      return (
        (winningSeat(before) & 1) === (seat & 1) && pointsOf(before.options, action) === numberOf(reason, 'points')
      );
    case 'keepsTop':
    case 'keepsTrump':
    case 'keepsForArrastre':
    case 'drawsTrumps':
      return maskSize(outside(before, seat, before.trump)) === numberOf(reason, 'out');
    case 'unbeatable': {
      const higher = outside(before, seat, suitOf(action)) & beaters(before.options, action);
      return higher === 0 && (suitOf(action) === before.trump || outside(before, seat, before.trump) === 0);
    }
    case 'denies': {
      const kept = cardNamed((reason.params['kept'] as { readonly card: string }).card)!;
      return (held(before, seat, suitOf(kept)) & bitOf(kept)) !== 0 && action !== kept;
    }
    default:
      return undefined;
  }
};

const inMulle: Truth<Mulle> = ({ before, after, seat, reason }) => {
  const hidden = [...before.hands.filter((_, other) => other !== seat).flat(), ...before.stock];
  switch (reason.id) {
    case 'mulles':
      return after.mulles[seat & 1]!.length - before.mulles[seat & 1]!.length === numberOf(reason, 'count');
    case 'tabbe':
      return after.tabbar[seat & 1]! > before.tabbar[seat & 1]!;
    case 'builds':
      return hidden.filter((card) => handValue(card) === numberOf(reason, 'value')).length === numberOf(reason, 'out');
    case 'safeBuild':
      return hidden.every((card) => handValue(card) !== numberOf(reason, 'value'));
    case 'leavesNothing':
      return mulle.legal(after, after.turn).every(({ type }) => type !== 'take');
    default:
      return undefined;
  }
};

const placesIn = (s: HighNoon['state'], seat: Seat): readonly HighNoon['action'][] =>
  highnoon.legal(s, seat).filter((action) => highnoon.notate(action).startsWith('place'));

/** Would placing a card let the rival place one more? */
const opensLane = (before: HighNoon['state'], seat: Seat): boolean =>
  placesIn(before, seat).some((action) => {
    const s = highnoon.clone(before);
    highnoon.apply(s, seat, action);
    return placesIn(s, 1 - seat).length > placesIn(before, 1 - seat).length;
  });

const inHighNoon: Truth<HighNoon> = ({ before, after, seat, reason }) => {
  switch (reason.id) {
    case 'uncovers':
      return after.down.reduce((sum, n) => sum + n, 0) < before.down.reduce((sum, n) => sum + n, 0);
    case 'places':
    case 'beforeRival':
      return after.placed[seat] === before.placed[seat]! + 1;
    case 'frees':
      return placesIn(after, seat).length > 0;
    case 'holdsBack':
      return opensLane(before, seat);
    default:
      return undefined;
  }
};

const inMythos: Truth<Mythos> = ({ before, after, seat, reason }) => {
  const [was, now] = [mythos.view(before, seat), mythos.view(after, seat)];
  const lane = LANES.indexOf(reason.params['lane'] as (typeof LANES)[number]);
  const powers = now.powers[lane]?.sides ?? [];
  switch (reason.id) {
    case 'ahead':
    case 'strengthens':
      return powers[seat] === numberOf(reason, 'own') && powers[1 - seat] === numberOf(reason, 'rival');
    case 'removes':
      return was.powers[lane]!.sides[1 - seat]! - powers[1 - seat]! === numberOf(reason, 'lost');
    case 'keepsChakra':
      return now.chakra[seat] === numberOf(reason, 'left');
    case 'gainsChakra':
      return now.chakra[seat]! - was.chakra[seat]! === numberOf(reason, 'gained');
    case 'takesEdge':
      return now.edge === seat || now.round !== was.round;
    default:
      return undefined;
  }
};

describe('every reason that can be checked is true', () => {
  test.each([2, 4])('Guiñote with %i players', (players) => {
    const checked = walk({
      game: guinote,
      options: { players },
      reasons: guinoteReasons,
      isTrue: inGuinote,
      steps: 160,
    });
    expect([...checked.keys()]).toEqual(expect.arrayContaining(['takes', 'keepsTop', 'keepsForArrastre', 'denies']));
  });

  test('Mulle', () => {
    const checked = walk({ game: mulle, reasons: mulleReasons, isTrue: inMulle, steps: 120 });
    expect([...checked.keys()]).toEqual(expect.arrayContaining(['mulles', 'builds', 'leavesNothing']));
  });

  test('HighNoon', () => {
    const checked = walk({ game: highnoon, reasons: highnoonReasons, isTrue: inHighNoon, steps: 800 });
    expect([...checked.keys()]).toEqual(expect.arrayContaining(['uncovers', 'places', 'holdsBack']));
  });

  test('Mythos', () => {
    const checked = walk({ game: mythos, reasons: mythosReasons, isTrue: inMythos, steps: 60 });
    expect([...checked.keys()]).toEqual(expect.arrayContaining(['ahead', 'strengthens', 'keepsChakra']));
  });
});
