// A card in the hand: a copy of it, and of what lies on it, that follows the pointer without anything being styled or laid out anew.

import { isCalm } from '../../settings/settings.ts';

/** Cards being dragged. */
export interface Ghost {
  /** Follows the pointer. */
  readonly move: (x: number, y: number) => void;
  /** The place under the pointer, of those that were there when the drag began. */
  readonly over: () => string | undefined;
  /** Leaves the real cards where they were dropped, until `release`. */
  readonly drop: () => void;
  /** Everything back to where it lay. */
  readonly cancel: () => void;
}

const SPRING = 160;

/** The card and those that lie on it; in a hand cards lie beside each other. */
const runFrom = (card: HTMLElement): readonly HTMLElement[] => {
  if (card.closest('.hand') !== null) return [card];
  const cards = [...(card.parentElement?.querySelectorAll<HTMLElement>(':scope > .card') ?? [])];
  return cards.slice(cards.indexOf(card));
};

const copyOf = (card: HTMLElement): HTMLElement => {
  const { left, top, width, height } = card.getBoundingClientRect();
  // A card of a fan leans, so that the box around it is larger than the card.
  const [wide, high] = card.offsetWidth === 0 ? [width, height] : [card.offsetWidth, card.offsetHeight];
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  for (const name of copy.getAttributeNames().filter((each) => /^(?:data|aria)-|^role$/u.test(each)))
    copy.removeAttribute(name);
  copy.setAttribute('tabindex', '-1');
  copy.classList.remove('legal', 'off', 'sel', 'tried', 'lost', 'ahead');
  const at = { left: innerWidth + left + (width - wide) / 2, top: innerHeight + top + (height - high) / 2 };
  copy.style.cssText = `left:${at.left}px;top:${at.top}px;--w:${wide}px`;
  return copy;
};

/**
 * A window onto a field three times as wide and as high, with the copies in its middle: they move as it is scrolled.
 * A style of their own, even a transform, would be computed anew for every move.
 */
const layerOf = (copies: readonly HTMLElement[]): HTMLElement => {
  const layer = document.createElement('div');
  layer.className = 'ghost';
  layer.setAttribute('aria-hidden', 'true');
  const field = document.createElement('div');
  field.style.cssText = `position:relative;width:${innerWidth * 3}px;height:${innerHeight * 3}px`;
  field.append(...copies);
  layer.append(field);
  return layer;
};

/** Cards that were dropped and wait for an answer lie where they were let go. */
const dropped = new Set<HTMLElement>();

/** The answer has come: what is still here springs back. */
export const release = (): void => {
  for (const card of dropped) {
    const { translate } = card.style;
    card.style.removeProperty('translate');
    card.classList.remove('dropped');
    if (card.isConnected && typeof card.animate === 'function' && !isCalm())
      card.animate([{ translate }, { translate: '0 0' }], { duration: SPRING, easing: 'ease-out' });
  }
  dropped.clear();
};

/** A place to drop a card, and where it was when the drag began. */
interface Spot {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

/** Measured once, after what is lit has been drawn: while something is dragged, nothing is laid out. Of places within places the inner one comes first. */
const spotsIn = (root: HTMLElement): readonly Spot[] =>
  [...root.querySelectorAll<HTMLElement>('[data-drop]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .toReversed();

/** Lifts a card at this point; `root` is what the copies are laid in. */
export const liftCard = (root: HTMLElement, card: HTMLElement, x: number, y: number): Ghost => {
  const run = runFrom(card);
  const from = card.getBoundingClientRect();
  const layer = layerOf(run.map(copyOf));
  root.append(layer);
  layer.scrollTo(innerWidth, innerHeight);
  for (const each of run) each.classList.add('lifted');
  let spots: readonly Spot[] | undefined;
  let isLifted = false;
  let shift = { x: 0, y: 0 };
  let under: HTMLElement | undefined;

  const hit = (left: number, top: number): HTMLElement | undefined =>
    spots?.find(({ box }) => left >= box.left && left < box.right && top >= box.top && top < box.bottom)?.element;
  const mark = (): void => {
    spots ??= spotsIn(root);
    const found =
      hit(x + shift.x, y + shift.y) ?? hit(from.left + shift.x + from.width / 2, from.top + shift.y + from.height / 4);
    if (found === under) return;
    if (under !== undefined) delete under.dataset['over'];
    under = found;
    if (under !== undefined) under.dataset['over'] = 'true';
  };
  const clear = (): void => {
    if (under !== undefined) delete under.dataset['over'];
    layer.remove();
    for (const each of run) each.classList.remove('lifted');
  };
  return {
    move: (nowX, nowY) => {
      shift = { x: nowX - x, y: nowY - y };
      layer.scrollTo(innerWidth - shift.x, innerHeight - shift.y);
      // What was lit by lifting the card is drawn before the next move.
      if (isLifted) mark();
      isLifted = true;
    },
    over: () => {
      mark();
      return under?.dataset['drop'];
    },
    drop: () => {
      clear();
      for (const each of run) {
        each.style.translate = `${shift.x}px ${shift.y}px`;
        each.classList.add('dropped');
        dropped.add(each);
      }
    },
    cancel: () => {
      clear();
      if (isCalm() || typeof card.animate !== 'function') return;
      const back = [
        { translate: `${shift.x}px ${shift.y}px`, zIndex: 30 },
        { translate: '0 0', zIndex: 30 },
      ];
      for (const each of run) each.animate(back, { duration: SPRING, easing: 'ease-out' });
    },
  };
};
