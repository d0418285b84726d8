// What is told of each step: the game's own lines, or what the table did.

import { plain, type Rich, type Who, type Words } from '../../kernel/presentation.ts';
import type { Json } from '../../kernel/json.ts';
import { fill } from '../text/index.ts';
import type { Outline, StepNote } from './story.ts';
import { replayText } from './text/index.ts';

/** What the table itself did, in a sentence; nothing for a move. */
const ownLine = ({ kind, seat, from }: StepNote, who: Who): string | undefined => {
  const t = replayText.value;
  const name = who(seat);
  switch (kind) {
    case 'resign':
      return fill(t.resigned, { name });
    case 'flag':
      return fill(t.timeOut, { name });
    case 'abandon':
      return fill(t.leftSeat, { name });
    case 'stall':
      return t.stalled;
    case 'takeback':
      return fill(t.tookBack, { name, step: from });
    case 'pause':
      return fill(t.paused, { name });
    case 'resume':
      return fill(t.resumed, { name });
    default:
      return undefined;
  }
};

/** The lines of one step. */
export const linesOf = (note: StepNote, events: readonly Json[], words: Words, who: Who): readonly Rich[] => {
  const own = ownLine(note, who);
  const lines = events.flatMap((event) => {
    const line = words.event(event, who);
    return line === undefined ? [] : [line];
  });
  return own === undefined ? lines : [[own], ...lines];
};

/** How a match ended, in a sentence; nothing of one that did not. */
export const outcomeOf = ({ outcome, lastView }: Outline, words: Words, who: Who): Rich | undefined =>
  outcome === null ? undefined : words.outcome(outcome, who, lastView);

/** The whole match as text, a numbered line for each step of which there is something to tell. */
export const storyText = (outline: Outline, told: readonly (readonly Json[])[], words: Words, who: Who): string => {
  const names = outline.occupants.map((_, seat) => who(seat)).join(', ');
  const lines = outline.notes.flatMap((note, step) =>
    linesOf(note, told[step] ?? [], words, who).map((line, i) =>
      fill(replayText.value.step, { n: i === 0 ? step : '·', line: plain(line, words.card) }),
    ),
  );
  const end = outcomeOf(outline, words, who);
  return [`${words.name}: ${names}`, '', ...lines, ...(end === undefined ? [] : ['', plain(end, words.card)]), ''].join(
    '\n',
  );
};
