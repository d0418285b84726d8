// What lies on the cloth while somebody is missing: who is there, and the link for a friend or the seat for a visitor.

import type { VNode } from 'preact';
import type { SeatInfo } from '../../../protocol/messages.ts';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { copyLink } from './copy-link.ts';
import { SitDown } from './SitDown.tsx';

const statusOf = ({ sitter, presence }: SeatInfo): string | undefined => {
  const t = text.value;
  if (sitter?.kind === 'bot') return fill(t.botLevel, { level: sitter.level });
  if (presence === 'dropped') return t.dropped;
  return presence === 'left' ? t.hasLeft : undefined;
};

/** Who is at the table, and which seats are free. */
const Company = (): VNode => {
  const { session, state } = useTable();
  return (
    <ul class="company" aria-label={text.value.atTheTable} data-testid="company">
      {state.seats.map((info) => {
        const status = statusOf(info);
        return (
          <li key={info.seat} data-presence={info.presence}>
            <span>{session.who(info.seat)}</span>
            {status === undefined ? null : <span class="small">{status}</span>}
          </li>
        );
      })}
    </ul>
  );
};

const Invite = (): VNode => {
  const { session } = useTable();
  return (
    <section class="panel card-panel" aria-label={text.value.invite} data-testid="invite">
      <h2>{text.value.invite}</h2>
      <Company />
      <p>{text.value.inviteHelp}</p>
      <input class="field" readOnly value={location.href} aria-label={text.value.linkOfTable} data-testid="link" />
      <button type="button" class="btn primary" onClick={() => void copyLink(session)}>
        <Icon name="link" />
        {text.value.copyLink}
      </button>
    </section>
  );
};

/** Somebody is missing: the friend's seat, or one that this visitor may take. */
export const Waiting = (): VNode | null => {
  const { state } = useTable();
  const free = state.seats.find((each) => each.sitter === null);
  if (free === undefined || state.outcome !== null) return null;
  if (state.seat !== null) return <Invite />;
  return (
    <SitDown seat={free.seat}>
      <Company />
    </SitDown>
  );
};
