// Ce que dit l’atelier de decks de Mythos, en français.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  filters: { group: 'Faction', kind: 'Type', cost: 'Coût', keyword: 'Mot-clé', trigger: 'Effet' },
  kinds: { character: 'Personnages', jutsu: 'Jutsus', mission: 'Missions' },
  sections: { cards: 'Cartes', missions: 'Missions' },
  cardsOf: '{n}/{of} cartes',
  missionsOf: '{n}/{of} missions',
  tooFew: '{n, plural, one {Il manque une carte.} many {Il manque # cartes.} other {Il manque # cartes.}}',
  tooMany: '{n, plural, one {Une carte de trop.} many {# cartes de trop.} other {# cartes de trop.}}',
  copies: '{count} × {card}\u00a0: {most} au plus.',
  noCard: '{card} n’est pas une carte de ce set.',
  fewMissions: '{n, plural, one {Il manque une mission.} many {Il manque # missions.} other {Il manque # missions.}}',
  manyMissions: '{n, plural, one {Une mission de trop.} many {# missions de trop.} other {# missions de trop.}}',
  tooLong: 'Ce texte est trop long\u00a0: {most} caractères au plus.',
  noDeck: 'Ce n’est pas un deck\u00a0: {why}',
};
