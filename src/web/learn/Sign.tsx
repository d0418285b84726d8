// Signs that only lessons and rule books have: not worth loading with every page.

import type { VNode } from 'preact';

const PATHS = {
  print: 'M7 9V4h10v5M7 18H5a1 1 0 0 1-1-1v-6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z',
  skip: 'M6 6l7 6-7 6zM18 6v12',
} as const;

export const Sign = ({ name }: { readonly name: keyof typeof PATHS }): VNode => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
