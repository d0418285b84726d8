// What this device has for the front page: the matches that are kept here, and what is to be said when they are gone or there is no server.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MyTable } from '../api.ts';
import { Icon } from '../Icon.tsx';
import { remembered, text } from '../text/index.ts';
import { keptInDatabase } from './kept-database.ts';
import { listed } from './kept.ts';
import { forgetMatches, HAS_MATCHES } from './opening.ts';
import { localText } from './text/index.ts';

interface Props {
  /** There is no server to be reached. */
  readonly isAlone: boolean;
  readonly onTables: (tables: readonly MyTable[]) => void;
}

export const Here = ({ isAlone, onTables }: Props): VNode => {
  const isDeleted = useSignal(false);
  useEffect(() => {
    if (remembered(HAS_MATCHES) === null) return;
    keptInDatabase(indexedDB)
      .then((kept) => kept.list())
      .then(
        (matches) => {
          onTables(matches.map(listed));
          isDeleted.value = matches.length === 0;
        },
        // Whoever may keep nothing has nothing here.
        () => undefined,
      );
  }, []);
  const t = localText.value;
  return (
    <>
      {isAlone ? (
        <p class="here-note" role="status" data-testid="offline">
          {t.offlineOnly}
        </p>
      ) : null}
      {isDeleted.value ? (
        <p class="here-note row" role="status" data-testid="deleted">
          <span class="grow">{t.deleted}</span>
          <button
            type="button"
            class="btn icon quiet"
            aria-label={text.value.close}
            onClick={() => {
              forgetMatches();
              isDeleted.value = false;
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      ) : null}
    </>
  );
};
