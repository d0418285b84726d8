// Was rund um Lektionen und Regelbücher gesagt wird, auf Deutsch.

export const de = {
  lesson: 'Lektion',
  lessonOf: '{game}: Lektion',
  part: '{title} · {n} von {of}',
  next: 'Weiter',
  nextPart: 'Nächster Teil',
  showMe: 'Zeig es mir',
  skipPart: 'Teil überspringen',
  leave: 'Lektion verlassen',
  allowed: 'Auch das ist erlaubt. Mach hier bitte, was die Lektion verlangt.',
  done: 'Das war die Lektion. Jetzt bist du dran.',
  again: 'Noch einmal',
  play: 'Jetzt spielen',
  readRules: 'Regeln lesen',
  noLesson: 'Zu diesem Spiel gibt es keine Lektion',
  noLessonHelp: 'Seine Regeln sind trotzdem aufgeschrieben.',
  aim: 'Worum es geht',
  lessonLink: 'Lektion · 3 Minuten',
  practise: 'Zum dritten Mal dasselbe? Eine kurze Lektion zeigt, wie es geht.',
} as const;
