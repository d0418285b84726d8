// Versions of rules: which there are, and what is said of one that there is not.

import { expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { findRules, GAMES } from './index.ts';

const SHIPPED = { guinote: [2, 1], highnoon: [2, 1], mulle: [1], mythos: [2, 1] };

test('every version that a record may need is shipped, the newest first', async () => {
  const versions = await Promise.all(
    Object.entries(GAMES).map(async ([id, load]) => {
      const { game, earlier = [] } = await load();
      return [id, [game, ...earlier].map(({ rulesVersion }) => rulesVersion)];
    }),
  );
  expect(Object.fromEntries(versions)).toEqual(SHIPPED);
});

test.each(Object.entries(SHIPPED).flatMap(([id, versions]) => versions.map((version) => [id, version] as const)))(
  '%s version %i is found, with the presentation of the game',
  async (id, version) => {
    const found = await findRules(GAMES, id, version);
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.game).toMatchObject({ id, rulesVersion: version });
    expect(found.value.presentation).toBe((await GAMES[id]?.())?.presentation);
  },
);

test('a version that is not shipped, or a game that is not there, says so', async () => {
  expect(await findRules(GAMES, 'highnoon', 3)).toEqual({
    ok: false,
    error: { at: 'rules', message: 'needs version 3 of highnoon; this program has 1, 2' },
  });
  const games = { whistle: () => Promise.resolve(whistle) };
  expect(await findRules(games, 'whistle', 0)).toMatchObject({ error: { at: 'rules' } });
  for (const id of ['chess', 'constructor']) {
    expect(await findRules(games, id, 1)).toMatchObject({ ok: false, error: { at: 'game' } });
  }
});
