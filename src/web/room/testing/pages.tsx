// Several pages at one table in memory: what one player does is judged by the real table, and every other page shows it.

import { render } from 'preact';
import type { GameModule } from '../../../games/index.ts';
import type { ClientMessage } from '../../../protocol/messages.ts';
import type { Effect, Input, Terms } from '../../../table/model.ts';
import { bench, type Bench } from '../../../table/testing/bench.ts';
import type { Listener } from '../../connection.ts';
import { openTableSession, type TableSession } from '../../table/model/session.ts';
import { TableView } from '../../table/TableView.tsx';

/** The page of one player. */
export interface RoomPage {
  readonly session: TableSession;
  readonly all: (place: string) => readonly HTMLElement[];
  readonly text: (place: string) => string;
  readonly tap: (place: string) => Promise<void>;
  readonly said: readonly ClientMessage[];
  /** Tables that the page went on to. */
  readonly gone: readonly string[];
  /** The line breaks, and stands again. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

export interface RoomPages {
  readonly table: Bench;
  readonly page: (player: string) => Promise<RoomPage>;
  /** Something happens to the table from outside. */
  readonly tell: (input: Input, now?: number) => Promise<readonly Effect[]>;
  readonly close: () => void;
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

export const openPages = (module: GameModule, terms: Terms): RoomPages => {
  const table = bench(module.game, terms, module.deckTools);
  const listeners = new Map<string, Listener>();
  const closing: (() => void)[] = [];
  let intents = 0;

  const deliver = (effects: readonly Effect[]): readonly Effect[] => {
    for (const effect of effects)
      if (effect.type === 'send') listeners.get(effect.client)?.received(structuredClone(effect.message));
    return effects;
  };

  const page = async (player: string): Promise<RoomPage> => {
    const client = `${player}'`;
    const said: ClientMessage[] = [];
    const gone: string[] = [];
    let heard: Listener | undefined;
    const connect = (): void => {
      if (heard === undefined) return;
      listeners.set(client, heard);
      deliver(table.tell({ type: 'connect', client, player }));
      heard.opened();
    };
    const session = openTableSession({
      open: (listener) => {
        heard = listener;
        queueMicrotask(connect);
        return {
          send: (message) => {
            said.push(message);
            queueMicrotask(() => void deliver(table.say(client, message)));
          },
          retry: () => undefined,
          redial: () => undefined,
          close: () => undefined,
        };
      },
      load: () => Promise.resolve(module.presentation),
      exists: () => Promise.resolve(true),
      reload: () => undefined,
      after: () => () => undefined,
      intent: () => `${player}-${intents++}`,
      goOn: (next) => void gone.push(next),
    });
    const root = document.createElement('div');
    document.body.append(root);
    await settle();
    render(<TableView session={session} />, root);
    await settle();
    closing.push(() => {
      render(null, root);
      session.close();
      root.remove();
    });
    const all = (place: string): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(place)];
    return {
      session,
      all,
      text: (place) => all(place)[0]?.textContent ?? '',
      tap: async (place) => {
        const [element] = all(place);
        if (element === undefined) throw new Error(`there is no ${place} on the page of ${player}`);
        element.click();
        await settle();
      },
      said,
      gone,
      cut: async () => {
        listeners.delete(client);
        deliver(table.tell({ type: 'disconnect', client }));
        heard?.lost(1, false);
        await settle();
      },
      mend: async () => {
        connect();
        await settle();
      },
    };
  };

  return {
    table,
    page,
    tell: async (input, now) => {
      const effects = deliver(table.tell(input, now));
      await settle();
      return effects;
    },
    close: () => {
      for (const close of closing) close();
    },
  };
};
