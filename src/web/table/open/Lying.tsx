// Cards that lie open on the table, each in its place, and piles of them that belong to somebody; all of them can be picked.

import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Zone } from '../../../kernel/presentation.ts';
import { CardFace, classes, keysOf } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import { TABLE } from '../around/use-dragging.ts';
import { litBy, type Chip } from '../model/composing.ts';
import { useTable, type TableOnScreen } from '../model/context.ts';
import { fitCards } from './fit.ts';
import { cellsFor, NO_PLACES, placesAfter, shiftOf, type Lying } from './places.ts';

/** One place of the table with what lies there. */
interface Pile extends Lying {
  /** What moves call it. */
  readonly target: string;
  readonly zone: Zone;
  readonly cards: readonly string[];
}

const pilesOf = (zones: readonly Zone[]): readonly Pile[] =>
  zones.flatMap((zone): readonly Pile[] => {
    const cards = zone.cards.flatMap((card) => (card === null ? [] : [card.id]));
    if (zone.owner !== undefined) return [{ key: zone.id, from: cards, target: zone.id, zone, cards }];
    const keys = keysOf(zone.cards);
    return cards.map((card, i) => ({ key: keys[i] ?? card, from: [], target: card, zone, cards: [card] }));
  });

/** How a place stands to what is being put together. */
interface Light {
  readonly ring: string;
  readonly chip: Chip | undefined;
}

const lightOf = ({ session, picture }: TableOnScreen, lit: ReadonlyMap<string, Chip>, { key, target }: Pile): Light => {
  if (picture.laid !== undefined) {
    return { ring: picture.laid.targets.includes(target) ? 'lit' : '', chip: undefined };
  }
  const chip = lit.get(target);
  if (session.picked.value.some((each) => each.key === key)) return { ring: 'picked', chip };
  if (session.choice.value === undefined) return { ring: '', chip: undefined };
  return { ring: chip === undefined ? 'dim' : chip.main ? 'lit' : 'could', chip };
};

/** So many cards of a pile are seen; the others lie under them. */
const SEEN = 3;

const Medal = ({ zone }: { readonly zone: Zone }): VNode => {
  const { session } = useTable();
  return (
    <span class="medal" aria-hidden="true">
      <i>{session.who(zone.owner ?? 0)}</i> <b>{zone.badge}</b>
      {zone.locked === undefined ? null : <Icon name={zone.locked ? 'lock' : 'unlock'} />}
    </span>
  );
};

const nameOf = ({ session, words }: TableOnScreen, { zone, cards }: Pile, { chip }: Light): string => {
  const named = cards.map((card) => words.card(card)).join(', ');
  // What can be read on it comes first, as whoever speaks to the page would say it.
  const name =
    zone.owner === undefined
      ? named
      : `${session.who(zone.owner)} ${zone.badge ?? ''}, ${words.zone(zone, session.who)}: ${named}`;
  return chip === undefined || chip.text === '' ? name : `${name}; ${chip.text}`;
};

/** A card that was laid on this place and has not taken anything yet. */
const LaidCard = ({ id }: { readonly id: string }): VNode => (
  <span class="card laid" data-zone="laid" data-card={id} aria-hidden="true">
    <CardFace id={id} />
  </span>
);

const Place = ({
  pile,
  light,
  laid,
  shift,
}: {
  readonly pile: Pile;
  readonly light: Light;
  readonly laid: string | undefined;
  readonly shift: string;
}): VNode => {
  const table = useTable();
  const { session } = table;
  const { zone, key, target, cards } = pile;
  const owned = zone.owner !== undefined;
  const seen = cards.slice(-SEEN);
  const keys = keysOf(seen.map((id) => ({ id })));
  const whose = owned && (zone.owner === session.seat.value ? 'mine' : 'theirs');
  const name = nameOf(table, pile, light);
  return (
    <span class="place" style={{ translate: shift }} data-laid={laid !== undefined}>
      <button
        type="button"
        class={classes('pile-open', owned && `owned of-${seen.length}`, whose, light.ring)}
        aria-label={name}
        aria-pressed={light.ring === 'picked'}
        title={owned ? name : undefined}
        data-zone={zone.id}
        data-target={target}
        data-drop={target}
        data-locked={owned ? zone.locked === true : undefined}
        onClick={() => session.pick({ key, target })}
      >
        {seen.map((id, i) => (
          <span key={keys[i]} class={classes('card', i === seen.length - 1 && 'upper')} data-card={id}>
            <CardFace id={id} />
          </span>
        ))}
        {light.chip === undefined || light.chip.text === '' ? null : (
          <span class="pill sum" aria-hidden="true">
            {light.chip.text}
          </span>
        )}
        {owned ? <Medal zone={zone} /> : null}
      </button>
      {laid === undefined ? null : <LaidCard id={laid} />}
    </span>
  );
};

const ARROWS: { readonly [key: string]: (columns: number) => number } = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Arrows go from place to place. */
const onArrow = (grid: HTMLElement | null, event: KeyboardEvent): void => {
  const step = ARROWS[event.key]?.(Number(grid?.dataset['columns'] ?? 1));
  if (step === undefined || grid === null) return;
  const places = [...grid.children].map((place) => place.querySelector('button'));
  let at = places.findIndex((button) => button === document.activeElement);
  do at += step;
  while (at >= 0 && at < places.length && places[at] === null);
  const next = places[at];
  if (next === null || next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** The cloth, and its size as soon as it is there; measured anew whenever it changes. */
const useCloth = () => {
  const cloth = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = cloth;
    if (current === null) return undefined;
    const take = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    take();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(take);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { cloth, size };
};

export const LyingCards = (): VNode => {
  const table = useTable();
  const { session, picture, words } = table;
  const zones = picture.scene.zones.filter(({ kind }) => kind === 'table');
  const piles = pilesOf(zones);
  const { cloth, size } = useCloth();
  const grid = useRef<HTMLDivElement>(null);
  const { columns, rows, width, pitch, across, down } = fitCards(size.width, size.height, cellsFor(piles.length));
  const places = useRef(NO_PLACES);
  places.current = placesAfter(places.current, piles, { columns, rows });
  const shift = shiftOf(places.current);
  const lit = litBy(session, picture);
  const byCell = new Map(piles.map((pile) => [places.current.at.get(pile.key), pile]));
  const on =
    picture.laid === undefined ? undefined : piles.find(({ target }) => picture.laid?.targets.includes(target));
  const [first] = zones;
  const canLay =
    session.dragged.value !== undefined &&
    session.choice.value?.some((way) => session.presentation.value?.targets?.(way, picture.scene).length === 0) ===
      true;
  return (
    <div
      ref={cloth}
      class={classes('cloth', canLay && 'lit')}
      data-drop={TABLE}
      onClick={(event) => {
        // A touch of the bare cloth puts everything back.
        if (event.target !== event.currentTarget && event.target !== grid.current) return;
        session.choice.value = undefined;
        session.picked.value = [];
      }}
    >
      <div
        ref={grid}
        class="lying"
        style={`--w:${width}px;--columns:${columns};gap:${down}px ${across}px`}
        data-columns={columns}
        role="group"
        aria-label={
          first === undefined
            ? text.value.table
            : fill(text.value.zoneCards, { zone: words.zone(first, session.who), n: piles.length })
        }
        onKeyDown={(event) => onArrow(grid.current, event)}
      >
        {Array.from({ length: columns * rows }, (_, cell) => {
          const pile = byCell.get(cell);
          if (pile === undefined) return <span key={`free-${cell}`} class="place free" />;
          const laid = pile === on ? picture.laid?.card : undefined;
          const moved = `${shift.x * pitch.x}px ${shift.y * pitch.y}px`;
          return <Place key={pile.key} pile={pile} light={lightOf(table, lit, pile)} laid={laid} shift={moved} />;
        })}
      </div>
    </div>
  );
};
