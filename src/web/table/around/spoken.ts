// What a table is in sentences, for those who ask with a key: the score, the table, the hand, the last trick.

import { plain } from '../../../kernel/presentation.ts';
import { fill, text } from '../../text/index.ts';
import type { TableSession } from '../model/session.ts';
import { sortedHand } from '../model/sorting.ts';
import { standingOf } from '../model/standing.ts';
import { scoreSpokenOf } from '../model/sides.ts';

export const scoreSpoken = (session: TableSession): string => {
  const { value: words } = session.words;
  const scores = session.picture.value?.scene.scores ?? [];
  return words === undefined ? '' : scores.map((score) => scoreSpokenOf(session, score, words)).join('. ');
};

export const tableSpoken = (session: TableSession): string => {
  const { value: words } = session.words;
  const scene = session.picture.value?.scene;
  if (words === undefined || scene === undefined) return '';
  const facts = scene.facts.map((fact) => words.fact(fact, session.who));
  const zones = scene.zones
    .filter((zone) => zone.kind !== 'hand' && zone.cards.length > 0)
    .map((zone) => {
      const open = zone.cards.flatMap((card) => (card === null ? [] : [words.card(card.id)]));
      const items = [...open, fill(text.value.cards, { n: zone.cards.length })];
      return fill(text.value.zoneHas, { zone: words.zone(zone, session.who), items });
    });
  const [turn] = scene.actors.must;
  const whose =
    turn === undefined
      ? []
      : [
          turn === session.seat.value && !session.replayed
            ? text.value.yourTurn
            : fill(text.value.turnOf, { name: session.nameOf(turn) }),
        ];
  return [...facts, ...zones, ...whose].join('. ');
};

export const handSpoken = (session: TableSession): string => {
  const { value: words } = session.words;
  const picture = session.picture.value;
  const hand = picture?.scene.zones.find((zone) => zone.kind === 'hand' && zone.owner === session.seat.value);
  if (words === undefined || picture === undefined || hand === undefined) return '';
  return sortedHand(session, hand)
    .cards.flatMap((card, i) =>
      card === null
        ? []
        : [
            fill(text.value.handCard, {
              name: words.card(card.id),
              state: standingOf(session, picture, hand.id, card.id),
              n: i + 1,
              of: hand.cards.length,
            }),
          ],
    )
    .join('. ');
};

export const lastTrickSpoken = (session: TableSession): string => {
  const { value: words } = session.words;
  const cards = session.lastTrick.value;
  if (words === undefined || cards.length === 0) return text.value.noLastTrick;
  return cards
    .flatMap((card) =>
      card === null
        ? []
        : [card.by === undefined ? [{ card: card.id }] : [`${session.who(card.by)}: `, { card: card.id }]],
    )
    .map((line) => plain(line, words.card))
    .join('. ');
};
