// What the address of a replay says: which step is shown, and to whose eyes.

import type { Viewer } from '../../kernel/game.ts';

/** What is looked at; nothing where the address does not say so, or says something that is none. */
export interface Place {
  readonly step?: number;
  readonly viewer?: Viewer;
}

const WHOLE = /^(?:0|[1-9]\d{0,5})$/u;

export const placeIn = (search: string): Place => {
  const given = new URLSearchParams(search);
  const step = given.get('step') ?? '';
  const as = given.get('as') ?? '';
  return {
    ...(WHOLE.test(step) ? { step: Number(step) } : {}),
    ...(as === 'public' || as === 'open' ? { viewer: as } : /^\d{1,2}$/u.test(as) ? { viewer: Number(as) } : {}),
  };
};

export const searchOf = (step: number, viewer: Viewer): string => `?step=${step}&as=${viewer}`;
