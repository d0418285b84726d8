// Line icons of the interface, drawn in the colour of the text around them.

import type { VNode } from 'preact';

const PATHS = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  link: (
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2" />
  ),
  bot: (
    <>
      <rect x="5" y="9" width="14" height="10" rx="3" />
      <path d="M12 9V5M9 14v.5M15 14v.5" />
      <circle cx="12" cy="4" r="1" />
    </>
  ),
  cards: (
    <>
      <rect x="7" y="4" width="11" height="15" rx="2" />
      <path d="M4 7v12a2 2 0 0 0 2 2h9" />
    </>
  ),
  swap: <path d="M8 4v15M4.5 15.5L8 19l3.5-3.5M16 20V5M12.5 8.5L16 5l3.5 3.5" />,
  again: <path d="M4.8 13.5a7.4 7.4 0 1 0 1.6-6.2M5 3.8v4.4h4.4" />,
  turn: <path d="M4 20C13 19 19 13 20 5M16.5 8.5L20 4.5L23 8.8" />,
  book: (
    <path d="M12 6.5C10 5 7.5 4.7 4.5 5.3v12.9c3-.6 5.5-.3 7.5 1.3 2-1.6 4.5-1.9 7.5-1.3V5.3C16.5 4.7 14 5 12 6.5zM12 6.5v13" />
  ),
  chevron: <path d="M6 9l6 6 6-6" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.6v.4" />
    </>
  ),
  discard: (
    <>
      <rect x="5" y="3.5" width="11" height="15" rx="2" transform="rotate(-12 10 11)" />
      <path d="M10 20.5h8a2 2 0 0 0 2-2V9" />
    </>
  ),
  lock: (
    <>
      <rect x="5.5" y="11" width="13" height="9" rx="2" fill="currentColor" />
      <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </>
  ),
  unlock: (
    <>
      <rect x="3.5" y="11" width="12" height="9" rx="2" />
      <path d="M12.5 11V7.5a3.5 3.5 0 0 1 7 0V10" />
    </>
  ),
  talk: <path d="M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-4 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />,
  hint: <path d="M9.5 20.5h5M9 17.5h6c0-2.2 2.5-3.4 2.5-7a5.5 5.5 0 0 0-11 0c0 3.6 2.5 4.8 2.5 7z" />,
  settings: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.6" />
      <circle cx="8" cy="17" r="2.6" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
} as const;

export type LineIcon = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: LineIcon }): VNode => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
    {PATHS[name]}
  </svg>
);
