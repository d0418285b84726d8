// A recorded match played on from one of its steps: the same log up to there, then seats change hands, and it takes another course.

import { fairMatch } from '../kernel/dealing.ts';
import type { Game, Seat } from '../kernel/game.ts';
import { present } from '../kernel/present.ts';
import type { Seed } from '../kernel/random.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { InputError, Result } from '../kernel/result.ts';
import { readStep, type Step } from '../kernel/steps.ts';
import type { Chance, Timeline } from '../kernel/timeline.ts';
import type { Level } from '../bots/bot.ts';
import type { Entry, PlayerId, Terms } from './model.ts';
import { restoreTable } from './opening.ts';
import { personOf } from './people.ts';
import type { Change } from './state.ts';

/** Who plays on. */
export const BRANCH_PLAYER: PlayerId = 'branch';

/** How it goes on: from which step, who sits where from there on, and what later deals come from. */
export interface Branching {
  readonly step: number;
  /** The match there. */
  readonly timeline: Timeline;
  readonly seat: Seat;
  readonly name: string;
  /** Takes the seats of all other people; bots stay. */
  readonly level: Pick<Level, 'id' | 'version' | 'budget'>;
  readonly seed: Seed;
}

/** A grace nobody outlives: there is only one player, and nobody waits. */
const GRACE = 24 * 60 * 60 * 1000;

const REVEALED = /^\d+ 0 !reveal (?<secret>[0-9a-f]{64})$/u;

/** Deals that were committed to come out as recorded; later ones are new, so that nobody can know them. */
const chanceFor = (record: MatchRecord, { step, seed }: Branching): Chance => {
  if ('seed' in record) return record.seed;
  const begun = record.steps.slice(0, step).filter((text) => text.includes(' !commit ')).length;
  const secrets = record.steps.flatMap((text) => REVEALED.exec(text)?.groups?.['secret'] ?? []);
  const later = fairMatch(record.match, seed);
  return { match: record.match, secretOf: (deal) => (deal <= begun ? secrets[deal - 1] : later.secretOf(deal)) };
};

/** The steps by which it goes on: the player sits down, bots take over from people, and a pause is over. */
const changes = (
  record: MatchRecord,
  { timeline, seat, name, level }: Branching,
  ms: number,
): readonly Omit<Entry, 'seq'>[] => {
  const bot = { kind: 'bot', level: level.id, version: level.version, budget: level.budget } as const;
  const others = timeline.occupants.flatMap((occupant, at): readonly Step[] =>
    at !== seat && occupant?.kind !== 'bot' ? [{ kind: 'sit', seat: at, sitter: bot, ms }] : [],
  );
  const intent = { player: BRANCH_PLAYER, id: 'sit' };
  const isNew = 'match' in record;
  const sitter = isNew ? personOf(BRANCH_PLAYER) : ({ kind: 'person', name } as const);
  return [
    ...others.map((step) => ({ step })),
    { step: { kind: 'sit', seat, sitter, ms }, intent, ...present({ name: isNew ? name : undefined }) },
    ...(timeline.paused ? [{ step: { kind: 'resume', seat, ms } as const }] : []),
  ];
};

/** The table where it is played on; nobody but this player will ever come. */
export const branchTable = (game: Game, record: MatchRecord, how: Branching): Result<Change, InputError> => {
  const steps = record.steps.slice(0, how.step).flatMap((text) => {
    const read = readStep(text);
    return read.ok ? [read.value] : [];
  });
  const last = steps.at(-1)?.ms ?? 0;
  const entries = [...steps.map((step) => ({ step })), ...changes(record, how, last)];
  const { game: id, rules, options, seats, loadouts } = record;
  const terms: Terms = {
    table: 'match' in record ? record.match : 'branch',
    game: id,
    rules,
    options,
    seed: 'seed' in record ? record.seed : how.seed,
    seats: seats.map((sitter) => (sitter === null ? null : { sitter, player: null })),
    graceMs: GRACE,
    createdAt: 0,
    pace: 'steady',
    ...present({
      format: 'match' in record ? (2 as const) : undefined,
      names: 'names' in record ? record.names : undefined,
      loadouts,
    }),
  };
  const numbered = entries.map((entry, i): Entry => ({ ...entry, seq: i + 1 }));
  return restoreTable(game, terms, numbered, last, undefined, chanceFor(record, how));
};
