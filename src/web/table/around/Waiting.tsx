// What lies on the cloth while somebody is missing: the invitation for those who sit, the free seat for a visitor.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FRONTS } from '../../fronts.ts';
import { Company } from '../../meeting/Company.tsx';
import { Invite } from '../../meeting/Invite.tsx';
import { useModule } from '../../meeting/module.ts';
import { isQuick } from '../../meeting/quick.ts';
import { TableTerms } from '../../meeting/TableTerms.tsx';
import { meetingText } from '../../meeting/text/index.ts';
import { playerName } from '../../names.ts';
import { follow } from '../../router.ts';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { SitDown } from './SitDown.tsx';
import '../../meeting/waiting.css';

const Removed = (): VNode => (
  <section class="panel card-panel" data-testid="removed">
    <h2>{meetingText.value.removed}</h2>
    <p>{meetingText.value.removedHelp}</p>
    <a class="btn primary" href="/" onClick={follow}>
      {text.value.home}
    </a>
  </section>
);

/** Whoever was sent here by a quick match sits down at once; where players bring decks, they look at theirs first. */
const useQuickSeat = (free: number | undefined): void => {
  const { session, state } = useTable();
  const asked = useRef(false);
  const brings = FRONTS.find(({ id }) => id === state.game)?.bringsDecks === true;
  const isMeant = state.seat === null && free !== undefined && !brings && isQuick(state.table);
  useEffect(() => {
    if (!isMeant || asked.current || free === undefined) return;
    asked.current = true;
    session.request({ type: 'sit', seat: free, name: playerName() });
  }, [isMeant, free]);
};

/** Somebody is missing: the friend's seat, or one that this visitor may take. */
export const Waiting = (): VNode | null => {
  const { session, state } = useTable();
  const free = state.seats.filter((each) => each.sitter === null).map(({ seat }) => seat);
  const chosen = useSignal<number | undefined>(undefined);
  // Somebody else may have been faster.
  const seat = free.find((each) => each === chosen.value) ?? free[0];
  const module = useModule(state.game);
  useQuickSeat(state.outcome === null ? seat : undefined);
  if (seat === undefined || state.outcome !== null) return null;
  if (state.seat !== null) return <Invite />;
  if (state.meeting?.isRemoved === true) return <Removed />;
  const host = state.seats.find(({ isHost }) => isHost === true)?.seat;
  return (
    <SitDown
      seat={seat}
      title={
        host === undefined ? text.value.sitTitle : fill(meetingText.value.invitesYou, { name: session.nameOf(host) })
      }
    >
      <TableTerms module={module} />
      <Company
        module={module}
        {...(free.length > 1 ? { choice: { seat, onChoose: (each: number) => (chosen.value = each) } } : {})}
      />
    </SitDown>
  );
};
