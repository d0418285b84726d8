// Three Quays in the terminal, which has never heard of it: a whole match by number, its record, rules, options and refusals.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { ran, type Ran, type Setting } from '../../src/cli/testing/shell.ts';
import { module } from './index.ts';

const games = { ...GAMES, quays: () => Promise.resolve(module) };
const RULES = readFileSync(join(import.meta.dirname, 'RULES.md'), 'utf8');
const rules: Setting['rules'] = (game, language) =>
  Promise.resolve(game === 'quays' && language === 'en' ? RULES : undefined);

const baize = (argv: readonly string[], setting: Setting = {}): Promise<Ran> =>
  ran(argv, { games, rules, env: { NO_COLOR: '1' }, ...setting });

/** More than any match takes. */
const ones = '1\n'.repeat(400);

describe('a match', () => {
  it('goes to its end, and its record verifies with honest bots', async () => {
    const played = await baize(['play', 'quays', '--seed', 'x', '--record', 'm.json'], { stdin: ones });
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    expect(played.out).toMatch(/The match is over\. Winner: \w+, \d+ to \d+\./u);
    const files = { 'm.json': played.files.get('m.json') ?? '' };
    const { out } = await baize(['verify', '--bots', 'm.json'], { files });
    expect(out).toMatch(/^m\.json: ok, quays, \d+ steps, bot 1 \(medium\) same, Winner: /u);
    expect((await baize(['replay', 'm.json'], { files })).out).toContain('Timber Quay');
  });

  it('tells scores with their milestones, lanes by name, and what lies in the fog', async () => {
    const { out } = await baize(['play', 'quays', '--seed', 'x'], { stdin: `fog S5 B\n${ones}` });
    expect(out).toContain('Three Quays  ·  Player (you): 0/21 (deckhand)  ·  Cierzo: 0/21 (deckhand)');
    expect(out).toMatch(/\(you\): (?:[7-9]|1[0-3])\/21 \(mate\)|Cierzo: (?:[7-9]|1[0-3])\/21 \(mate\)/u);
    expect(out).toMatch(/\/21 \(captain\)/u);
    expect(out).toContain('Player: Sun 5 in the fog → Timber Quay');
    expect(out).toMatch(/B Timber Quay: Player \[5\] +S5 Sun 5 \(≈\)/u);
    expect(out).toContain('Out of the fog at the Timber Quay: Sun 5 (Player)');
    expect(out).toMatch(/^ 1\) Set sail \(sail\)$/mu);
  });

  it.each([
    ['es', 'Tres Muelles', 'La niebla se ha levantado'],
    ['sv', 'Tre kajer', 'Dimman har lättat'],
    ['de', 'Drei Kais', 'Der Nebel hat sich gelichtet'],
    ['fr', 'Trois Quais', 'La brume s’est levée'],
  ])('in %s', async (language, name, lifted) => {
    const { code, out } = await baize(['play', 'quays', '--seed', 'x', '--preset', 'quick', '--lang', language], {
      stdin: ones,
    });
    expect(code).toBe(0);
    expect(out).toContain(name);
    expect(out).toContain(lifted);
  });

  it('in colours of its own', async () => {
    const { out } = await baize(['play', 'quays', '--seed', 'x'], { typed: ['quit', 'yes'], env: {} });
    expect(out).toMatch(/\u001b\[33mS4/u);
    expect(out).toMatch(/\u001b\[36mM1/u);
  });
});

describe('what is asked about it', () => {
  it('why not, with the clause, which can be read', async () => {
    const typed = ['fog S5 B', 'why fog S4 A', 'fog S4 A', 'rules QUA-7', ''];
    const { out } = await baize(['play', 'quays', '--seed', 'x', '--lang', 'en'], { typed });
    expect(out).toContain('No fog left');
    expect(out).toContain('You may hide 1 boat per tide in the fog. Moor this one openly.');
    expect(out).toContain('Rule QUA-7');
    expect(out).toContain('QUA-7 A boat is moored openly or in the fog');
  });

  it('which games there are, its options, its rules', async () => {
    expect((await baize(['games'])).out).toMatch(/^quays {5}Three Quays +2 +standard, quick, foggy$/mu);
    expect((await baize(['games', 'quays'])).out).toContain('fog: Boats in the fog');
    expect((await baize(['rules', 'quays', 'QUA-9'])).out).toContain('it pays nobody');
  });

  it('what is legal in a position that somebody wrote', async () => {
    const position = {
      tide: 1,
      lead: 0,
      points: [0, 0],
      hands: [['S1'], ['M1']],
      quays: [
        [
          { cards: ['S9', 'S2', 'S3'], fog: [0] },
          { cards: ['M2'], fog: [] },
        ],
        [
          { cards: ['S8'], fog: [] },
          { cards: ['M3', 'M4'], fog: [] },
        ],
        [
          { cards: ['S4'], fog: [] },
          { cards: ['M9', 'S5'], fog: [1] },
        ],
      ],
      sea: ['S6', 'S7', 'M5', 'M6', 'M7', 'M8'],
      sailed: [false, false],
    };
    const asked = { position, seat: 0, action: 'moor S1 A' };
    const { out } = await baize(['judge', 'quays'], { stdin: `${JSON.stringify(asked)}\n` });
    expect(JSON.parse(out)).toMatchObject({
      legal: false,
      code: 'no-berth',
      clause: 'QUA-6',
      legalActions: ['moor S1 B', 'moor S1 C'],
    });
  });
});
