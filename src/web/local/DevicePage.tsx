// The page of a table on this device: one person against bots, or several who hand the device on.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Message } from '../Message.tsx';
import { SessionView } from '../TablePage.tsx';
import { loadWords, text } from '../text/index.ts';
import type { Company } from './asking.ts';
import { companyHere } from './device.ts';
import { openHereSession } from './here-session.ts';
import { HotSeat } from './HotSeat.tsx';
import { NotHere } from './NotHere.tsx';

const Alone = ({ table }: { readonly table: string }): VNode => {
  const session = useMemo(() => openHereSession(table), [table]);
  useEffect(() => session.close, [session]);
  return <SessionView session={session} missing={<NotHere />} />;
};

export const DevicePage = ({ table }: { readonly table: string }): VNode => {
  const company = useSignal<Company | 'coming' | 'none'>('coming');
  useEffect(() => {
    Promise.all([companyHere(table), loadWords('local')]).then(
      ([found]) => (company.value = found ?? 'none'),
      () => (company.value = 'none'),
    );
  }, [table]);
  if (company.value === 'coming') return <Message title={text.value.loading} help="" />;
  if (company.value === 'none') return <NotHere />;
  return company.value.people.length < 2 ? <Alone table={table} /> : <HotSeat table={table} company={company.value} />;
};
