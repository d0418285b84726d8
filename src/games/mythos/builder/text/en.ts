// What the deck builder of Mythos says, in English. Every other language has the same keys, and the same values in braces.

import { SAID } from '../../said.ts';
import { JSON_SAID } from '../json-said.ts';

export const en = {
  filters: { group: 'Faction', kind: 'Kind', cost: 'Cost', keyword: 'Keyword', trigger: 'Effect' },
  kinds: { character: 'Characters', jutsu: 'Jutsu', mission: 'Missions' },
  sections: { cards: 'Cards', missions: 'Missions' },
  cardsOf: '{n}/{of} cards',
  missionsOf: '{n}/{of} missions',
  tooFew: '{n, plural, one {One card is missing.} other {# cards are missing.}}',
  tooMany: '{n, plural, one {One card too many.} other {# cards too many.}}',
  copies: '{count} × {card}: at most {most}.',
  noCard: '{card} is no card of this set.',
  fewMissions: '{n, plural, one {One mission is missing.} other {# missions are missing.}}',
  manyMissions: '{n, plural, one {One mission too many.} other {# missions too many.}}',
  tooLong: 'This text is too long: at most {most} characters.',
  noDeck: 'This is no deck: {why}',
  remark: '{card}: {remark}',
  wanted: {
    number: 'a whole number',
    space: 'a space',
    end: 'the end of the line',
    group: 'a group of the set ({names})',
    keyword: 'a keyword of the set ({names})',
    none: 'it has none',
    value: 'a value',
    name: 'a name in quotation marks',
    fileEnd: 'the end of the file',
  },
  /** What is said against a set of cards. */
  faults: { ...SAID, ...JSON_SAID },
} as const;
