// The written log: one line an event, nothing for those that another line tells already.

import type { Rich, Who } from '../../../kernel/face.ts';
import type { MythosEvent, Spot } from '../events.ts';
import type { CardPart, Texts } from '../text/texts.ts';

/** The winner's number first. */
export const tally = (counts: readonly number[], winner: number): string => `${counts[winner]}–${counts[1 - winner]}`;

const cardsOf = (cards: readonly (string | null)[]): readonly CardPart[] =>
  cards.flatMap((card) => (card === null ? [] : [{ card }]));

/** The line of an event; nothing for events not worth one. */
export const eventWords = (texts: Texts, event: MythosEvent, who: Who): Rich | undefined => {
  const { events } = texts;
  const named = ({ card }: Spot): CardPart | string => (card === null ? texts.hiddenCharacter : { card });
  switch (event.type) {
    case 'dealt':
      return events.dealt(who(event.edge));
    case 'answered':
      return events.answered(who(event.seat));
    case 'opened':
      return event.answers.flatMap((answer, seat) => [
        ...(seat > 0 ? [' '] : []),
        ...(answer === 'keep' ? events.kept(who(seat)) : events.redraws(who(seat))),
      ]);
    case 'redrew':
    case 'drew':
      return events.drew(who(event.seat), cardsOf(event.cards), event.cards.length);
    case 'round':
      return events.round(event.round, event.lane, { card: event.mission }, who(event.first));
    case 'played':
      return events.played(who(event.seat), { card: event.card }, event.lane, event.cost);
    case 'set':
      return event.card === null
        ? events.setUnseen(who(event.seat), event.lane)
        : events.set(who(event.seat), { card: event.card }, event.lane);
    case 'revealed':
      return events.revealed(who(event.seat), { card: event.card }, event.lane, event.cost);
    case 'upgraded':
      return events.upgraded(who(event.seat), { card: event.card }, { card: event.over }, event.lane, event.cost);
    case 'jutsu':
      return events.jutsu(who(event.seat), { card: event.card }, named(event.on), event.cost);
    case 'passed':
      return events.passed(who(event.seat), event.edge);
    case 'effect':
      return undefined;
    case 'spent':
      return events.spent({ card: event.card }, texts.triggers[event.trigger]);
    case 'declined':
      return events.declined(who(event.seat), { card: event.card });
    case 'powered':
      return events.powered(named(event.on), event.on.lane, event.amount);
    case 'drained':
      return events.drained(named(event.on), event.on.lane, event.amount);
    case 'gained':
      return events.gained(who(event.seat), event.amount);
    case 'stole':
      return events.stole(who(event.seat), event.amount);
    case 'moved':
      return events.moved(named(event.who), event.who.lane, event.to);
    case 'blocked':
      return events.blocked(named(event.who));
    case 'defeated':
      return events.defeated(named(event.who), event.who.lane);
    case 'turned':
      return events.turned(named(event.who), event.who.lane);
    case 'took':
      return events.took(who(event.seat), named(event.who), event.who.lane);
    case 'looked':
      return events.looked(who(event.seat), event.what, cardsOf(event.cards));
    case 'placed':
      return events.placed(who(event.seat), event.lane, event.cards.length, cardsOf(event.discarded));
    case 'copied':
      return events.copied(named(event.who));
    case 'bound':
      return events.bound(named(event.on));
    case 'returned':
      return events.returned(named(event.who));
    case 'evaluated': {
      const winner = event.winner === null ? undefined : who(event.winner);
      const powers = event.powers.map((power, seat) => `${who(seat)} ${power}`).join(', ');
      return events.evaluated(event.lane, powers, winner, event.tie);
    }
    case 'scored':
      return events.scored(who(event.seat), event.lane, event.points);
    case 'chain-cut':
      return events.chainCut;
  }
};
