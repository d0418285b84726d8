// A TCP proxy that can be cut: what lies between a server and its bus.

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Ends every connection and takes no new one, or takes them again. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

export const startProxy = async (to: number): Promise<Proxy> => {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = keep(connect(to, '127.0.0.1'));
    keep(near).pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      endAll();
    },
  };
};
