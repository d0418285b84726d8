// What players bring to a table: it plays with it, refuses what can't be played, and puts it into the record.

import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { GameModule } from '../kernel/presentation.ts';
import { makeRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import { checkTerms, openTable } from './opening.ts';
import { tableRecord } from './record.ts';
import { bot, person, termsOf } from './testing/bench.ts';

const { game, deckTools } = await (GAMES['mythos'] as () => Promise<GameModule>)();
const plain = termsOf(game, [person('ann'), bot()]);
const loadout = deckTools?.loadouts({ deckSize: 'exactly30' }, ['tides', 'lanterns'], { salt: 'sea' });

test('a table plays with the decks that were brought, and its record holds them', () => {
  const loadouts = loadout?.ok === true ? loadout.value : [];
  const { table } = openTable(game, { ...plain, loadouts }, 0);
  const lists = (table.timeline.match.view(0) as { readonly lists: readonly unknown[] }).lists;
  expect(lists).toEqual([
    expect.objectContaining({ missions: expect.arrayContaining(['Fog_Market']) as string[] }),
    null,
  ]);
  const record = makeRecord(game, tableRecord(table.terms, []));
  expect(record).toMatchObject({ ok: true, value: { loadouts } });
  expect(record.ok && verify(game, record.value).ok).toBe(true);
});

test('decks that can not be played open no table', () => {
  expect(checkTerms(game, { ...plain, loadouts: [{}, {}] })).toEqual({
    at: 'loadouts',
    message: 'loadouts[0].set: is missing',
  });
});
