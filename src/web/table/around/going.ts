// Where a key takes the keyboard: to a card of the hand, a column of a board, something on offer, or what else can be done.

import type { TableSession } from '../model/session.ts';

/** What is on offer, of whatever kind of table. */
const OFFERED = '.choice .opt:not([hidden]), .ways [data-way], .compose [data-way], .action-row.many [data-action]';
/** What can be done besides: words, the next deal, what follows a match. */
const DOABLE = `${OFFERED}, .sums-panel button, .result .btn, .action-row [data-action], .finish, .banner .btn, .lesson .acts .btn`;

const all = (selector: string, within: ParentNode = document): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Open cards of the player's own that can be touched, in one column. */
const cardsIn = (column: Element | undefined): readonly HTMLElement[] =>
  column === undefined ? [] : all('button[data-card], button[data-tap]', column);

const columns = (): readonly HTMLElement[] => all('.columns > .column');

/** The lowest card of a column; asked again, the next one above that can be played. */
const goToColumn = (column: HTMLElement | undefined): boolean => {
  const cards = cardsIn(column);
  const at = cards.findIndex((card) => card === document.activeElement);
  const above = at < 0 ? undefined : cards.slice(0, at).findLast(({ dataset }) => dataset['legal'] === 'true');
  const to = above ?? cards.at(-1);
  to?.focus();
  return to !== undefined;
};

/** To the nth of what is on offer, else of the columns, else of the hand; says whether there is one. */
export const goToNth = (n: number): boolean => {
  const offered = all(OFFERED);
  if (offered.length > 0) {
    offered[n - 1]?.focus();
    return offered[n - 1] !== undefined;
  }
  if (columns().length > 0) return goToColumn(columns()[n - 1]);
  const card = document.querySelector<HTMLElement>(`.hand [data-hand="${n}"]`);
  card?.focus();
  return card !== null;
};

/** To the pile that one's own cards are drawn to. */
export const goToPile = (): void => {
  (all('.waste-at button').at(-1) ?? all('.stock-at button').at(-1))?.focus();
};

/** To what else can be done; asked again, to the next of it. */
export const goToDoable = (): void => {
  const found = all(DOABLE).filter((each) => !each.hasAttribute('disabled'));
  const at = found.findIndex((each) => each === document.activeElement);
  found[(at + 1) % Math.max(1, found.length)]?.focus();
};

/** To the first of what is on offer. */
export const goToOffer = (): void => all(OFFERED)[0]?.focus();

/** Arrows on a board: along a column, and from column to column and pile to pile. Says whether the key meant that. */
export const goOnBoard = (key: string): boolean => {
  const { activeElement: at } = document;
  const place = at?.closest('.column, .pile-at') ?? undefined;
  if (!(at instanceof HTMLElement) || place === undefined) return false;
  const cards = cardsIn(place);
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step !== undefined) {
    const next = cards[cards.indexOf(at) + step];
    next?.focus();
    return true;
  }
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side === undefined) return false;
  const places = [...columns(), ...all('.pile-at')].filter((each) => cardsIn(each).length > 0);
  const here = places.findIndex((each) => each === place);
  cardsIn(places[(here + side + places.length) % places.length])
    .at(-1)
    ?.focus();
  return true;
};

/** Did the player use the keyboard last? Then the keyboard is kept where something can be done. */
export const watchKeyboard = (session: TableSession): (() => void) => {
  let byKey = false;
  let place: string | undefined;
  let offered = false;
  const onKey = (): void => void (byKey = true);
  const onPointer = (): void => void (byKey = false);
  const onFocus = (event: FocusEvent): void => {
    const zone = event.target instanceof Element ? event.target.closest<HTMLElement>('.column, .pile-at') : null;
    if (zone !== null) place = zone.dataset['zone'];
  };
  /** After each change: into an offer that has opened, and out of what is gone. */
  const keep = (): void => {
    const had = offered;
    offered = all(OFFERED).length > 0;
    if (!byKey || document.querySelector('dialog[open]') !== null) return;
    const { activeElement: at } = document;
    const isLost = at === null || at === document.body;
    // Nobody who is reading elsewhere is torn away from there.
    const isHere = isLost || at.closest('.hand, .race-table, .unit, .lying') !== null;
    if (offered && !had && isHere) goToOffer();
    else if (isLost) goBack(place);
  };
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('focusin', onFocus);
  const stop = [session.picture, session.choice, session.pending].map((signal) =>
    (signal as { subscribe: (run: () => void) => () => void }).subscribe(() => void setTimeout(keep)),
  );
  return () => {
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('focusin', onFocus);
    stop.forEach((each) => each());
  };
};

/** Where the keyboard was, as near as can be. */
const goBack = (place: string | undefined): void => {
  const column = place === undefined ? undefined : all(`.race-table [data-zone="${place}"]`)[0];
  const to =
    cardsIn(column).at(-1) ??
    all('.hand [tabindex="0"]')[0] ??
    columns()
      .map((each) => cardsIn(each).at(-1))
      .find((card) => card !== undefined);
  to?.focus();
};
