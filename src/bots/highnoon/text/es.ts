// Por qué es buena una jugada de HighNoon, en español.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  places: 'Pone una carta en una base.',
  beforeRival: 'Tu rival tiene {theirs} a punto para el mismo sitio: llega antes.',
  holdsBack: 'Si colocas {card}, tu rival podrá colocar {theirs}: espera un poco.',
  flips: 'Da la vuelta a una carta nueva.',
  uncovers: 'Destapa una carta: {down, plural, one {la última boca abajo ahí} other {ahí hay # boca abajo}}.',
  frees: 'Libera {card}, que ya cabe en una base.',
  empties: 'Deja vacía una columna.',
  plan: 'Empieza un plan: {steps, plural, one {# jugada} other {# jugadas}} para colocar o destapar una carta.',
  turns: 'Ahora nada coloca ni destapa una carta: búscala en el mazo.',
};
