// Arrows of a choice: from the card it is about to everything it can lead to, with what comes of each.

import type { VNode } from 'preact';
import type { Box } from '../around/free-spot.ts';
import { askedBy, litBy, waysOpen } from '../model/asked.ts';
import { useTable, type TableOnScreen } from '../model/context.ts';
import type { Picture } from '../model/pictures.ts';
import type { TableSession } from '../model/session.ts';
import { Arrows, quoted, type Chip, type Chips } from './Arrows.tsx';

/** Where the card is that was touched, or whose effect waits for an answer. */
const sourceOf = (session: TableSession, picture: Picture): string | undefined => {
  const [way] = session.choice.value ?? [];
  const touched = way === undefined ? undefined : session.presentation.value?.touchTarget(way, picture.scene);
  if (touched !== undefined) return `[data-zone="${quoted(touched.zone)}"] [data-card="${quoted(touched.card)}"]`;
  const asked = askedBy(session, picture)?.params['card'];
  return typeof asked === 'string' ? `.unit[data-card="${quoted(asked)}"]` : undefined;
};

/** As large as a chip with such a text is drawn, near enough. */
const chipSize = (text: string): { readonly width: number; readonly height: number } => ({
  width: 20 + text.length * 8,
  height: 26,
});

/** Does a box of this size lie on none of the others? */
const isFree = (left: number, top: number, { width, height }: ReturnType<typeof chipSize>, taken: readonly Box[]) =>
  taken.every((box) => box.left >= left + width || box.right <= left || box.top >= top + height || box.bottom <= top);

/** On a card where it hides neither name nor power, along the lower edge of a lane where nothing lies; nothing where there is no room. */
const chipIn = (
  text: string,
  frame: DOMRect,
  to: DOMRect,
  onCard: boolean,
  taken: readonly Box[],
): Chip | undefined => {
  const size = chipSize(text);
  const top = onCard ? to.top - 8 : to.bottom - size.height - 4;
  const spare = to.width - size.width;
  const left = (onCard ? [spare / 2] : [spare / 2, 4, spare - 4])
    .map((across) => to.left + across)
    .find((at) => (onCard ? spare >= -8 : spare > 8 && isFree(at, top, size, taken)));
  if (left === undefined) return undefined;
  return { text, style: `left:${Math.round(left - frame.left)}px;top:${Math.round(top - frame.top)}px` };
};

/** What comes of everything that one way alone is about. */
const outcomesOf = (
  { session, state, picture, words }: TableOnScreen,
  ways: readonly string[],
): ReadonlyMap<string, string> => {
  const told = new Map<string, string>();
  const seen = new Set<string>();
  for (const way of ways) {
    const [target] = session.presentation.value?.targets?.(way, picture.scene) ?? [];
    if (target === undefined) continue;
    const brief = words.preview?.(way, state.view, session.who).brief;
    if (seen.has(target) || brief === undefined) told.delete(target);
    else told.set(target, brief);
    seen.add(target);
  }
  return told;
};

/** From the card that is to do something to everything it can be about, with what comes of each. */
export const ChoiceArrows = (): VNode | null => {
  const table = useTable();
  const { session, picture } = table;
  if (picture.scene.lanes === undefined || picture.shown !== undefined) return null;
  const ways = waysOpen(session, picture);
  const lit = [...litBy(session, picture)];
  if (lit.length === 0) return null;
  const { value: pointed } = session.pointed;
  const told = outcomesOf(table, pointed !== undefined && ways.includes(pointed) ? [pointed] : ways);
  const chips: Chips = {
    key: [...told].join('|'),
    of: (target, ...where) => {
      const brief = told.get(target);
      return brief === undefined ? undefined : chipIn(brief, ...where);
    },
  };
  const from = sourceOf(session, picture);
  return from === undefined ? null : <Arrows from={from} targets={lit} chips={chips} />;
};
