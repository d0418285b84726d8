// On the set-up sheet: how much people at the table can say to each other. Only where somebody else is to come.

import type { VNode } from 'preact';
import { TALKS, usualTalk } from '../protocol/talk.ts';
import { Segments } from './Segments.tsx';
import { awaitsFriends, type SetupProps } from './setup.ts';
import { talkText } from './talk/text/texts.ts';

export const TalkChoice = ({ game, setup }: Omit<SetupProps, 'words'>): VNode | null => {
  if (!awaitsFriends(game, setup.value)) return null;
  const t = talkText.value.setup;
  return (
    <section>
      <div class="section-head">
        <h3>{t.title}</h3>
        <span class="small muted">{t.help}</span>
      </div>
      <Segments
        id="talk"
        label={t.title}
        values={TALKS}
        value={setup.value.talk ?? usualTalk(setup.value.isPublic)}
        nameOf={(talk) => t[talk]}
        onChoose={(talk) => (setup.value = { ...setup.value, talk })}
      />
    </section>
  );
};
