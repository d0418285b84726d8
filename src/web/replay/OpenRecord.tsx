// The page without a record: choose one or drop it; also what went wrong with the last one.

import type { VNode } from 'preact';
import { Site } from '../Site.tsx';
import { replayText } from './text/index.ts';

export const OpenRecord = ({
  trouble,
  onFile,
}: {
  readonly trouble: { readonly title: string; readonly help: string } | undefined;
  readonly onFile: (file: File) => void;
}): VNode => {
  const t = replayText.value;
  return (
    <>
      <Site />
      <main class="page open-record" data-testid="open-record">
        <h1>{t.openTitle}</h1>
        {trouble === undefined ? null : (
          <div class="alert" role="alert" data-testid="replay-trouble">
            <b>{trouble.title}</b>
            {trouble.help === '' ? null : <p>{trouble.help}</p>}
          </div>
        )}
        <label class="drop">
          <span>{t.openHelp}</span>
          <span class="btn primary">{t.chooseFile}</span>
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            data-testid="record-file"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file !== undefined) onFile(file);
            }}
          />
          <span class="small muted">{t.openLimits}</span>
        </label>
      </main>
    </>
  );
};
