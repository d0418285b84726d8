// Meeting others on the front page: a quick match, open tables, and a field for a code. On a phone each opens from one row of buttons.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Sheet } from '../Sheet.tsx';
import { CodeForm } from './CodeForm.tsx';
import { openOpenList } from './open-list.ts';
import { OpenTables } from './OpenTables.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { meetingText } from './text/index.ts';
import './meeting.css';

/** So many stand on the page itself. */
const SHOWN = 4;

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export const Meet = (): VNode => {
  const t = meetingText.value;
  const list = useMemo(() => openOpenList(after), []);
  const sheet = useSignal<'quick' | 'open' | 'code' | undefined>(undefined);
  const close = (): void => void (sheet.value = undefined);
  useEffect(list.follow, [list]);
  const { value: tables } = list.tables;
  const count = Array.isArray(tables) ? tables.length : 0;
  return (
    <section class="meet" aria-label={t.playOthers} data-testid="meet">
      <div class="ways-in">
        <button type="button" class="btn" data-testid="quick-match" onClick={() => (sheet.value = 'quick')}>
          {t.quickMatch}
        </button>
        <button type="button" class="btn" data-testid="show-open" onClick={() => (sheet.value = 'open')}>
          {t.openTables}
          {count === 0 ? null : <span class="chip">{list.hasMore.value ? `${count}+` : count}</span>}
        </button>
        <button
          type="button"
          class="btn only-phone"
          aria-label={t.enterCode}
          data-testid="enter-code"
          onClick={() => (sheet.value = 'code')}
        >
          {t.code}
        </button>
        <div class="only-wide">
          <CodeForm id="code-wide" />
        </div>
      </div>
      {count === 0 ? null : (
        <div class="only-wide">
          <h2>{t.openTables}</h2>
          <OpenTables list={list} most={SHOWN} />
        </div>
      )}
      {sheet.value === undefined ? null : (
        <Sheet title={{ quick: t.quickMatch, open: t.openTables, code: t.enterCode }[sheet.value]} onClose={close}>
          {sheet.value === 'quick' ? (
            <QuickMatch />
          ) : sheet.value === 'open' ? (
            <OpenTables list={list} />
          ) : (
            <CodeForm id="code" />
          )}
        </Sheet>
      )}
    </section>
  );
};
