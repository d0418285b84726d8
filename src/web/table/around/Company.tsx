// Who is at a table that still waits for somebody, and which seats are free.

import type { VNode } from 'preact';
import type { SeatInfo } from '../../../protocol/messages.ts';
import { fill, text } from '../../text/index.ts';
import type { TableSession } from '../model/session.ts';

const statusOf = ({ sitter, presence }: SeatInfo): string | undefined => {
  const t = text.value;
  if (sitter?.kind === 'bot') return fill(t.botLevel, { level: sitter.level });
  if (presence === 'dropped') return t.dropped;
  return presence === 'left' ? t.hasLeft : undefined;
};

export const Company = ({ session }: { readonly session: TableSession }): VNode => (
  <ul class="company" aria-label={text.value.atTheTable} data-testid="company">
    {session.client.value.state?.seats.map((info) => {
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
