// What servers say to each other about tables, and how it goes over the bus: a line of JSON, then the messages of tables as they are.

import type { ClientId, PlayerId } from '../../table/model.ts';

/** One thing said. The first four go to the server that has a table, the others come from it. */
export type Item =
  /** A client has come, or come again. */
  | readonly ['in', table: string, client: ClientId, player: PlayerId]
  | readonly ['out', table: string, client: ClientId]
  | readonly ['say', table: string, client: ClientId, message: unknown]
  /** A message for these clients; its bytes follow. `intent`: the request that it answers. */
  | readonly ['tell', table: string, clients: ClientId[], intent: string | null, steps: number]
  /** A client has to go. */
  | readonly ['close', table: string, client: ClientId, code: number, reason: string]
  /** Who sits at a table. */
  | readonly ['seats', table: string, players: readonly (PlayerId | null)[]]
  /** The table is not here, or not any more. */
  | readonly ['lost', table: string]
  /** Something that you sent was lost: begin anew with every table of mine. */
  | readonly ['again'];

/** Everything that one server says to another in one turn of the event loop. */
export interface Frame {
  readonly from: string;
  /** Counted from 1 for each pair of servers, so that a lost one is noticed. */
  readonly number: number;
  readonly items: readonly Item[];
  /** The messages that items tell, in their order. */
  readonly bodies: readonly Buffer[];
}

const NEWLINE = 0x0a;

export const writeFrame = ({ from, number, items, bodies }: Frame): Buffer => {
  const head = JSON.stringify([from, number, items, bodies.map(({ length }) => length)]);
  return Buffer.concat([Buffer.from(`${head}\n`), ...bodies]);
};

export const readFrame = (data: Buffer): Frame => {
  const end = data.indexOf(NEWLINE);
  const [from, number, items, lengths] = JSON.parse(data.toString('utf8', 0, end)) as [
    string,
    number,
    Item[],
    number[],
  ];
  let at = end + 1;
  const bodies = lengths.map((length) => data.subarray(at, (at += length)));
  return { from, number, items, bodies };
};
