// Who sits at the near edge, where that is not the one who looks: in a match that is shown again.

import type { VNode } from 'preact';
import { useTable } from '../model/context.ts';

export const NearName = (): VNode | null => {
  const { session, me } = useTable();
  return session.replayed ? <span class="pill near">{session.nameOf(me)}</span> : null;
};
