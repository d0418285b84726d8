// La guía de HighNoon en español.

export const es = {
  aim: {
    first: 'Dos jugadores hacen un solitario a la vez, cada uno con su baraja. No hay turnos.',
    second:
      'Las ocho bases del centro son de los dos: cada una sube en un palo desde el as, y cada carta que pones da tantos puntos como su número.',
    third: 'Quien se queda sin cartas gana al momento. Si nadie puede seguir, gana quien más cartas ha puesto.',
  },
  chapters: { board: 'Tu tablero', race: 'La carrera' },
  steps: {
    welcome:
      'Siete columnas y un mazo son tuyos; las ocho bases del centro son de los dos. En una partida el rival juega a la vez; aquí no hay prisa.',
    ace: 'Un as abre una base en el centro. Toca {ace} para ponerlo.',
    columns:
      'En las columnas se baja de uno en uno, rojo sobre negro y negro sobre rojo. {wrong} no va sobre {onto}: arrástralo y verás. {card} sí: ponlo ahí.',
    turned: 'Debajo había una carta tapada, que se descubre: {two}. Va sobre el as del centro.',
    empty:
      'La primera columna está vacía. Ahí solo puede ir un rey: prueba {card} si quieres. No hay ninguno a la vista, así que roba del mazo.',
    king: 'Ha salido {king}. Ponlo en la columna vacía: así haces sitio.',
    boardDone:
      'Eso es tu tablero: descubre lo tapado y lleva cartas al centro. Cuando se acaba el mazo, se da la vuelta al descarte.',
    rival: 'Ahora hay un rival. Quien llega primero, llega primero: pon {ace} desde el descarte.',
    theirs: 'El rival ha puesto {ace}. Ese punto es suyo, pero el dos de picas lo puede poner cualquiera.',
    draw: 'Para tus corazones te falta {three}. Roba.',
    three: 'Aquí está. Pon {three}: tres puntos.',
    end: 'Si alguien se te adelanta, tu carta vuelve y se te dice por cuántos milisegundos. ¡A correr!',
  },
  quick: {
    aces: { term: 'Centro', text: 'Ocho bases para los dos, cada una en un palo desde el as.' },
    columns: { term: 'Columnas', text: 'Hacia abajo de uno en uno, alternando colores; se mueven también en grupo.' },
    kings: { term: 'Hueco', text: 'En una columna vacía solo entra un rey.' },
    stock: { term: 'Mazo', text: 'Roba cuando quieras; vacío, se da la vuelta al descarte.' },
    points: { term: 'Puntos', text: 'Cada carta en el centro da su número a quien la pone.' },
    end: { term: 'Final', text: 'Sin cartas ganas al momento; si todo se bloquea, más cartas puestas.' },
  },
  disputes: {
    first: {
      claim: '«En mi pantalla yo iba primero».',
      answer: 'Cuenta el orden en que las jugadas llegan a la mesa. La carta vuelve y se dice por cuánto.',
    },
    which: {
      claim: '«Yo quería la otra base del palo».',
      answer: 'Si las dos valen, va a la más alta; a igualdad, a la de número menor. La que señalas es solo una pista.',
    },
    empty: {
      claim: '«¿Puedo dejar cualquier carta en un hueco?»',
      answer: 'Solo un rey, con lo que lleve encima. Una opción de la mesa lo permite con cualquiera.',
    },
  },
  examples: { column: 'Tus columnas 2 a 7; la columna 1 está vacía. ¿Qué se puede hacer?' },
} as const;
