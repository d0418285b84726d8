// Por qué es buena una jugada de guiñote, en español.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  sings: 'Suma {points, number} ya; más tarde habría que ganar antes otra baza.',
  swaps: 'El siete pasa a ser {pinta}, un triunfo mejor.',
  solvedOnly: 'Calculado hasta la última carta: solo así se gana la partida.',
  solvedWin: 'Calculado hasta la última carta: gana la partida.',
  solvedOn: 'Calculado hasta la última carta: nada te deja mejor para las vueltas.',
  solvedLost:
    'Calculado hasta la última carta: si el rival juega bien, la partida está perdida; nada pierde por menos.',
  takes: 'Se lleva una baza de {points, plural, one {# tanto} other {# tantos}}.',
  takesOver: 'Se pone a ganar la baza, que vale ya {points, number}.',
  lastTrick: 'Se lleva la última baza: {points, number} y las diez de últimas.',
  loads: 'Carga {points, plural, one {# tanto} other {# tantos}} en la baza que va ganando tu compañero.',
  keepsFromRivals: 'No entrega {kept} en una baza que van ganando los rivales.',
  keepsTop: 'Guarda {kept}: {out, plural, one {aún queda fuera un triunfo} other {aún quedan fuera # triunfos}}.',
  keepsUnder: 'Guarda {kept}: aún queda fuera {higher}.',
  keepsTrump:
    'Guarda {kept}: {out, plural, one {a los demás les queda un triunfo} other {a los demás les quedan # triunfos}}.',
  keepsForArrastre:
    'Guarda {kept} para el arrastre: {out, plural, one {aún queda fuera otro triunfo} other {aún quedan fuera # triunfos más}}.',
  unbeatable: 'Ya nadie puede superar {card}.',
  drawsTrumps: 'Arrastra: {out, plural, one {aún queda fuera un triunfo} other {aún quedan fuera # triunfos}}.',
  keepsPair: 'Mantiene juntos {pair, and}, para cantar {points, number}.',
  denies: 'Guarda {kept}, y así nadie más puede cantar ese palo.',
  risksNothing: 'No arriesga tantos.',
};
