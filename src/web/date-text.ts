// A day as the reader writes it.

import { language } from './text/index.ts';

/** `2026-11-16` as `16 November 2026`, or as it is said in the language now. */
export const dateText = (day: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
