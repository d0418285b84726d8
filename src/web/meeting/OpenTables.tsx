// Open tables: whose, of which game and variant, how many seats are free, and the way there.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { frontWords, loadPresentation } from '../games.ts';
import { initialOf } from '../names.ts';
import { follow, tablePath } from '../router.ts';
import { fill, text, wordsOf } from '../text/index.ts';
import type { OpenTable } from './api.ts';
import type { OpenList } from './open-list.ts';
import { meetingText } from './text/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The clock of a table in a few words. */
export const clockWords = ({ clock, progressMs }: Pick<OpenTable, 'clock' | 'progressMs'>): string => {
  const t = meetingText.value;
  if (clock?.moveMs !== undefined) {
    const times = fill(t.moveClock, { move: clock.moveMs / SECOND, reserve: clock.baseMs / SECOND });
    return clock.speed === undefined ? times : `${t.speeds[clock.speed]}, ${times}`;
  }
  if (clock !== undefined) return fill(t.clockOf, { base: clock.baseMs / SECOND, more: clock.incrementMs / SECOND });
  return progressMs === undefined ? t.noClock : fill(t.progressOf, { n: progressMs / MINUTE });
};

/** What a game calls a preset, once its words are there; only then is it loaded. */
const usePreset = (game: string, preset: string | undefined): string | undefined => {
  const name = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (preset === undefined) return;
    loadPresentation(game)?.then(
      (presentation) => (name.value = wordsOf(presentation).option('preset', preset)),
      () => undefined,
    );
  }, [game, preset]);
  return preset === undefined ? undefined : name.value;
};

const Row = ({ line }: { readonly line: OpenTable }): VNode => {
  const t = meetingText.value;
  const preset = usePreset(line.game, line.preset);
  const about = [
    frontWords(line.game)?.name ?? line.game,
    fill(t.freeSeats, { n: line.free, of: line.seats }),
    ...(preset === undefined ? [] : [preset]),
    ...(line.changes === undefined ? [] : [fill(text.value.changes, { n: line.changes })]),
    clockWords(line),
  ];
  return (
    <li data-open={line.table}>
      <span class="avatar" aria-hidden="true">
        {initialOf(line.host)}
      </span>
      <span class="grow">
        <b>{fill(t.tableOf, { name: line.host })}</b>
        <span class="small muted">{about.join(' · ')}</span>
      </span>
      <a class="btn" href={tablePath(line.table)} aria-label={fill(t.sitDownAt, { name: line.host })} onClick={follow}>
        {text.value.sitDown}
      </a>
    </li>
  );
};

/** All of the list, or the first few. */
export const OpenTables = ({ list, most = Infinity }: { readonly list: OpenList; readonly most?: number }): VNode => {
  const t = meetingText.value;
  const { value: tables } = list.tables;
  if (tables === undefined || tables === 'gone')
    return <p class="muted">{tables === undefined ? text.value.loading : t.listGone}</p>;
  if (tables.length === 0) return <p class="muted">{t.noOpenTables}</p>;
  return (
    <>
      <ul class="open-tables" aria-label={t.openTables} data-testid="open-tables">
        {tables.slice(0, most).map((line) => (
          <Row key={line.table} line={line} />
        ))}
      </ul>
      {list.hasMore.value && tables.length <= most ? (
        <button type="button" class="btn" data-testid="more-tables" onClick={() => void list.more()}>
          {t.more}
        </button>
      ) : null}
    </>
  );
};
