// The last question before an action that is not legal but taken all the same: what it costs, and whether it is meant.

import type { VNode } from 'preact';
import { Sheet } from '../../Sheet.tsx';
import { text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';

export const RiskSheet = (): VNode | null => {
  const { session, state, words } = useTable();
  const { value: action } = session.risk;
  if (action === undefined || words.risk === undefined) return null;
  const { label, warning } = words.risk(action, state.view);
  const close = (): void => {
    session.risk.value = undefined;
  };
  return (
    <Sheet key={action} title={label} onClose={close}>
      <div class="items">
        <p data-testid="risk-warning">{warning}</p>
        <button type="button" class="btn primary" data-testid="risk-no" onClick={close}>
          {text.value.keepPlaying}
        </button>
        <button
          type="button"
          class="btn"
          data-testid="risk-yes"
          onClick={() => {
            close();
            session.act(action);
          }}
        >
          {label}
        </button>
      </div>
    </Sheet>
  );
};
