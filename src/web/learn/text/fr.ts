// Ce qui se dit autour des leçons et des règles, en français.

export const fr = {
  lesson: 'Leçon',
  lessonOf: '{game}\u00a0: leçon',
  part: '{title} · {n} sur {of}',
  next: 'Suivant',
  nextPart: 'Partie suivante',
  showMe: 'Montre-moi',
  skipPart: 'Passer cette partie',
  leave: 'Quitter la leçon',
  allowed: 'C’est permis aussi. Dans cette leçon, fais ce qui est demandé ici.',
  done: 'La leçon est finie. À toi de jouer\u00a0!',
  again: 'Encore une fois',
  play: 'Jouer maintenant',
  readRules: 'Lire les règles',
  noLesson: 'Ce jeu n’a pas de leçon',
  noLessonHelp: 'Ses règles, elles, sont écrites.',
  aim: 'De quoi il s’agit',
  lessonLink: 'Leçon · 3 minutes',
  practise: 'Encore la même chose\u00a0? Une courte leçon explique comment ça marche.',
} as const;
