// The timeline under the table: a tick for each stop in the colour of its seat, taller where something is complete, bands for deals, and marks.

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { fill } from '../text/index.ts';
import { useTable } from '../table/model/context.ts';
import type { Player } from './player.ts';
import { replayText } from './text/index.ts';
import { placeOf, type Band, type Stop, type Track } from './track.ts';

const HEIGHT = 34;
const TALL = { yes: 28, no: 16 } as const;
/** Marks closer than this would lie on each other, in hundredths of the whole. */
const MARKS_APART = 2.2;

/** One path per colour, however long the match was. */
const pathsOf = (stops: readonly Stop[]): readonly (readonly [string, string])[] => {
  const paths = new Map<string, string>();
  stops.forEach(({ seat, tall }, at) => {
    const key = seat === undefined ? 'none' : `seat-${seat % 4}`;
    const high = tall ? TALL.yes : TALL.no;
    paths.set(key, `${paths.get(key) ?? ''}M${at + 0.1} ${HEIGHT - high}h.8v${high}h-.8z`);
  });
  return [...paths];
};

const Ticks = ({
  stops,
  class: name,
  style,
}: {
  readonly stops: readonly Stop[];
  readonly class: string;
  readonly style?: string;
}): VNode => {
  const paths = useMemo(() => pathsOf(stops), [stops]);
  return (
    <svg
      class={name}
      style={style}
      viewBox={`0 0 ${stops.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map(([key, d]) => (
        <path key={key} class={key} d={d} />
      ))}
    </svg>
  );
};

const marksOf = (stops: readonly Stop[]): readonly number[] => {
  let last = -Infinity;
  return stops.flatMap(({ marked }, at) => {
    const where = (100 * (at + 0.5)) / stops.length;
    if (!marked || where - last < MARKS_APART) return [];
    last = where;
    return [where];
  });
};

const Bands = ({ track, at }: { readonly track: Track; readonly at: number }): VNode | null => {
  const { words, session } = useTable();
  const titleOf = ({ sums, deal }: Band): string =>
    (sums === undefined ? undefined : words.sums?.(sums, session.who).title) ??
    fill(replayText.value.deal, { n: deal });
  if (track.bands.length === 0) return null;
  return (
    <div class="bands" aria-hidden="true">
      {track.bands.map((band) => (
        <span
          key={band.first}
          style={`flex:${band.last - band.first + 1}`}
          class={at >= band.first && at <= band.last ? 'now' : ''}
          title={titleOf(band)}
        >
          <b>{titleOf(band)}</b>
        </span>
      ))}
    </div>
  );
};

/** `said`: what happened at the step that is shown. `moments`: steps that cost much, where that is known. */
export const Scrubber = ({
  player,
  track,
  said,
  moments,
}: {
  readonly player: Player;
  readonly track: Track;
  readonly said: string;
  readonly moments: readonly number[];
}): VNode => {
  const { stops } = track;
  const at = player.at.value;
  const marks = useMemo(() => marksOf(stops), [stops]);
  const share = 100 / stops.length;
  const dragTo = (event: PointerEvent): void => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const to = Math.floor(((event.clientX - left) / Math.max(1, width)) * stops.length);
    player.goToStop(Math.min(Math.max(0, to), stops.length - 1));
  };
  const place = fill(replayText.value.place, { step: player.step.value, at: at + 1, of: stops.length });
  return (
    <section class="scrub" aria-label={replayText.value.timeline}>
      <div
        class="track"
        role="slider"
        tabIndex={0}
        aria-label={replayText.value.timeline}
        aria-valuemin={1}
        aria-valuemax={stops.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${place}. ${said}`}
        data-testid="scrubber"
        onPointerDown={(event) => {
          player.running.value = false;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) dragTo(event);
        }}
      >
        {marks.map((where) => (
          <i key={where} class="mark" style={`left:${where.toFixed(2)}%`} />
        ))}
        {moments.map((step) => (
          <i key={step} class="mark key" style={`left:${(share * (placeOf(track, step) + 0.5)).toFixed(2)}%`} />
        ))}
        <Ticks stops={stops} class="ticks" />
        <Ticks
          stops={stops}
          class="ticks past"
          style={`clip-path:inset(0 ${(100 - share * (at + 1)).toFixed(3)}% 0 0)`}
        />
        <i class="cursor" style={`left:${(share * (at + 0.5)).toFixed(3)}%;--share:${share.toFixed(3)}%`} />
      </div>
      <Bands track={track} at={at} />
    </section>
  );
};
