// Several people at one device: a curtain falls before it is handed on, and behind it there is no table, so that nobody's cards are anywhere.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../kernel/game.ts';
import { after, SessionView } from '../TablePage.tsx';
import { fill } from '../text/index.ts';
import type { Company, Neighbour } from './asking.ts';
import { Curtain } from './Curtain.tsx';
import { nextHolder, othersWhoMay } from './handing.ts';
import { openHereSession } from './here-session.ts';
import './hot-seat.css';
import { NotHere } from './NotHere.tsx';
import { localText } from './text/index.ts';

/** So long whoever has moved sees what came of it, in milliseconds. */
const LOOK = 1500;

interface Props {
  readonly table: string;
  readonly company: Company;
}

export const HotSeat = ({ table, company }: Props): VNode => {
  const { people } = company;
  /** Who holds the device, and who is to take it. */
  const holder = useSignal<Seat | undefined>(undefined);
  const wanted = useSignal<readonly Seat[]>(firstOf(company));
  if (holder.value === undefined) {
    const takers = wanted.value.flatMap((seat) => people.find((each) => each.seat === seat) ?? []);
    return <Curtain takers={takers} onShow={(seat) => (holder.value = seat)} />;
  }
  const hand = (seats: readonly Seat[]): void => {
    wanted.value = seats;
    holder.value = undefined;
  };
  return <Held key={holder.value} table={table} people={people} seat={holder.value} onHand={hand} />;
};

/** Who takes the device when the page is opened: whoever has the turn, else the first. */
const firstOf = ({ people, turn }: Company): readonly Seat[] => {
  const [first] = people.map(({ seat }) => seat);
  const due = people.map(({ seat }) => seat).filter((seat) => turn.includes(seat));
  return due.length > 0 ? due : first === undefined ? [] : [first];
};

/** The table as the one who holds the device sees it. */
const Held = ({
  table,
  people,
  seat,
  onHand,
}: {
  readonly table: string;
  readonly people: readonly Neighbour[];
  readonly seat: Seat;
  readonly onHand: (seats: readonly Seat[]) => void;
}): VNode => {
  const session = useMemo(() => openHereSession(table, seat), [table, seat]);
  useEffect(() => session.close, [session]);
  const seats = people.map((each) => each.seat);
  const next = useComputed(() => nextHolder(session, seat, seats));
  useSignalEffect(() => {
    const { value: due } = next;
    return due === undefined ? undefined : after(LOOK, () => onHand([due]));
  });
  const may = useComputed(() => othersWhoMay(session, seat, seats).join());
  const others = people.filter((each) => may.value.split(',').includes(String(each.seat)));
  return (
    <div class="hot-seat">
      {others.map(({ seat: other, name }) => (
        <p key={other} class="may-act" role="status">
          <span class="grow">{fill(localText.value.mayAct, { name })}</span>
          <button type="button" class="btn" data-testid={`hand-to-${other}`} onClick={() => onHand([other, seat])}>
            {localText.value.handOver}
          </button>
        </p>
      ))}
      <SessionView session={session} missing={<NotHere />} />
    </div>
  );
};
