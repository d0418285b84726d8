// La página de privacidad en español.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  title: 'Qué se guarda y cuánto tiempo',
  intro: 'Sin cuenta, sin anuncios, sin programas de terceros en esta página. Esto es todo lo que hay:',
  parts: {
    browser: [
      'En este navegador',
      'Una cookie con un número al azar, durante un año: con ella la mesa reconoce tu sitio, y para nada más. Tu nombre, idioma, ajustes y mazos, y a quién has silenciado, hasta que los borres. También quedan aquí las partidas que juegas sin conexión o en un mismo dispositivo, hasta que tú o el navegador las borréis, y la propia página, para que se abra sin conexión.',
    ],
    matches: [
      'Partidas',
      'Las jugadas y los repartos de cada partida, con sus horas, los mazos y cartas que se trajeron y los nombres que dieron los jugadores. {kept} Quien tiene el enlace de una mesa puede mirarla y, al final, descargar su registro.',
    ],
    talk: [
      'Conversación',
      'Los textos y los mensajes de voz son para quienes están sentados a la mesa y para nadie más. Se borran un día después de acabar la partida, o a los 30 días sin jugadas. No forman parte del registro.',
    ],
    reports: [
      'Denuncias',
      'Lo que alguien denuncia, con los nombres de ambos, se guarda {days, plural, one {# día} other {# días}} para quien lleva este servidor.',
    ],
    address: ['Tu dirección', 'La dirección de tu conexión se tiene en memoria para frenar abusos. No se guarda.'],
  },
  kept: {
    forGood: 'Se guardan sin límite, para poder seguir y comprobar las partidas.',
    finished:
      'Las terminadas se borran {days, plural, one {# día} other {# días}} después de la última jugada, salvo las que quien lleva este servidor decida conservar.',
    unfinished: 'Las que nadie continúa se borran al cabo de {days, plural, one {# día} other {# días}}.',
    unknown: 'No se ha podido preguntar a este servidor durante cuánto tiempo.',
  },
  yourNumber: 'Quien lleva este servidor encuentra lo que se guarda de ti por tu número: {person}',
  forgetTitle: 'Borrarlo',
  forgetHelp:
    'Un botón borra tu nombre de todas las partidas, todo lo que has dicho, a quién has bloqueado y todo lo que hay en este navegador. Tus jugadas quedan, con un número que ya no es de nadie, para que los demás puedan comprobar sus partidas. Si una partida sigue en marcha, la has dejado. Lo denunciado queda hasta que se cumpla su plazo.',
  forget: 'Olvidarme',
  forgetAsk: '¿Olvidar al jugador de este navegador? No se puede deshacer.',
  forgetYes: 'Sí, olvidarme',
  keep: 'Dejarlo todo',
  done: 'Hecho. Quien abra ahora esta página es alguien nuevo.',
  failed: 'El servidor no respondió y no se ha borrado nada. Inténtalo de nuevo.',
};
