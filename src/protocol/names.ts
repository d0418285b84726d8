// First names of bots, so that several of one level at a table can be told apart.

import type { NamedOccupant } from '../kernel/steps.ts';

/** Winds, rivers and heights of Aragón; a bot takes the one of its seat. */
const NAMES = [
  'Moncayo',
  'Cierzo',
  'Ebro',
  'Loarre',
  'Jalón',
  'Aneto',
  'Gállego',
  'Javalambre',
  'Solano',
  'Cinca',
  'Ordesa',
  'Matarraña',
  'Albarracín',
  'Huerva',
  'Bisaurín',
  'Isábena',
] as const;

/** The name of the bot in each seat, `undefined` where none sits; never one that a person at the table has. */
export const botNames = (occupants: readonly (NamedOccupant | null)[]): readonly (string | undefined)[] => {
  const taken = new Set(
    occupants.flatMap((sitter) => (sitter?.kind === 'person' ? [sitter.name.trim().toLowerCase()] : [])),
  );
  const isFree = (name: string): boolean => !taken.has(name.toLowerCase());
  return occupants.map((sitter, seat) => {
    if (sitter?.kind !== 'bot') return undefined;
    const after = [...NAMES.slice(seat % NAMES.length), ...NAMES];
    const name = after.find((each, i) => isFree(each) && (i === 0 || NAMES.indexOf(each) >= occupants.length));
    const chosen = name ?? after.find(isFree) ?? `${NAMES[seat % NAMES.length]} ${seat}`;
    taken.add(chosen.toLowerCase());
    return chosen;
  });
};
