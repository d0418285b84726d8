// Where a hint is shown; what shows it is loaded with the first hint, and where that fails the player is told.

import { signal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadWords } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import type { ShownHint } from '../model/hints.ts';
import { notLoaded } from './not-loaded.ts';

type HintComponent = FunctionComponent<{ readonly shown: ShownHint }>;

const loaded = signal<{ readonly View: HintComponent } | undefined>(undefined);

export const HintSlot = ({ shown }: { readonly shown: ShownHint }): VNode | null => {
  const { session } = useTable();
  const { value } = loaded;
  useEffect(() => {
    if (loaded.peek() !== undefined) return;
    Promise.all([import('./HintView.tsx'), loadWords('hints')]).then(
      ([{ HintView: View }]) => (loaded.value = { View }),
      () => notLoaded(session),
    );
  }, []);
  return value === undefined ? null : <value.View shown={shown} />;
};
