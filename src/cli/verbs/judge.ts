// `baize judge`: JSON Lines in, one answer per line out. A contract that other programs build on.

import type { GameModule } from '../../games/index.ts';
import type { Language } from '../../kernel/presentation.ts';
import type { Json } from '../../kernel/json.ts';
import { LANG_FLAG, chooseGame, chooseLanguage } from '../input/choices.ts';
import { SET_FLAG, readSetFlag } from '../input/decks.ts';
import { readLines, type Line } from '../input/lines.ts';
import { reportOf } from './report.ts';
import { UsageError, type ExitCode, type Shell } from '../shell.ts';
import type { Arguments, Verb } from './verb.ts';
import { judgeLine, type Verdict } from './verdict.ts';
import { withHint } from './verdict-hint.ts';

/** No line of the input is longer than this, in bytes. */
const MAX_LINE = 1_000_000;

const FAULTS = {
  'too-long': `the line is longer than ${MAX_LINE} bytes; send one position per line`,
  'not-utf8': 'the line is not UTF-8',
} as const;

const inJson = (verdict: Verdict): string => `${JSON.stringify(verdict)}\n`;

/** A report and a blank line after it. */
const inWords =
  (module: GameModule, language: Language) =>
  (verdict: Verdict): string =>
    `${reportOf(module.presentation, verdict, language).join('\n')}\n\n`;

/** The set that `--set` names, as positions hold it. */
const chooseSet = async (
  shell: Shell,
  given: Arguments,
  { game, deckTools }: GameModule,
): Promise<Json | undefined> => {
  const text = await readSetFlag(shell, given);
  if (text === undefined) return undefined;
  if (deckTools === undefined) throw new UsageError(`${game.id} has a fixed deck; --set does not apply.`);
  const set = deckTools.setJson(text);
  if (set.ok) return set.value;
  throw new UsageError(`${given.value('set')}: ${set.error.lines[0]}.`, 'baize cards lint lists every fault.');
};

export const judge: Verb = {
  name: 'judge',
  summary: 'Judges positions and moves: JSON Lines in, one answer per line out.',
  usage: 'judge GAME [--report [--hint] [--json]] [--set FILE] [--lang LANG]',
  words: [1, 1],
  flags: {
    report: { about: 'Print a report on each move, check by check, instead of the answer.' },
    hint: { about: 'With --report: add what the strongest bot would play, and why, from what the player sees.' },
    set: { ...SET_FLAG, about: 'A custom set of cards, for positions that contain none.' },
    json: { about: 'With --report: print the answers as JSON, each with its analysis.' },
    lang: { ...LANG_FLAG, about: `Language of the messages (default en). ${LANG_FLAG.about}` },
  },
  details: [
    'Reads one JSON object per line from standard input and answers each at once with one line. Blank lines are skipped; a bad line is answered with an error and the next one is read.',
    [
      'In:',
      '  {"preset":"…", "options":{…}, "position":{…},',
      '   "seat":1, "action":"play 1C", "seed":"<64 hex>"}',
    ].join('\n'),
    'Only the position is required. A seat and an action go together; without them the position is described. A seed resolves a random event that is due.',
    [
      'Out:',
      '  {"ok":true, "legal":true, "position":{…}, "events":[…], "outcome":null,',
      '   "due":"deal/2"}',
      '  {"ok":true, "legal":false, "code":"…", "clause":"…", "message":"…",',
      '   "legalActions":[…]}',
      '  {"ok":true, "actors":{"must":[1],"may":[]}, "legalActions":{"1":[…]},',
      '   "outcome":null}',
      '  {"ok":false, "error":{"at":"position.hands[1]", "message":"…"}}',
    ].join('\n'),
    '"due" appears only while a random event waits for a seed. If a seed resolves one without an action, the answer also has the position and the events. Events show everything, hidden cards included.',
    'With --report each move is analysed: phase, every check of the rules with its clause, the legal alternatives, and whether the state is possible. For an impossible position the report lists everything that is wrong with it.',
    'With --hint the report of a move also says what the strongest level of bots would have played there and why, and the report of a position says it for whoever must act: from what that player sees, never from the whole position. As JSON it is "hint":{"seat":1,"action":"play 1C","lines":[…]}.',
    'Exit code: 0 if every line was answered with ok:true and no move was illegal; 1 if some move was illegal; 2 if some line was bad input (ok:false), or for bad usage.',
  ],
  examples: [
    `echo '{"position":{…},"seat":1,"action":"play 1C"}' | baize judge guinote`,
    'baize judge guinote --report < positions.jsonl',
    'baize judge guinote --lang es < positions.jsonl > answers.jsonl',
  ],
  run: async (given, shell): Promise<ExitCode> => {
    const module = await chooseGame(shell, given.words[0] as string);
    const language = chooseLanguage(shell, given, false);
    const report = given.on('report');
    if (report && module.game.analyse === undefined) {
      throw new UsageError(`${module.game.id} has no move analysis.`, 'Leave --report out.');
    }
    if (given.on('hint') && !report) throw new UsageError('--hint only goes with --report.');
    const set = await chooseSet(shell, given, module);
    const judged = (line: Line): Verdict =>
      'text' in line
        ? judgeLine(module, line.text, language, report ? 'analysis' : 'verdict', set)
        : { ok: false, error: { at: 'json', message: FAULTS[line.fault] } };
    const written = report && !given.on('json') ? inWords(module, language) : inJson;
    let code = 0 as ExitCode;
    for await (const lines of readLines(shell.stdin.bytes, MAX_LINE)) {
      let out = '';
      for (const line of lines) {
        if ('text' in line && line.text.trim() === '') continue;
        const judgement = judged(line);
        const verdict =
          given.on('hint') && 'text' in line ? await withHint(module, judgement, line.text, language, set) : judgement;
        if (!verdict.ok) code = 2;
        else if (code === 0 && 'legal' in verdict && !verdict.legal) code = 1;
        out += written(verdict);
      }
      if (out !== '') await shell.stdout.write(out);
    }
    return code;
  },
};
