// The field for a table's code.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { go, tablePath } from '../router.ts';
import { text } from '../text/index.ts';
import { tableWithCode } from './api.ts';
import { meetingText } from './text/index.ts';

/** Letters as they are read out, in two groups of three. */
export const spelled = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.trim();

const typedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z]/gu, '')
    .slice(0, 6);

export const CodeForm = ({ id }: { readonly id: string }): VNode => {
  const t = meetingText.value;
  const code = useSignal('');
  const trouble = useSignal('');
  const busy = useSignal(false);
  const troubleOf = (status: number): string =>
    status === 429 ? t.tooManyTries : status === 400 ? t.notACode : t.noSuchCode;
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    if (code.value.length < 6) {
      trouble.value = t.notACode;
      return;
    }
    busy.value = true;
    const reply = await tableWithCode(code.value);
    busy.value = false;
    if (reply.kind === 'ok') return go(tablePath(reply.value.table));
    trouble.value = reply.kind === 'no' ? troubleOf(reply.status) : text.value.unreachable;
  };
  return (
    <form class="code-form" data-testid={`${id}-form`} onSubmit={(event) => void join(event)}>
      <label class="visually-hidden" for={id}>
        {t.enterCode}
      </label>
      <input
        id={id}
        class="field code"
        value={spelled(code.value)}
        placeholder={t.code}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby={`${id}-help`}
        aria-invalid={trouble.value !== ''}
        data-testid={id}
        onInput={(event) => {
          code.value = typedCode(event.currentTarget.value);
          event.currentTarget.value = spelled(code.value);
          trouble.value = '';
        }}
      />
      <button type="submit" class="btn" aria-busy={busy.value} data-testid={`${id}-join`}>
        {t.join}
      </button>
      <p
        class="small muted"
        id={`${id}-help`}
        role={trouble.value === '' ? undefined : 'alert'}
        data-testid={`${id}-help`}
      >
        {trouble.value === '' ? t.codeHelp : trouble.value}
      </p>
    </form>
  );
};
