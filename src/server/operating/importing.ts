// Records brought into a store: verified first, then written as the finished matches they were.

import { findRules } from '../../games/index.ts';
import { fairMatch } from '../../kernel/dealing.ts';
import { present } from '../../kernel/present.ts';
import { readRecord, type MatchRecord } from '../../kernel/record.ts';
import { fail, ok, type InputError, type Result } from '../../kernel/result.ts';
import { readStep, type Step } from '../../kernel/steps.ts';
import type { Chance } from '../../kernel/timeline.ts';
import { verifying } from '../../kernel/verify.ts';
import type { Entry, Terms } from '../../table/model.ts';
import { restoring } from '../../table/opening.ts';
import { summaryOf } from '../../table/summary.ts';
import type { Games } from '../games.ts';
import { inParts } from '../parts.ts';
import type { Store } from '../store.ts';

/** The secrets of a finished match are in its log; an imported one has them nowhere else. */
export const revealedChance = ({ format, table, seed }: Terms, entries: readonly Entry[]): Chance | undefined => {
  if (format !== 2) return undefined;
  const secrets = entries.flatMap(({ step }) => (step.kind === 'reveal' ? [step.secret] : []));
  const own = fairMatch(table, seed);
  return { match: table, secretOf: (deal) => secrets[deal - 1] ?? own.secretOf(deal) };
};

/** No deal of a finished match comes from it. */
const NO_SEED = '0'.repeat(64);

const GRACE_MS = 120_000;

const termsOf = (record: MatchRecord, table: string, createdAt: number): Terms => {
  const { game, rules, options, seats, loadouts } = record;
  return {
    table,
    game,
    rules,
    options,
    seats: seats.map((sitter) => sitter && { sitter, player: null }),
    graceMs: GRACE_MS,
    createdAt,
    ...present({ loadouts }),
    ...('seed' in record ? { seed: record.seed } : { seed: NO_SEED, format: 2 as const, names: record.names }),
  };
};

export interface ImportNeeds {
  readonly store: Pick<Store, 'loadMatch' | 'createMatch' | 'append'>;
  readonly games: Games;
  readonly now: () => number;
}

/** What became of a record: where its match is, and whether it was there already. */
export interface Imported {
  readonly match: string;
  readonly isNew: boolean;
}

const MATCH_ID = /^[1-9A-HJ-NP-Za-km-z]{10}$/u;

/** Imports the text of a record. `name` is for those of format 1, which do not say what their match is called. */
export const importRecord = async (
  needs: ImportNeeds,
  text: string,
  name: string,
): Promise<Result<Imported, InputError>> => {
  const read = readRecord(text);
  if (!read.ok) return read;
  const record = read.value;
  const match = 'seed' in record ? name : record.match;
  if (!MATCH_ID.test(match))
    return fail({
      at: 'match',
      message: 'must be the 10 letters and digits of a table; rename the file to GAME-ID.json',
    });
  const rules = await findRules(needs.games, record.game, record.rules);
  if (!rules.ok) return fail(rules.error);
  const verdict = await inParts(verifying(rules.value.game, record));
  if (!verdict.ok) return fail({ at: verdict.at, message: verdict.message });
  const steps = record.steps.map((line) => (readStep(line) as { readonly value: Step }).value);
  const entries = steps.map((step, index): Entry => ({ seq: index + 1, step }));
  const at = needs.now();
  // Its steps count from its beginning, and are all in the past.
  const terms = termsOf(record, match, at - (steps.at(-1)?.ms ?? 0));
  const { game, deckTools } = rules.value;
  const restored = await inParts(restoring(game, terms, entries, at, deckTools, revealedChance(terms, entries)));
  if (!restored.ok) return fail(restored.error);
  const { table } = restored.value;
  if (table.timeline.outcome === undefined)
    return fail({ at: 'steps', message: 'the match is not finished; only finished ones can be imported' });
  const known = await needs.store.loadMatch(match);
  // One whose import was cut short has no steps yet, and gets them now.
  if (known !== undefined && known.entries.length > 0) return ok({ match, isNew: false });
  if (known === undefined) await needs.store.createMatch(terms);
  await needs.store.append([{ match, entries, finished: true, summary: summaryOf(table), at }]);
  return ok({ match, isNew: true });
};
