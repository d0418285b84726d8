// A line to a table for tests that say and hear single messages.

import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { PROTOCOL, type ServerMessage, type Snapshot } from '../../protocol/messages.ts';

export interface Talk {
  readonly socket: WebSocket;
  readonly say: (data: unknown) => void;
  readonly hear: () => Promise<ServerMessage>;
}

export const JOIN = { type: 'join', protocol: PROTOCOL };

export const talk = async (socket: WebSocket): Promise<Talk> => {
  const heard: ServerMessage[] = [];
  let waiting: ((message: ServerMessage) => void) | undefined;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (waiting === undefined) heard.push(message);
    else waiting(message);
    waiting = undefined;
  });
  await once(socket, 'open');
  return {
    socket,
    say: (data) => socket.send(typeof data === 'string' || Buffer.isBuffer(data) ? data : JSON.stringify(data)),
    hear: async () => heard.shift() ?? new Promise((resolve) => (waiting = resolve)),
  };
};

/** Joins a table and waits for the snapshot. */
export const joinTable = async (socket: WebSocket): Promise<{ readonly talk: Talk; readonly snapshot: Snapshot }> => {
  const line = await talk(socket);
  line.say(JOIN);
  for (;;) {
    const message = await line.hear();
    if (message.type === 'snapshot') return { talk: line, snapshot: message };
  }
};

/** The code a connection is closed with. */
export const closing = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];
