// The analysis of a move in every game: it agrees with the rules, verifies what the rules lead to, and reads well everywhere.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/presentation.ts';
import type { Analysis, Seat } from '../kernel/game.ts';
import { fastRandom } from '../kernel/random.ts';
import { actionsToTry, movesAt, seatsOf, subjectOf, walk, type Subject } from '../kernel/testing/walk.ts';
import { GAMES } from './index.ts';

const SETS: readonly (readonly [game: string, asked: { readonly preset?: string; readonly options?: object }])[] = [
  ['guinote', { preset: 'aragon' }],
  ['guinote', { preset: 'validator', options: { renuncio: 'punish' } }],
  ['highnoon', { preset: 'classic' }],
  ['highnoon', { preset: 'draw3', options: { emptyColumn: 'any', autoReveal: false } }],
  ['mulle', { options: { omgangar: 1 } }],
  [
    'mulle',
    { options: { omgangar: 1, players: 4, captureChoice: 'auto', ownerRebuild: 'any', tableSpecials: 'mulle' } },
  ],
  ['mythos', { preset: 'digital' }],
  ['mythos', { preset: 'paper' }],
];

/** The checks say no exactly when the rules do, for the reason that the rules give. */
const disagreement = ({ game }: Subject, state: unknown, seat: Seat, action: unknown): string | undefined => {
  const said = game.analyse?.(state, seat, action);
  if (said === undefined) return 'no analysis';
  const refusal = game.refuse(state, seat, action);
  const failed = said.checks.filter(({ result }) => result === 'fail').map(({ reason }) => reason);
  const text = `${seat} ${game.notate(action)}`;
  if (said.legal !== (refusal === undefined)) return `${text}: legal is ${said.legal}`;
  if (refusal === undefined && said.offence === undefined && failed.length > 0) return `${text}: ${failed.join()} fail`;
  if (refusal !== undefined && !text.includes('renuncio') && !failed.includes(refusal.code))
    return `${text}: ${refusal.code} does not fail, but ${failed.join()}`;
  if (said.alternatives.includes(game.notate(action))) return `${text}: is its own alternative`;
  const wrong = said.state.filter(({ ok }) => !ok);
  return wrong.length > 0 ? `${text}: ${JSON.stringify(wrong)}` : undefined;
};

describe.each(SETS)('%s %j', (id, asked) => {
  const subject = async (): Promise<Subject> => subjectOf(await (GAMES[id] as (typeof GAMES)[string])(), asked);

  test('agrees with the rules on every legal action and on many that are not, in the state and in what a player knows of it', async () => {
    const under = await subject();
    const { game } = under;
    const tries = actionsToTry(under, 3, 60);
    const random = fastRandom(7);
    const faults: string[] = [];
    let refused = 0;
    for (let n = 0; n < 4; n++) {
      for (const { state } of walk(under, n, 120).moments) {
        const moves = movesAt(under, state);
        const seat = random.below(seatsOf(under).length);
        const tried = Array.from({ length: 6 }, () => tries[random.below(tries.length)]);
        // As a table does it: in a state drawn from what the player can see.
        const own = game.sample(game.view(state, seat), random);
        const found = [
          ...moves.slice(0, 8).map((move) => disagreement(under, state, move.seat, move.action)),
          ...tried.map((action) => disagreement(under, state, seat, action)),
          ...tried.map((action) => disagreement(under, own, seat, action)),
        ];
        refused += tried.filter((action) => game.refuse(state, seat, action) !== undefined).length;
        faults.push(...found.filter((fault) => fault !== undefined));
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
    expect(refused).toBeGreaterThan(100);
  });

  test('an analysis made from what a player knows names the refusal that the rules give, and depends on nothing else', async () => {
    const under = await subject();
    const { game } = under;
    const tries = actionsToTry(under, 2, 40);
    const random = fastRandom(11);
    const differences: string[] = [];
    for (const { state } of walk(under, 3, 80).moments) {
      const seat = random.below(seatsOf(under).length);
      const action = tries[random.below(tries.length)];
      const refusal = game.refuse(state, seat, action);
      if (refusal === undefined) continue;
      const seen = game.view(state, seat);
      const [said, again] = [0, 1].map(() => game.analyse?.(game.sample(seen, random), seat, action) as Analysis);
      if (said?.refusal?.code !== refusal.code) differences.push(`${game.notate(action)}: ${said?.refusal?.code}`);
      if (JSON.stringify(said) !== JSON.stringify(again))
        differences.push(`${game.notate(action)}: not always the same`);
    }
    expect(differences).toEqual([]);
  });

  test('reads well in every language', async () => {
    const under = await subject();
    const { game, presentation } = under;
    const tries = actionsToTry(under, 2, 40);
    const random = fastRandom(13);
    const bad = new Set<string>();
    for (const { state } of walk(under, 5, 100).moments) {
      const seat = random.below(seatsOf(under).length);
      const [legal] = movesAt(under, state);
      const actions = [tries[random.below(tries.length)], ...(legal === undefined ? [] : [legal.action])];
      for (const action of actions) {
        const said = game.analyse?.(state, seat, action) as Analysis;
        for (const language of LANGUAGES) {
          const lines = presentation?.words(language).analysis?.(said, (each) => `P${each}`) ?? [];
          if (lines.length < 12) bad.add(`${language}: only ${lines.length} lines`);
          for (const line of lines)
            if (/[{}]|undefined|NaN|null|: \.|\s\.$|\(\)/u.test(line)) bad.add(`${language}: ${line}`);
        }
      }
    }
    expect([...bad].slice(0, 5)).toEqual([]);
  });
});
