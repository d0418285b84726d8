// The keyboard at a table: cards, columns and offers by number, questions and commands by letter.

import { change, settings } from '../../settings/settings.ts';
import { fill, text } from '../../text/index.ts';
import { askedBy, waysOpen } from '../model/asked.ts';
import { restOf } from '../model/finishing.ts';
import { canAskHint } from '../model/hints.ts';
import { openSheet } from '../model/sheets.ts';
import { nextSort } from '../model/sorting.ts';
import { playsBots } from '../model/table-model.ts';
import { waysOf } from '../model/touch.ts';
import type { TableSession } from '../model/session.ts';
import { goOnBoard, goToDoable, goToNth, goToOffer, goToPile } from './going.ts';
import { handSpoken, lastTrickSpoken, scoreSpoken, tableSpoken } from './spoken.ts';

const say = (session: TableSession, sentence: string): void => {
  // The same sentence twice is only read again if the region was empty in between.
  session.polite.value = '';
  requestAnimationFrame(() => {
    session.polite.value = sentence;
  });
};

/** The card that has the keyboard, and where it lies. */
const focusedCard = (): { readonly zone: string | undefined; readonly card: string | undefined } => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return { zone: undefined, card: undefined };
  return {
    zone: activeElement.closest<HTMLElement>('[data-zone]')?.dataset['zone'],
    card: activeElement.dataset['card'],
  };
};

/** The player's own stock, touched. */
const drawFromStock = (session: TableSession): void => {
  const zones = session.picture.value?.scene.zones ?? [];
  const me = session.seat.value;
  const stock = zones.find(({ kind, owner }) => kind === 'stock' && owner === me && me !== null);
  if (stock !== undefined) session.tap(stock.id);
};

/** Why not the card that has the keyboard? A card that may be played is not played by asking. */
const askWhy = (session: TableSession): void => {
  const { zone, card } = focusedCard();
  const { value: words } = session.words;
  if (card === undefined || zone === undefined || words === undefined) return;
  if (waysOf(session, zone, card).length > 0) say(session, fill(text.value.mayPlayIt, { card: words.card(card) }));
  else session.ask(zone, card);
};

/** Every way of the card that has the keyboard, or every answer to what is asked: on a board in its strip, elsewhere as a list. */
const otherWays = (session: TableSession): void => {
  const { value: picture } = session.picture;
  if (picture === undefined) return;
  const { zone, card } = focusedCard();
  if (picture.scene.race !== undefined) {
    if (zone !== undefined && card !== undefined && session.offer(zone, card)) requestAnimationFrame(goToOffer);
    return;
  }
  const ofCard = zone === undefined || card === undefined ? [] : waysOf(session, zone, card);
  const isAsked = askedBy(session, picture) !== undefined;
  session.listed.value = ofCard.length === 0 || isAsked ? waysOpen(session, picture) : ofCard;
  if (session.listed.value.length > 0) openSheet(session, 'ways');
};

const toggleSound = (session: TableSession): void => {
  change({ sound: !settings.value.sound });
  say(session, settings.value.sound ? text.value.soundOn : text.value.soundOff);
};

const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select') !== null);

const commandsOf = (session: TableSession): { readonly [key: string]: () => void } => ({
  w: () => askWhy(session),
  h: () => {
    if (canAskHint(session)) session.askHint?.();
  },
  l: () => {
    openSheet(session, 'last-trick');
    say(session, lastTrickSpoken(session));
  },
  s: () => say(session, scoreSpoken(session)),
  t: () => say(session, tableSpoken(session)),
  b: () => say(session, handSpoken(session)),
  d: () => drawFromStock(session),
  o: () => otherWays(session),
  a: () => {
    if (session.finishing.value || restOf(session) !== undefined) session.finish();
  },
  c: goToDoable,
  n: () => {
    const sorted = nextSort(session);
    if (sorted !== undefined) say(session, sorted);
  },
  m: () => toggleSound(session),
  k: () => {
    if (session.client.value.state?.talk !== undefined) openSheet(session, 'talk');
  },
  ',': () => openSheet(session, 'settings'),
  '0': goToPile,
  z: () => {
    if (playsBots(session) && !session.exercise) session.request({ type: 'takeback' });
  },
  i: () => {
    if (session.words.value?.sheet !== undefined && session.looked.value !== undefined) openSheet(session, 'card');
  },
  r: () => openSheet(session, 'rules'),
  '?': () => openSheet(session, 'keys'),
  escape: () => {
    session.tip.value = undefined;
    session.hint.value = undefined;
    session.choice.value = undefined;
    session.held.value = undefined;
    session.picked.value = [];
    if (session.picture.value?.sums === undefined) session.skip();
    else session.next();
  },
});

export const onTableKey = (session: TableSession, event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
  if (/^[1-9]$/u.test(event.key)) {
    goToNth(Number(event.key));
    return;
  }
  if (goOnBoard(event.key)) {
    event.preventDefault();
    return;
  }
  const commands = commandsOf(session);
  const key = event.key.toLowerCase();
  const command = Object.hasOwn(commands, key) ? commands[key] : undefined;
  if (command === undefined) return;
  event.preventDefault();
  command();
};
