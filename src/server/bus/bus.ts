// The bus: how servers that are one card room talk to each other. Nothing that must last depends on it; what matters is in the store.

/** A way to all servers. What is sent while it is away is gone. */
export interface Bus {
  /** To everybody who listens to this subject, in the order in which it was sent. */
  readonly publish: (subject: string, data: Uint8Array) => void;
  /** Gives how to stop listening. */
  readonly subscribe: (subject: string, hear: (data: Buffer) => void) => () => void;
  /** Asks whoever answers to this subject; rejects if nobody does, or not in time. At most a megabyte can be asked or answered. */
  readonly request: (subject: string, data: Uint8Array, ms: number) => Promise<Buffer>;
  readonly answer: (subject: string, answer: (data: Buffer) => Promise<Uint8Array>) => () => void;
  readonly isConnected: () => boolean;
  /** Is told whenever the bus goes away or comes back. */
  readonly watch: (changed: (isConnected: boolean) => void) => void;
  readonly close: () => Promise<void>;
}

/** The bus can't reach anybody who would answer. */
export class BusError extends Error {}
