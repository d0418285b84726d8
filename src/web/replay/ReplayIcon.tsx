// Line icons of replays, drawn in the colour of the text around them.

import type { VNode } from 'preact';

const PATHS = {
  first: <path d="M18 6l-7 6 7 6M7 6v12" />,
  back: <path d="M15 6l-6 6 6 6" />,
  play: <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />,
  pause: <path d="M8.5 6v12M15.5 6v12" stroke-width="3.4" />,
  forward: <path d="M9 6l6 6-6 6" />,
  last: <path d="M6 6l7 6-7 6M17 6v12" />,
  download: <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />,
  copy: (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5 15V6a2 2 0 0 1 2-2h8" />
    </>
  ),
  branch: (
    <>
      <circle cx="6" cy="5" r="2" />
      <circle cx="6" cy="19" r="2" />
      <circle cx="18" cy="9" r="2" />
      <path d="M6 7v10M18 11c0 4-7 3-11.2 6" />
    </>
  ),
  differs: <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />,
} as const;

export const ReplayIcon = ({ name }: { readonly name: keyof typeof PATHS }): VNode => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
    {PATHS[name]}
  </svg>
);
