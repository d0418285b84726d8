// What is written down about a new table.

import { expect, it } from 'vitest';
import { defaultLevel, levelsOf } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import type { Terms } from '../table/model.ts';
import { openNewTable, type NewTableNeeds } from './new-table.ts';

const written = async (asked: object): Promise<Omit<Terms, 'table' | 'createdAt'> | undefined> => {
  let terms: Omit<Terms, 'table' | 'createdAt'> | undefined;
  const lobby = {
    create: (given: typeof terms) => {
      terms = given;
      return Promise.resolve({ ok: true, value: 'table' });
    },
  } as unknown as NewTableNeeds['lobby'];
  const needs: NewTableNeeds = { games: GAMES, lobby, now: () => 0, newSeed: () => '0'.repeat(64), graceMs: 1 };
  const opened = await openNewTable(needs, asked, 'ann');
  expect(opened).toMatchObject({ ok: true });
  return terms;
};

it('keeps the preset that was chosen, also when options differ from it', async () => {
  const asked = { game: 'guinote', preset: 'reference', options: { partidasPerCoto: 1, renuncio: 'prevent' } };
  expect(await written(asked)).toMatchObject({ preset: 'reference', options: { partidasPerCoto: 1 } });
});

it('keeps the usual preset where none was named', async () => {
  expect(await written({ game: 'guinote' })).toMatchObject({ preset: 'aragon' });
});

it('seats bots in the newest version of their level', async () => {
  const terms = await written({ game: 'guinote', options: { players: 2 }, opponents: 'greedy' });
  expect(terms?.seats[1]?.sitter).toMatchObject({ kind: 'bot', level: 'greedy', version: 2 });
});

it('seats the default level where none was named', async () => {
  const seated = async (game: string) => (await written({ game, options: { players: 2 } }))?.seats[1]?.sitter;
  for (const game of ['guinote', 'mulle']) {
    const usual = defaultLevel(await levelsOf(game));
    expect(await seated(game)).toMatchObject({ kind: 'bot', level: usual?.id, version: usual?.version });
  }
});

it('refuses an option that no game has, whatever its name', async () => {
  const needs = { games: GAMES, newSeed: () => '00'.repeat(32) } as unknown as NewTableNeeds;
  for (const key of ['constructor', 'prototype', 'toString', 'colour']) {
    const opened = await openNewTable(needs, { game: 'guinote', options: { [key]: 1 } }, 'ann');
    expect(opened).toMatchObject({ ok: false, error: { status: 400, at: `options.${key}` } });
  }
});

it('waits for people to be ready, and has a bot for whoever leaves where more than two play, unless asked otherwise', async () => {
  const friends = { game: 'guinote', opponents: null };
  const two = await written({ ...friends, options: { players: 2 } });
  expect(two).toMatchObject({ start: 'ready' });
  expect(two?.standIn).toBeUndefined();
  const four = { ...friends, options: { players: 4 }, opponents: [null, 'hard', null] };
  expect((await written(four))?.standIn).toMatchObject({ kind: 'bot', level: 'hard' });
  const asked = await written({ ...friends, options: { players: 2 }, start: 'seated', leavers: 'bot' });
  expect(asked?.start).toBeUndefined();
  expect(asked?.standIn).toMatchObject({ level: defaultLevel(await levelsOf('guinote'))?.id });
  expect((await written({ ...four, leavers: 'forfeit' }))?.standIn).toBeUndefined();
  // Nobody is waited for and nobody leaves others alone where only bots play along.
  const alone = await written({ game: 'guinote', options: { players: 4 } });
  expect([alone?.start, alone?.standIn]).toEqual([undefined, undefined]);
});

it('has voices among people who know each other and phrases among strangers, unless asked otherwise', async () => {
  const friends = { game: 'guinote', opponents: null };
  expect((await written(friends))?.talk).toBe('voice');
  expect((await written({ ...friends, public: true }))?.talk).toBe('phrases');
  expect((await written({ ...friends, public: true, talk: 'text' }))?.talk).toBe('text');
});

it('has the clock of the game for a speed, and says what running out of time costs', async () => {
  const clockOf = async (asked: object) => (await written({ opponents: null, ...asked }))?.clock;
  expect(await clockOf({ game: 'guinote', speed: 'normal' })).toEqual({
    baseMs: 60_000,
    incrementMs: 0,
    moveMs: 20_000,
    part: true,
    speed: 'normal',
  });
  expect(await clockOf({ game: 'mulle', speed: 'blitz' })).toMatchObject({ moveMs: 12_000, part: true });
  const mythos = await clockOf({ game: 'mythos', speed: 'relaxed' });
  expect(mythos).toEqual({ baseMs: 900_000, incrementMs: 0, moveMs: 120_000, speed: 'relaxed' });
  expect(await written({ game: 'highnoon', opponents: null, speed: 'normal' })).toMatchObject({ progressMs: 180_000 });
  expect(await clockOf({ game: 'highnoon', speed: 'normal' })).toBeUndefined();
  const own = { baseMs: 5000, incrementMs: 1000 };
  expect(await clockOf({ game: 'guinote', clock: own })).toEqual({ ...own, part: true });
  expect(await clockOf({ game: 'mythos', clock: { ...own, moveMs: 2000 } })).toEqual({ ...own, moveMs: 2000 });
});

it.each([
  ['start', 'now', 'must be one of ready, seated'],
  ['leavers', 'ghost', 'must be one of bot, forfeit'],
  ['speed', 'bullet', 'must be one of relaxed, normal, blitz'],
  ['botSeats', 'mine', 'must be one of open, kept'],
  ['speed', 'constructor', 'must be one of relaxed, normal, blitz'],
])('refuses %s: %s', async (at, value, message) => {
  const needs = { games: GAMES, newSeed: () => '00'.repeat(32) } as unknown as NewTableNeeds;
  const opened = await openNewTable(needs, { game: 'guinote', [at]: value }, 'ann');
  expect(opened).toMatchObject({ ok: false, error: { status: 400, at, message } });
});

it.each([
  [{ speed: 'blitz', clock: { baseMs: 1000, incrementMs: 0 } }, 'speed'],
  [{ clock: { baseMs: 1000, incrementMs: 0, moveMs: 999 } }, 'clock.moveMs'],
  [{ clock: { baseMs: 1000, incrementMs: 0, moveMs: 1e9 } }, 'clock.moveMs'],
  [{ clock: { baseMs: 1000, incrementMs: 0, part: true } }, 'clock.part'],
])('refuses the time %j', async (time, at) => {
  const needs = { games: GAMES, newSeed: () => '00'.repeat(32) } as unknown as NewTableNeeds;
  expect(await openNewTable(needs, { game: 'guinote', ...time }, 'ann')).toMatchObject({
    ok: false,
    error: { status: 400, at },
  });
});

it('lets onlookers be some steps behind, unless nothing is hidden or somebody asks otherwise', async () => {
  const delayOf = async (asked: object) => (await written({ opponents: null, ...asked }))?.watchDelay;
  expect(await delayOf({ game: 'guinote' })).toBe(8);
  expect(await delayOf({ game: 'mythos' })).toBe(8);
  expect(await delayOf({ game: 'highnoon' })).toBeUndefined();
  expect(await delayOf({ game: 'guinote', watchDelay: 0 })).toBeUndefined();
  expect(await delayOf({ game: 'guinote', watchDelay: 20 })).toBe(20);
  const needs = { games: GAMES, newSeed: () => '00'.repeat(32) } as unknown as NewTableNeeds;
  for (const watchDelay of [-1, 65, 1.5, '8'])
    expect(await openNewTable(needs, { game: 'guinote', watchDelay }, 'ann')).toMatchObject({
      error: { status: 400, at: 'watchDelay' },
    });
});

it('lets whoever comes take a bot’s seat between deals among people, unless asked otherwise', async () => {
  const seatsOf = async (asked: object) =>
    (await written({ game: 'guinote', options: { players: 4 }, ...asked }))?.botSeats;
  expect(await seatsOf({ opponents: [null, 'greedy', 'greedy'] })).toBe('open');
  expect(await seatsOf({ opponents: [null, 'greedy', 'greedy'], botSeats: 'kept' })).toBeUndefined();
  expect(await seatsOf({ opponents: 'greedy' })).toBeUndefined();
  expect(await seatsOf({ opponents: 'greedy', botSeats: 'open' })).toBe('open');
});
