// The page of one table: opens its session, and says so when there is no table or no server.

import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { tableExists } from './api.ts';
import { openBrowserLine } from './connection.ts';
import { loadPresentation } from './games.ts';
import { Message } from './Message.tsx';
import { PROTOCOL } from '../protocol/limits.ts';
import { openTableSession } from './table/model/session.ts';
import { TableView } from './table/TableView.tsx';
import { text } from './text/index.ts';

const randomHex = (bytes: number): string =>
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
  location.reload();
};

export const TablePage = ({ table }: { readonly table: string }): VNode => {
  const session = useMemo(
    () =>
      openTableSession({
        open: openBrowserLine(table),
        load: loadPresentation,
        exists: () => tableExists(table),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        intent: () => randomHex(12),
        entropy: randomHex(32),
        reload,
        advise: async (request) => (await import('./hints/adviser.ts')).advise(request),
      }),
    [table],
  );
  useEffect(() => session.close, [session]);
  useSignalEffect(() => {
    const picture = session.picture.value;
    const mine = picture !== undefined && picture.outcome === null && session.seat.value !== null;
    const turn = mine && picture.scene.actors.must.includes(session.seat.value ?? -1);
    document.title = `${turn ? `● ${text.value.yourTurn} · ` : ''}${session.words.value?.name ?? ''} · Baize`;
  });
  const t = text.value;
  switch (session.trouble.value) {
    case 'missing':
      return <Message title={t.noTable} help={t.noTableHelp} />;
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
