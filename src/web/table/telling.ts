// What a new picture tells: a sentence for those who listen, and the moment worth a notice on the cloth.

import { plain, type Face, type Rich, type Who, type Words } from '../../kernel/face.ts';
import type { Frame } from './frames.ts';

/** What to say aloud, and what to show as a notice. */
export interface Telling {
  readonly spoken: string;
  readonly moment: Rich | undefined;
  /** How many things the notice tells, a line each. */
  readonly lines: number;
}

/** A notice is read at a glance. */
const MOST = 4;

/** A game that names no moments has one whenever something happens without a card being laid. */
export const tellingOf = (face: Face, words: Words, frame: Frame, who: Who): Telling | undefined => {
  if (frame.fresh === 0) return undefined;
  const events = frame.events.slice(-frame.fresh);
  const lines = events.map((event) => words.event(event, who));
  const button = face.lands !== undefined && !events.some((event) => face.lands?.(event) !== undefined);
  const moments = lines.flatMap((line, i) =>
    line !== undefined && (face.moment?.(events[i]) ?? button) ? [line] : [],
  );
  // Where a round ends on several lanes at once, its end and the next beginning belong together.
  const told = moments.slice(frame.scene.lanes === undefined ? -1 : -MOST);
  return {
    spoken: lines.flatMap((line) => (line === undefined ? [] : [plain(line, words.card)])).join(' '),
    moment: told.length === 0 ? undefined : told.flatMap((line, i) => (i === 0 ? line : ['\n', ...line])),
    lines: told.length,
  };
};
