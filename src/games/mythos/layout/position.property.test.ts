// Every state that play leads to can be written and read back, with all options mixed and a custom set.

import { expect, test } from 'vitest';
import { canonical } from '../../../kernel/hash.ts';
import type { Json } from '../../../kernel/json.ts';
import { fastRandom, type Random } from '../../../kernel/random.ts';
import { subjectOf, walk } from '../../../kernel/testing/walk.ts';
import { module, mythos } from '../index.ts';
import type { State } from '../state.ts';
import { fixtureLoadouts } from '../testing/fixture-decks.ts';

/** Any value of each option, the size of decks left as it is. */
const anyOptions = (random: Random): { readonly [name: string]: unknown } =>
  Object.fromEntries(
    Object.entries<readonly unknown[]>(mythos.options.fields as never)
      .filter(([name]) => name !== 'deckSize')
      .map(([name, values]) => [name, values[random.below(values.length)]]),
  );

const asText = (value: unknown): string => canonical(value as Json);

test.each([
  ['the house’s decks', undefined],
  ['a custom set', fixtureLoadouts(3)],
])('positions come back as they were, any options: %s', (_title, loadouts) => {
  const random = fastRandom(11);
  for (let n = 0; n < 30; n++) {
    const options = anyOptions(random);
    const subject = subjectOf(module, { options, ...(loadouts === undefined ? {} : { loadouts }) });
    const { moments, finished } = walk(subject, n, 3000);
    expect(finished).toBe(true);
    for (const { state } of moments as readonly { readonly state: State }[]) {
      const written = asText(mythos.position.write(state));
      const read = mythos.position.read(state.options, JSON.parse(written));
      if (!read.ok) throw new Error(`game ${n}, ${asText(options)}: ${read.error.at}: ${read.error.message}`);
      expect(asText(mythos.position.write(read.value)) === written).toBe(true);
      expect(asText(mythos.view(read.value, 'open')) === asText(mythos.view(state, 'open'))).toBe(true);
    }
  }
});
