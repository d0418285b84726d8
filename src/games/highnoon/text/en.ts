// HighNoon in English.

import { rich } from '../../../kernel/face.ts';
import type { Texts } from './texts.ts';

export const en: Texts = {
  name: 'Solitaire HighNoon',
  blurb: 'Two Klondikes, eight shared foundations, no turns: whoever is faster gets the lane.',
  or: ' or ',
  waste: 'waste',
  draw: (cards) => (cards === 1 ? rich`Draw` : rich`Draw ${cards}`),
  recycle: rich`Turn the waste over`,
  flip: (column) => rich`Flip ${column}`,
  move: ({ card, cards, from, to }) => {
    if (card === undefined) return cards === 1 ? rich`${from} → ${to}` : rich`${from} → ${to}, ${cards} cards`;
    return cards === 1 ? rich`${card} → ${to}` : rich`${card} and ${cards - 1} more → ${to}`;
  },
  place: (from, card) => (card === undefined ? rich`Place from ${from}` : rich`Place ${card}`),
  refusals: {
    'match-finished': () => ({ title: 'Match over', text: rich`The match has ended; start another one.` }),
    'not-dealt': () => ({ title: 'Not dealt yet', text: rich`The cards have not been dealt.` }),
    'foreign-zone': () => ({
      title: 'Not your cards',
      text: rich`You move only your own cards, and only onto your own columns and the foundations.`,
    }),
    'stock-empty': ({ count }) => ({
      title: 'Stock empty',
      text: count > 0 ? rich`There is nothing to draw: turn the waste over.` : rich`There is nothing to draw.`,
    }),
    'stock-left': ({ count }) => ({
      title: 'Draw first',
      text: rich`The waste is turned over when the stock is empty; it has ${count} left.`,
    }),
    'waste-empty': () => ({ title: 'Waste empty', text: rich`There is no card in your waste.` }),
    'column-empty': ({ column }) => ({ title: 'Nothing there', text: rich`${column} is empty.` }),
    'already-open': ({ card }) => ({ title: 'Already open', text: rich`${card} lies open.` }),
    'face-down': ({ column, count }) => ({
      title: 'Face down',
      text: rich`Face-down cards do not move; open in ${column}: ${count}.`,
    }),
    'onto-face-down': ({ card, column }) => ({
      title: 'Face down',
      text: rich`${card} can't lie on a face-down card: flip ${column} first.`,
    }),
    'too-few-cards': ({ column, count }) => ({ title: 'Too many', text: rich`Cards in ${column}: ${count}.` }),
    'not-a-run': ({ column, count }) => ({
      title: 'No run',
      text: rich`Only a run moves as one: down by one, colours alternating. At the top of ${column}: ${count}.`,
    }),
    'same-column': () => ({ title: 'Same column', text: rich`Choose another column.` }),
    'wrong-rank': ({ card, top }) => ({
      title: 'Wrong rank',
      text: rich`${card} can't lie on ${top}: it must be one lower.`,
    }),
    'same-colour': ({ card, top }) => ({
      title: 'Same colour',
      text: rich`${card} can't lie on ${top}: colours alternate.`,
    }),
    'kings-only': ({ card }) => ({ title: 'Kings only', text: rich`${card} can't begin a column; only a king can.` }),
    'not-next': ({ card, next }) => ({
      title: 'Does not fit',
      text: [...rich`${card} does not fit a foundation; next there: `, ...next, '.'],
    }),
    'off-foundation': () => ({ title: 'On a foundation', text: rich`Nothing ever leaves a foundation.` }),
  },
  zones: {
    stock: 'Stock',
    waste: 'Waste',
    column: (name) => `Column ${name}`,
    foundation: (name, suit) => `Foundation ${name}, ${suit}`,
    of: (who, zone) => `${who}: ${zone}`,
  },
  facts: {
    mode: (shared, drawCount) => `${shared ? 'Shared decks' : 'A deck each'} · draw ${drawCount}`,
    quiet: (actions, limit) => `No progress: ${actions} of ${limit}`,
  },
  score: (left) => `${left} left`,
  events: {
    dealt: rich`Both boards are dealt. Draw!`,
    drew: (who, cards) => [...rich`${who}: `, ...cards, ' from the stock'],
    recycled: (who) => rich`${who}: waste turned over`,
    moved: (who, cards, from, to) => [...rich`${who}: `, ...cards, ` ${from} → ${to}`],
    placed: (who, card, points) => rich`${who}: ${card} placed, +${points}`,
    turned: (who, card, column) => rich`${who}: ${card} turned up in ${column}`,
    ended: {
      cleared: rich`The last card is placed.`,
      blocked: rich`Nobody can place or uncover a card any more.`,
      quiet: rich`Nobody has made progress for long.`,
    },
  },
  outcome: {
    cleared: (who) => rich`No cards left. Winner: ${who}`,
    blocked: (who, tally) => rich`Blocked. Winner: ${who}, score ${tally}`,
    quiet: (who, tally) => rich`No more progress. Winner: ${who}, score ${tally}`,
    stalled: (who, tally) => rich`No progress in time. Winner: ${who}, score ${tally}`,
    drawn: (tally) => rich`A draw, score ${tally}`,
    resigned: (who, loser) => rich`Winner: ${who}. Resigned: ${loser}`,
    time: (who, loser) => rich`Winner: ${who}. Out of time: ${loser}`,
    left: (who, loser) => rich`Winner: ${who}. Left the table: ${loser}`,
  },
  options: {
    preset: 'Rules',
    'preset.classic': 'Classic',
    'preset.shared': 'Shared decks',
    'preset.draw3': 'Draw three',
    mode: 'Decks',
    'mode.split': 'A deck each',
    'mode.shared': 'Both decks shuffled together',
    drawCount: 'Cards drawn at once',
    'drawCount.1': 'One',
    'drawCount.3': 'Three',
    autoReveal: 'Bared cards turn up by themselves',
    'autoReveal.true': 'Yes',
    'autoReveal.false': 'No, they are flipped',
    emptyColumn: 'Into an empty column goes',
    'emptyColumn.king': 'Only a king',
    'emptyColumn.any': 'Any card',
    quietLimit: 'Actions without progress that end the match (0: none do)',
  },
};
