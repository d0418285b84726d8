// Checks of a guide: every lesson plays to its end as it is told, and the rules refuse what it says they refuse.

import type { Game } from '../game.ts';
import { matchOf, type Chapter, type Example, type Guide, type LessonStep } from '../guide.ts';
import type { Match } from '../match.ts';
import { LANGUAGES, plain, type Presentation } from '../presentation.ts';

/** Deals to come in a lesson; any seed will do. */
const SEED = '1e550'.padEnd(64, '0');

/** Why a move can't be made, or where it leads. */
const moved = (match: Match, seat: number, action: string): Match | string => {
  const played = match.act(seat, action);
  if (played.ok) return played.value.match.settle(SEED).match;
  const { error } = played;
  return error.kind === 'refused'
    ? `${action} of seat ${seat} is refused: ${error.refusal.code}`
    : `${action}: ${error.kind}`;
};

/** What is wrong with a try that should be refused. */
const tryFault = (
  match: Match,
  { action, code, clause }: NonNullable<LessonStep['wrong']>[number],
): string | undefined => {
  const refused = match.refuse(0, action);
  if (refused?.kind !== 'refused') return `${action} is ${refused === undefined ? 'legal' : refused.kind}, not ${code}`;
  const said = `${refused.refusal.code} ${refused.refusal.clause}`;
  return said === `${code} ${clause}` ? undefined : `${action} is refused as ${said}, not ${code} ${clause}`;
};

const chapterFaults = (game: Game, chapter: Chapter): readonly string[] => {
  const start = matchOf(game, chapter.start);
  if (!start.ok) return [`${start.error.at}: ${start.error.message}`];
  const faults: string[] = [];
  let { match } = start.value;
  const go = (from: Match, seat: number, action: string): Match => {
    const next = moved(from, seat, action);
    if (typeof next === 'string') faults.push(next);
    return typeof next === 'string' ? from : next;
  };
  for (const { say, act, wrong = [], replies = [] } of chapter.steps) {
    const before = faults.length;
    for (const each of wrong) faults.push(...[tryFault(match, each)].filter((fault) => fault !== undefined));
    const unlisted = (act ?? []).filter((action) => !match.legal(0).includes(action));
    faults.push(...unlisted.map((action) => `${action} is not among ${match.legal(0).join(', ')}`));
    const ways = (act ?? [undefined]).map((action) => {
      const done = action === undefined ? match : go(match, 0, action);
      return replies.reduce((now, next) => go(now, next.seat, next.action), done);
    });
    [match = match] = ways;
    faults.splice(before, faults.length, ...faults.slice(before).map((fault) => `${say}: ${fault}`));
  }
  if (match.outcome !== undefined) faults.push('the match ends: a lesson should stop before that');
  return faults.map((fault) => `${chapter.id}, ${fault}`);
};

/** An example has something that is allowed and something that is not, and shows cards that are there. */
const exampleFaults = (
  game: Game,
  presentation: Presentation,
  { id, clause, start, shows, tries }: Example,
): readonly string[] => {
  const opened = matchOf(game, start);
  if (!opened.ok) return [`${id}: ${opened.error.at}: ${opened.error.message}`];
  const { match } = opened.value;
  const verdicts = tries.map((action) => match.refuse(0, action));
  const odd = tries.filter((_, i) => verdicts[i] !== undefined && verdicts[i].kind !== 'refused');
  const refused = verdicts.flatMap((verdict) => (verdict?.kind === 'refused' ? [verdict.refusal.clause] : []));
  const zones = new Set(presentation.scene(match.view(0)).zones.map((zone) => zone.id));
  return [
    ...odd.map((action) => `${id}: ${action} can't be judged`),
    ...(refused.length === 0 || refused.length === tries.length ? [`${id}: all tries have one verdict`] : []),
    ...(refused.some((each) => each.split('.')[0] === clause.split('.')[0])
      ? []
      : [`${id}: nothing is refused by ${clause}, but by ${refused.join()}`]),
    ...shows.filter((zone) => !zones.has(zone)).map((zone) => `${id}: there is no zone ${zone}`),
  ];
};

/** A text that still shows a key or a value in braces is missing something. */
const textFaults = (guide: Guide, presentation: Presentation): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const words = guide.words(language);
    const { card } = presentation.words(language);
    const said: [string, string][] = guide.lesson.chapters.flatMap(({ id, steps }) => [
      [id, words.chapter(id)],
      ...steps.map((step): [string, string] => [step.say, plain(words.step(step), card)]),
    ]);
    for (const { id } of guide.book.disputes) said.push([id, words.dispute(id).answer]);
    for (const { id } of guide.book.examples) said.push([id, words.example(id)]);
    const bare = said
      .filter(([key, text]) => text === key || /[{}]/u.test(text))
      .map(([key]) => `${language}: ${key} has no text`);
    const long = said
      .filter(([, text]) => text.length > LONGEST)
      .map(([key, text]) => `${language}: ${key} has ${text.length} characters`);
    return [
      ...bare,
      ...long,
      ...(words.aim.length === 3 ? [] : [`${language}: the aim has ${words.aim.length} lines`]),
    ];
  });

/** What fits above a table on a small phone, with the names of cards written out. */
const LONGEST = 260;

/** Everything wrong with a guide. */
export const guideFaults = (game: Game, presentation: Presentation, guide: Guide): readonly string[] => [
  ...guide.lesson.chapters.flatMap((chapter) => chapterFaults(game, chapter)),
  ...guide.book.examples.flatMap((example) => exampleFaults(game, presentation, example)),
  ...textFaults(guide, presentation),
];
