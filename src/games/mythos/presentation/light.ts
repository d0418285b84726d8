// The presentation of Mythos for a page: what foretells the outcome of actions, and with it the rules, comes when it is wanted.

import type { Presentation } from '../../../kernel/presentation.ts';
import { presentationWith } from '../presentation.ts';
import type { Foretell } from './forecast.ts';

/** Each has forecasts of its own to load. */
export const lightPresentation = (): Presentation => {
  let foretell: Foretell | undefined;
  return {
    ...presentationWith(() => foretell),
    loadPreviews: async () => {
      foretell = (await import('./forecast.ts')).foretell;
    },
  };
};
