// The last question before an action that is not legal but taken all the same: what it costs, and whether it is meant.

import type { VNode } from 'preact';
import type { Words } from '../../../kernel/presentation.ts';
import { Sheet } from '../../Sheet.tsx';
import { text } from '../../text/index.ts';
import type { TableSession } from '../model/session.ts';

export const RiskSheet = ({
  session,
  words,
}: {
  readonly session: TableSession;
  readonly words: Words;
}): VNode | null => {
  const action = session.risk.value;
  const view = session.client.value.state?.view;
  if (action === undefined || words.risk === undefined) return null;
  const { label, warning } = words.risk(action, view);
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
