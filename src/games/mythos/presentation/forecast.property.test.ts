// What is foretold comes true: in random matches, whatever the hidden cards really are.

import { expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { idAt } from '../board.ts';
import { baseOfId } from '../cards.ts';
import type { Fate } from './fates.ts';
import { forecast } from './forecast.ts';
import { mythos } from '../index.ts';
import { fullPower, powerOn } from '../effects/power.ts';
import { isHidden, LANES, type State } from '../state.ts';
import { optionsWith } from '../testing/scenario.ts';
import type { View } from '../view.ts';

const GAMES = 30;

/** What became of every character that is not upgraded, told from what everybody can see and where it went. */
const fates = (before: State, after: State, upgraded: string): readonly string[] =>
  before.lanes.flatMap((cards, at) =>
    cards.flatMap((card, place) => {
      const to = after.lanes.findIndex((side) => side.includes(card));
      const told = (what: string): readonly string[] => [`${LANES[at >> 1]}${at & 1}#${place} ${what}`];
      if (to === -1) {
        const name = `${LANES[at >> 1]}${at & 1} ${baseOfId(idAt(before, card))}`;
        const isBack = after.hands.some((hand) => hand.includes(card));
        return name === upgraded ? [] : told(isBack ? 'returns' : 'leaves');
      }
      if (to % 2 !== at % 2) return told('taken');
      if (to !== at) return told(`moves ${LANES[to >> 1]}`);
      const [was, now] = [fullPower(before, card), fullPower(after, card)];
      if (isHidden(before, card) !== isHidden(after, card)) return isHidden(after, card) ? told('hidden') : [];
      return was === now ? [] : told(`power ${was} ${now}`);
    }),
  );

const foretoldFates = (found: readonly Fate[]): readonly string[] =>
  found.map(({ lane, side, place, what, before, after, to }) =>
    [`${LANES[lane]}${side}#${place} ${what}`, before, after, to === undefined ? undefined : LANES[to]]
      .filter((part) => part !== undefined)
      .join(' '),
  );

const powers = (s: State): readonly (readonly number[])[] =>
  s.missions.map((_, lane) => [powerOn(s, lane, 0), powerOn(s, lane, 1)]);

/** Foretells some of what can be done now and compares it with what really happens; how often something was foretold. */
const compare = (s: State, seat: number, pick: (n: number) => number): number => {
  const view = JSON.parse(JSON.stringify(mythos.view(s, seat))) as View;
  const legal = mythos.legal(s, seat);
  let sink = 0;
  for (let i = 0; i < Math.min(4, legal.length); i++) {
    const action = legal[pick(legal.length)] as (typeof legal)[number];
    const foretold = forecast(view, mythos.notate(action));
    if (foretold === undefined) continue;
    sink++;
    const before = powers(s);
    const after = mythos.clone(s);
    mythos.apply(after, seat, action);
    const now = powers(after);
    const shifts = now.flatMap((sides, lane) =>
      sides.every((power, side) => power === before[lane]?.[side])
        ? []
        : [{ lane, before: before[lane], after: sides }],
    );
    expect(foretold.shifts).toMatchObject(shifts);
    const over = action.do === 'upgrade' ? `${LANES[action.lane]}${seat} ${baseOfId(action.card)}` : '';
    expect(foretoldFates(foretold.fates)).toEqual(fates(s, after, over));
    expect(foretold.chakra).toEqual(after.chakra);
    expect(foretold.edge).toBe(after.edge);
    expect(foretold.waits).toBe(after.queue.length > 0);
  }
  return sink;
};

test.each(['digital', 'paper'])('%s', { timeout: 120_000 }, (preset) => {
  let sink = 0;
  for (let game = 1; game <= GAMES; game++) {
    const random = fastRandom(game);
    const s = mythos.setup(optionsWith({}, preset), []);
    while (mythos.outcome(s) === undefined) {
      if (mythos.chance(s) !== undefined) {
        mythos.resolve(s, random);
        continue;
      }
      const seat = mythos.actors(s).must[0] as number;
      sink += compare(s, seat, (n) => random.below(n));
      const legal = mythos.legal(s, seat);
      // A pass now and then, so that rounds have characters in them.
      const moves = legal.length > 1 && random.below(6) > 0 ? legal.filter((action) => action.do !== 'pass') : legal;
      mythos.apply(s, seat, moves[random.below(moves.length)] as (typeof legal)[number]);
    }
  }
  expect(sink).toBeGreaterThan(GAMES * 20);
});
