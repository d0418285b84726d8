// Terms of tables of one kind: what they have alike is one object, what is their own stays their own.

import { expect, it } from 'vitest';
import type { Terms } from '../table/model.ts';
import { sharedTerms } from './shared-terms.ts';

const terms = (table: string, players = 2): Terms => ({
  table,
  format: 2,
  game: 'guinote',
  rules: 2,
  options: { players },
  seed: '0'.repeat(64),
  seats: [null, null],
  names: { [table]: 'Ann' },
  bots: [{ kind: 'bot', level: 'easy', version: 1, budget: 0 }],
  graceMs: 0,
  createdAt: 0,
});

it('holds equal options and bots once, and changes nothing', () => {
  const shared = sharedTerms();
  const [one, two, other] = [shared(terms('one')), shared(terms('two')), shared(terms('other', 4))];
  expect([one, two, other]).toEqual([terms('one'), terms('two'), terms('other', 4)]);
  expect(two.options).toBe(one.options);
  expect(two.bots).toBe(one.bots);
  expect(other.options).not.toBe(one.options);
});

it('leaves out what is not there, and remembers only so much', () => {
  const shared = sharedTerms();
  const { bots: _, names: __, ...plain } = terms('plain');
  expect(shared(plain)).toStrictEqual(plain);
  const first = shared(terms('first', 0)).options;
  for (let players = 1; players <= 2000; players++) shared(terms('more', players));
  expect(shared(terms('again', 0)).options).not.toBe(first);
});
