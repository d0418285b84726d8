// La guía del guiñote en español.

export const es = {
  aim: {
    first: 'Gana bazas con puntos: el as vale 11, el tres 10, el rey 4, la sota 3 y el caballo 2.',
    second: 'Rey y sota del mismo palo dan 20 más, y en triunfo 40: se cantan justo después de ganar una baza.',
    third: 'Gana la partida quien llega a 101, si al menos 30 de esos puntos son de cartas.',
  },
  chapters: { robo: 'Robo: con cartas en el mazo', arrastre: 'Arrastre: las últimas cartas' },
  steps: {
    welcome:
      'El guiñote se juega a bazas: cada uno echa una carta y la mejor se lleva las dos. La carta que asoma bajo el mazo, la pinta, marca el triunfo: aquí, oros.',
    values:
      'De mayor a menor: {as} vale 11, {tres} 10, {rey} 4, {sota} 3 y {caballo} 2. El 7, el 6, el 5, el 4 y el 2 no valen nada.',
    firstTrick:
      'Tu rival ha salido con {lead}, que vale 10. Mientras queden cartas por robar puedes echar la que quieras. Llévatela: juega {as}.',
    cante: 'La baza es tuya, 21 puntos, y cada uno ha robado una carta. Tienes {rey} y {sota}: canta las veinte.',
    seven:
      'También tienes {seven}, el siete de triunfo. Tras ganar una baza puedes cambiarlo por la pinta, {pinta}. Hazlo.',
    lead: 'Quien gana una baza sale en la siguiente. Guarda lo bueno: sal con {low}.',
    drawn:
      'El rival se la ha llevado con una carta más alta del palo. Un triunfo habría ganado a las dos. Así se sigue hasta agotar el mazo.',
    noStock:
      'Ya no queda mazo: empieza el arrastre. Desde ahora hay obligaciones: asistir al palo, matar si puedes y fallar si no tienes de ese palo.',
    follow:
      'Ha salido {lead}. Prueba {other} y luego {low}: la mesa te dirá por qué no. Tienes copas, y una que la mata: juega {as}.',
    yourLead: 'Baza tuya, y sales tú con lo que quieras. Sal con {card}, que no vale nada.',
    trump:
      'Ha ganado el rival y sale con {lead}. No tienes espadas, así que debes fallar. Prueba antes {wrong} si quieres, y luego juega {trump}.',
    last: 'La última baza vale diez más, las diez de últimas. Sal con tu última carta, {card}.',
    count:
      'Se suman cartas, cantes y las diez de últimas. Pasas de 101: la partida es tuya. Con tres partidas se gana el coto. ¡Ya puedes jugar!',
  },
} as const;
