// Sets read on another thread: the same answers, an event loop that goes on, and a limit on how many wait.

import { expect, test } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { readSetAway } from './set-reading.ts';

const mythos = await (GAMES['mythos'] as () => Promise<GameModule>)();
const { deckTools } = mythos;
if (deckTools === undefined) throw new Error('Mythos has a workshop');

const card = (i: number): string => `character C${i}\n  group G; cost 1; power 1\n  MAIN ⚡ DRAW 1\n`;
const setOf = (name: string, cards: number): string =>
  `set ${name}\ngroups G\n${Array.from({ length: cards }, (_, i) => card(i)).join('')}mission A\nmission B\nmission C\n`;

/** The game, with the sets that came from the other thread. */
const counting = (): { readonly module: GameModule; readonly received: string[] } => {
  const received: string[] = [];
  const receiveSet: typeof deckTools.receiveSet = (set, sent) => {
    received.push(set);
    deckTools.receiveSet(set, sent);
  };
  return { module: { ...mythos, deckTools: { ...deckTools, receiveSet } }, received };
};

test('what was read there is what would be read here, faults too', async () => {
  for (const text of [setOf('Fine', 20), 'set Bad\ncharacter ?', '{"name":1}']) {
    const here = JSON.stringify(deckTools.setJson(text));
    const { module, received } = counting();
    expect(await readSetAway(module, text)).toEqual({ ok: true, value: undefined });
    expect(received).toEqual([text]);
    expect(JSON.stringify(deckTools.setJson(text))).toBe(here);
  }
});

test('a set that came from there is brought and dealt like any other', async () => {
  const set = setOf('Brought', 20);
  await readSetAway(mythos, set);
  const options = { deckSize: 'exactly30' };
  const loadouts = deckTools.loadouts(options, ['random', 'random'], { set, salt: 'x' });
  expect(loadouts.ok).toBe(true);
  const [first, second] = loadouts.ok ? (loadouts.value as { set: unknown }[]) : [];
  expect(first?.set).toMatchObject({ name: 'Brought' });
  expect(second?.set).toMatch(/^[0-9a-f]{64}$/u);
});

test('the event loop goes on while a set is read', async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  await readSetAway(mythos, setOf('Large', 900));
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
});

test('nothing is read where there is no set, or no workshop', async () => {
  const { module, received } = counting();
  expect(await readSetAway(module, undefined)).toMatchObject({ ok: true });
  const guinote = await (GAMES['guinote'] as () => Promise<GameModule>)();
  expect(await readSetAway(guinote, 'set A')).toMatchObject({ ok: true });
  expect(received).toEqual([]);
});

test('more than so many at once are told to come again', async () => {
  const { module, received } = counting();
  const all = await Promise.all(Array.from({ length: 80 }, (_, i) => readSetAway(module, setOf(`Flood ${i}`, 3))));
  const refused = all.filter((each) => !each.ok);
  expect(refused).toHaveLength(16);
  expect(refused[0]).toEqual({ ok: false, error: 'the server is busy reading card sets; try again in a moment' });
  expect(received).toHaveLength(64);
});
