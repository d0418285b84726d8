// Two people in a bare room, who pass cards to and fro.

import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Seating } from './crowd.ts';

interface Told {
  readonly type: 'start' | 'step';
  readonly seat: number;
  readonly turn: number;
  readonly intent?: string;
}

let rooms = 0;

export const wsPairs =
  (address: string): Seating =>
  async (watch) => {
    const url = `${address.replace('http', 'ws')}/room-${rooms++}`;
    const sockets: WebSocket[] = [];
    for (let own = 0; own < 2; own++) {
      const socket = new WebSocket(url);
      let moves = 0;
      let acknowledge: (() => void) | undefined;
      socket.on('message', (data: Buffer) => {
        watch.heard(data.length);
        const { type, seat, turn } = JSON.parse(data.toString()) as Told;
        if (type === 'step' && seat === own) acknowledge?.();
        if (turn !== own) return;
        watch.turn(
          () =>
            new Promise((resolve) => {
              acknowledge = resolve;
              socket.send(JSON.stringify({ type: 'act', intent: `${own}-${moves++}`, card: '1C' }));
            }),
        );
      });
      socket.on('error', watch.failed);
      await once(socket, 'open');
      sockets.push(socket);
    }
    return {
      close: () => {
        for (const socket of sockets) socket.terminate();
      },
    };
  };
