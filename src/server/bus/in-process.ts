// A bus within one process: for a server alone on its store, and for several servers in one test.

import { BusError, type Bus } from './bus.ts';

/** What several buses of one process share. */
export interface Hub {
  readonly open: () => HubBus;
}

/** A bus that can be cut off from the others. */
export interface HubBus extends Bus {
  readonly setConnected: (isConnected: boolean) => void;
}

type Hear = (data: Buffer) => void;
type Answer = (data: Buffer) => Promise<Uint8Array>;

interface Member {
  readonly listeners: Map<string, Set<Hear>>;
  readonly answers: Map<string, Answer>;
  isConnected: boolean;
}

export const openHub = (): Hub => {
  const members = new Set<Member>();

  const open = (): HubBus => {
    const own: Member = { listeners: new Map(), answers: new Map(), isConnected: true };
    const watchers: ((isConnected: boolean) => void)[] = [];
    members.add(own);
    return {
      publish: (subject, data) => {
        if (!own.isConnected) return;
        const copy = Buffer.from(data);
        for (const { listeners, isConnected } of members)
          if (isConnected) for (const hear of listeners.get(subject) ?? []) setImmediate(hear, copy);
      },
      subscribe: (subject, hear) => {
        const all = own.listeners.get(subject) ?? new Set();
        own.listeners.set(subject, all.add(hear));
        return () => all.delete(hear);
      },
      request: async (subject, data, ms) => {
        const found = [...members].find((member) => member.isConnected && member.answers.has(subject));
        const answer = found?.answers.get(subject);
        if (!own.isConnected || answer === undefined) throw new BusError(`nobody answers to ${subject}`);
        const late = Promise.withResolvers<never>();
        const alarm = setTimeout(() => late.reject(new BusError(`no answer to ${subject} in time`)), ms);
        try {
          return Buffer.from(await Promise.race([answer(Buffer.from(data)), late.promise]));
        } finally {
          clearTimeout(alarm);
        }
      },
      answer: (subject, answer) => {
        own.answers.set(subject, answer);
        return () => own.answers.delete(subject);
      },
      isConnected: () => own.isConnected,
      watch: (changed) => void watchers.push(changed),
      setConnected: (isConnected) => {
        own.isConnected = isConnected;
        for (const changed of watchers) changed(isConnected);
      },
      close: async () => void members.delete(own),
    };
  };

  return { open };
};
