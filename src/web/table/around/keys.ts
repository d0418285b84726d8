// The keyboard at a table: cards by number, questions by letter.

import { plain } from '../../../kernel/presentation.ts';
import { fill, text } from '../../text/index.ts';
import { scoreSpokenOf } from './Bar.tsx';
import { restOf } from '../model/finishing.ts';
import { canAskHint } from '../model/hints.ts';
import { openSheet } from '../model/sheets.ts';
import { standingOf } from '../model/standing.ts';
import { playsBots } from '../model/table-model.ts';
import type { TableSession } from '../model/session.ts';

const say = (session: TableSession, sentence: string): void => {
  // The same sentence twice is only read again if the region was empty in between.
  session.polite.value = '';
  requestAnimationFrame(() => {
    session.polite.value = sentence;
  });
};

const scoreSpoken = (session: TableSession): string => {
  const { value: words } = session.words;
  const scores = session.picture.value?.scene.scores ?? [];
  return words === undefined ? '' : scores.map((score) => scoreSpokenOf(session, score, words)).join('. ');
};

const tableSpoken = (session: TableSession): string => {
  const { value: words } = session.words;
  const scene = session.picture.value?.scene;
  if (words === undefined || scene === undefined) return '';
  const facts = scene.facts.map((fact) => words.fact(fact, session.who));
  const zones = scene.zones
    .filter((zone) => zone.kind !== 'hand' && zone.cards.length > 0)
    .map((zone) => {
      const open = zone.cards.flatMap((card) => (card === null ? [] : [words.card(card.id)]));
      const items = [...open, fill(text.value.cards, { n: zone.cards.length })];
      return fill(text.value.zoneHas, { zone: words.zone(zone, session.who), items });
    });
  const [turn] = scene.actors.must;
  const whose =
    turn === undefined
      ? []
      : [turn === session.seat.value ? text.value.yourTurn : fill(text.value.turnOf, { name: session.nameOf(turn) })];
  return [...facts, ...zones, ...whose].join('. ');
};

const handSpoken = (session: TableSession): string => {
  const { value: words } = session.words;
  const picture = session.picture.value;
  const hand = picture?.scene.zones.find((zone) => zone.kind === 'hand' && zone.owner === session.seat.value);
  if (words === undefined || picture === undefined || hand === undefined) return '';
  return hand.cards
    .flatMap((card, i) =>
      card === null
        ? []
        : [
            fill(text.value.handCard, {
              name: words.card(card.id),
              state: standingOf(session, picture, hand.id, card.id),
              n: i + 1,
              of: hand.cards.length,
            }),
          ],
    )
    .join('. ');
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

/** What is offered is answered with the keyboard too. */
const focusFirstWay = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-way]')?.focus());
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
  const { value: presentation } = session.presentation;
  if (card === undefined || zone === undefined || words === undefined || presentation === undefined) return;
  const legal = session.client.value.state?.legal ?? [];
  const playable = legal.some((action) => {
    const target = presentation.touchTarget(action, session.picture.value?.scene);
    return target?.card === card && target.zone === zone;
  });
  if (playable) say(session, fill(text.value.mayPlayIt, { card: words.card(card) }));
  else session.ask(zone, card);
};

const lastTrickSpoken = (session: TableSession): string => {
  const { value: words } = session.words;
  const cards = session.lastTrick.value;
  if (words === undefined || cards.length === 0) return text.value.noLastTrick;
  return cards
    .flatMap((card) =>
      card === null
        ? []
        : [card.by === undefined ? [{ card: card.id }] : [`${session.who(card.by)}: `, { card: card.id }]],
    )
    .map((line) => plain(line, words.card))
    .join('. ');
};

const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select') !== null);

export const onTableKey = (session: TableSession, event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
  if (/^[1-9]$/u.test(event.key)) {
    document.querySelector<HTMLElement>(`[data-hand="${event.key}"]`)?.focus();
    return;
  }
  const keys: { readonly [key: string]: () => void } = {
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
    o: () => {
      const { zone, card } = focusedCard();
      if (zone !== undefined && card !== undefined && session.offer(zone, card)) focusFirstWay();
    },
    a: () => {
      if (session.finishing.value || restOf(session) !== undefined) session.finish();
    },
    z: () => {
      if (playsBots(session)) session.request({ type: 'takeback' });
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
      session.skip();
    },
  };
  const chosen = Object.hasOwn(keys, event.key.toLowerCase()) ? keys[event.key.toLowerCase()] : undefined;
  if (chosen === undefined) return;
  event.preventDefault();
  chosen();
};
