// How players and events are written: names of seats, lines of the log.

import type { Timeline } from '../../kernel/timeline.ts';
import { plain, type Who, type Words } from '../../kernel/presentation.ts';
import type { Refusal, Viewer } from '../../kernel/game.ts';
import type { NamedOccupant, Step } from '../../kernel/steps.ts';
import { botNames } from '../../protocol/names.ts';
import { tidy } from './columns.ts';
import type { Phrases } from '../text/phrases.ts';

/** Longer names would leave no room on a line. */
const LONGEST_NAME = 16;

const baseName = (sitter: NamedOccupant | null, bot: string | undefined, phrases: Phrases): string => {
  if (sitter === null) return phrases.player;
  const name = sitter.kind === 'bot' ? (bot ?? sitter.level) : tidy(sitter.name);
  return name.trim().slice(0, LONGEST_NAME) || phrases.player;
};

/** Names of the seats; where two would be alike they get the number of the seat. */
export const namesOf = (occupants: readonly (NamedOccupant | null)[], phrases: Phrases): Who => {
  const bots = botNames(occupants);
  const names = occupants.map((sitter, seat) => baseName(sitter, bots[seat], phrases));
  const unlike = names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${seat}` : name,
  );
  return (seat) => unlike[seat] ?? `${phrases.player} ${seat}`;
};

/** A name as people type it: in lower case, only words with single spaces between them. */
export const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A card as a table shows it: its short id and perhaps its name, or the name alone where the id only spells it. */
export const cardName = (words: Words, id: string, named: boolean, width = 0): string => {
  const [short, name] = [words.short?.(id) ?? id, words.card(id)];
  if (bareName(short) === bareName(name)) return name;
  return named ? `${short.padEnd(width)} ${name}` : short;
};

/** What a viewer is told of the last step of a timeline, one line per event. */
export const eventLines = (timeline: Timeline, viewer: Viewer, words: Words, who: Who): readonly string[] =>
  timeline.events.flatMap((event) => {
    const line = words.event(event.seenBy(viewer), who);
    return line === undefined ? [] : [tidy(plain(line, words.card))];
  });

/** The line for a step of the table itself, such as a resignation; nothing for a move. */
export const tableLine = (step: Step, phrases: Phrases, who: Who): string | undefined => {
  const name = who(step.seat);
  switch (step.kind) {
    case 'act':
      return undefined;
    case 'resign':
      return phrases.resigned(name);
    case 'flag':
      return phrases.timeOut(name);
    case 'abandon':
    case 'stand':
      return phrases.leftSeat(name);
    case 'stall':
      return phrases.stalled;
    case 'takeback':
      return phrases.tookBack(name, step.to);
    case 'sit':
      return phrases.satDown(name);
    case 'ready':
      return phrases.ready(name);
    case 'pause':
      return phrases.paused(name);
    case 'resume':
      return phrases.resumed(name);
    case 'deal':
      return step.without.length === 0 ? undefined : phrases.dealtWithout(step.without.map((seat) => who(seat)));
    case 'reveal':
    case 'options':
    case 'swap':
    case 'commit':
    case 'seal':
    case 'contribute':
      return undefined;
  }
};

/** A refusal as one text: its title, then the sentence with the cards it is about. */
export const refusalSentence = (words: Words, refusal: Refusal): string => {
  const { title, text } = words.refusal(refusal);
  return `${title}. ${plain(text, words.card)}`;
};
