// Det som sägs runt lektioner och regelböcker, på svenska.

export const sv = {
  lesson: 'Lektion',
  lessonOf: '{game}: lektion',
  part: '{title} · {n} av {of}',
  next: 'Nästa',
  nextPart: 'Nästa del',
  showMe: 'Visa mig',
  skipPart: 'Hoppa över delen',
  leave: 'Lämna lektionen',
  allowed: 'Det är också tillåtet. Gör här det som lektionen ber om.',
  done: 'Det var lektionen. Nu är det din tur.',
  again: 'En gång till',
  play: 'Spela nu',
  readRules: 'Läs reglerna',
  noLesson: 'Det finns ingen lektion för det här spelet',
  noLessonHelp: 'Reglerna finns nedskrivna i alla fall.',
  aim: 'Vad det går ut på',
  lessonLink: 'Lektion · 3 minuter',
  practise: 'Samma sak en tredje gång? En kort lektion visar hur det fungerar.',
} as const;
