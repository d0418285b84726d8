// The phases of a hand in the words of each preset's source.

import { inArrastre, NONE, type State } from './state.ts';

interface PhaseWords {
  readonly deal: string;
  readonly robo: string;
  readonly arrastre: string;
  /** The validator has no word for the end of a match: its last phase stays. */
  readonly end?: string;
  /** Before the first card of a hand, where a source tells that apart. */
  readonly first?: string;
}

const ARAGON: PhaseWords = { deal: 'reparto', robo: 'robo', arrastre: 'arrastre', end: 'final' };

const WORDS: { readonly [preset: string]: PhaseWords } = {
  reference: { deal: 'DEALING', robo: 'LIBRE', arrastre: 'ARRASTRE', end: 'FINISHED' },
  validator: { deal: 'INITIAL', first: 'INITIAL', robo: 'ARRASTRE', arrastre: 'VUELTAS' },
};

/** The phase as the named preset calls it; without a name, as they say in Aragón. */
export const phaseWord = (s: State, preset = ''): string => {
  const words = (Object.hasOwn(WORDS, preset) ? WORDS[preset] : undefined) ?? ARAGON;
  if (s.stage === 'deal') return words.deal;
  if (s.stage === 'end' && words.end !== undefined) return words.end;
  const untouched = s.lastWinner === NONE && s.trick.length === 0;
  if (untouched && words.first !== undefined) return words.first;
  return inArrastre(s) ? words.arrastre : words.robo;
};
