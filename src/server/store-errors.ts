// What can go wrong with a store that is another program: it is away for a while, or a table has become another server's.

/** The store can't be reached now, or not be written. What was asked may or may not have been done; whoever asks again later finds out. */
export class StoreAwayError extends Error {}

/** The table belongs to another server by now, or to a later time of this one: nothing of what was asked has been written. */
export class LostTableError extends Error {}

/** Another server has the table. */
export class ElsewhereError extends Error {
  readonly node: string;

  constructor(node: string) {
    super(`server ${node} has the table`);
    this.node = node;
  }
}

/** No server can be found that has the table, or could have it now. */
export class TableAwayError extends Error {}
