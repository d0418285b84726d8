// Is somebody still at the other end? Asked of each connection at moments of its own, so that not all are asked at once.

/** The part of a WebSocket that a heartbeat needs. */
interface Pinged {
  readonly ping: () => void;
  readonly terminate: () => void;
}

/** The heartbeat of one connection. */
export interface Heartbeat {
  /** The other end has answered. */
  readonly answered: () => void;
  readonly stop: () => void;
}

/**
 * Pings once per interval, first after the given part of one (0 to 1), and lets go of a connection that has not answered
 * until the next ping.
 */
export const openHeartbeat = (line: Pinged, everyMs: number, part: number): Heartbeat => {
  let alive = true;
  const beat = (): void => {
    if (!alive) return line.terminate();
    alive = false;
    line.ping();
    timer = setTimeout(beat, everyMs).unref();
  };
  let timer = setTimeout(beat, part * everyMs).unref();
  return {
    answered: () => {
      alive = true;
    },
    stop: () => clearTimeout(timer),
  };
};
