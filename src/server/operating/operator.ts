// What whoever runs a server can ask of it while it runs, or of its data while it does not.

import { rm } from 'node:fs/promises';
import { writeRecord } from '../../kernel/record.ts';
import { fail, ok, type InputError, type Result } from '../../kernel/result.ts';
import type { PlayerId } from '../../table/model.ts';
import type { Games } from '../games.ts';
import { openMatchRecords } from '../match-record.ts';
import type { Store } from '../store.ts';
import type { Report, Reports } from '../talk/reports.ts';
import { makeBackup } from './backup.ts';
import { importRecord, type Imported } from './importing.ts';
import type { PlayerData } from './player-data.ts';

/** All that is kept of a player, and what they have reported. */
export interface WholePlayerData extends PlayerData {
  readonly reports: readonly Omit<Report, 'voice' | 'reporter'>[];
}

/** Every answer is plain data, so that it can come over a line. */
export interface Operator {
  /** Finished matches, a page of those after a match. */
  readonly finished: (after: string) => Promise<readonly string[]>;
  readonly record: (match: string) => Promise<Result<{ readonly game: string; readonly text: string }, InputError>>;
  readonly bringIn: (text: string, name: string) => Promise<Result<Imported, InputError>>;
  /** Everything about the person whom records know by this id; `null` if there is nobody. */
  readonly player: (person: string) => Promise<WholePlayerData | null>;
  /** Forgets them, as their own button would; says whether there was anybody. */
  readonly forget: (person: string) => Promise<boolean>;
  /** Keeps a match for good, or no longer; says whether there is one. */
  readonly keep: (match: string, isKept: boolean) => Promise<boolean>;
  /** `live`: somebody is there just now, so it is not deleted. */
  readonly remove: (match: string) => Promise<'removed' | 'live' | 'unknown'>;
  /** Writes a copy of everything to a new file. */
  readonly backup: (file: string) => Promise<void>;
}

export interface OperatorNeeds {
  readonly dataDir: string;
  readonly store: Store;
  readonly reports: Pick<Reports, 'list'>;
  readonly games: Games;
  readonly now: () => number;
  /** Lets go of a table in memory; says no where somebody is there. */
  readonly letGo: (match: string) => boolean;
  /** Steps are in the store before anybody hears of them; what was said may still be on its way. */
  readonly flushTalk: () => Promise<void>;
  /** At tables in memory too. */
  readonly forget: (player: PlayerId) => Promise<void>;
}

const reported = ({ at, match, line, accused, name, said, why }: Report): WholePlayerData['reports'][number] => ({
  at,
  match,
  line,
  accused,
  name,
  said,
  why,
});

export const openOperator = (needs: OperatorNeeds): Operator => {
  const { store, now } = needs;
  const { operator } = store;
  const recordOf = openMatchRecords(needs);
  return {
    finished: operator.finishedMatches,
    record: async (match) => {
      const made = await recordOf(match);
      if (!made.ok) return fail({ at: made.error.at, message: made.error.message });
      return ok({ game: made.value.game, text: writeRecord(made.value) });
    },
    bringIn: (text, name) => importRecord(needs, text, name),
    player: async (person) => {
      const player = await operator.findPlayer(person);
      if (player === undefined) return null;
      await needs.flushTalk();
      const reports = needs.reports.list().filter(({ reporter }) => reporter === person);
      return { ...(await operator.dataOf(player)), reports: reports.map(reported) };
    },
    forget: async (person) => {
      const player = await operator.findPlayer(person);
      if (player !== undefined) await needs.forget(player);
      return player !== undefined;
    },
    keep: (match, isKept) => operator.keep(match, isKept, now()),
    remove: async (match) => {
      if (!needs.letGo(match)) return 'live';
      return (await operator.deleteMatch(match, now())) ? 'removed' : 'unknown';
    },
    backup: async (file) => {
      await needs.flushTalk();
      try {
        await makeBackup(store, needs.dataDir, file);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
  };
};
