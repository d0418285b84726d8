// Who may take the seats of friends, on the set-up sheet: those with the link, or anybody.

import type { VNode } from 'preact';
import { Segments } from '../Segments.tsx';
import { awaitsFriends, type SetupProps } from '../setup.ts';
import { meetingText } from './text/index.ts';

const WAYS = ['link', 'public'] as const;

export const JoinChoice = ({ game, setup }: Omit<SetupProps, 'words'>): VNode | null => {
  const t = meetingText.value;
  if (!awaitsFriends(game, setup.value)) return null;
  return (
    <section>
      <div class="section-head">
        <h3>{t.whoMayJoin}</h3>
      </div>
      <Segments
        id="join"
        label={t.whoMayJoin}
        values={WAYS}
        value={setup.value.isPublic ? 'public' : 'link'}
        nameOf={(way) => (way === 'public' ? t.isPublic : t.byLink)}
        onChoose={(way) => (setup.value = { ...setup.value, isPublic: way === 'public' })}
      />
    </section>
  );
};
