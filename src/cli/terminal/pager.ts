// Text for reading: page by page at a terminal, as it is through a pipe.

import type { Lines } from '../input/prompt.ts';
import type { Shell } from '../shell.ts';
import type { Phrases } from '../text/phrases.ts';

/** Moves to the top left corner and wipes the screen. */
export const CLEAR = '\u001b[H\u001b[2J';

/** Text as lines of at most `width` columns. */
export type Text = (width: number) => readonly string[];

/** Shows a text. Enter and the space bar turn the page, `q` leaves. */
export const showPages = async (shell: Shell, lines: Lines, phrases: Phrases, text: Text): Promise<void> => {
  const { stdout } = shell;
  if (!stdout.terminal) return stdout.write(`${text(stdout.size().columns).join('\n')}\n`);
  /** The first line of the page, as a part of the text: a new width breaks it into other lines. */
  let [from, of] = [0, 1];
  let next = 0;
  const draw = async (): Promise<void> => {
    const { columns, rows } = stdout.size();
    const whole = text(columns);
    const start = Math.floor((from / of) * whole.length);
    const room = Math.max(1, rows - 2);
    [next, of] = [start + room, whole.length];
    from = start;
    await stdout.write(`${CLEAR}${whole.slice(start, start + room).join('\n')}\n`);
  };
  do {
    from = next;
    await draw();
    const prompt = next < of ? phrases.nextPage : phrases.lastPage;
    const answer = await lines(`${prompt} `, { redraw: draw, instant: /^[ qQ]$/u });
    if (answer === undefined || answer.trim().toLowerCase() === 'q') return;
  } while (next < of);
};
