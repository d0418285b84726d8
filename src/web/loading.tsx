// Pages of which something must be loaded first, and what is said in their place.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Message } from './Message.tsx';
import { text } from './text/index.ts';

/** Why a page is not shown: there is none, it can't be loaded, or it is not there yet. */
type NotShown = 'none' | 'failed' | undefined;

/** What `load` brings, or why it is not there; `of` says what is loaded. */
export const useLoaded = <T extends object>(load: () => Promise<T | 'none'>, of: string): T | NotShown => {
  const loaded = useSignal<T | NotShown>(undefined);
  useEffect(() => {
    load().then(
      (found) => (loaded.value = found),
      () => (loaded.value = 'failed'),
    );
  }, [of]);
  return loaded.value;
};

/** What is said in the place of a part of a page that is not shown. */
export const InsteadOfPart = ({ why }: { readonly why: NotShown }): VNode =>
  why === 'failed' ? <p role="alert">{text.value.notLoaded}</p> : <></>;

/** What is said in the place of a page that is not shown. */
export const InsteadOfPage = ({ why }: { readonly why: NotShown }): VNode => {
  const t = text.value;
  if (why === undefined) return <Message title={t.loading} help="" />;
  return why === 'none' ? (
    <Message title={t.noPage} help={t.noPageHelp} />
  ) : (
    <Message title={t.unreachable} help={t.notLoaded} />
  );
};
