// Lo que dice el constructor de mazos de Mythos, en español.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  filters: { group: 'Facción', kind: 'Tipo', cost: 'Coste', keyword: 'Palabra clave', trigger: 'Efecto' },
  kinds: { character: 'Personajes', jutsu: 'Jutsu', mission: 'Misiones' },
  sections: { cards: 'Cartas', missions: 'Misiones' },
  cardsOf: '{n}/{of} cartas',
  missionsOf: '{n}/{of} misiones',
  tooFew: '{n, plural, one {Falta una carta.} many {Faltan # cartas.} other {Faltan # cartas.}}',
  tooMany: '{n, plural, one {Sobra una carta.} many {Sobran # cartas.} other {Sobran # cartas.}}',
  copies: '{count} × {card}: como mucho {most}.',
  noCard: '{card} no es una carta de esta colección.',
  fewMissions: '{n, plural, one {Falta una misión.} many {Faltan # misiones.} other {Faltan # misiones.}}',
  manyMissions: '{n, plural, one {Sobra una misión.} many {Sobran # misiones.} other {Sobran # misiones.}}',
  tooLong: 'El texto es demasiado largo: como mucho {most} caracteres.',
  noDeck: 'Esto no es un mazo: {why}',
};
