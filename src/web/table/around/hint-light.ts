// The light on what a hint is about: the card to touch, the button to press, and where it goes.

import { useEffect } from 'preact/hooks';
import type { TableSession } from '../model/session.ts';

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;

const ofCard = (zone: string, card: string): string => `[data-zone=${quoted(zone)}] [data-card=${quoted(card)}]`;

/** One of `targets`: a card, a zone, a lane, or `zone card`. */
const ofTarget = (target: string): string => {
  const [zone = '', card] = target.split(' ', 2);
  if (card !== undefined) return ofCard(zone, card);
  return `[data-lane=${quoted(zone)}], [data-zone=${quoted(zone)}], [data-card=${quoted(zone)}]`;
};

/** What of the page an action is about. */
const selectorsOf = (session: TableSession, action: string): readonly string[] => {
  const { value: presentation } = session.presentation;
  const scene = session.picture.value?.scene;
  const touch = presentation?.touchTarget(action, scene);
  return [
    `[data-action=${quoted(action)}], [data-tap=${quoted(action)}]`,
    ...(touch === undefined ? [] : [ofCard(touch.zone, touch.card)]),
    ...(presentation?.targets?.(action, scene) ?? []).map(ofTarget),
  ];
};

/** Marks them after every render, and takes the marks away before the next. */
export const useHintLight = (session: TableSession): void => {
  const found = session.hint.value?.found;
  const action = typeof found === 'object' ? found.action : undefined;
  useEffect(() => {
    const table = document.querySelector('main.app');
    if (action === undefined || table === null) return undefined;
    const lit = selectorsOf(session, action).flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)]);
    for (const each of lit) each.dataset['hinted'] = 'true';
    return () => {
      for (const each of lit) delete each.dataset['hinted'];
    };
  });
};
