// Golden playthroughs: `npm run goldens` plays every plan of `src/games/*/goldens/goldens.json` and writes its text beside it.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../src/games/index.ts';
import type { JsonObject } from '../src/kernel/json.ts';
import { isSeed } from '../src/kernel/random.ts';
import { readArray, readInteger, reading, readObject, readString, wrong, type Spot } from '../src/kernel/reading.ts';
import { playthrough, type PlaythroughPlan } from '../src/kernel/testing/playthrough.ts';

/** A golden file: where it is, and what the rules of today would write into it. */
export interface Golden {
  readonly path: string;
  readonly text: string;
}

const folderOf = (game: string): string => fileURLToPath(new URL(`../src/games/${game}/goldens/`, import.meta.url));

const readPlan = (spot: Spot): PlaythroughPlan => {
  const { name, preset, options, seed, picker, steps } = readObject(
    spot,
    ['name', 'seed', 'picker'],
    ['preset', 'options', 'steps'],
  );
  if (!/^[a-z][a-z0-9-]*$/u.test(readString(name))) wrong(name, 'must be words with - between them');
  if (!isSeed(seed.value)) return wrong(seed, 'must be 64 digits 0-9 a-f');
  return {
    name: readString(name),
    seed: seed.value,
    picker: readInteger(picker, 0, 2 ** 31),
    ...(preset === undefined ? {} : { preset: readString(preset) }),
    ...(options === undefined ? {} : { options: options.value as JsonObject }),
    ...(steps === undefined ? {} : { steps: readInteger(steps, 1, 10_000) }),
  };
};

const plansOf = (game: string): readonly PlaythroughPlan[] => {
  const path = `${folderOf(game)}goldens.json`;
  if (!existsSync(path)) return [];
  const plans = reading(JSON.parse(readFileSync(path, 'utf8')), (spot) => readArray(spot).map(readPlan));
  if (!plans.ok) throw new Error(`${path}: ${plans.error.at} ${plans.error.message}`);
  return plans.value;
};

/** Every golden of every game, played now. */
export const playGoldens = async (): Promise<readonly Golden[]> => {
  const goldens: Golden[] = [];
  for (const [id, load] of Object.entries(GAMES)) {
    const plans = plansOf(id);
    if (plans.length === 0) continue;
    const { game } = await load();
    for (const plan of plans)
      goldens.push({ path: `${folderOf(id)}${plan.name}.golden`, text: playthrough(game, plan) });
  }
  return goldens;
};

/** The golden files that are there, planned or not. */
export const storedGoldens = (): readonly string[] =>
  Object.keys(GAMES).flatMap((id) => {
    const folder = folderOf(id);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.filter((file) => file.endsWith('.golden')).map((file) => `${folder}${file}`);
  });

if (import.meta.main) {
  for (const { path, text } of await playGoldens()) {
    const isNew = !existsSync(path) || readFileSync(path, 'utf8') !== text;
    if (isNew) writeFileSync(path, text);
    console.log(`${isNew ? 'written ' : 'the same'} ${path} (${text.split('\n').length - 1} lines)`);
  }
}
