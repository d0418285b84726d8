// The report on a move in words: the validator's shape, and every word in each of the five languages.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../kernel/presentation.ts';
import type { Analysis } from '../../kernel/game.ts';
import { parse } from './actions.ts';
import { presentation } from './presentation.ts';
import { analyse, optionsWith, stateOf } from './testing.ts';
import { CHECKS, REASONS } from './validation.ts';

const who = (seat: number): string => ['Ana', 'Bea'][seat] ?? '';

const reportOn = (language: Language, analysis: Analysis): string =>
  presentation.words(language).analysis?.(analysis, who).join('\n') ?? '';

const numbered = (action: string): number => {
  const parsed = parse(action);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const table = (renuncio: string) =>
  stateOf({ trump: 'O', hands: ['2E 4B', '2C 1C 3O'], trick: '4C', leader: 0 }, optionsWith({ renuncio }));
const refused = analyse(table('prevent'), 1, numbered('play 2C'));
const between = stateOf({ pinta: '1O', hands: ['7O 12C 10C', '2E'], leader: 0, left: 20 });

test('a refused move reads as the validator asks', () => {
  expect(reportOn('en', refused)).toBe(`## Move Analysis
- Phase: arrastre
- Player: Bea
- Card Played: Dos de copas
- Legal: NO

## Checks
- Right phase: pass (GUI-5.3). This kind of move belongs to this phase.
- Player has the card: pass (GUI-4.3). Dos de copas is in the hand.
- Player’s turn: pass (GUI-4.1). It is this player’s turn.
- Follows suit: pass (GUI-6.1). The card follows the suit led, copas.
- Plays higher: fail (GUI-6.2). You must beat it. Cuatro de copas is winning and you hold As de copas.
- Trumps: not applicable (GUI-6.1). The player holds copas, the suit led.
- May change the seven: not applicable. The seven is not being changed.
- May sing: not applicable. Nothing is sung.
- Winner of the trick: not applicable. The move is not played, so nothing is counted.
- Points gained: not applicable. The move is not played, so nothing is counted.
- Draws in order: pass (GUI-5.2). Draws are automatic.
- Draws after the trick: pass (GUI-5.2). Draws are automatic.

## Rule Violations
- GUI-6.2: You must beat it. Cuatro de copas is winning and you hold As de copas.
- Legal alternatives: Play As de copas

## Game State Verification
- Cards in hands: correct (2, 3)
- Trump: correct (oros)
- Points: correct (99–0)
- Phase transition: correct (arrastre)`);
});

describe('other moves', () => {
  test('a legal one has no violations', () => {
    const report = reportOn('es', analyse(between, 0, numbered('swap'), 'reference'));
    expect(report).toContain('- Fase: LIBRE\n- Jugador: Ana\n- Jugada: Cambiar el siete\n- Válida: SÍ\n');
    expect(report).toContain('## Infracciones\n- Ninguna\n');
    expect(report).toContain('- Triunfo: correcto (oros, Siete de oros)');
  });

  test('one out of turn has no alternatives', () => {
    expect(reportOn('en', analyse(between, 1, numbered('play 2E')))).toContain('- Legal alternatives: none');
  });

  test('a trick names its winner and its points', () => {
    const report = reportOn('en', analyse(table('prevent'), 1, numbered('play 1C')));
    expect(report).toContain('Winner of the trick: pass (GUI-4.2). Counted again: Bea wins the trick.');
    expect(report).toContain('Points gained: pass (GUI-1.2). Counted again: 11.');
  });

  test('[GUI-13.2] a renuncio names offence and price', () => {
    const report = reportOn('en', analyse(table('punish'), 1, numbered('renuncio play 2C')));
    expect(report).toContain('- GUI-6.2: You must beat it.');
    expect(report).toContain('- The player insists on an offence, and the other side wins the partida.');
    expect(reportOn('en', analyse(table('punish'), 1, numbered('renuncio show')))).toContain(
      '- GUI-13.4: Showing one’s cards',
    );
  });

  test('wrong points are told with what they should be', () => {
    const state = [{ name: 'points', ok: false, params: { score: [9, 0], recounted: [8, 0] } }];
    expect(reportOn('en', { ...refused, state })).toContain('- Points: incorrect (9–0; counted again 8–0)');
  });

  test('nothing is dealt', () => {
    const state = [{ name: 'trump', ok: true, params: { suit: null, pinta: null } }];
    expect(reportOn('en', { ...refused, state })).toContain('- Trump: correct (not dealt yet)');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every check and every reason makes a whole sentence', () => {
    const params = { card: '1C', winning: '3C', suit: 'C', seat: 0, points: 20, expected: 1 };
    const checks = REASONS.map((reason, i) => ({
      name: CHECKS[i % CHECKS.length] as string,
      result: 'pass' as const,
      reason,
      params,
    }));
    const report = reportOn(language, { ...refused, checks });
    expect(report).not.toMatch(/[{}]|undefined|NaN|: \.|\s\./u);
    expect(report.split('\n').filter((line) => /^- .+: .+\. .+\.$/u.test(line)).length).toBeGreaterThanOrEqual(
      REASONS.length,
    );
  });
});
