// The page of one table: opens its session, and says so when there is no table or no server.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { recordPath, tableExists } from './api.ts';
import { openBrowserLine } from './connection.ts';
import { dateText } from './date-text.ts';
import { loadPresentation } from './games.ts';
import { Message } from './Message.tsx';
import { PROTOCOL } from '../protocol/limits.ts';
import { go, tablePath } from './router.ts';
import type { Said } from './offline/saying.ts';
import { openTableSession, type TableSession, type TableWiring } from './table/model/session.ts';
import type { After } from './table/model/screen.ts';
import { TableView } from './table/TableView.tsx';
import { fill, text } from './text/index.ts';

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A page reloads once: if that brings no page of another protocol, it would load itself for ever. */
const RELOADED = 'baize.reloaded';

const reload = (): void => {
  try {
    if (sessionStorage.getItem(RELOADED) === String(PROTOCOL)) return;
    sessionStorage.setItem(RELOADED, String(PROTOCOL));
  } catch {
    return;
  }
  navigator.serviceWorker?.controller?.postMessage({ type: 'from-server' } satisfies Said);
  location.reload();
};

/** Time as the browser has it. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Sounds come when there is a table: nothing waits for them. */
const useSounds = (session: TableSession): void =>
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./sound/browser.ts').then(
      ({ senseInBrowser }) => {
        if (!isGone) stop = senseInBrowser(session, after);
      },
      // A table without sound is a table all the same.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [session]);

/** The table of a session, or why there is none. */
export const SessionView = ({
  session,
  missing,
}: {
  readonly session: TableSession;
  /** What to say if there is no such table. */
  readonly missing: VNode;
}): VNode => {
  useSounds(session);
  useSignalEffect(() => {
    const picture = session.picture.value;
    const mine = picture !== undefined && picture.outcome === null && session.seat.value !== null;
    const turn = mine && picture.scene.actors.must.includes(session.seat.value ?? -1);
    document.title = `${turn ? `● ${text.value.yourTurn} · ` : ''}${session.words.value?.name ?? ''} · Baize`;
  });
  const t = text.value;
  switch (session.trouble.value) {
    case 'missing':
      return missing;
    case 'unknown-game':
      return <Message title={t.unknownGame} help="" />;
    case 'not-shipped':
      return <Message title={t.cannotGoOn} help={t.rulesNotShipped} />;
    case 'unreachable':
      return <Message title={t.unreachable} help={t.unreachableHelp} />;
    case 'broken':
    case undefined:
      if (session.picture.value !== undefined) return <TableView session={session} />;
      if (session.line.value === 'crowded') return <Message title={t.crowded} help={t.crowdedHelp} />;
      return <Message title={session.trouble.value === 'broken' ? t.brokenTable : t.loading} help="" />;
  }
};

/** What every table of this page needs of the browser. */
export const wiringHere = (): Pick<TableWiring, 'load' | 'after' | 'intent' | 'goOn' | 'advise'> => ({
  load: loadPresentation,
  after,
  intent: () => randomHex(12),
  goOn: (next) => go(tablePath(next)),
  advise: async (request) => (await import('./hints/adviser.ts')).advise(request),
});

/** There is no such table; the server may know when its match was deleted. */
const MissingTable = ({ table }: { readonly table: string }): VNode => {
  const deleted = useSignal<string | null>(null);
  useEffect(() => {
    fetch(recordPath(table)).then(
      ({ headers }) => (deleted.value = headers.get('baize-deleted')),
      () => undefined,
    );
  }, [table]);
  const t = text.value;
  const help = deleted.value === null ? t.noTableHelp : fill(t.tableDeleted, { date: dateText(deleted.value) });
  return <Message title={t.noTable} help={help} />;
};

export const TablePage = ({ table }: { readonly table: string }): VNode => {
  const session = useMemo(
    () =>
      openTableSession({
        ...wiringHere(),
        open: openBrowserLine(table),
        exists: () => tableExists(table),
        entropy: randomHex(32),
        reload,
      }),
    [table],
  );
  useEffect(() => session.close, [session]);
  return <SessionView session={session} missing={<MissingTable table={table} />} />;
};
