// Where a hint is shown; what shows it is loaded with the first hint.

import { signal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ShownHint } from '../model/hints.ts';

type HintComponent = FunctionComponent<{ readonly shown: ShownHint }>;

const loaded = signal<{ readonly View: HintComponent } | undefined>(undefined);

export const HintSlot = ({ shown }: { readonly shown: ShownHint }): VNode | null => {
  const { value } = loaded;
  useEffect(() => {
    if (loaded.peek() !== undefined) return;
    void import('./HintView.tsx').then(({ HintView: View }) => (loaded.value = { View }));
  }, []);
  return value === undefined ? null : <value.View shown={shown} />;
};
