// The bus over NATS, with name and password: it comes back by itself, and what is larger than a message of NATS goes in parts.

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { BusError, type Bus } from './bus.ts';

/** Is somebody at the other end? After so many questions without an answer the connection counts as broken. */
const PING_MS = 1000;
const PINGS = 2;
const RECONNECT_MS = 250;
const CONNECT_MS = 3000;
const FLUSH_MS = 500;

/** NATS carries a megabyte at most, unless it is told otherwise. */
const PART = 900 * 1024;

/** Before every part: whose it is, and whether it is the last. */
const SENDER = 8;
const HEAD = SENDER + 1;
const MORE = 1;
const LAST = 0;

/** The address without its password, for messages. */
const shown = (url: URL): string => `nats://${url.host}`;

const readAddress = (address: string): URL => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'nats:' || url.host === '')
    throw new Error('The bus must be an address such as nats://user:password@host:4222.');
  // What goes over it opens seats at tables.
  if (url.username === '')
    throw new Error('The bus needs a name and a password, or a token: nats://user:password@host:4222.');
  return url;
};

/** Connects; a failure says in plain words what to do. `prefix` keeps card rooms on one NATS apart. */
export const openNats = async (address: string, prefix: string): Promise<Bus> => {
  const url = readAddress(address);
  const [name, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const connection = await connect({
    servers: url.host,
    ...(password === '' ? { token: name } : { user: name, pass: password }),
    name: 'baize',
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    reconnectJitter: RECONNECT_MS,
    ignoreAuthErrorAbort: true,
    pingInterval: PING_MS,
    maxPingOut: PINGS,
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Can't reach the bus ${shown(url)}: ${why}; is it running, and are address, name and password right?`,
      {
        cause: error,
      },
    );
  });
  return busOver(connection, prefix);
};

const busOver = (connection: NatsConnection, prefix: string): Bus => {
  const sender = randomBytes(SENDER);
  const watchers: ((isConnected: boolean) => void)[] = [];
  let isConnected = true;
  const at = (subject: string): string => `${prefix}.${subject}`;

  const changeTo = (next: boolean): void => {
    if (isConnected === next) return;
    isConnected = next;
    for (const changed of watchers) changed(next);
  };
  const follow = async (): Promise<void> => {
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') changeTo(true);
      if (status.type === 'disconnect' || status.type === 'staleConnection' || status.type === 'close') changeTo(false);
    }
  };
  void follow();

  return {
    publish: (subject, data) => {
      // It would be kept and sent later, when nobody waits for it any more.
      if (!isConnected) return;
      for (let from = 0; from === 0 || from < data.length; from += PART) {
        const part = data.subarray(from, from + PART);
        const head = Buffer.alloc(HEAD, from + PART < data.length ? MORE : LAST);
        sender.copy(head);
        connection.publish(at(subject), Buffer.concat([head, part]));
      }
    },
    subscribe: (subject, hear) => {
      const begun = new Map<string, Buffer[]>();
      const subscription = connection.subscribe(at(subject), {
        callback: (error, message) => {
          if (error !== null) return;
          const { data } = message;
          const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
          const part = bytes.subarray(HEAD);
          const from = bytes.toString('latin1', 0, SENDER);
          const before = begun.get(from);
          if (bytes[SENDER] === MORE) return void begun.set(from, [...(before ?? []), part]);
          begun.delete(from);
          hear(before === undefined ? part : Buffer.concat([...before, part]));
        },
      });
      return () => subscription.unsubscribe();
    },
    request: async (subject, data, ms) => {
      if (!isConnected) throw new BusError('the bus is away');
      try {
        const { data: answer } = await connection.request(at(subject), data, { timeout: ms });
        return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
      } catch (error) {
        throw new BusError(`no answer to ${subject}`, { cause: error });
      }
    },
    answer: (subject, answer) => {
      const subscription = connection.subscribe(at(subject), {
        callback: (error, message) => {
          if (error !== null) return;
          const { data } = message;
          answer(Buffer.from(data.buffer, data.byteOffset, data.byteLength)).then(
            (text) => message.respond(text),
            () => undefined,
          );
        },
      });
      return () => subscription.unsubscribe();
    },
    isConnected: () => isConnected,
    watch: (changed) => void watchers.push(changed),
    close: async () => {
      // What was said last is to arrive; if nobody is there any more, that is all right too.
      if (isConnected)
        await Promise.race([connection.flush(), pause(FLUSH_MS, undefined, { ref: false })]).catch(() => undefined);
      isConnected = false;
      await connection.close();
    },
  };
};
