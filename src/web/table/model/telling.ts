// What a new picture tells: a sentence for those who listen, and the moment worth a notice on the cloth.

import type { Banner } from '../../../kernel/moments.ts';
import { plain, type Presentation, type Rich, type Who, type Words } from '../../../kernel/presentation.ts';
import type { Picture } from './pictures.ts';

/** What to say aloud, and what to show as a notice. */
export interface Telling {
  readonly spoken: string;
  readonly moment: Rich | undefined;
  /** How many things the notice tells, a line each. */
  readonly lines: number;
  /** What is announced across the table. */
  readonly banner: Banner | undefined;
}

/** A notice is read at a glance. */
const MOST = 4;

/** A game that names no moments has one whenever something happens without a card being laid. Only the `recent` ones of what is new are worth a notice. */
export const tellingOf = (
  presentation: Presentation,
  words: Words,
  picture: Picture,
  who: Who,
  recent = picture.fresh,
): Telling | undefined => {
  if (picture.fresh === 0) return undefined;
  const events = picture.events.slice(-picture.fresh);
  const lines = events.map((event) => words.event(event, who));
  const button =
    presentation.laidCard !== undefined && !events.some((event) => presentation.laidCard?.(event) !== undefined);
  const banners = events.map((event) => words.banner?.(event, who));
  const moments = lines.flatMap((line, i) =>
    line !== undefined &&
    i >= events.length - recent &&
    banners[i] === undefined &&
    (presentation.isNotable?.(events[i]) ?? button)
      ? [line]
      : [],
  );
  // Where a round ends on several lanes at once, its end and the next beginning belong together.
  const told = moments.slice(picture.scene.lanes === undefined ? -1 : -MOST);
  return {
    spoken: lines.flatMap((line) => (line === undefined ? [] : [plain(line, words.card)])).join(' '),
    moment: told.length === 0 ? undefined : told.flatMap((line, i) => (i === 0 ? line : ['\n', ...line])),
    lines: told.length,
    banner: banners.findLast((banner) => banner !== undefined),
  };
};
