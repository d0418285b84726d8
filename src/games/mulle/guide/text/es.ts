// La guía de Mulle en español; las palabras del juego siguen en sueco.

export const es = {
  aim: {
    first: 'Llévate cartas de la mesa con una de tu mano: cartas que sumen su valor, o montones de ese valor.',
    second: 'Hay dos barajas: llevarse una carta junto con su gemela es un mulle, que vale su número.',
    third: 'Dejar la mesa vacía es un tabbe, 1 punto. Tras dos omgångar gana el total más alto.',
  },
  chapters: { captures: 'Llevarse cartas', builds: 'Montones' },
  steps: {
    welcome:
      'En cada turno juegas una carta: se lleva cartas de la mesa, hace un montón o se suelta. El as cuenta 1, la jota 11, la reina 12 y el rey 13.',
    sum: 'Tu {card} se lleva cartas que sumen 7. {wrong} sola no basta; {three} y {four} sí. Elige {card} y llévatelas.',
    twin: 'Tienes {card} y su gemela está en la mesa. Juntas son un mulle: nueve puntos. Llévatela.',
    discard:
      'Ahora nada de la mesa encaja con {card}, así que puedes soltarla. Hazlo. Una carta que puede llevarse algo no se puede soltar.',
    capturesDone: 'Si al llevarte cartas dejas la mesa vacía, es un tabbe: un punto más. Ahora, los montones.',
    build:
      'También puedes preparar una captura. Monta {five} sobre {three}: suman 8, y guardas {eight} para llevártelo. Sin carta para ello no hay montón: {eight} sobre {three} no vale.',
    owner:
      'El montón es tuyo. Mientras esté ahí no puedes soltar cartas, y {eight} queda reservada. Prueba {six} y luego llévate el montón con {eight}.',
    specials:
      'Hay cartas que en la mano valen más: {ace} y todo as 14, {two} 15, {ten} 16. Solo se llevan montones de ese valor.',
    end: 'Picas, ases y {ten} cuentan para la prima: el doble de lo que pases de 20. Con esto basta. ¡Ya puedes jugar!',
  },
  quick: {
    order: {
      term: 'En la mano',
      text: 'Las especiales solo se llevan montones de su valor; en la mesa un as cuenta 1.',
    },
    take: { term: 'Llevarse', text: 'Montones del valor de la carta y grupos que lo sumen: todo lo que puedas.' },
    build: { term: 'Montar', text: 'Pon una carta sobre otra y guarda una que valga la suma.' },
    discard: { term: 'Soltar', text: 'Solo si no tienes montón y la carta no puede llevarse nada.' },
    mulle: { term: 'Mulle', text: 'Una carta y su gemela juntas: su número en puntos.' },
    tabbe: { term: 'Tabbe', text: 'Dejar la mesa vacía al llevarte cartas: 1 punto.' },
    bonus: { term: 'Prima', text: 'El doble de lo que pases de 20 en picas, ases y ♦10.' },
  },
  disputes: {
    all: {
      claim: '«Yo solo quería el cuatro y el tres».',
      answer: 'Hay que llevarse lo máximo: lo que también suma, y todo montón de ese valor, va incluido.',
    },
    twin: {
      claim: '«¿No puedo llevarme más que la gemela?»',
      answer: 'No: si la gemela está suelta, la carta se lleva esa y nada más.',
    },
    special: {
      claim: '«Hay un as en la mesa. ¿Por qué no me lo llevo con un as?»',
      answer: 'En la mano un as vale 14, y las especiales no se llevan cartas sueltas, solo montones de su valor.',
    },
  },
  examples: {
    take: '¿Qué capturas valen?',
    build: 'Tienes estas cartas. ¿Qué montón vale?',
  },
} as const;
