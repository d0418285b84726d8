// Says that a new version is ready: one tap loads it, another puts that off. A match goes on where it was.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadWords } from '../text/index.ts';
import { localText } from '../local/text/index.ts';
import { installWorker, newVersion } from './installing.ts';
import './new-version.css';

export const NewVersion = (): VNode | null => {
  const isReady = useSignal(false);
  useEffect(() => void installWorker(), []);
  useEffect(() => {
    if (newVersion.value !== undefined)
      loadWords('local').then(
        () => (isReady.value = true),
        () => undefined,
      );
  }, [newVersion.value]);
  const { value: take } = newVersion;
  if (take === undefined || !isReady.value) return null;
  const t = localText.value;
  return (
    <div class="new-version" role="status" data-testid="new-version">
      <span class="grow">{t.newVersion}</span>
      <button type="button" class="btn primary" data-testid="take-version" onClick={take}>
        {t.reload}
      </button>
      <button type="button" class="btn" data-testid="later-version" onClick={() => (newVersion.value = undefined)}>
        {t.later}
      </button>
    </div>
  );
};
