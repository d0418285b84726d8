// The page that maps the source of Mulle to its homes here names only what is there.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const rows = readFileSync(join(ROOT, 'docs/mulle-source.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| source') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** A file without a folder is one of the game's own. */
const textOf = (file: string): string =>
  readFileSync(join(ROOT, file.includes('/') ? file : `src/games/mulle/${file}`), 'utf8');

const NAMED = [
  'board_pile_value', 'is_card_reserved_for_build', 'can_build', 'perform_capture', 'perform_build', 'perform_discard',
  'perform_trotta', 'generate_capture_combinations', 'detect_mulles', 'auto_play_turn', 'enumerate_candidate_actions',
  'score_round', 'player_has_builds', 'ensure_can_trail', 'InvalidAction', 'build.add_trotta_card', 'declared_value',
  'INTAKE_POINTS_1', 'INTAKE_POINTS_2',
]; // prettier-ignore

it('every function of the source has a row', () => {
  const named = rows.map(([, source = '']) => source).join(' ');
  expect(NAMED.filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
});

const homes = rows.flatMap(([, source = '', home = '']) => {
  const found = /^`(?<name>\w+)` in `(?<file>[\w./-]+)`$/u.exec(home)?.groups;
  return found === undefined ? [] : [{ source, name: found['name'] ?? '', file: found['file'] ?? '' }];
});

it('there is a home for each', () => expect(homes.length).toBeGreaterThanOrEqual(NAMED.length));

for (const { source, name, file } of homes) {
  it(`${source}: ${name} is in ${file}`, () =>
    expect(textOf(file)).toMatch(new RegExp(`^(?:export )?(?:const|interface|type) ${name}\\b`, 'mu')));
}

const groups = rows.filter(([, source = '']) => source.startsWith('`test_'));

it('the source’s tests return as groups', () => {
  expect(groups.length).toBeGreaterThanOrEqual(10);
  for (const [, , group = '', where = ''] of groups) {
    expect(textOf(where.replaceAll('`', ''))).toContain(`describe('${group}'`);
  }
});
