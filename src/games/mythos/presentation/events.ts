// The written log: one line per event, nothing for those that another line tells already.

import type { Rich, Who } from '../../../kernel/presentation.ts';
import { personsAt, type CardPart } from '../../../kernel/text.ts';
import type { MythosEvent, CharacterRef } from '../events.ts';
import type { MythosVoice } from '../text/texts.ts';

const cardsOf = (cards: readonly (string | null)[]): readonly CardPart[] =>
  cards.flatMap((card) => (card === null ? [] : [{ card }]));

/** The line of an event; nothing for events not worth one. */
export const eventWords = (voice: MythosVoice, event: MythosEvent, whoIs: Who): Rich | undefined => {
  const { say, texts } = voice;
  const { events } = texts;
  const named = ({ card }: CharacterRef): CardPart | string => (card === null ? texts.hiddenCharacter : { card });
  const seat = 'seat' in event ? event.seat : 0;
  const who = whoIs(seat);
  const persons = personsAt(whoIs, seat);
  switch (event.type) {
    case 'dealt':
      return say(events.dealt, { who: personsAt(whoIs, event.edge) });
    case 'opened':
      return event.answers.flatMap((answer, at) => [
        ...(at > 0 ? [' '] : []),
        ...say(answer === 'keep' ? events.kept : events.redraws, { who: personsAt(whoIs, at) }),
      ]);
    case 'redrew':
    case 'drew': {
      const cards = cardsOf(event.cards);
      return cards.length > 0
        ? say(events.drew, { who, cards })
        : say(events.drewUnseen, { who, count: event.cards.length });
    }
    case 'round': {
      const { round, lane, mission, first } = event;
      return say(events.round, { round, lane, mission: { card: mission }, first: personsAt(whoIs, first) });
    }
    case 'set':
      return event.card === null
        ? say(events.setUnseen, { who, lane: event.lane })
        : say(events.set, { who, card: { card: event.card }, lane: event.lane });
    case 'played':
    case 'revealed':
      return say(events[event.type], { who, card: { card: event.card }, lane: event.lane, cost: event.cost });
    case 'upgraded': {
      const { card, over, lane, cost } = event;
      return say(events.upgraded, { who, card: { card }, over: { card: over }, lane, cost });
    }
    case 'jutsu':
      return say(events.jutsu, { who, card: { card: event.card }, on: named(event.on), cost: event.cost });
    case 'passed':
      return say(event.edge ? events.passedEdge : events.passed, { who: persons });
    case 'effect':
      return undefined;
    case 'answered':
      return say(events.answered, { who: persons });
    case 'spent':
      return say(events.spent, { card: { card: event.card }, trigger: texts.triggers[event.trigger] });
    case 'declined':
      return say(events.declined, { who, card: { card: event.card } });
    case 'powered':
    case 'drained':
      return say(events[event.type], { on: named(event.on), lane: event.on.lane, amount: event.amount });
    case 'gained':
    case 'stole':
      return say(events[event.type], { who, amount: event.amount });
    case 'moved':
      return say(events.moved, { card: named(event.who), from: event.who.lane, to: event.to });
    case 'blocked':
    case 'copied':
    case 'returned':
      return say(events[event.type], { card: named(event.who) });
    case 'defeated':
    case 'turned':
      return say(events[event.type], { card: named(event.who), lane: event.who.lane });
    case 'took':
      return say(events.took, { who: persons, card: named(event.who), lane: event.who.lane });
    case 'looked': {
      const cards = cardsOf(event.cards);
      return cards.length > 0
        ? say(events.looked, { who: persons, cards })
        : say(events.lookedUnseen, { who: persons, what: event.what });
    }
    case 'placed': {
      const sink = { who, lane: event.lane, count: event.cards.length };
      const cards = cardsOf(event.discarded);
      return cards.length > 0 ? say(events.placedAndDiscarded, { ...sink, cards }) : say(events.placed, sink);
    }
    case 'bound':
      return say(events.bound, { on: named(event.on) });
    case 'evaluated': {
      const { lane, tie, winner } = event;
      if (winner === null) return say(events.evaluatedNobody, { lane });
      const powers = event.powers.map((power, at) => voice.text(events.sidePower, { who: whoIs(at), power }));
      return say(tie ? events.evaluatedTie : events.evaluated, { lane, powers, winner: personsAt(whoIs, winner) });
    }
    case 'scored':
      return say(events.scored, { who, lane: event.lane, points: event.points });
    case 'chain-cut':
      return say(events.chainCut);
  }
};
