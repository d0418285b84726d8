// Golden playthroughs: `npm run goldens` plays every plan of `src/games/*/goldens/goldens.json` and writes its text beside it:
// under today's rules, and under each earlier version that is still shipped, in a separate folder (`v1`).
//   --record NNNN-record.md    the decision record of a new rules version

import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '../src/games/index.ts';
import type { JsonObject } from '../src/kernel/json.ts';
import { isSeed } from '../src/kernel/random.ts';
import { readArray, readInteger, reading, readObject, readString, wrong, type Spot } from '../src/kernel/reading.ts';
import { playthrough, type PlaythroughPlan } from '../src/kernel/testing/playthrough.ts';
import { versionFaults, withPlayed, writeVersions, type Played, type PlayedVersions } from './golden-versions.ts';

/** A golden file: where it is, and what its version of the rules writes into it now. */
export interface Golden extends Played {
  readonly game: string;
  readonly path: string;
}

/** A plan, and the first rules version it is played under. */
type Plan = PlaythroughPlan & { readonly since: number };

const folderOf = (game: string): string => fileURLToPath(new URL(`../src/games/${game}/goldens/`, import.meta.url));

const readPlan = (spot: Spot): Plan => {
  const { name, preset, options, seed, picker, steps, since, format } = readObject(
    spot,
    ['name', 'seed', 'picker'],
    ['preset', 'options', 'steps', 'since', 'format'],
  );
  if (!/^[a-z][a-z0-9-]*$/u.test(readString(name))) wrong(name, 'must be words with - between them');
  if (!isSeed(seed.value)) return wrong(seed, 'must be 64 digits 0-9 a-f');
  if (format !== undefined && format.value !== 2) return wrong(format, 'must be 2, or left out');
  return {
    name: readString(name),
    seed: seed.value,
    picker: readInteger(picker, 0, 2 ** 31),
    since: since === undefined ? 1 : readInteger(since, 1, 1000),
    ...(preset === undefined ? {} : { preset: readString(preset) }),
    ...(options === undefined ? {} : { options: options.value as JsonObject }),
    ...(format === undefined ? {} : { format: 2 }),
    ...(steps === undefined ? {} : { steps: readInteger(steps, 1, 10_000) }),
  };
};

const plansOf = (game: string): readonly Plan[] => {
  const path = `${folderOf(game)}goldens.json`;
  if (!existsSync(path)) return [];
  const plans = reading(JSON.parse(readFileSync(path, 'utf8')), (spot) => readArray(spot).map(readPlan));
  if (!plans.ok) throw new Error(`${path}: ${plans.error.at} ${plans.error.message}`);
  return plans.value;
};

/** Every golden of every game and version, played now. */
export const playGoldens = async (): Promise<readonly Golden[]> => {
  const goldens: Golden[] = [];
  for (const [id, load] of Object.entries(GAMES)) {
    const plans = plansOf(id);
    if (plans.length === 0) continue;
    const { game, earlier = [] } = await load();
    for (const version of [game, ...earlier]) {
      const { rulesVersion: rules } = version;
      const folder = version === game ? folderOf(id) : `${folderOf(id)}v${rules}/`;
      for (const plan of plans.filter(({ since }) => since <= rules)) {
        const { name } = plan;
        goldens.push({ game: id, name, rules, path: `${folder}${name}.golden`, text: playthrough(version, plan) });
      }
    }
  }
  return goldens;
};

/** The golden files on disk, planned or not. */
export const storedGoldens = (): readonly string[] =>
  Object.keys(GAMES).flatMap((id) => globSync(`${folderOf(id)}**/*.golden`));

const versionsPath = (game: string): string => `${folderOf(game)}versions.json`;

const versionsOf = (game: string): PlayedVersions =>
  existsSync(versionsPath(game)) ? (JSON.parse(readFileSync(versionsPath(game), 'utf8')) as PlayedVersions) : {};

const RECORDS = fileURLToPath(new URL('../docs/decisions/', import.meta.url));

/** What is wrong with the recorded versions of all games. */
export const goldenFaults = (goldens: readonly Golden[]): readonly string[] =>
  Object.keys(GAMES).flatMap((id) => {
    const played = goldens.filter(({ game }) => game === id);
    return versionFaults(id, versionsOf(id), played, readdirSync(RECORDS));
  });

/** Writes new goldens; a game whose version plays differently from before is left alone. */
const writeGame = (id: string, played: readonly Golden[], record: string | undefined): readonly string[] => {
  const next = withPlayed(id, versionsOf(id), played, record);
  if (!next.ok) return [next.error];
  const faults = versionFaults(id, next.value, played, readdirSync(RECORDS));
  if (faults.length > 0) return faults;
  writeFileSync(versionsPath(id), writeVersions(next.value));
  for (const { path, text } of played) {
    const isNew = !existsSync(path) || readFileSync(path, 'utf8') !== text;
    mkdirSync(dirname(path), { recursive: true });
    if (isNew) writeFileSync(path, text);
    console.log(`${isNew ? 'written ' : 'the same'} ${path} (${text.split('\n').length - 1} lines)`);
  }
  return [];
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { record: { type: 'string' } } });
  const goldens = await playGoldens();
  const record = values.record === undefined ? undefined : basename(values.record);
  const faults = Object.keys(GAMES).flatMap((id) =>
    writeGame(
      id,
      goldens.filter(({ game }) => game === id),
      record,
    ),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
