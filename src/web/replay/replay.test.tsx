// A replay as it is drawn: dock, log, study and proof beside the real table, in several languages.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { writeRecord } from '../../kernel/record.ts';
import { randomRecord } from '../../kernel/testing/sample-records.ts';
import { chooseLanguage, type UiLanguage } from '../text/index.ts';
import { TableView } from '../table/TableView.tsx';
import { answeringWith } from './answering.ts';
import { bandOf, lineOf } from './ChanceChart.tsx';
import { Dock } from './Dock.tsx';
import { Panels } from './Panels.tsx';
import { openPlayer, type Player } from './player.ts';
import { openProver } from './proving.ts';
import type { StartReader } from './reader.ts';
import { openStudent, type Student } from './studying.ts';

const settle = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

const inProcess: StartReader = (heard) => {
  const answer = answeringWith({
    games: GAMES,
    reply: (reply) => queueMicrotask(() => heard(reply)),
    after: () => () => undefined,
    now: () => 0,
  });
  return { ask: (ask) => void answer(ask), end: () => undefined };
};

const guinote = await GAMES['guinote']!();
const TEXT = writeRecord(randomRecord(guinote.game, { players: 2, partidasPerCoto: 1 }, 3));

let root: HTMLElement;
let player: Player;
let student: Student;

beforeEach(async () => {
  root = document.createElement('div');
  document.body.append(root);
  player = openPlayer({
    text: TEXT,
    start: inProcess,
    load: (game) => GAMES[game]?.().then(({ presentation }) => presentation),
    after: () => () => undefined,
    place: { step: 8, viewer: 'open' },
  });
  student = openStudent(TEXT, inProcess);
  for (let i = 0; i < 50 && player.track.value === undefined; i++) await settle();
  const prover = openProver(TEXT, inProcess);
  const Shown = () => (
    <TableView
      session={player.session}
      under={<Dock player={player} student={student} onPlayOn={() => undefined} />}
      beside={
        <Panels player={player} prover={prover} student={student} name="m" content={TEXT} onPlayOn={() => undefined} />
      }
    />
  );
  render(<Shown />, root);
  await settle();
});
afterEach(() => {
  render(null, root);
  root.remove();
  player.close();
  chooseLanguage('en');
});

const textOf = (place: string): string => root.querySelector(place)?.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '';
const open = async (tab: string): Promise<void> => {
  root.querySelector<HTMLElement>(`[data-testid=tab-${tab}]`)?.click();
  await settle();
};

it('calls players by name, and shows every hand', () => {
  expect(textOf('main')).not.toContain('Your turn');
  expect(root.querySelector('.near')?.textContent).toBe('P0');
  expect(root.querySelectorAll('.seat .backs [data-card]').length).toBeGreaterThan(0);
  expect(root.querySelector('[data-testid=result]')).toBeNull();
});

it('has a log in which every line leads to its step, and what is to come is pale', async () => {
  await open('log');
  const lines = [...root.querySelectorAll<HTMLElement>('[data-testid=replay-log] li')];
  expect(
    lines.filter((line) => line.classList.contains('later')).every((line) => Number(line.dataset['step']) > 8),
  ).toBe(true);
  const last = lines.at(-1)!;
  last.querySelector('a')?.click();
  await settle();
  expect(player.step.value).toBe(Number(last.dataset['step']));
  expect(last.classList.contains('now')).toBe(true);
});

/** What a study found: one moment of the first seat. */
const found = (view: unknown): void => {
  const judged = { seat: 0, played: 'play 1C', chance: 61, error: 4, loss: 13 };
  student.state.value = {
    at: 'done',
    study: {
      course: [
        { ...judged, step: 5 },
        { ...judged, step: 9, chance: 40, loss: 0 },
      ],
      moments: [
        {
          ...judged,
          step: 5,
          view: view as never,
          hint: { action: 'play 3C', reasons: [{ of: 'any', id: 'usual', params: {} }], weights: [] },
        },
      ],
      decisions: 9,
    },
  };
};

it.each([
  ['en', 'Played:', 'Better:', '2 of 9 decisions compared.'],
  ['es', 'Jugado:', 'Mejor:', '2 de 9 decisiones comparadas.'],
  ['sv', 'Spelat:', 'Bättre:', '2 av 9 beslut jämförda.'],
  ['de', 'Gespielt:', 'Besser:', '2 von 9 Entscheidungen verglichen.'],
  ['fr', 'Joué\u00a0:', 'Mieux\u00a0:', '2 décisions comparées sur 9.'],
] as const)(
  '%s: tells a key moment with what would have been better',
  async (language: UiLanguage, was, better, judged) => {
    chooseLanguage(language);
    found(player.session.client.value.state?.view);
    await open('study');
    await settle();
    const said = root.querySelector('[data-testid=study]')?.textContent ?? '';
    for (const part of [was, better, judged, '13']) expect(said).toContain(part);
    expect(root.querySelectorAll('.mark.key')).toHaveLength(1);
    root.querySelector<HTMLElement>('[data-testid=moment] button')?.click();
    await settle();
    await settle();
    expect([player.step.value, player.viewer.value]).toEqual([4, 0]);
  },
);

it('draws chances as a line within its band', () => {
  const course = [
    { step: 0, seat: 0, played: '', chance: 50, error: 10, loss: 0 },
    { step: 10, seat: 0, played: '', chance: 100, error: 10, loss: 0 },
  ];
  expect(lineOf(course, 10)).toBe('M3 45L297 3');
  expect(bandOf(course, 10)).toBe('M3 36.6L297 3L297 11.4L3 53.4Z');
});
