// Parts of the page that are loaded when they are first shown.

import { signal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { InsteadOfPage, InsteadOfPart } from './loading.tsx';

/** A component that may not be there yet; `load` fetches it before it is shown. */
export type Lazy<P> = FunctionComponent<P> & { readonly load: () => void };

/** `fetchPart` loads the component; one that can't be loaded is tried again the next time it is shown, though some browsers need the page to be reloaded. Of a page as a whole it is said that it is loading. */
export const lazy = <P extends object>(
  fetchPart: () => Promise<FunctionComponent<P>>,
  shows: 'page' | 'part' = 'page',
): Lazy<P> => {
  const part = signal<{ readonly Part: FunctionComponent<P> } | 'failed' | undefined>(undefined);
  let coming = false;
  const load = (): void => {
    if (coming || typeof part.peek() === 'object') return;
    coming = true;
    fetchPart()
      .then(
        (Part) => (part.value = { Part }),
        () => (part.value = 'failed'),
      )
      .finally(() => (coming = false));
  };
  const Shown = (props: P): VNode => {
    const { value } = part;
    useEffect(load, []);
    if (typeof value === 'object') return <value.Part {...props} />;
    return shows === 'part' ? <InsteadOfPart why={value} /> : <InsteadOfPage why={value} />;
  };
  return Object.assign(Shown, { load });
};
