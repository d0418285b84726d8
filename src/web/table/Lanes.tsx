// Lanes side by side: what each is worth and whose it is, both sides, and the tug of war between them.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lane, Zone } from '../../kernel/face.ts';
import type { Seat } from '../../kernel/game.ts';
import type { CardArt } from '../CardView.tsx';
import { Icon } from '../Icon.tsx';
import { text } from '../text/index.ts';
import { litBy } from './asked.ts';
import type { Frame } from './frames.ts';
import type { TableSession } from './session.ts';
import { Side } from './Units.tsx';

interface LanesProps extends CardArt {
  readonly session: TableSession;
  readonly frame: Frame;
  readonly me: Seat;
}

interface LaneProps extends LanesProps {
  readonly lane: Lane;
  readonly lit: ReadonlySet<string>;
}

/** Both powers, and where the middle would be. */
const Tug = ({
  session,
  sides,
  me,
}: {
  readonly session: TableSession;
  readonly sides: readonly Zone[];
  readonly me: Seat;
}): VNode => {
  const power = (own: boolean): number => Number(sides.find(({ owner }) => (owner === me) === own)?.badge ?? 0);
  const [mine, theirs] = [power(true), power(false)];
  const share = mine + theirs === 0 ? 50 : Math.round((100 * mine) / (mine + theirs));
  const label = sides.map(({ owner = 0, badge }) => `${session.who(owner)} ${badge ?? 0}`).join(', ');
  return (
    <div class="tug" role="img" aria-label={label}>
      <i style={`width:${Math.min(86, Math.max(14, share))}%`} />
      <b>{mine}</b>
      <b>{theirs}</b>
    </div>
  );
};

/** A lane's head: a way to go there while there is one, else the card to look at. */
const Head = ({ session, lane, words, lit }: LaneProps): VNode => {
  const { title, note } = words.lane?.(lane, session.who) ?? { title: lane.group, note: '' };
  const aimed = lit.has(lane.id);
  return (
    <button
      type="button"
      class="head"
      disabled={lane.card === undefined}
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

const LaneColumn = (props: LaneProps): VNode => {
  const { session, frame, lane, lit, words, me } = props;
  const sides = frame.scene.zones.filter((zone) => zone.group === lane.group && zone.kind === 'lane');
  const aimed = lit.has(lane.id);
  const { title, note } = words.lane?.(lane, session.who) ?? { title: lane.group, note: '' };
  const side = (own: boolean): readonly VNode[] =>
    sides
      .filter(({ owner }) => (owner === me) === own)
      .map((zone) => <Side key={zone.id} {...props} zone={zone} mine={own} />);
  const owner = lane.winner === undefined ? '' : lane.winner === me ? ' own' : ' rival-own';
  return (
    <section
      class={`lane ${lane.state}${owner}${aimed ? ' lit' : ''}`}
      aria-label={`${lane.group}: ${title}, ${note}`}
      data-lane={lane.id}
      onClick={(event) => {
        const on = event.target instanceof Element ? event.target.closest('.unit') : null;
        if (aimed && on === null) session.aim(lane.id);
      }}
    >
      <Head {...props} />
      {sides.length === 0 ? (
        <>
          <div class="side theirs" />
          <div class="tug none" />
          <div class="side mine" />
        </>
      ) : (
        <>
          {side(false)}
          <Tug session={session} sides={sides} me={me} />
          {side(true)}
        </>
      )}
    </section>
  );
};

/** The lane that a phone has in the middle: where something is to be chosen, else that of this round. */
const centred = (lanes: readonly Lane[], frame: Frame, lit: ReadonlySet<string>): string | undefined => {
  const groupOf = (target: string): string | undefined =>
    frame.scene.zones.find(({ id }) => id === target.split(' ', 1)[0])?.group;
  const now = lanes.findLast(({ state }) => state !== 'later');
  const wanted = [...lit].map(groupOf).filter((group) => group !== undefined);
  if (now === undefined || wanted.length === 0 || wanted.includes(now.group)) return now?.id;
  return lanes.find(({ group }) => group === wanted[0])?.id;
};

export const Lanes = (props: LanesProps): VNode => {
  const { session, frame } = props;
  const lanes = frame.scene.lanes ?? [];
  const lit = litBy(session, frame);
  const list = useRef<HTMLElement>(null);
  const middle = centred(lanes, frame, lit);
  useEffect(() => {
    const lane = list.current?.querySelector<HTMLElement>(`[data-lane="${middle}"]`);
    if (lane == null || list.current === null) return;
    list.current.scrollTo?.({ left: lane.offsetLeft - (list.current.clientWidth - lane.offsetWidth) / 2 });
  }, [middle]);
  return (
    <section ref={list} class="lanes" aria-label={text.value.lanes}>
      {lanes.map((lane) => (
        <LaneColumn key={lane.id} {...props} lane={lane} lit={lit} />
      ))}
    </section>
  );
};
