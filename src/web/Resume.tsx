// What was left open: a table to go on at, or why it can't go on.

import type { VNode } from 'preact';
import { isDeviceMatch } from '../kernel/device.ts';
import { botNames } from '../protocol/names.ts';
import type { MyTable } from './api.ts';
import { Icon } from './Icon.tsx';
import { follow, tablePath } from './router.ts';
import { fill, remember, remembered, text } from './text/index.ts';

const KEY = 'baize.dismissed';

/** So many are remembered. */
const MOST = 100;

const dismissed = (): readonly string[] => (remembered(KEY) ?? '').split(' ');

/** A table that is not offered any more; it stays what it is, and its address leads there. */
export const dismiss = (table: string): void => remember(KEY, [...dismissed(), table].slice(-MOST).join(' '));

/** The tables to offer, one after the other: those that can go on come first, newest first. */
export const tablesToResume = (tables: readonly MyTable[]): readonly MyTable[] => {
  const away = dismissed();
  const stuck = ({ unplayable }: MyTable): number => (unplayable === undefined ? 0 : 1);
  return tables
    .filter(({ finished, table }) => !finished && !away.includes(table))
    .sort((a, b) => stuck(a) - stuck(b) || b.updatedAt - a.updatedAt);
};

/** Does somebody else play there whom one waits for? */
export const isShared = ({ seats, table }: MyTable): boolean =>
  !isDeviceMatch(table) && seats.filter(({ sitter }) => sitter?.kind !== 'bot').length > 1;

export const Resume = ({
  mine,
  name,
  onDismiss,
}: {
  readonly mine: MyTable;
  readonly name: string;
  readonly onDismiss: () => void;
}): VNode => {
  const t = text.value;
  const names = botNames(mine.seats.map(({ sitter }) => sitter)).filter((each) => each !== undefined);
  const waits = mine.seats.some(({ sitter }) => sitter === null);
  const turn = waits ? t.waitingShort : mine.yourTurn ? t.yourTurnShort : t.theirTurnShort;
  const now = mine.comeBack === true ? t.botPlaysShort : turn;
  const status = mine.unplayable === undefined ? now : t.cannotGoOnShort;
  const title = mine.unplayable === undefined ? fill(t.continueGame, { game: name }) : name;
  return (
    <section class="resume" aria-label={title}>
      <span class="grow">
        <b>{title}</b>
        <span class="small muted">
          {[status, ...(names.length > 0 ? [fill(t.against, { names })] : [])].join(' · ')}
        </span>
      </span>
      {mine.unplayable === undefined ? (
        <a class="btn primary" href={tablePath(mine.table)} data-testid="continue" onClick={follow}>
          {mine.comeBack === true ? t.comeBack : t.continue}
        </a>
      ) : null}
      <button
        type="button"
        class="btn icon quiet"
        aria-label={`${t.close}: ${title}`}
        title={t.close}
        data-testid="dismiss"
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </section>
  );
};
