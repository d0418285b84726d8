// The least that any room does: two sockets, a move read, a turn kept, both told. Nothing is judged, hidden or written down.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { serveLoad } from './process.ts';

interface Room {
  readonly sockets: WebSocket[];
  turn: number;
  moves: number;
}

const rooms = new Map<string, Room>();
const server = createServer();
const wss = new WebSocketServer({ server, perMessageDeflate: false });

wss.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const room = rooms.get(name) ?? { sockets: [], turn: 0, moves: 0 };
  rooms.set(name, room);
  const seat = room.sockets.push(socket) - 1;
  socket.on('message', (data: Buffer) => {
    const { intent, card } = JSON.parse(data.toString()) as { readonly intent: string; readonly card: string };
    if (room.turn !== seat) return;
    room.turn = 1 - seat;
    room.moves++;
    const text = JSON.stringify({ type: 'step', seat, card, intent, revision: room.moves, turn: room.turn });
    for (const each of room.sockets) each.send(text);
  });
  socket.on('close', () => rooms.delete(name));
  if (room.sockets.length === 2) {
    for (const [own, each] of room.sockets.entries()) each.send(JSON.stringify({ type: 'start', seat: own, turn: 0 }));
  }
});

server.listen(0, '127.0.0.1', () => serveLoad(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
