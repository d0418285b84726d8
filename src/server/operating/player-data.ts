// Everything that is kept of one player, for whoever runs the server and is asked for it.

import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { PlayerId } from '../../table/model.ts';
import { personOf } from '../../table/people.ts';
import type { Schema } from '../schema.ts';

/** What is kept of a player; reports are added by who has them. */
export interface PlayerData {
  /** The id that records have for them. */
  readonly person: string;
  readonly matches: readonly {
    readonly match: string;
    readonly game: string;
    readonly finished: boolean;
    readonly openedAt: string;
    readonly lastStepAt: string;
    /** What they called themselves there. */
    readonly name: string | null;
  }[];
  /** Tables they opened. */
  readonly opened: readonly { readonly match: string; readonly at: string; readonly setBytes: number }[];
  readonly said: readonly { readonly match: string; readonly at: string; readonly said: unknown }[];
  readonly voices: readonly {
    readonly match: string;
    readonly at: string;
    readonly type: string;
    readonly base64: string;
  }[];
  /** Whom they do not want to hear. */
  readonly blocked: readonly string[];
}

export interface PlayerStore {
  /** The player whom records know by this id, if they have ever sat down, opened a table or blocked somebody here. */
  readonly findPlayer: (person: string) => Promise<PlayerId | undefined>;
  readonly dataOf: (player: PlayerId) => Promise<PlayerData>;
}

/** Players are looked through a page at a time. */
const PAGE = 1000;

const timeOf = (ms: number | string): string => new Date(Number(ms)).toISOString();

/** The queries, in SQL that every engine has. */
export const openPlayerStore = (db: Kysely<Schema>): PlayerStore => ({
  findPlayer: async (person) => {
    for (const table of ['sittings', 'openings', 'blocks'] as const) {
      for (let after = ''; ;) {
        const page = await db
          .selectFrom(table)
          .select('player')
          .distinct()
          .where('player', '>', after)
          .orderBy('player')
          .limit(PAGE)
          .execute();
        const found = page.find(({ player }) => personOf(player).id === person);
        if (found !== undefined) return found.player;
        const last = page.at(-1)?.player;
        if (page.length < PAGE || last === undefined) break;
        after = last;
        await setImmediate();
      }
    }
    return undefined;
  },
  dataOf: async (player) => {
    const { id: person } = personOf(player);
    const matches = await db
      .selectFrom('sittings')
      .innerJoin('matches', 'matches.id', 'sittings.match')
      .innerJoin('standings', 'standings.match', 'sittings.match')
      .leftJoin('names', (join) => join.onRef('names.match', '=', 'sittings.match').on('names.id', '=', person))
      .select([
        'matches.id',
        'matches.game',
        'matches.created_at',
        'standings.finished',
        'standings.updated_at',
        'names.name',
      ])
      .where('sittings.player', '=', player)
      .orderBy('matches.created_at')
      .orderBy('matches.id')
      .execute();
    const opened = await db
      .selectFrom('openings')
      .selectAll()
      .where('player', '=', player)
      .orderBy('opened_at')
      .execute();
    const said = await db.selectFrom('talk').selectAll().where('person', '=', person).orderBy('at').execute();
    const voices = await db.selectFrom('voices').selectAll().where('person', '=', person).orderBy('at').execute();
    const blocked = await db
      .selectFrom('blocks')
      .select('person')
      .where('player', '=', player)
      .orderBy('person')
      .execute();
    return {
      person,
      matches: matches.map((row) => ({
        match: row.id,
        game: row.game,
        finished: Number(row.finished) === 1,
        openedAt: timeOf(row.created_at),
        lastStepAt: timeOf(row.updated_at),
        name: row.name,
      })),
      opened: opened.map((row) => ({ match: row.match, at: timeOf(row.opened_at), setBytes: Number(row.set_bytes) })),
      said: said.map((row) => ({ match: row.match, at: timeOf(row.at), said: JSON.parse(row.said) as unknown })),
      voices: voices.map((row) => ({
        match: row.match,
        at: timeOf(row.at),
        type: row.type,
        base64: Buffer.from(row.audio).toString('base64'),
      })),
      blocked: blocked.map((row) => row.person),
    };
  },
});
