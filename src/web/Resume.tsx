// What was left open: a table to go on at, or why it can't go on.

import type { VNode } from 'preact';
import { botNames } from '../protocol/names.ts';
import type { MyTable } from './api.ts';
import { follow, tablePath } from './router.ts';
import { fill, text } from './text/index.ts';

const SHOWN = 3;

/** The tables to show: those that can go on come first, newest first. */
export const tablesToResume = (tables: readonly MyTable[]): readonly MyTable[] => {
  const stuck = ({ unplayable }: MyTable): number => (unplayable === undefined ? 0 : 1);
  return tables
    .filter(({ finished }) => !finished)
    .sort((a, b) => stuck(a) - stuck(b) || b.updatedAt - a.updatedAt)
    .slice(0, SHOWN);
};

/** Does somebody else play there whom one waits for? */
export const isShared = ({ seats }: MyTable): boolean =>
  seats.filter(({ sitter }) => sitter?.kind !== 'bot').length > 1;

export const Resume = ({ mine, name }: { readonly mine: MyTable; readonly name: string }): VNode => {
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
        <br />
        <span class="small muted">
          {[status, ...(names.length > 0 ? [fill(t.against, { names })] : [])].join(' · ')}
        </span>
      </span>
      {mine.unplayable === undefined ? (
        <a class="btn primary" href={tablePath(mine.table)} data-testid="continue" onClick={follow}>
          {mine.comeBack === true ? t.comeBack : t.continue}
        </a>
      ) : null}
    </section>
  );
};
