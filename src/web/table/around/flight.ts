// Cards that move: each is measured before and after a change and flies from the one place to the other.

import type { Scene, Zone } from '../../../kernel/presentation.ts';
import type { Seat } from '../../../kernel/game.ts';
import { isCalm, pace } from '../../settings/settings.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where everything lay: open cards by name, zones by id, and copies of the trick's cards, which may be gone soon. */
export interface Places {
  readonly cards: ReadonlyMap<string, Place>;
  readonly zones: ReadonlyMap<string, Place>;
  readonly trick: readonly { readonly key: string; readonly copy: HTMLElement; readonly box: DOMRect }[];
}

const EASE = 'cubic-bezier(.2,0,0,1)';
const TIME = { play: 220, rival: 260, draw: 180, collect: 280, flip: 180, stagger: 60, fade: 100 } as const;

const placeOf = (element: HTMLElement): Place => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: element.offsetWidth };
};

/** Two cards of the same name may lie about: the second is another card. */
const openCards = (root: HTMLElement): Map<string, HTMLElement> => {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('.table [data-card]')) {
    let key = element.dataset['card'] ?? '';
    while (found.has(key)) key += '+';
    found.set(key, element);
  }
  return found;
};

export const measure = (root: HTMLElement): Places => {
  const cards = openCards(root);
  // Somebody's zones may lie in the rail, and twice: what is not shown is nowhere.
  const zones = [...root.querySelectorAll<HTMLElement>('[data-zone]')].filter(({ offsetWidth }) => offsetWidth > 0);
  return {
    cards: new Map([...cards].map(([key, element]) => [key, placeOf(element)])),
    zones: new Map(zones.map((zone) => [zone.dataset['zone'] ?? '', placeOf(zone)])),
    trick: [...cards].flatMap(([key, element]) =>
      element.closest('.duel, .cross') === null
        ? []
        : [{ key, copy: element.cloneNode(true) as HTMLElement, box: element.getBoundingClientRect() }],
    ),
  };
};

const fly = (element: HTMLElement, from: Place, to: Place, duration: number, delay: number): void => {
  const scale = to.width === 0 ? 1 : from.width / to.width;
  element.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale, zIndex: 30 },
      { translate: '0 0', scale: 1, zIndex: 30 },
    ],
    { duration: duration * pace(), delay: delay * pace(), easing: EASE, fill: 'backwards' },
  );
};

const zoneId = (scene: Scene, kind: string, owner?: Seat): string | undefined =>
  scene.zones.find((zone) => zone.kind === kind && (owner === undefined || zone.owner === owner))?.id;

/** Did this card lie here before, face down? */
const wasTurned = (card: string, from: Scene, to: Scene): boolean => {
  const now = holder(to, card);
  const at = now?.cards.findIndex((each) => each?.id === card) ?? -1;
  return now?.kind === 'column' && from.zones.find(({ id }) => id === now.id)?.cards[at] === null;
};

const holder = (scene: Scene, card: string): Zone | undefined =>
  scene.zones.find(({ cards }) => cards.some((each) => each?.id === card));

/** Where a card that was not drawn before came from: the zone it lay in, the hand of whoever played it, or its owner's stock. */
const originOf = (card: string, before: Places, from: Scene, to: Scene): Place | undefined => {
  const now = holder(to, card);
  const by = now?.cards.find((each) => each?.id === card)?.by;
  const zone = holder(from, card)?.id ?? (by === undefined ? zoneId(to, 'stock', now?.owner) : zoneId(to, 'hand', by));
  const place = zone === undefined ? undefined : before.zones.get(zone);
  return place === undefined ? undefined : { ...place, width: 28 };
};

/** A trick that was collected flies to the pile that grew. */
const collect = (root: HTMLElement, before: Places, from: Scene, to: Scene): void => {
  const here = openCards(root);
  const pile = to.zones.find(
    (zone) =>
      zone.kind === 'pile' &&
      zone.cards.length > (from.zones.find(({ id }) => id === zone.id)?.cards.length ?? zone.cards.length),
  );
  const target = pile === undefined ? undefined : before.zones.get(pile.id);
  for (const { copy, box } of before.trick.filter((each) => !here.has(each.key))) {
    copy.classList.add('flying');
    for (const name of ['data-card', 'data-legal', 'role', 'aria-label']) copy.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    const picture = root.getBoundingClientRect();
    copy.style.cssText = `left:${box.left - picture.left}px;top:${box.top - picture.top}px;--w:${box.width}px`;
    root.append(copy);
    const dx = target === undefined ? 0 : target.x - box.left - box.width / 2;
    const dy = target === undefined ? 0 : target.y - box.top - box.height / 2;
    const moving = copy.animate(
      [
        { translate: '0 0', scale: 1, opacity: 1 },
        { translate: `${dx}px ${dy}px`, scale: 0.3, opacity: 0.2 },
      ],
      { duration: TIME.collect * pace(), easing: 'ease-in-out' },
    );
    moving.onfinish = () => copy.remove();
    moving.oncancel = () => copy.remove();
  }
};

/** Everything that changed its place since `before` moves there now. */
export const moveFrom = (root: HTMLElement, before: Places, from: Scene, to: Scene): void => {
  // Some test documents have no animations.
  if (typeof root.animate !== 'function') return;
  const calm = isCalm();
  let fresh = 0;
  for (const [key, element] of openCards(root)) {
    const now = placeOf(element);
    const old = before.cards.get(key);
    const origin = old ?? originOf(key, before, from, to);
    if (old !== undefined && Math.abs(old.x - now.x) + Math.abs(old.y - now.y) < 2) continue;
    if (old === undefined && !calm && wasTurned(key, from, to)) {
      element.animate([{ rotate: 'y 90deg' }, { rotate: 'y 0deg' }], {
        duration: TIME.flip * pace(),
        easing: 'ease-in-out',
      });
    } else if (calm || origin === undefined) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME.fade });
    } else if (old === undefined) {
      const inHand = element.dataset['hand'] !== undefined;
      fly(element, origin, now, inHand ? TIME.draw : TIME.rival, inHand ? TIME.stagger * fresh++ : 0);
    } else fly(element, origin, now, TIME.play, 0);
  }
  if (!calm) collect(root, before, from, to);
};
