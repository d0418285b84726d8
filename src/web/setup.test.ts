// Setting up a table: counts, differences, partners and the order, from the schema of a game alone.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import { formatterIn } from '../kernel/text.ts';
import {
  canShareDevice,
  changesOf,
  companyOf,
  differing,
  hasBots,
  HERE,
  optionKeys,
  orderOf,
  partnersOf,
  playerCounts,
  presetNote,
  seatsOf,
  sharesDevice,
  usualLevel,
  valuesNow,
  withOccupant,
  withOneFriend,
  withPlayers,
  type Setup,
} from './setup.ts';

const module = await GAMES['guinote']?.();
if (module === undefined) throw new Error('the registry has no Guiñote');
const highnoon = await GAMES['highnoon']?.();
if (highnoon === undefined) throw new Error('the registry has no HighNoon');
const { game } = module;
const first: Setup = {
  preset: 'aragon',
  chosen: {},
  others: ['greedy', 'greedy', 'greedy', 'greedy'],
  clock: 'none',
  progressMs: 0,
  pace: 'steady',
  isPublic: false,
};

describe('Guiñote', () => {
  test('two or four play, four unless chosen otherwise', () => {
    expect(playerCounts(game)).toEqual([2, 4]);
    expect(seatsOf(game, {})).toBe(4);
    expect(seatsOf(game, withPlayers(game, first, 2))).toBe(2);
    expect(withPlayers(game, first, 3)).toBe(first);
  });

  test('the partner sits across; with two there is none', () => {
    expect(partnersOf(game, first)).toEqual([2]);
    expect(partnersOf(game, withPlayers(game, first, 2))).toEqual([]);
  });

  test('only what differs counts as a change, and players never do', () => {
    const same: Setup = { ...first, chosen: { players: 2, partidasPerCoto: 3 } };
    expect(changesOf(game, same)).toEqual([]);
    const changed: Setup = { ...first, chosen: { players: 2, min30: 'off' } };
    expect(changesOf(game, changed)).toEqual(['min30']);
    expect(differing(game, changed)).toEqual(['min30']);
    expect(optionKeys(game)).not.toContain('players');
  });

  test.each(['en', 'es', 'sv', 'de', 'fr'] as const)(
    'every preset says in one line what is played, in %s',
    (language) => {
      for (const each of [module, highnoon]) {
        const words = each.presentation.words(language, undefined, formatterIn(Intl, language));
        for (const preset of Object.keys(each.game.options.presets)) {
          expect(presetNote(words, preset)).toMatch(/^\p{Lu}.{20,}\.$/u);
          // Names of documents mean nothing to players.
          expect(words.option('preset', preset)).not.toMatch(/valid|refer|référ/iu);
        }
      }
      expect(presetNote(module.presentation.words(language, undefined, formatterIn(Intl, language)), 'no such')).toBe(
        '',
      );
    },
  );

  test('another preset shows what it has unlike the usual one', () => {
    const other: Setup = { ...first, preset: 'reference' };
    expect(changesOf(game, other)).toEqual([]);
    expect(differing(game, other)).toEqual(expect.arrayContaining(['rank', 'renuncio', 'partidasPerCoto']));
    expect(valuesNow(game, other)['renuncio']).toBe('punish');
  });

  test('the order asks for as many others as there are seats', () => {
    const setup: Setup = { ...first, others: ['random', null, 'greedy', 'greedy'], clock: 'blitz' };
    expect(orderOf(game, setup, 'Ana')).toEqual({
      game: 'guinote',
      preset: 'aragon',
      options: {},
      opponents: ['random', null, 'greedy'],
      speed: 'blitz',
      name: 'Ana',
    });
    expect(orderOf(game, withPlayers(game, first, 2), 'Ana')).toEqual({
      game: 'guinote',
      preset: 'aragon',
      options: { players: 2 },
      opponents: ['greedy'],
      name: 'Ana',
    });
  });

  test('a friend is the partner of four, and the other one of two', () => {
    expect(withOneFriend(game, first, 'greedy')).toEqual(['greedy', null, 'greedy']);
    expect(withOneFriend(game, withPlayers(game, first, 2), 'greedy')).toEqual([null]);
  });
});

describe('time', () => {
  const timed: Setup = { ...first, preset: 'usual', clock: 'blitz', progressMs: 120_000, pace: 'fast' };

  test('a game with turns has a turn clock, and no more', () => {
    const order = orderOf(game, { ...timed, preset: 'aragon' }, 'Ana');
    expect(order).toMatchObject({ speed: 'blitz' });
    expect(order).not.toHaveProperty('progressMs');
    expect(order).not.toHaveProperty('pace');
  });

  test('a game that tells progress has a progress clock, and bots with a pace', () => {
    const preset = highnoon.game.options.preset;
    const order = orderOf(highnoon.game, { ...timed, preset }, 'Ana');
    expect(order).toMatchObject({ progressMs: 120_000, pace: 'fast', opponents: ['greedy'] });
    expect(order).not.toHaveProperty('speed');
    const friends = orderOf(highnoon.game, { ...timed, preset, progressMs: 0, others: [null, 'greedy'] }, 'Ana');
    expect(friends).not.toHaveProperty('progressMs');
    expect(friends).not.toHaveProperty('pace');
  });
});

describe('several people at one device', () => {
  test('they have names, and no clock; friends by link and people here exclude each other', () => {
    const friends = { ...first, others: [null, 'greedy', null], clock: 'blitz' } as const;
    const here = withOccupant(friends, 1, HERE);
    expect(here.others).toEqual([HERE, 'greedy', HERE]);
    expect(sharesDevice(game, friends)).toBe(false);
    expect(sharesDevice(game, here)).toBe(true);
    expect(hasBots(game, here)).toBe(true);
    const order = orderOf(game, here, 'Ana');
    expect(order.opponents).toEqual([null, 'greedy', null]);
    expect(order).not.toHaveProperty('clock');
    const numbered = (n: number) => `Player ${n}`;
    expect(companyOf(game, { ...here, names: ['', undefined, 'Bea'] }, numbered)).toEqual(['Player 2', 'Bea']);
    expect(withOccupant(here, 1, null).others).toEqual([null, 'greedy', null]);
    expect(withOccupant(here, 1, 'easy').others).toEqual(['easy', 'greedy', HERE]);
  });

  test('a race has no place for them', () => {
    expect(canShareDevice(game)).toBe(true);
    expect(canShareDevice(highnoon.game)).toBe(false);
  });
});

test('a game that lets nobody choose has the one number it has', () => {
  expect(playerCounts(whistle.game)).toEqual([2]);
  expect(partnersOf(whistle.game, {})).toEqual([]);
});

test('medium is the usual level, else greedy, else the strongest', () => {
  expect(usualLevel(['random', 'easy', 'medium', 'expert'])).toBe('medium');
  expect(usualLevel(['random', 'greedy', 'expert'])).toBe('greedy');
  expect(usualLevel(['random', 'expert'])).toBe('expert');
  expect(usualLevel([])).toBe('random');
});
