// The line to one table: opens a socket, opens it again when it breaks, and says which of the two it is.

import type { ClientMessage, ServerMessage } from '../protocol/messages.ts';

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { readonly code?: number }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  readonly send: (data: string) => void;
  readonly close: () => void;
}

/** What a line needs from the world. */
export interface Wiring {
  readonly socket: () => Socket;
  /** Calls back after so many milliseconds; returns how to cancel. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** At random from 0 up to 1, so that many pages don't come back at the same moment. */
  readonly random: () => number;
}

/** Why a line is closed for good. */
export type Ended = 'missing' | 'broken' | 'not-shipped';

/** Who listens at the near end. */
export interface Listener {
  readonly opened: () => void;
  readonly received: (message: ServerMessage) => void;
  /** The line broke, or could not be opened for the nth time in a row; `crowded`: because there are too many lines already. */
  readonly lost: (failures: number, crowded: boolean) => void;
  /** The server says that there is nothing to come back to: no such table, or one that it can't open, or whose rules it does not have. Nobody dials again. */
  readonly ended: (why: Ended) => void;
}

/** A line that looks after itself until it is closed. */
export interface Line {
  readonly send: (message: ClientMessage) => void;
  /** Try now instead of waiting: the network is back, or the player looks again. */
  readonly retry: () => void;
  /** Nothing is heard from the other end any more: hang up and dial again. */
  readonly redial: () => void;
  readonly close: () => void;
}

/** Opens a line; tests give a table without a network. */
export type OpenLine = (listener: Listener) => Line;

/** Close codes after which trying again is no use. */
const FINAL: { readonly [code: number]: Ended } = { 4404: 'missing', 4410: 'not-shipped', 4500: 'broken' };

/** Close codes that everybody gets at once: the server stops, or loads a table anew. */
const SHARED = new Set([1001, 1011, 1012]);

/** Close codes that say there is too much of something already: lines, or messages on this one. */
const TOO_MANY_LINES = 4429;
const CROWDED = new Set([TOO_MANY_LINES, 4430]);

const WAITS = [250, 500, 1000, 2000] as const;
const LONGEST = 2000;
const CROWDED_WAIT = 10_000;

/**
 * How long to wait after so many failures in a row: about 0.25, 0.5, 1, then always 2 seconds, and 10 where there was no room;
 * each half as long to half as much again. Those who were all sent away together spread over the longest wait at once.
 */
export const backOff = (failures: number, code: number | undefined, random: number): number => {
  if (code !== undefined && CROWDED.has(code)) return CROWDED_WAIT * (0.5 + random);
  if (failures <= 1 && code !== undefined && SHARED.has(code)) return WAITS[0] + random * (LONGEST - WAITS[0]);
  return (WAITS[Math.min(Math.max(failures, 1), WAITS.length) - 1] ?? LONGEST) * (0.5 + random);
};

const read = (data: unknown): ServerMessage | undefined => {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null && 'type' in message
      ? (message as ServerMessage)
      : undefined;
  } catch {
    return undefined;
  }
};

export const openLine = (wiring: Wiring, listener: Listener): Line => {
  let socket: Socket | undefined;
  let open = false;
  let closed = false;
  let failures = 0;
  let cancelWait: (() => void) | undefined;

  const broke = (broken: Socket, code: number | undefined): void => {
    if (socket !== broken || closed) return;
    const why = FINAL[code ?? 0];
    socket = undefined;
    open = false;
    if (why !== undefined) {
      closed = true;
      return listener.ended(why);
    }
    failures++;
    cancelWait = wiring.after(backOff(failures, code, wiring.random()), dial);
    listener.lost(failures, code === TOO_MANY_LINES);
  };

  const dial = (): void => {
    cancelWait?.();
    cancelWait = undefined;
    if (closed || socket !== undefined) return;
    const dialled = wiring.socket();
    socket = dialled;
    dialled.onopen = () => {
      if (socket !== dialled) return;
      open = true;
      listener.opened();
    };
    dialled.onmessage = ({ data }) => {
      const message = read(data);
      if (socket !== dialled || message === undefined) return;
      // Only now: a server that opens and closes at once must not be called in a tight loop.
      failures = 0;
      listener.received(message);
    };
    dialled.onclose = ({ code }) => broke(dialled, code);
  };

  dial();
  return {
    send: (message) => {
      if (open) socket?.send(JSON.stringify(message));
    },
    retry: dial,
    redial: () => {
      const silent = socket;
      if (silent === undefined) return;
      broke(silent, undefined);
      silent.close();
    },
    close: () => {
      closed = true;
      cancelWait?.();
      socket?.close();
      socket = undefined;
    },
  };
};

/** The real thing: the browser's socket and clock, and a fresh try when the network comes back. */
export const openBrowserLine =
  (table: string): OpenLine =>
  (listener) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`;
    const line = openLine(
      {
        socket: () => new WebSocket(url) as unknown as Socket,
        after: (ms, run) => {
          const id = setTimeout(run, ms);
          return () => clearTimeout(id);
        },
        random: () => Math.random(),
      },
      listener,
    );
    const wake = (): void => {
      if (document.visibilityState === 'visible') line.retry();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return {
      ...line,
      close: () => {
        removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', wake);
        line.close();
      },
    };
  };
