// Vad lekbyggaren för Mythos säger, på svenska.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  filters: { group: 'Fraktion', kind: 'Typ', cost: 'Kostnad', keyword: 'Nyckelord', trigger: 'Effekt' },
  kinds: { character: 'Karaktärer', jutsu: 'Jutsu', mission: 'Uppdrag' },
  sections: { cards: 'Kort', missions: 'Uppdrag' },
  cardsOf: '{n}/{of} kort',
  missionsOf: '{n}/{of} uppdrag',
  tooFew: '{n, plural, one {Ett kort saknas.} other {# kort saknas.}}',
  tooMany: '{n, plural, one {Ett kort för mycket.} other {# kort för mycket.}}',
  copies: '{count} × {card}: högst {most}.',
  noCard: '{card} finns inte bland de här korten.',
  fewMissions: '{n, plural, one {Ett uppdrag saknas.} other {# uppdrag saknas.}}',
  manyMissions: '{n, plural, one {Ett uppdrag för mycket.} other {# uppdrag för mycket.}}',
  tooLong: 'Texten är för lång: högst {most} tecken.',
  noDeck: 'Det här är ingen lek: {why}',
};
