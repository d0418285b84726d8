// versions.json beside a game's goldens: a fingerprint of each golden under each version of the rules. An entry never changes.

import { hashText } from '../src/kernel/hash.ts';
import { fail, ok, type Result } from '../src/kernel/result.ts';

/** One version of a game's rules: the decision record that made it, none for the first, and the fingerprint of each golden. */
interface PlayedVersion {
  readonly record: string | null;
  readonly goldens: Readonly<Record<string, string>>;
}

/** By version. */
export type PlayedVersions = Readonly<Record<string, PlayedVersion>>;

/** A golden as it is played now, and by which version of the rules. */
export interface Played {
  readonly name: string;
  readonly rules: number;
  readonly text: string;
}

/** The line that explains a golden, as it stood when the first prints were made. */
const LEGEND =
  'A line with a number is a step: seat and action. Below it what happened: * with nothing hidden, . as everybody sees it.';

/** The part of a golden that may not change within a version: all but its title, the legend and the events, which may be reworded. */
export const printOf = (text: string): string => {
  const lines = text.split('\n').slice(1);
  const kept = lines
    .filter((line) => !/^ {4}[*.] /u.test(line))
    .map((line) => (line.startsWith('A line with a number') ? LEGEND : line.replace(/ +\* \{.*$/u, '')));
  return hashText(kept.join('\n')).slice(0, 16);
};

/** What is wrong with the recorded versions, given how the goldens play now. */
export const versionFaults = (
  game: string,
  versions: PlayedVersions,
  played: readonly Played[],
  records: readonly string[],
): readonly string[] => {
  const shipped = [...new Set(played.map(({ rules }) => String(rules)))];
  const gone = Object.entries(versions).flatMap(([rules, { goldens }]) =>
    Object.keys(goldens).filter((name) => !played.some((each) => each.name === name && String(each.rules) === rules)),
  );
  return [
    ...played.flatMap((each) => playedFault(game, versions, each) ?? []),
    ...gone.map((name) => `${game} ${name}: is written down and not played any more; a golden is kept for good`),
    ...shipped.flatMap((rules) => recordFault(game, rules, versions[rules], records) ?? []),
  ];
};

const playedFault = (game: string, versions: PlayedVersions, { name, rules, text }: Played): string | undefined => {
  const print = versions[rules]?.goldens[name];
  if (print === undefined) return `${game} ${name}: is not written down for version ${rules}; run npm run goldens`;
  if (print === printOf(text)) return undefined;
  return `${game} ${name}: version ${rules} plays otherwise than it did; raise the rules version, keep the old one as earlier, and write a decision record`;
};

const recordFault = (
  game: string,
  rules: string,
  version: PlayedVersion | undefined,
  records: readonly string[],
): string | undefined => {
  if (version === undefined || rules === '1') return undefined;
  if (version.record === null) return `${game}: version ${rules} needs a decision record`;
  return records.includes(version.record) ? undefined : `${game}: docs/decisions/${version.record} does not exist`;
};

/** The versions with new entries added; existing ones are never changed. */
export const withPlayed = (
  game: string,
  versions: PlayedVersions,
  played: readonly Played[],
  record: string | undefined,
): Result<PlayedVersions, string> => {
  const next: Record<string, PlayedVersion> = { ...versions };
  for (const { name, rules, text } of played) {
    const version = next[rules];
    if (version === undefined && rules > 1 && record === undefined) {
      return fail(`${game}: version ${rules} is new; name its decision record: --record NNNN-that-record.md`);
    }
    const known = version ?? { record: rules > 1 ? (record ?? null) : null, goldens: {} };
    next[rules] = { ...known, goldens: { [name]: printOf(text), ...known.goldens } };
  }
  return ok(next);
};

const sorted = <T>(entries: readonly (readonly [string, T])[]): { [key: string]: T } =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The text of a versions.json, as the formatter would write it. */
export const writeVersions = (versions: PlayedVersions): string => {
  const all = Object.entries(versions).map(
    ([rules, { record, goldens }]) => [rules, { record, goldens: sorted(Object.entries(goldens)) }] as const,
  );
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
};
