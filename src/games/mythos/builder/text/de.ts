// Was der Deckbaukasten von Mythos sagt, auf Deutsch.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  filters: { group: 'Fraktion', kind: 'Art', cost: 'Kosten', keyword: 'Schlüsselwort', trigger: 'Effekt' },
  kinds: { character: 'Charaktere', jutsu: 'Jutsus', mission: 'Missionen' },
  sections: { cards: 'Karten', missions: 'Missionen' },
  cardsOf: '{n}/{of} Karten',
  missionsOf: '{n}/{of} Missionen',
  tooFew: '{n, plural, one {Eine Karte fehlt.} other {# Karten fehlen.}}',
  tooMany: '{n, plural, one {Eine Karte zu viel.} other {# Karten zu viel.}}',
  copies: '{count} × {card}: höchstens {most}.',
  noCard: '{card} gibt es in diesem Set nicht.',
  fewMissions: '{n, plural, one {Eine Mission fehlt.} other {# Missionen fehlen.}}',
  manyMissions: '{n, plural, one {Eine Mission zu viel.} other {# Missionen zu viel.}}',
  tooLong: 'Der Text ist zu lang: höchstens {most} Zeichen.',
  noDeck: 'Das ist kein Deck: {why}',
};
