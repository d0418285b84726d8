// A name, asked for once: before the first table that others come to.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { NameField } from '../NameField.tsx';
import { givenName, rememberName } from '../names.ts';
import { Sheet } from '../Sheet.tsx';
import { text } from '../text/index.ts';
import { meetingText } from './text/index.ts';
import './meeting.css';

/** `onName`: there is one now, and it is remembered. */
export const NameSheet = ({
  onName,
  onClose,
}: {
  readonly onName: () => void;
  readonly onClose: () => void;
}): VNode => {
  const t = meetingText.value;
  const name = useSignal('');
  const submit = (event: Event): void => {
    event.preventDefault();
    const called = givenName(name.value);
    if (called === '') return;
    rememberName(called);
    onName();
  };
  return (
    <Sheet title={t.whatName} onClose={onClose}>
      <form class="quick" data-testid="name-sheet" onSubmit={submit}>
        <label>
          {text.value.yourName}
          <NameField name={name} id="first-name" class="field" required />
        </label>
        <p class="small muted">{t.nameHelp}</p>
        <button type="submit" class="btn primary" data-testid="name-given">
          {t.goOn}
        </button>
      </form>
    </Sheet>
  );
};
