// Mulle against the contract of a game, and: nobody is ever stuck.

import { describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { conformance } from '../../kernel/testing/conformance.ts';
import { fastRandom } from '../../kernel/random.ts';
import { parse } from './actions.ts';
import { handValue, intakeOf } from './cards.ts';
import { module, mulle } from './index.ts';
import { buildOf, handOf, isBuild, omgangOver, type State } from './state.ts';
import { optionsWith } from './testing.ts';

/** Cards of which both copies are hidden; of others a twin may lie open. */
const secrets = (position: unknown, viewer: Viewer): readonly string[] => {
  if (viewer === 'open') return [];
  const { stock, hands } = position as { readonly stock: readonly string[]; readonly hands: readonly string[][] };
  const hidden = [...stock, ...hands.filter((_, seat) => seat !== viewer).flat()];
  return hidden.filter((card, i) => hidden.indexOf(card) < i);
};

/** `trotta` is accepted where it feeds, and listed as the discard it is. */
const isFeed = (state: unknown, seat: Seat, text: string): boolean => {
  const action = parse(text);
  if (!action.ok || action.value.type !== 'trotta') return false;
  const { card } = action.value;
  return (
    mulle.refuse(state as State, seat, { type: 'discard', card }) === undefined &&
    buildOf((state as State).table, (card % 13) + 1)?.owner === seat
  );
};

conformance(module, {
  optionSets: [
    {},
    { options: { players: 4, omgangar: 1 } },
    { preset: 'classic', options: { omgangar: 1 } },
    { options: { omgangar: 1, captureChoice: 'auto', absorb: 'off', tableSpecials: 'mulle' } },
    { options: { omgangar: 1, absorb: 'equalOnly', ownerRebuild: 'any', trailWhenCapturable: true } },
  ],
  games: 24,
  bound: 600,
  secrets,
  exceptions: { 'trotta means feed': isFeed },
});

const OMGANGAR = 200;

describe('nobody is ever stuck', () => {
  for (const players of [2, 4] as const) {
    test(`[MUL-9.1] [MUL-9.3] [MUL-5.3] [MUL-10.1] [MUL-12.2] ${OMGANGAR} random omgångar with ${players} players`, () => {
      const random = fastRandom(players);
      for (let n = 0; n < OMGANGAR; n++) {
        const s = mulle.setup(optionsWith({ players, omgangar: 1 }), []);
        while (mulle.outcome(s) === undefined) {
          if (mulle.chance(s) !== undefined) {
            if (s.table.some(isBuild)) throw new Error('a build is left at the end of a deal');
            mulle.resolve(s, random);
            continue;
          }
          const actions = mulle.legal(s, s.turn);
          if (actions.length === 0) throw new Error(`stuck: ${JSON.stringify(mulle.position.write(s))}`);
          mulle.apply(s, s.turn, actions[random.below(actions.length)] as (typeof actions)[number]);
          const builds = s.table.filter(isBuild);
          expect(new Set(builds.map(({ value }) => value)).size).toBe(builds.length);
          for (const { owner, value } of builds) {
            expect(handOf(s, owner).some((card) => handValue(card) === value)).toBe(true);
          }
        }
        expect(omgangOver(s)).toBe(true);
        expect(s.captured.flat()).toHaveLength(104);
        expect(s.captured.flat().reduce((sum, card) => sum + intakeOf(card), 0)).toBe(40);
      }
    });
  }
});
