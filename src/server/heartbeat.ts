// Is somebody still at the other end? Asked of each connection at moments of its own, so that not all are asked at once.

/** The part of a WebSocket that a heartbeat needs. */
interface Pinged {
  readonly ping: () => void;
  readonly terminate: () => void;
}

/** The heartbeat of many connections: one timer for all of them. */
export interface Heartbeats<Line extends Pinged> {
  readonly add: (line: Line) => void;
  /** The other end has answered; to be called on the line, as a listener is. */
  readonly answered: (this: Line) => void;
  readonly remove: (line: Line) => void;
  readonly stop: () => void;
}

/** Connections are pinged in so many groups, one after the other. */
const GROUPS = 20;

/** Pings each connection once per interval, and lets go of one that has not answered until the next ping. */
export const openHeartbeats = <Line extends Pinged>(everyMs: number): Heartbeats<Line> => {
  const groups = Array.from({ length: GROUPS }, () => new Set<Line>());
  const silent = new Set<Line>();
  let added = 0;
  let turn = 0;
  const beat = (): void => {
    turn = (turn + 1) % GROUPS;
    for (const line of groups[turn] ?? []) {
      if (silent.has(line)) line.terminate();
      else {
        silent.add(line);
        line.ping();
      }
    }
  };
  const timer = setInterval(beat, everyMs / GROUPS).unref();
  return {
    add: (line) => void groups[added++ % GROUPS]?.add(line),
    answered() {
      silent.delete(this);
    },
    remove: (line) => {
      silent.delete(line);
      for (const group of groups) group.delete(line);
    },
    stop: () => clearInterval(timer),
  };
};
