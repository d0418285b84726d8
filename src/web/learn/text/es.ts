// Lo que se dice alrededor de las lecciones y los reglamentos, en español.

export const es = {
  lesson: 'Lección',
  lessonOf: '{game}: lección',
  part: '{title} · {n} de {of}',
  next: 'Siguiente',
  nextPart: 'Parte siguiente',
  showMe: 'Enséñame',
  skipPart: 'Saltar esta parte',
  leave: 'Salir de la lección',
  allowed: 'Eso también vale. En esta lección, haz lo que se pide aquí.',
  done: 'Hasta aquí la lección. Ahora te toca a ti.',
  again: 'Otra vez',
  play: 'Jugar ahora',
  readRules: 'Leer las reglas',
  noLesson: 'Este juego no tiene lección',
  noLessonHelp: 'Sus reglas, eso sí, están escritas.',
  aim: 'De qué se trata',
  lessonLink: 'Lección · 3 minutos',
  practise: '¿Otra vez lo mismo? Una lección corta lo explica.',
} as const;
