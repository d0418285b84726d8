// Talk in the store: the last lines of each table, voice messages, and whom players have blocked. Beside the logs; nothing here is part of a match.

import type { DatabaseSync } from 'node:sqlite';
import { KEPT_LINES, type Said } from '../../protocol/talk.ts';
import type { KeptLine } from '../../table/kept-talk.ts';
import type { PlayerId } from '../../table/model.ts';

/** A voice message as it is stored. */
export interface StoredVoice {
  readonly type: string;
  readonly audio: Uint8Array;
}

/** A line and the table it was said at. */
export interface LineAt {
  readonly match: string;
  readonly line: KeptLine;
}

/** What is kept of talk. */
export type TalkStore = {
  readonly [Name in keyof TalkNow]: (...given: Parameters<TalkNow[Name]>) => Promise<ReturnType<TalkNow[Name]>>;
};

/** The same in SQLite, where everything is done at once: whoever calls it sees to it that no transaction is open. */
interface TalkNow {
  readonly keep: (lines: readonly LineAt[]) => void;
  readonly linesOf: (match: string) => readonly KeptLine[];
  /** Of a table only the newest stay. */
  readonly keepVoice: (match: string, id: string, person: string, at: number, voice: StoredVoice) => void;
  readonly voice: (match: string, id: string) => StoredVoice | undefined;
  readonly dropVoice: (match: string, id: string) => void;
  readonly blocksOf: (player: PlayerId) => readonly string[];
  /** Says whether there was room. */
  readonly block: (player: PlayerId, person: string) => boolean;
  readonly unblock: (player: PlayerId, person: string) => void;
  /** Deletes the talk of matches that have been over since a time, or that nobody has touched since another. */
  readonly sweep: (overSince: number, untouchedSince: number) => void;
  /** Deletes what one person has said anywhere, and whom they have blocked. */
  readonly forget: (player: PlayerId, person: string) => void;
}

/** Of one table. */
export const KEPT_VOICES = 20;

/** Of one player. */
export const MOST_BLOCKS = 500;

export interface LineRow {
  readonly id: number;
  readonly at: number;
  readonly seat: number;
  readonly person: string;
  readonly said: string;
  readonly intent: string | null;
}

export const lineOf = ({ id, at, seat, person, said, intent }: LineRow): KeptLine => ({
  ...(JSON.parse(said) as Said),
  id,
  seat,
  by: person,
  at,
  ...(intent === null ? {} : { intent }),
});

export const saidOf = (line: KeptLine): Said => {
  const { id: _, seat: __, by: ___, at: ____, intent: _____, ...said } = line;
  return said;
};

export const openTalkStore = (database: DatabaseSync): TalkNow => {
  const addLine = database.prepare(
    'INSERT INTO talk (match, id, at, seat, person, said, intent) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const dropLines = database.prepare('DELETE FROM talk WHERE match = ? AND id <= ?');
  const findLines = database.prepare('SELECT id, at, seat, person, said, intent FROM talk WHERE match = ? ORDER BY id');
  const addVoice = database.prepare(
    'INSERT INTO voices (match, id, person, at, type, audio) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const dropOldVoices = database.prepare(
    `DELETE FROM voices WHERE match = ?1 AND id NOT IN
       (SELECT id FROM voices WHERE match = ?1 ORDER BY at DESC LIMIT ${KEPT_VOICES})`,
  );
  const findVoice = database.prepare('SELECT type, audio FROM voices WHERE match = ? AND id = ?');
  const dropVoice = database.prepare('DELETE FROM voices WHERE match = ? AND id = ?');
  const findBlocks = database.prepare('SELECT person FROM blocks WHERE player = ? ORDER BY person');
  const addBlock = database.prepare('INSERT INTO blocks (player, person) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const dropBlock = database.prepare('DELETE FROM blocks WHERE player = ? AND person = ?');
  const dropBlocks = database.prepare('DELETE FROM blocks WHERE player = ?');
  const isOld = '(finished = 1 AND updated_at < ?) OR updated_at < ?';
  const sweeps = ['talk', 'voices'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE match IN
      (SELECT standings.match FROM standings WHERE standings.match IN (SELECT match FROM ${table}) AND (${isOld}))`),
  );
  const forgets = ['talk', 'voices'].map((table) => database.prepare(`DELETE FROM ${table} WHERE person = ?`));

  /** All of it or nothing, in one commit. */
  const together = (work: () => void): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      // A full disk has rolled back by itself.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    keep: (lines) =>
      together(() => {
        for (const { match, line } of lines) {
          const { id, at, seat, by, intent } = line;
          addLine.run(match, id, at, seat, by, JSON.stringify(saidOf(line)), intent ?? null);
          dropLines.run(match, id - KEPT_LINES);
        }
      }),
    linesOf: (match) => (findLines.all(match) as unknown as readonly LineRow[]).map(lineOf),
    keepVoice: (match, id, person, at, { type, audio }) =>
      together(() => {
        addVoice.run(match, id, person, at, type, audio);
        dropOldVoices.run(match);
      }),
    voice: (match, id) => findVoice.get(match, id) as unknown as StoredVoice | undefined,
    dropVoice: (match, id) => void dropVoice.run(match, id),
    blocksOf: (player) => (findBlocks.all(player) as { readonly person: string }[]).map(({ person }) => person),
    block: (player, person) => {
      if (findBlocks.all(player).length >= MOST_BLOCKS) return false;
      addBlock.run(player, person);
      return true;
    },
    unblock: (player, person) => void dropBlock.run(player, person),
    sweep: (overSince, untouchedSince) =>
      together(() => {
        for (const sweep of sweeps) sweep.run(overSince, untouchedSince);
      }),
    forget: (player, person) =>
      together(() => {
        for (const forget of forgets) forget.run(person);
        dropBlocks.run(player);
      }),
  };
};

/** Talk that is asked for when nothing else is being done. */
export const talkWhen = (whenFree: <T>(work: () => T) => Promise<T>, kept: TalkNow): TalkStore => ({
  keep: (lines) => whenFree(() => kept.keep(lines)),
  linesOf: (match) => whenFree(() => kept.linesOf(match)),
  keepVoice: (match, id, person, at, voice) => whenFree(() => kept.keepVoice(match, id, person, at, voice)),
  voice: (match, id) => whenFree(() => kept.voice(match, id)),
  dropVoice: (match, id) => whenFree(() => kept.dropVoice(match, id)),
  blocksOf: (player) => whenFree(() => kept.blocksOf(player)),
  block: (player, person) => whenFree(() => kept.block(player, person)),
  unblock: (player, person) => whenFree(() => kept.unblock(player, person)),
  sweep: (overSince, untouchedSince) => whenFree(() => kept.sweep(overSince, untouchedSince)),
  forget: (player, person) => whenFree(() => kept.forget(player, person)),
});
