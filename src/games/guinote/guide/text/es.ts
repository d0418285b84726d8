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
  quick: {
    order: { term: 'Orden y puntos', text: 'Siguen 7, 6, 5, 4 y 2, que no valen nada.' },
    robo: { term: 'Robo', text: 'Echa la que quieras; tras cada baza todos roban una.' },
    arrastre: { term: 'Arrastre', text: 'Asistir, matar si se puede, fallar si no se tiene.' },
    cante: { term: 'Cante', text: 'Rey y sota de un palo tras ganar una baza: 20, en triunfo 40.' },
    seven: { term: 'El siete', text: 'El siete de triunfo se cambia por la pinta tras ganar una baza.' },
    goal: { term: 'Objetivo', text: '101, con 30 de cartas; la última baza vale 10 más.' },
  },
  disputes: {
    trumped: {
      claim: '«Han fallado la salida y yo tengo del palo».',
      answer: 'Entonces basta con asistir: con el palo no se mata a un triunfo, así que sirve cualquiera.',
    },
    partner: {
      claim: '«Va ganando mi compañero. ¿Tengo que matar?»',
      answer: 'No. Hay que asistir, pero no matar ni fallar. Las mesas más estrictas lo deciden de otro modo.',
    },
    lastDraw: {
      claim: '«¿Puedo cambiar el siete antes del último robo?»',
      answer: 'Sí, si tu bando ha ganado la baza: ahí el juego se detiene, y la pinta se roba después.',
    },
  },
  examples: {
    beat: 'Triunfan oros y no queda mazo. ¿Qué carta puedes echar?',
    trumped: 'Un rival ha fallado la salida. ¿Qué carta puedes echar?',
    partner: 'Va ganando la carta de tu compañero. ¿Qué puedes echar?',
  },
} as const;
