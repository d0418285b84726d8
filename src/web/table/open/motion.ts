// Cards that move on a table of open cards: a played one comes from its hand, what is taken flies to its pile, dealt ones come from the stock.

import { isCalm, pace } from '../../settings/settings.ts';
import type { Picture } from '../model/pictures.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A card where it lay, with a copy of it if it lay on the table: it may be gone soon. */
interface Lain {
  readonly zone: string;
  readonly card: string;
  readonly place: Place;
  readonly box: DOMRect;
  readonly copy: HTMLElement | undefined;
}

/** Everything that lay open, and where the zones were. */
export interface Laid {
  readonly cards: ReadonlyMap<string, Lain>;
  readonly zones: ReadonlyMap<string, Place>;
}

const EASE = 'cubic-bezier(.2,0,0,1)';
const TIME = { play: 220, rival: 260, draw: 180, collect: 280, stagger: 40, fade: 100 } as const;
/** A card seen from behind, as it lies in the hand of another. */
const BACK = 28;

const placeOf = (element: HTMLElement): Place => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: element.offsetWidth };
};

/** Open cards by zone and name; the twin of a card in the same zone is another card. */
const openCards = (root: HTMLElement): Map<string, { readonly zone: string; readonly element: HTMLElement }> => {
  const found = new Map<string, { readonly zone: string; readonly element: HTMLElement }>();
  for (const element of root.querySelectorAll<HTMLElement>('.open-table [data-card]')) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '';
    let key = `${zone} ${element.dataset['card'] ?? ''}`;
    while (found.has(key)) key += '+';
    found.set(key, { zone, element });
  }
  return found;
};

export const measureOpen = (root: HTMLElement): Laid => {
  const zones = [...root.querySelectorAll<HTMLElement>('.open-table [data-zone]')];
  return {
    cards: new Map(
      [...openCards(root)].map(([key, { zone, element }]): [string, Lain] => [
        key,
        {
          zone,
          card: element.dataset['card'] ?? '',
          place: placeOf(element),
          box: element.getBoundingClientRect(),
          copy: element.closest('.lying') === null ? undefined : (element.cloneNode(true) as HTMLElement),
        },
      ]),
    ),
    zones: new Map(zones.map((zone) => [zone.dataset['zone'] ?? '', placeOf(zone)])),
  };
};

const fly = (element: HTMLElement, from: Place, to: Place, duration: number, delay = 0): void => {
  const scale = to.width === 0 ? 1 : from.width / to.width;
  element.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale, zIndex: 30 },
      { translate: '0 0', scale: 1, zIndex: 30 },
    ],
    { duration: duration * pace(), delay: delay * pace(), easing: EASE, fill: 'backwards' },
  );
};

/** Where a card is that is not seen any more: in the pile that was played to, or under others of a pile on the table. */
const whereTo = (root: HTMLElement, before: Laid, to: Picture, card: string): Place | undefined => {
  const pile = [to.laid, ...(to.came ?? [])].find((play) => play?.pile !== undefined)?.pile;
  if (pile !== undefined) return before.zones.get(pile);
  const under = to.scene.zones.find(
    ({ kind, owner, cards }) => kind === 'table' && owner !== undefined && cards.some((each) => each?.id === card),
  );
  const element = under === undefined ? null : root.querySelector<HTMLElement>(`.lying [data-zone="${under.id}"]`);
  return element === null ? undefined : placeOf(element);
};

/** What was on the table and is not seen there any more flies to where it is. */
const collect = (root: HTMLElement, before: Laid, to: Picture, gone: readonly Lain[]): void => {
  const frame = root.getBoundingClientRect();
  for (const { card, copy, box } of gone) {
    if (copy === undefined) continue;
    const target = whereTo(root, before, to, card);
    copy.classList.add('flying');
    copy.removeAttribute('data-card');
    copy.removeAttribute('data-zone');
    copy.setAttribute('aria-hidden', 'true');
    copy.style.cssText = `left:${box.left - frame.left}px;top:${box.top - frame.top}px;--w:${box.width}px`;
    root.append(copy);
    const dx = target === undefined ? 0 : target.x - box.left - box.width / 2;
    const dy = target === undefined ? 0 : target.y - box.top - box.height / 2;
    const moving = copy.animate(
      [
        { translate: '0 0', scale: 1, opacity: 1 },
        { translate: `${dx}px ${dy}px`, scale: 0.4, opacity: 0.6 },
      ],
      { duration: TIME.collect * pace(), easing: 'ease-in-out' },
    );
    moving.onfinish = () => copy.remove();
    moving.oncancel = () => copy.remove();
  }
};

/** The hand that a card was played from: from its own place there if it was open, else from among the backs. */
const fromHand = (before: Laid, from: Picture, by: number, card: string): Place | undefined => {
  const hand = from.scene.zones.find(({ kind, owner }) => kind === 'hand' && owner === by)?.id;
  if (hand === undefined) return undefined;
  const open = before.cards.get(`${hand} ${card}`);
  const place = before.zones.get(hand);
  return open?.place ?? (place === undefined ? undefined : { ...place, width: BACK });
};

/** Everything that changed its place since `before` moves there now. */
export const moveOpen = (root: HTMLElement, before: Laid, from: Picture, to: Picture): void => {
  // Some test documents have no animations.
  if (typeof root.animate !== 'function') return;
  const calm = isCalm();
  const now = openCards(root);
  const left = new Map([...before.cards].filter(([key]) => !now.has(key)));
  const plays = [...(to.laid === undefined ? [] : [to.laid]), ...(to.came ?? [])];
  const stock = to.scene.zones.find(({ kind }) => kind === 'stock')?.id ?? '';
  let fresh = 0;
  for (const [key, { element }] of now) {
    const card = element.dataset['card'] ?? '';
    const stayed = before.cards.get(key)?.place;
    const here = placeOf(element);
    if (stayed !== undefined && Math.abs(stayed.x - here.x) + Math.abs(stayed.y - here.y) < 2) continue;
    const play = plays.find((each) => each.card === card);
    // It lay elsewhere, such as loose before it went into a pile.
    const moved = [...left].find(([, lain]) => lain.card === card && lain.copy !== undefined);
    if (moved !== undefined) left.delete(moved[0]);
    const origin =
      stayed ?? moved?.[1].place ?? (play === undefined ? undefined : fromHand(before, from, play.by, card));
    if (calm) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME.fade });
    else if (origin !== undefined) fly(element, origin, here, play === undefined ? TIME.play : TIME.rival);
    else {
      const pack = before.zones.get(stock);
      if (pack !== undefined) fly(element, { ...pack, width: BACK }, here, TIME.draw, TIME.stagger * fresh++);
    }
  }
  if (!calm) collect(root, before, to, [...left.values()]);
};
