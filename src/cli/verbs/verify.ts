// `baize verify`: plays records again and compares everything.

import { shippedLevels } from '../../bots/index.ts';
import { proving } from '../../bots/proof.ts';
import type { BotVerdict } from '../../bots/think.ts';
import { wasOnDevice } from '../../kernel/device.ts';
import { plain } from '../../kernel/presentation.ts';
import type { Outcome } from '../../kernel/game.ts';
import { allAtOnce } from '../../kernel/parts.ts';
import { present } from '../../kernel/present.ts';
import { namedOccupants } from '../../kernel/steps.ts';
import { tidy } from '../terminal/columns.ts';
import { openRecord } from '../input/record-files.ts';
import { namesOf } from '../terminal/names.ts';
import type { ExitCode, Shell } from '../shell.ts';
import { formatIn } from '../text/format.ts';
import { phrasesIn } from '../text/phrases.ts';
import type { Verb } from './verb.ts';

/** What is said of one file. */
type Report =
  | {
      readonly file: string;
      readonly ok: true;
      readonly game: string;
      readonly steps: number;
      readonly deals: number;
      readonly outcome: Outcome | null;
      /** Played on somebody's own device, without a server: nobody else dealt and judged. */
      readonly offline?: true;
      readonly bots?: readonly BotVerdict[];
      /** The deals with seeds of their own, and the people who did not contribute to each. */
      readonly seeded?: readonly { readonly deal: number; readonly without: readonly number[] }[];
      readonly text: string;
    }
  | {
      readonly file: string;
      readonly ok: false;
      readonly step: number;
      readonly at: string;
      readonly message: string;
      readonly unreadable?: true;
      readonly bots?: readonly BotVerdict[];
    };

const check = async (shell: Shell, file: string, bots: boolean): Promise<Report> => {
  const opened = await openRecord(shell, file);
  if (!opened.ok) return { file, ok: false, step: 0, ...opened.error };
  const { record, module } = opened.value;
  const proof = allAtOnce(proving(module.game, record, bots ? await shippedLevels(record.game) : undefined));
  if (!proof.ok) return { file, ...proof };
  const { outcome, steps, deals, occupants } = proof;
  const seeded = proof.seeded.map(({ deal, without }) => ({ deal, without: without ?? [] }));
  const words = module.presentation.words('en', undefined, formatIn('en'));
  const who = namesOf(namedOccupants(occupants, 'names' in record ? record.names : {}), phrasesIn('en'));
  const text = outcome === undefined ? 'not finished' : plain(words.outcome(outcome, who), words.card);
  const base = { file, ok: true, game: record.game, steps, deals, outcome: outcome ?? null, text } as const;
  const offline = wasOnDevice(record) || undefined;
  return { ...base, ...present({ offline, bots: proof.bots, seeded: seeded.length === 0 ? undefined : seeded }) };
};

/** Who was recomputed, seat by seat; a record that gets here has no other verdict than `same`. */
const botsText = (bots: readonly BotVerdict[] | undefined): string =>
  bots === undefined
    ? ''
    : bots.length === 0
      ? ', no bots'
      : `, ${bots.map(({ seat, level, verdict, quick }) => `bot ${seat} (${level}${quickText(quick)}) ${verdict}`).join(', ')}`;

/** How many moves a quicker level made for a bot, where the log says so. */
const quickText = (quick = 0): string =>
  quick === 0 ? '' : `, ${quick} ${quick === 1 ? 'move' : 'moves'} by a quicker level`;

/** How many deals were committed to and mixed as the record says, and who took no part. */
const dealsText = (seeded: readonly { readonly deal: number; readonly without: readonly number[] }[] = []): string => {
  if (seeded.length === 0) return '';
  const missing = seeded.flatMap(({ deal, without }) => without.map((seat) => `seat ${seat} not in ${deal}`));
  const all = `${seeded.length} fair ${seeded.length === 1 ? 'deal' : 'deals'}`;
  return `, ${all}${missing.length === 0 ? '' : ` (contributions: ${missing.join(', ')})`}`;
};

const line = (report: Report): string => {
  if (report.ok) {
    const { file, game, steps, text, bots, seeded, offline } = report;
    const where = offline === true ? ', played offline' : '';
    return `${file}: ok, ${game}${where}, ${steps} ${steps === 1 ? 'step' : 'steps'}${dealsText(seeded)}${botsText(bots)}, ${text}`;
  }
  const { file, step, at, message } = report;
  const where = [step > 0 ? ` at step ${step}` : '', at === '' ? '' : ` (${at})`].join('');
  return `${file}: failed${where}: ${message}`;
};

export const verify: Verb = {
  name: 'verify',
  summary: 'Checks records by replaying them.',
  usage: 'verify FILE… [--bots] [--json]',
  words: [1, Infinity],
  flags: {
    bots: { about: "Also recompute every bot's moves from what it could see." },
    json: { about: 'One JSON object per file.' },
  },
  details: [
    'Replays each record from its seed and compares every step and hash. Prints one line per file: ok, or the first step that differs and why.',
    'Where each deal has a seed of its own, commitments, contributions and deals are compared too, and the people are named by seat who did not contribute.',
    'A match that was played on somebody’s own device, without a server, is called "played offline": nobody but that device dealt and judged.',
    'With --bots, each bot gets a verdict: same; differs, with the first step that it would not have made; or not checkable, if its level and version are not shipped here. JSON lists them all as "bots".',
    'Exit code: 0 if all are fine; 1 if a record fails, or a bot differs or is not checkable; 2 if a file can’t be read as a record: missing, binary, empty or truncated.',
  ],
  examples: ['baize verify match.json', 'baize verify --bots records/*.json'],
  run: async (given, shell) => {
    let code = 0 as ExitCode;
    for (const [i, file] of given.words.entries()) {
      shell.progress(`${i + 1} of ${given.words.length}  ${file}`);
      const report = await check(shell, file, given.on('bots'));
      shell.progress('');
      if (!report.ok) code = report.unreadable || code === 2 ? 2 : 1;
      await shell.stdout.write(`${given.on('json') ? JSON.stringify(report) : tidy(line(report))}\n`);
    }
    return code;
  },
};
