// Cards that move: each is measured before and after a change and flies from the one place to the other.

import type { Scene, Zone, ZoneKind } from '../../../kernel/presentation.ts';
import { pileThatGrew } from '../model/pictures.ts';
import { isCalm, pace as chosenPace } from '../../settings/settings.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where everything lay: open cards by name, zones by id, backs by zone, and copies of cards on the table, which may be gone soon. */
export interface Places {
  readonly cards: ReadonlyMap<string, Place>;
  readonly zones: ReadonlyMap<string, Place>;
  readonly lying: readonly {
    readonly key: string;
    readonly card: string;
    readonly copy: HTMLElement;
    readonly box: DOMRect;
  }[];
}

const EASE = 'cubic-bezier(.2,0,0,1)';
const OUT = 'ease-out';
const TIME = { play: 220, rival: 260, turn: 120, draw: 180, collect: 280, flip: 180, stagger: 60, fade: 100 } as const;
/** However many cards are dealt, the last has landed after this time. */
const DEAL = 900;
/** A card as it lies in the hand of another, or in a pile. */
const SMALL = 28;

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

/** Somebody's zones may lie in the rail, and twice: what is not shown is nowhere. */
const shownZones = (root: HTMLElement): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-zone]')]
      .filter(({ offsetWidth }) => offsetWidth > 0)
      .map((zone) => [zone.dataset['zone'] ?? '', zone]),
  );

const zonePlaces = (root: HTMLElement): ReadonlyMap<string, Place> =>
  new Map([...shownZones(root)].map(([id, zone]) => [id, placeOf(zone)]));

export const measure = (root: HTMLElement): Places => {
  const cards = openCards(root);
  return {
    cards: new Map([...cards].map(([key, element]) => [key, placeOf(element)])),
    zones: zonePlaces(root),
    lying: [...cards].flatMap(([key, element]) => {
      if (element.closest('.duel, .cross, .units') === null) return [];
      const copy = element.cloneNode(true) as HTMLElement;
      copy.querySelector('.cover')?.remove();
      return [{ key, card: element.dataset['card'] ?? '', copy, box: element.getBoundingClientRect() }];
    }),
  };
};

interface Flight {
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
}

const fly = (element: HTMLElement, from: Place, to: Place, { duration, delay = 0, easing = EASE }: Flight): void => {
  const scale = to.width === 0 ? 1 : from.width / to.width;
  element.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale, zIndex: 30 },
      { translate: '0 0', scale: 1, zIndex: 30 },
    ],
    { duration, delay, easing, fill: 'backwards' },
  );
};

/** A card that was face down turns over at the end of its way. */
const turnOver = (root: HTMLElement, element: HTMLElement, duration: number): void => {
  const back = root.querySelector<HTMLImageElement>('.backs img, .stock img')?.src;
  if (back === undefined) return;
  const cover = document.createElement('img');
  cover.className = 'cover';
  cover.alt = '';
  cover.src = back;
  element.append(cover);
  const start = Math.max(0, 1 - TIME.turn / duration);
  const half = (start + 1) / 2;
  element.animate(
    [
      { rotate: 'y 0deg' },
      { rotate: 'y 0deg', offset: start },
      { rotate: 'y 90deg', offset: half },
      { rotate: 'y 0deg' },
    ],
    { duration },
  );
  const covering = cover.animate([{ opacity: 1 }, { opacity: 1 }], { duration: duration * half });
  covering.onfinish = () => cover.remove();
  covering.oncancel = () => cover.remove();
};

const holder = (scene: Scene, card: string): Zone | undefined =>
  scene.zones.find(({ cards }) => cards.some((each) => each?.id === card));

const isDown = (card: Zone['cards'][number] | undefined): boolean => card === null || card?.mark === 'hidden';

/** Did this card lie here before, the other way up? */
const wasTurned = (card: string, from: Scene, to: Scene): boolean => {
  const now = holder(to, card);
  if (now?.kind !== 'column' && now?.kind !== 'lane') return false;
  const at = now.cards.findIndex((each) => each?.id === card);
  const before = from.zones.find(({ id }) => id === now.id)?.cards[at];
  if (before === undefined || (before !== null && before.id !== card)) return false;
  return isDown(before) !== isDown(now.cards[at]);
};

const LOSES: { readonly [kind in 'hand' | 'other']: readonly ZoneKind[] } = {
  hand: ['stock', 'pile'],
  other: ['hand', 'stock', 'pile'],
};

/** The zone that a card nobody saw before came from: the hand of whoever played it, else what its owner has fewer cards in now. */
const originZone = (card: string, from: Scene, to: Scene): string | undefined => {
  const seen = holder(from, card)?.id;
  if (seen !== undefined) return seen;
  const now = holder(to, card);
  const by = now?.cards.find((each) => each?.id === card)?.by;
  if (by !== undefined) return to.zones.find(({ kind, owner }) => kind === 'hand' && owner === by)?.id;
  const lost = from.zones.filter(
    ({ id, owner, cards }) =>
      (owner === undefined || owner === now?.owner) &&
      cards.length > (to.zones.find((zone) => zone.id === id)?.cards.length ?? 0),
  );
  const kinds = LOSES[now?.kind === 'hand' ? 'hand' : 'other'];
  const found = kinds.flatMap((kind) => lost.filter((zone) => zone.kind === kind))[0];
  return found?.id ?? stockOf(to, now)?.id;
};

/** The stock that a zone is dealt from: its owner's, or the one of the table. */
const stockOf = (scene: Scene, zone: Zone | undefined): Zone | undefined =>
  scene.zones.find(({ kind, owner }) => kind === 'stock' && (owner === undefined || owner === zone?.owner));

/** What lay on the table and is gone flies to where it went: a pile that holds it, or the one that grew. */
const collect = (root: HTMLElement, before: Places, from: Scene, to: Scene, pace: number, calm: boolean): void => {
  const here = openCards(root);
  const frame = root.getBoundingClientRect();
  for (const { card, copy, box } of before.lying.filter((each) => !here.has(each.key))) {
    const pile = holder(to, card)?.id ?? pileThatGrew(from, to)?.id;
    const target = pile === undefined ? undefined : before.zones.get(pile);
    copy.classList.add('flying');
    for (const name of ['data-card', 'data-legal', 'data-look', 'role', 'aria-label']) copy.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    copy.style.cssText = `left:${box.left - frame.left}px;top:${box.top - frame.top}px;--w:${box.width}px;width:${box.width}px`;
    root.append(copy);
    const dx = target === undefined ? 0 : target.x - box.left - box.width / 2;
    const dy = target === undefined ? 0 : target.y - box.top - box.height / 2;
    const moving = calm
      ? copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TIME.fade })
      : copy.animate(
          [
            { translate: '0 0', scale: 1, opacity: 1 },
            { translate: `${dx}px ${dy}px`, scale: 0.3, opacity: 0.2 },
          ],
          { duration: TIME.collect / pace, easing: 'ease-in-out' },
        );
    moving.onfinish = () => copy.remove();
    moving.oncancel = () => copy.remove();
  }
};

/** Something that comes from a stock: one after the other. */
interface Dealt {
  readonly element: HTMLElement;
  readonly from: Place;
}

/** Backs that others' hands have more of than before come from the stock. */
const dealtBacks = (root: HTMLElement, from: Scene, to: Scene, place: (zone: string) => Place | undefined): Dealt[] => {
  const zones = shownZones(root);
  return to.zones.flatMap((zone) => {
    if (zone.kind !== 'hand' || zone.id === 'hand') return [];
    const more = zone.cards.length - (from.zones.find(({ id }) => id === zone.id)?.cards.length ?? 0);
    const lost = from.zones.find(
      ({ id, kind, owner, cards }) =>
        (kind === 'stock' || kind === 'pile') &&
        (owner === undefined || owner === zone.owner) &&
        cards.length > (to.zones.find((each) => each.id === id)?.cards.length ?? 0),
    );
    const stock = place((lost ?? stockOf(to, zone))?.id ?? '');
    if (more <= 0 || stock === undefined) return [];
    const backs = [...(zones.get(zone.id)?.querySelectorAll<HTMLElement>('.card') ?? [])].slice(-more);
    return backs.map((element) => ({ element, from: { ...stock, width: SMALL } }));
  });
};

const deal = (dealt: readonly Dealt[], pace: number): void => {
  const stagger = Math.min(TIME.stagger, (DEAL - TIME.draw) / Math.max(1, dealt.length - 1));
  dealt.forEach(({ element, from }, i) =>
    fly(element, from, placeOf(element), {
      duration: TIME.draw / pace,
      delay: (stagger * i) / pace,
      easing: OUT,
    }),
  );
};

/** Cards in the order in which they are dealt: round by round, not hand by hand. */
const roundByRound = (hands: readonly (readonly Dealt[])[]): readonly Dealt[] => {
  const most = Math.max(0, ...hands.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => hands.flatMap((hand) => hand.slice(i, i + 1))).flat();
};

const flip = (element: HTMLElement, pace: number): void => {
  const duration = TIME.flip / pace;
  element.animate([{ rotate: 'y 90deg' }, { rotate: 'y 0deg' }], { duration, easing: 'ease-in-out' });
};

/** Everything that changed its place since `before` moves there now; a table that has fallen behind hurries. */
export const moveFrom = (root: HTMLElement, before: Places, from: Scene, to: Scene, hurried = false): void => {
  // Some test documents have no animations.
  if (typeof root.animate !== 'function') return;
  const calm = isCalm();
  const pace = (hurried ? 3 : 1) / chosenPace();
  const after = zonePlaces(root);
  const place = (zone: string): Place | undefined => before.zones.get(zone) ?? after.get(zone);
  const own: Dealt[] = [];
  for (const [key, element] of openCards(root)) {
    const card = element.dataset['card'] ?? '';
    const now = placeOf(element);
    const old = before.cards.get(key);
    const turned = wasTurned(card, from, to);
    const moved = old === undefined || Math.abs(old.x - now.x) + Math.abs(old.y - now.y) >= 2;
    if (!moved && !turned) continue;
    const zone = originZone(card, from, to);
    const origin = zone === undefined ? undefined : place(zone);
    if (calm) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME.fade });
    else if (turned && (old === undefined || !moved)) flip(element, pace);
    else if (old !== undefined) fly(element, old, now, { duration: TIME.play / pace });
    else if (origin === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME.fade });
    else if (element.dataset['hand'] !== undefined) own.push({ element, from: { ...origin, width: SMALL } });
    else {
      fly(element, { ...origin, width: SMALL }, now, { duration: TIME.rival / pace });
      const hand = to.zones.find(({ id }) => id === zone);
      if (hand?.kind === 'hand' && hand.id !== 'hand') turnOver(root, element, TIME.rival / pace);
    }
  }
  if (!calm) deal(roundByRound([own, dealtBacks(root, from, to, place)]), pace);
  collect(root, before, from, to, pace, calm);
};
