// What happened while the line was lost: the count of a deal or the trick that was taken last is shown before what lies on the table now.

import type { Presentation, Scene } from '../../../kernel/presentation.ts';
import type { TakenMoment } from '../../../kernel/moments.ts';
import { HOLD, takenBy, type Picture } from './pictures.ts';

/** After more than this nobody asks what has led there: a glance at the log does more. */
const MOST_EVENTS = 40;

/** Is the one the other's past? A move that was taken back is none. */
const isPast = (before: Picture, now: Picture): boolean =>
  JSON.stringify(before.events.at(-1)) === JSON.stringify(now.events[before.events.length - 1]);

const seatsIn = ({ scores }: Scene): number => scores.reduce((sum, { seats }) => sum + seats.length, 0);

/** The last trick that was taken meanwhile, as it lay there. */
const takenTrick = (
  { moment, laidCard }: Presentation,
  before: Picture,
  now: Picture,
): { readonly scene: Scene; readonly taken: TakenMoment } | undefined => {
  const trick = now.scene.zones.find(({ kind }) => kind === 'trick');
  const events = now.events.slice(before.events.length);
  const at = events.findLastIndex((event) => moment?.(event)?.kind === 'taken');
  const taken = at === -1 ? undefined : moment?.(events[at]);
  if (trick === undefined || taken?.kind !== 'taken') return undefined;
  const laid = now.events
    .slice(0, before.events.length + at)
    .flatMap((event) => laidCard?.(event) ?? [])
    .filter(({ zone }) => zone === trick.id)
    .slice(-seatsIn(now.scene));
  const cards = takenBy(
    laid.map(({ card, by }) => ({ id: card, by })),
    taken.by,
  );
  const zones = now.scene.zones.map((zone) => (zone === trick ? { ...zone, cards } : zone));
  return { scene: { ...now.scene, zones, actors: { must: [], may: [] } }, taken };
};

/** The pictures that lead from what was shown last to what is there now; usually only that. */
export const missedPictures = (
  presentation: Presentation,
  before: Picture | undefined,
  now: Picture,
): readonly Picture[] => {
  const events = now.events.slice(before?.events.length ?? now.events.length);
  if (before === undefined || events.length === 0 || events.length > MOST_EVENTS || !isPast(before, now)) return [now];
  const came = events.flatMap((event) => presentation.openTable?.played(event) ?? []);
  const last: Picture = { ...now, fresh: events.length, ...(came.length === 0 ? {} : { came }) };
  const still = { ...now, legal: [], outcome: null, revision: before.revision, events: before.events };
  const sums = presentation.counting?.deal(events, before.scene, now.scene, before.events);
  if (sums !== undefined && now.outcome === null) return [{ ...still, ms: Infinity, sums }, last];
  const trick = takenTrick(presentation, before, now);
  return trick === undefined || trick.taken.points === 0 ? [last] : [{ ...still, ...trick, ms: HOLD }, last];
};
