// The bare room on Colyseus, written the way its guide recommends: a schema for the state, a message for a move, nothing on a disk.
// Arguments: a file beside the node_modules that hold it.

import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(process.argv[2]);
const part = (name) => require(`@colyseus/${name}`);
const { Server, Room } = part('core');
const { WebSocketTransport } = part('ws-transport');
const { schema, t } = part('schema');

const State = schema({ turn: t.uint8(), moves: t.number(), card: t.string(), started: t.boolean() });

class Table extends Room {
  maxClients = 2;
  // A patch for every move at once, instead of all of them twenty times a second.
  patchRate = null;
  state = new State({ turn: 0, moves: 0, card: '', started: false });
  messages = {
    play: (client, { card }) => {
      const seat = this.clients.findIndex(({ sessionId }) => sessionId === client.sessionId);
      if (this.state.turn !== seat) return;
      this.state.card = card;
      this.state.moves++;
      this.state.turn = 1 - seat;
      this.broadcastPatch();
    },
  };

  onJoin() {
    if (this.clients.length < 2) return;
    this.state.started = true;
    this.broadcastPatch();
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define('table', Table);
await server.listen(0, '127.0.0.1');
const { serveLoad } = await import('./process.ts');
serveLoad(`http://127.0.0.1:${http.address().port}`);
