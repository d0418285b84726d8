// Lanes side by side: what each is worth and whose it is, both sides, and the tug of war between them.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DecidedMoment } from '../../../kernel/moments.ts';
import type { Lane, Zone } from '../../../kernel/presentation.ts';
import { Icon } from '../../Icon.tsx';
import { litBy } from '../model/asked.ts';
import { useTable, type TableOnScreen } from '../model/context.ts';
import { decidedIn } from '../model/moments.ts';
import type { Picture } from '../model/pictures.ts';
import { Side } from './Units.tsx';

interface LaneProps {
  readonly lane: Lane;
  /** What the ways that are open now are about. */
  readonly lit: ReadonlySet<string>;
}

/** Both powers, and where the middle would be. */
const Tug = ({
  sides,
  decided,
}: {
  readonly sides: readonly Zone[];
  readonly decided: DecidedMoment | undefined;
}): VNode => {
  const { session, me } = useTable();
  const figureOf = ({ owner = 0, badge }: Zone): number => decided?.figures[owner] ?? Number(badge ?? 0);
  const power = (own: boolean): number =>
    sides.filter(({ owner }) => (owner === me) === own).reduce((sum, zone) => sum + figureOf(zone), 0);
  const [mine, theirs] = [power(true), power(false)];
  const share = mine + theirs === 0 ? 50 : Math.round((100 * mine) / (mine + theirs));
  const label = sides.map((zone) => `${session.who(zone.owner ?? 0)} ${figureOf(zone)}`).join(', ');
  return (
    <div class="tug" role="img" aria-label={label}>
      <i style={`width:${Math.min(86, Math.max(14, share))}%`} />
      <b>{mine}</b>
      <b>{theirs}</b>
    </div>
  );
};

/** Who takes the lane that is being decided. */
const Verdict = ({ decided }: { readonly decided: DecidedMoment | undefined }): VNode => {
  const { session } = useTable();
  const winner = decided?.winner;
  return (
    <span class="verdict pill" data-testid="verdict">
      {winner === undefined ? '–' : `✓ ${session.who(winner)}`}
    </span>
  );
};

const headOf = ({ session, words }: TableOnScreen, lane: Lane): { readonly title: string; readonly note: string } => {
  const mine = !session.replayed && lane.winner !== undefined && lane.winner === session.seat.value;
  return words.lane?.(lane, session.who, mine) ?? { title: lane.group, note: '' };
};

/** A lane's head: a way to go there while there is one, else the card to look at. */
const Head = ({ lane, lit }: LaneProps): VNode => {
  const { title, note } = headOf(useTable(), lane);
  const aimed = lit.has(lane.id);
  return (
    <button
      type="button"
      class="head"
      disabled={lane.card === undefined && !aimed}
      data-look={aimed ? undefined : lane.card}
      data-target={aimed ? lane.id : undefined}
    >
      <span class="rank">{lane.group}</span>
      <span class="grow">
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {lane.state === 'done' ? <Icon name="check" /> : null}
    </button>
  );
};

const LaneColumn = ({ lane, lit }: LaneProps): VNode => {
  const table = useTable();
  const { session, picture, me, words } = table;
  const sides = picture.scene.zones.filter((zone) => zone.group === lane.group && zone.kind === 'lane');
  const aimed = lit.has(lane.id);
  const { title, note } = headOf(table, lane);
  const side = (own: boolean): readonly VNode[] =>
    sides
      .filter(({ owner }) => (owner === me) === own)
      .map((zone) => <Side key={zone.id} zone={zone} lit={lit} mine={own} />);
  const deciding = picture.decided?.lane === lane.id;
  // What was decided for good keeps the figures that counted, whatever has come since.
  const decided = deciding
    ? picture.decided
    : lane.state === 'done'
      ? decidedIn(session.presentation.value, picture.events, lane.id)
      : undefined;
  const owner = lane.winner === undefined ? '' : lane.winner === me ? ' own' : ' rival-own';
  return (
    <section
      class={`lane ${lane.state}${owner}${aimed ? ' lit' : ''}${deciding ? ' deciding' : ''}`}
      aria-label={`${lane.group}: ${title}, ${note}`}
      data-lane={lane.id}
      data-drop={lane.id}
      onClick={(event) => {
        const on = event.target instanceof Element ? event.target.closest<HTMLElement>('.unit') : null;
        // A card that does something or can be read answers for itself.
        const answers = on !== null && (words.sheet !== undefined || on.dataset['legal'] === 'true');
        if (aimed && !answers) session.aim(lane.id);
      }}
    >
      <Head lane={lane} lit={lit} />
      {sides.length === 0 ? (
        <>
          <div class="side theirs" />
          <div class="tug none" />
          <div class="side mine" />
        </>
      ) : (
        <>
          {side(false)}
          <Tug sides={sides} decided={decided} />
          {deciding ? <Verdict decided={picture.decided} /> : null}
          {side(true)}
        </>
      )}
    </section>
  );
};

/** The lanes that what is asked is about. */
const lanesLit = (picture: Picture, lit: ReadonlySet<string>): readonly Lane[] => {
  const groups = [...lit].map((target) => picture.scene.zones.find(({ id }) => id === target.split(' ', 1)[0])?.group);
  return (picture.scene.lanes ?? []).filter(({ id, group }) => lit.has(id) || groups.includes(group));
};

const inMiddle = (list: HTMLElement): string | undefined => {
  const middle = list.scrollLeft + list.clientWidth / 2;
  const at = [...list.querySelectorAll<HTMLElement>('.lane')].find(
    (lane) => lane.offsetLeft <= middle && middle <= lane.offsetLeft + lane.offsetWidth,
  );
  return at?.dataset['lane'];
};

/** The lane where something happens by itself: it is decided, or a rival's card goes there. */
const spotOf = ({ decided, shown, scene }: Picture): string | undefined => {
  const [target = ''] = shown?.targets ?? [];
  const [place] = target.split(' ');
  const group = scene.zones.find(({ id }) => id === place)?.group;
  return (
    decided?.lane ?? scene.lanes?.find((lane) => lane.id === place || (group !== undefined && lane.group === group))?.id
  );
};

/** A phone has one lane in the middle: that of this round, or one where something is to be chosen. */
const useMiddle = (lit: ReadonlySet<string>): { readonly current: HTMLElement | null } => {
  const list = useRef<HTMLElement>(null);
  const { session, picture } = useTable();
  const now = picture.scene.lanes?.findLast(({ state }) => state !== 'later')?.id;
  const wanted = lanesLit(picture, lit).map(({ id }) => id);
  const asks = [session.aimed.value ?? '', ...(session.pointed.value === undefined ? wanted : [])].join();
  const spot = spotOf(picture);
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const there = inMiddle(current);
    // Where the player looks already, nothing moves unless a new round has come.
    const stay = shown.current === now && (wanted.length === 0 || wanted.includes(there ?? ''));
    shown.current = now;
    const goal =
      spot ?? session.aimed.value ?? (stay ? undefined : wanted.includes(now ?? '') ? now : (wanted[0] ?? now));
    const lane = goal === undefined ? null : current.querySelector<HTMLElement>(`[data-lane="${goal}"]`);
    if (lane === null) return;
    current.scrollTo?.({ left: lane.offsetLeft - (current.clientWidth - lane.offsetWidth) / 2 });
  }, [now, asks, spot]);
  // Turned on its side, a phone shows other lanes: the one in the middle stays there.
  useEffect(() => {
    const { current } = list;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    let middle = inMiddle(current);
    let width = current.clientWidth;
    const note = (): void => {
      if (current.clientWidth === width) middle = inMiddle(current) ?? middle;
    };
    const keep = new ResizeObserver(() => {
      width = current.clientWidth;
      const lane = middle === undefined ? null : current.querySelector<HTMLElement>(`[data-lane="${middle}"]`);
      if (lane !== null) current.scrollTo({ left: lane.offsetLeft - (current.clientWidth - lane.offsetWidth) / 2 });
    });
    current.addEventListener('scroll', note, { passive: true });
    keep.observe(current);
    return () => {
      current.removeEventListener('scroll', note);
      keep.disconnect();
    };
  }, []);
  return list;
};

export const Lanes = (): VNode => {
  const { session, picture, words } = useTable();
  const lit = litBy(session, picture);
  const list = useMiddle(lit);
  return (
    <section ref={list as { current: HTMLElement }} class="lanes" aria-label={words.lanes}>
      {(picture.scene.lanes ?? []).map((lane) => (
        <LaneColumn key={lane.id} lane={lane} lit={lit} />
      ))}
    </section>
  );
};
