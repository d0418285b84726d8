// The Long Dusk: the set that is played where nobody names another, in the text form that people write by hand.

import { FIRST } from './first.ts';
import { FORGE } from './forge.ts';
import { INDEPENDENT } from './independent.ts';
import { KITE } from './kite.ts';
import { LANTERN } from './lantern.ts';
import { JUTSU, MISSIONS } from './places.ts';
import { TIDE } from './tide.ts';

const HEAD = `set The Long Dusk
language en
groups Lantern, Tide, Kite, Forge, Independent
keywords Watch, Crew, Runner, Smith, Elder, Spirit, Beast
`;

export const DUSK_TEXT = [HEAD, LANTERN, TIDE, KITE, FORGE, INDEPENDENT, JUTSU, MISSIONS].join('');

/** The cards of it that were different at first, as they were. */
export const FIRST_DUSK_TEXT = [HEAD, FIRST].join('');
