// A card in the hand: a copy of it, and of what lies on it, that follows the pointer by transform alone.

import { isCalm } from '../../settings/settings.ts';

/** Cards being dragged. */
export interface Ghost {
  /** Follows the pointer; nothing is laid out for it. */
  readonly move: (x: number, y: number) => void;
  /** The zone under the pointer, of those that were there when the drag began. */
  readonly over: () => string | undefined;
  /** Leaves the real cards where they were dropped, until `release`. */
  readonly drop: () => void;
  /** Everything back to where it lay. */
  readonly cancel: () => void;
}

const SPRING = 160;

/** The card and those that lie on it. */
const runFrom = (card: HTMLElement): readonly HTMLElement[] => {
  const cards = [...(card.parentElement?.querySelectorAll<HTMLElement>(':scope > .card') ?? [])];
  return cards.slice(cards.indexOf(card));
};

const copyOf = (card: HTMLElement, from: DOMRect): HTMLElement => {
  const box = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  for (const name of copy.getAttributeNames().filter((each) => /^(?:data|aria)-/u.test(each)))
    copy.removeAttribute(name);
  copy.setAttribute('tabindex', '-1');
  copy.classList.remove('legal', 'sel', 'tried', 'lost');
  copy.style.cssText = `left:${box.left - from.left}px;top:${box.top - from.top}px;--w:${box.width}px`;
  return copy;
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

/** Lifts a card at this point; `root` is what the copies are laid in. */
export const liftCard = (root: HTMLElement, card: HTMLElement, x: number, y: number): Ghost => {
  const run = runFrom(card);
  const from = card.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.className = 'ghost';
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = `left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px`;
  layer.append(...run.map((each) => copyOf(each, from)));
  root.append(layer);
  for (const each of run) each.classList.add('lifted');
  // Measured once: while something is dragged, nothing is laid out.
  const zones = [...root.querySelectorAll<HTMLElement>('[data-drop]')].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  let shift = { x: 0, y: 0 };
  let under: HTMLElement | undefined;

  const hit = (left: number, top: number): HTMLElement | undefined =>
    zones.find(({ box }) => left >= box.left && left < box.right && top >= box.top && top < box.bottom)?.element;
  const clear = (): void => {
    if (under !== undefined) delete under.dataset['over'];
    layer.remove();
    for (const each of run) each.classList.remove('lifted');
  };
  return {
    move: (nowX, nowY) => {
      shift = { x: nowX - x, y: nowY - y };
      layer.style.transform = `translate3d(${shift.x}px,${shift.y}px,0)`;
      const found = hit(nowX, nowY) ?? hit(from.left + shift.x + from.width / 2, from.top + shift.y + from.height / 4);
      if (found === under) return;
      if (under !== undefined) delete under.dataset['over'];
      under = found;
      if (under !== undefined) under.dataset['over'] = 'true';
    },
    over: () => under?.dataset['drop'],
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
