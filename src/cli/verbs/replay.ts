// `baize replay`: a record step by step, or the table as it was after one step.

import type { GameModule } from '../../games/index.ts';
import type { Timeline } from '../../kernel/timeline.ts';
import { plain } from '../../kernel/presentation.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { replayAll, type RecordFault } from '../../kernel/replay.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { namedOccupants, readStep } from '../../kernel/steps.ts';
import { LANG_FLAG, chooseLanguage } from '../input/choices.ts';
import { tidy } from '../terminal/columns.ts';
import { openRecord } from '../input/record-files.ts';
import { screenLines, type Voice } from '../terminal/screen.ts';
import { eventLines, namesOf, tableLine } from '../terminal/names.ts';
import { paintIn } from '../terminal/paint.ts';
import { PIPE_SIZE, UsageError, mayColour, type ExitCode, type Shell } from '../shell.ts';
import { formatIn } from '../text/format.ts';
import { phrasesIn } from '../text/phrases.ts';
import { wholeNumber, type Arguments, type Verb } from './verb.ts';

/** A record with everything needed to tell it. */
interface Story {
  readonly module: GameModule;
  /** The timeline after each number of steps, the deal first. */
  readonly timelines: readonly Timeline[];
  readonly steps: readonly string[];
  readonly viewer: Viewer;
  readonly voice: Voice;
}

/** What a seat chose is its own, since a game may have hidden plays; who sees all cards sees that too. */
const mayKnow = (viewer: Viewer, actor: Seat): boolean => viewer === 'open' || viewer === actor;

const textFor = (viewer: Viewer, text: string): string | null => {
  const read = readStep(text);
  return read.ok && read.value.kind === 'act' && !mayKnow(viewer, read.value.seat) ? null : text;
};

/** The lines of one step: the log as the viewer saw it, or the action where the log is silent. */
const linesOf = ({ steps, timelines, viewer, voice }: Story, step: number): readonly string[] => {
  const { words, phrases, who } = voice;
  const read = step === 0 ? undefined : readStep(steps[step - 1] as string);
  const own = read?.ok ? tableLine(read.value, phrases, who) : undefined;
  const lines = eventLines(timelines[step] as Timeline, viewer, words, who);
  const act = read?.ok && read.value.kind === 'act' ? read.value : undefined;
  if (lines.length === 0 && act !== undefined && mayKnow(viewer, act.seat)) {
    return [`${who(act.seat)}: ${plain(words.action(act.act), words.card)}`];
  }
  return own === undefined ? lines : [own, ...lines];
};

const outcomeLine = (timeline: Timeline, { words, phrases, who }: Voice): string =>
  timeline.outcome === undefined
    ? phrases.left
    : `${phrases.over} ${tidy(plain(words.outcome(timeline.outcome, who, timeline.match.view('public')), words.card))}`;

const tellAll = async (shell: Shell, story: Story): Promise<void> => {
  const { timelines, voice } = story;
  const width = String(timelines.length - 1).length;
  for (const step of timelines.keys()) {
    const lines = linesOf(story, step).map((text, i) => `${(i === 0 ? String(step) : '').padStart(width)}  ${text}\n`);
    await shell.stdout.write(lines.join(''));
  }
  await shell.stdout.write(`${outcomeLine(timelines.at(-1) as Timeline, voice)}\n`);
};

const jsonStep = ({ timelines, steps, viewer }: Story, step: number): object => {
  const timeline = timelines[step] as Timeline;
  return {
    step,
    text: step === 0 ? null : textFor(viewer, steps[step - 1] as string),
    events: timeline.events.map((event) => event.seenBy(viewer)),
    outcome: timeline.outcome ?? null,
  };
};

const showStep = async (shell: Shell, story: Story, step: number, json: boolean): Promise<void> => {
  const { module, timelines, viewer, voice } = story;
  const timeline = timelines[step] as Timeline;
  // A match that waits for somebody holds nothing that anybody plays with.
  const view = timeline.waiting === undefined ? timeline.match.view(viewer) : null;
  if (json) {
    await shell.stdout.write(`${JSON.stringify({ ...jsonStep(story, step), view })}\n`);
    return;
  }
  const title = `${voice.words.name}, ${voice.phrases.step(step, timelines.length - 1)}`;
  if (view === null) {
    await shell.stdout.write(`${title}\n${voice.phrases.notDealt}\n`);
    return;
  }
  const content = {
    title,
    scene: module.presentation.scene(view),
    seat: typeof viewer === 'number' ? viewer : undefined,
    moves: [],
    news: linesOf(story, step),
    notice: [],
    hint: timeline.outcome === undefined ? '' : outcomeLine(timeline, voice),
  };
  await shell.stdout.write(
    `${screenLines(content, voice, { ...PIPE_SIZE, columns: shell.stdout.size().columns }).join('\n')}\n`,
  );
};

const openStory = async (given: Arguments, shell: Shell): Promise<Result<Story, RecordFault>> => {
  const path = given.words[0] as string;
  const opened = await openRecord(shell, path);
  if (!opened.ok) {
    const { at, message } = opened.error;
    throw new UsageError(tidy(`${path}: ${at === '' ? '' : `${at}: `}${message}`));
  }
  const { record, module } = opened.value;
  const language = chooseLanguage(shell, given, true);
  const phrases = phrasesIn(language);
  const timelines = replayAll(module.game, record);
  if (!timelines.ok) return timelines;
  const last = timelines.value.at(-1) as Timeline;
  const viewer = given.on('seat') ? wholeNumber(given, 'seat', 0, [0, last.match.seats - 1]) : 'open';
  const words = module.presentation.words(language, last.match.view(viewer), formatIn(language));
  const voice = {
    words,
    phrases,
    who: namesOf(namedOccupants(last.occupants, 'names' in record ? record.names : {}), phrases),
    paint: paintIn(mayColour(shell), module.presentation.ink),
  };
  return ok({ module, timelines: timelines.value, steps: record.steps, viewer, voice });
};

export const replay: Verb = {
  name: 'replay',
  summary: 'Tells a recorded match step by step, or shows one step.',
  usage: 'replay FILE [--step N] [--seat S] [--lang LANG] [--json]',
  words: [1, 1],
  flags: {
    step: { value: 'N', about: 'Show the table after step N; 0 is the start of the match.' },
    seat: { value: 'S', about: 'As that seat saw it (default: with all cards face up).' },
    lang: LANG_FLAG,
    json: { about: 'One JSON object per step.' },
  },
  details: [
    'Tells a recorded match, each step with its number. With --seat, you see only what that seat could see. Hashes are not compared; baize verify does that.',
  ],
  examples: ['baize replay match.json', 'baize replay match.json --step 12 --seat 0'],
  run: async (given, shell): Promise<ExitCode> => {
    const opened = await openStory(given, shell);
    if (!opened.ok) {
      const { step, message } = opened.error;
      await shell.stderr.write(tidy(`baize: failed at step ${step}: ${message}`).concat('\n'));
      return 1;
    }
    const story = opened.value;
    if (given.on('step')) {
      const step = wholeNumber(given, 'step', 0, [0, story.timelines.length - 1]);
      await showStep(shell, story, step, given.on('json'));
      return 0;
    }
    if (!given.on('json')) {
      await tellAll(shell, story);
      return 0;
    }
    for (const step of story.timelines.keys()) await shell.stdout.write(`${JSON.stringify(jsonStep(story, step))}\n`);
    return 0;
  },
};
