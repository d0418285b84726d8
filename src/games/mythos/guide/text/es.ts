// La guía de Mythos en español.

export const es = {
  aim: {
    first: 'Cuatro rondas, cada una con una misión nueva que vale 1, 2, 3 y 4 puntos.',
    second: 'Envía personajes, a la vista u ocultos, y paga con chakra. El mayor poder gana la misión.',
    third: 'Tras la ronda 4 gana quien tenga más puntos; a igualdad, quien tenga el Edge.',
  },
  chapters: { power: 'El poder gana misiones', hidden: 'Personajes ocultos' },
  steps: {
    welcome:
      'En cada ronda se revela una misión. Ahora es D, que vale 1 punto. La gana quien tenga más poder allí al acabar la ronda.',
    chakra:
      'El chakra paga lo que haces: 5 por ronda, y uno más por cada personaje tuyo en juego. Se actúa por turnos, una acción cada vez.',
    play: '{card} cuesta 3 y tiene poder 4. Elige la carta y luego la misión D, a la vista.',
    dear: 'El rival ha ocultado a alguien por 1 de chakra. Te quedan 2: no llegan para {dear}, pruébalo. {card} cuesta 1: juégalo.',
    pass: '{rival} se ha revelado y ha robado chakra: hay efectos que solo saltan entonces. Ganas 6 a 2. Pasa: el primero en pasar toma el Edge, que decide los empates.',
    won: 'Dos pases acaban la ronda. La misión es tuya, un punto. Cada ronda trae misión, chakra y dos cartas.',
    hide: 'Cualquier personaje puede jugarse oculto por 1 de chakra: aún sin poder, pero nadie sabe quién es. Oculta a {card} en la misión C.',
    upgrade:
      'El rival tiene 4 ahí. Un bando no puede tener dos del mismo nombre en una misión: jugar a {card} junto a {scout} no vale. Mejóralo, por la diferencia de 3.',
    reveal: 'El rival ha pasado. Revela a {card} por su coste menos 1: su AMBUSH roba chakra y su poder cuenta.',
    last: 'Vas muy por delante en C. Pasa, y la ronda se acaba.',
    end: 'Dos puntos más. Así durante cuatro rondas; las últimas misiones valen más. Las cartas dicen lo que hacen. ¡Ya puedes jugar!',
  },
  quick: {
    round: { term: 'Ronda', text: 'Misión nueva, 5 de chakra y 1 por personaje tuyo; dos cartas desde la ronda 2.' },
    play: { term: 'Jugar', text: 'Un personaje a la vista en una misión revelada, por su coste: salta su MAIN.' },
    hide: {
      term: 'Ocultar',
      text: 'Cualquier personaje boca abajo, por 1. Se revela por su coste menos 1: salta AMBUSH.',
    },
    upgrade: { term: 'Mejorar', text: 'Una carta más cara del mismo nombre sustituye a otra, por la diferencia.' },
    jutsu: { term: 'Jutsu', text: 'Se juega una vez, con un personaje tuyo a la vista.' },
    pass: { term: 'Pasar', text: 'El primero en pasar toma el Edge; dos pases seguidos acaban la ronda.' },
    win: { term: 'Ganar', text: 'Más poder gana la misión; el Edge, los empates. Más puntos tras la ronda 4.' },
  },
  disputes: {
    tie: { claim: '«Vamos 5 a 5. ¿De quién es la misión?»', answer: 'De quien tiene el Edge. A 0 a 0, de nadie.' },
    hidden: {
      claim: '«Mi personaje oculto tiene poder 5».',
      answer: 'Mientras esté oculto, no: no tiene poder ni efectos. Revélalo a tiempo.',
    },
    pass: {
      claim: '«Ya has pasado, no puedes hacer nada más».',
      answer: 'Pasar no es definitivo: si el otro actúa, ambos siguen. Solo dos pases seguidos acaban la fase.',
    },
  },
  examples: { play: 'Tienes 3 de chakra y Kaito — Scout está en la misión D. ¿Qué vale?' },
} as const;
