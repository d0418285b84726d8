// The rail beside the table of a desk: the card that is looked at where cards have much to say, the log, the rules.

import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { CardArt } from '../../CardView.tsx';
import { RulesText } from '../../RulesText.tsx';
import { text } from '../../text/index.ts';
import type { Picture } from '../model/pictures.ts';
import { Inspector } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { TableSession } from '../model/session.ts';

/** What the rail shows; the first tab is what a game needs most. */
export type Tab = 'card' | 'log' | 'rules';

interface RailProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly tab: Signal<Tab | undefined>;
  readonly clause: string;
}

export const Rail = ({ session, picture, tab, clause, deck, words }: RailProps): VNode => {
  const tabs: readonly Tab[] = words.sheet === undefined ? ['log', 'rules'] : ['card', 'log', 'rules'];
  const model = tab.value ?? tabs[0];
  return (
    <aside class="rail" aria-label={text.value.sidePanel}>
      <div class="tabs" role="tablist">
        {tabs.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={model === id}
            aria-controls="rail-panel"
            onClick={() => (tab.value = id)}
          >
            {text.value[id]}
          </button>
        ))}
      </div>
      <div id="rail-panel" class="rail-panel" role="tabpanel">
        {model === 'card' ? (
          <Inspector deck={deck} words={words} id={session.looked.value} />
        ) : model === 'log' ? (
          <LogPanel session={session} picture={picture} deck={deck} words={words} />
        ) : (
          <RulesText game={session.client.value.state?.game ?? ''} clause={clause} />
        )}
      </div>
    </aside>
  );
};
