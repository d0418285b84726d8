// The rail beside the table on a desktop: the card that is looked at where cards have much to say, the log, the rules.

import type { VNode } from 'preact';
import { text } from '../../text/index.ts';
import { LogPanel } from './LogPanel.tsx';
import { RuleBook } from './RuleBook.tsx';
import { kindOf } from '../kind.ts';
import { useTable } from '../model/context.ts';
import type { Tab } from '../model/sheets.ts';
import { TalkPanel } from '../../talk/LazyTalk.tsx';
import { DealChip, Inspector, RivalPanels } from '../parts.ts';

export const Rail = (): VNode => {
  const { session, state, picture, words } = useTable();
  const { tab, clause } = session;
  const tabs: readonly Tab[] = [
    ...(words.sheet === undefined ? [] : (['card'] as const)),
    'log',
    ...(state.talk === undefined ? [] : (['talk'] as const)),
    'rules',
  ];
  const shown = tab.value ?? 'log';
  return (
    <aside class="rail" aria-label={text.value.sidePanel}>
      <div class="tabs" role="tablist">
        {tabs.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={shown === id}
            aria-controls="rail-panel"
            onClick={() => (tab.value = id)}
          >
            {text.value[id]}
          </button>
        ))}
      </div>
      <div id="rail-panel" class="rail-panel" role="tabpanel">
        {shown === 'card' ? (
          <Inspector />
        ) : shown === 'talk' ? (
          <TalkPanel />
        ) : shown === 'log' ? (
          <>
            {kindOf(picture.scene, false) === 'race' ? <RivalPanels /> : null}
            {words.sheet === undefined || session.looked.value === undefined ? null : (
              <div class="peek">
                <Inspector />
              </div>
            )}
            <LogPanel />
          </>
        ) : (
          <RuleBook game={state.game} clause={clause.value} />
        )}
      </div>
      {state.deals === undefined || state.deals.length === 0 ? null : <DealChip />}
    </aside>
  );
};
