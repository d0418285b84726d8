// Two people in a room of Colyseus, with its own client.

import type { Seating } from './crowd.ts';

export const COLYSEUS = '@colyseus';

interface State {
  readonly turn: number;
  readonly moves: number;
  readonly started: boolean;
}

interface Room {
  readonly roomId: string;
  readonly reconnection: { enabled: boolean };
  readonly onStateChange: (hear: (state: State) => void) => void;
  readonly onError: (hear: (code: number, message?: string) => void) => void;
  readonly send: (type: string, message: object) => void;
  readonly leave: () => unknown;
}

interface Client {
  readonly create: (name: string) => Promise<Room>;
  readonly joinById: (id: string) => Promise<Room>;
}

/** Pairs by the client that `require` finds. */
export const colyseusPairs =
  (require: NodeJS.Require, address: string): Seating =>
  async (watch) => {
    const { Client } = require(`${COLYSEUS}/sdk`) as { readonly Client: new (address: string) => Client };
    const first = await new Client(address).create('table');
    const rooms = [first];
    const listen = (room: Room, own: number): void => {
      let seen = -1;
      let acknowledge: (() => void) | undefined;
      room.reconnection.enabled = false;
      room.onError((code, message) => watch.failed(new Error(`${code} ${message ?? ''}`)));
      room.onStateChange(({ turn, moves, started }) => {
        if (!started || moves === seen) return;
        seen = moves;
        if (turn !== own) return acknowledge?.();
        watch.turn(
          () =>
            new Promise((resolve) => {
              acknowledge = resolve;
              room.send('play', { card: '1C' });
            }),
        );
      });
    };
    listen(first, 0);
    const second = await new Client(address).joinById(first.roomId);
    rooms.push(second);
    listen(second, 1);
    return {
      close: () => {
        for (const room of rooms) void room.leave();
      },
    };
  };
