// Checks of what a presentation tells about events: moments and banners name only what is there, counts add up side by side and have words.

import { seen, type Viewer } from '../game.ts';
import { LANGUAGES, type Presentation, type Scene } from '../presentation.ts';
import type { Course, Sums } from '../sums.ts';
import type { Fault } from './checks.ts';
import { stringsIn } from './plain.ts';
import { movesAt, seatsOf, viewersOf, type Moment, type Subject } from './walk.ts';

const who = (seat: number): string => `P${seat}`;

/** What an event does is about cards that it names, seats that there are and lanes of the scene; a formality is legal. */
export const momentFault = (subject: Subject, presentation: Presentation, moment: Moment): Fault => {
  const { game } = subject;
  const seats = seatsOf(subject);
  const words = presentation.words('en');
  for (const viewer of viewersOf(subject)) {
    const { lanes = [] } = presentation.scene(game.view(moment.state, viewer));
    for (const event of moment.events) {
      const told = seen(event, viewer);
      const named = stringsIn(told);
      const shown = presentation.moment?.(told);
      if (shown?.kind === 'done' && !named.has(shown.card))
        return `an event shows ${shown.card}, which it does not name`;
      if (shown !== undefined && 'by' in shown && !seats.includes(shown.by)) return `an event is seat ${shown.by}'s`;
      if (shown?.kind === 'decided' && !lanes.some(({ id }) => id === shown.lane))
        return `an event decides ${shown.lane}, which is no lane`;
      if (shown?.kind === 'decided' && shown.figures.length !== seats.length)
        return `${shown.lane} is decided by ${shown.figures.length} figures`;
      const banner = words.banner?.(told, who);
      const stranger = banner?.cards.find((card) => !named.has(card));
      if (stranger !== undefined) return `a banner shows ${stranger}, which its event does not name`;
      if (banner !== undefined && isBare(banner.title)) return 'a banner says nothing';
    }
  }
  for (const seat of seats) {
    const legal = movesAt(subject, moment.state).flatMap((move) =>
      move.seat === seat ? [game.notate(move.action)] : [],
    );
    const formality = presentation.formality?.(legal);
    if (formality !== undefined && legal.join() !== formality)
      return `"${formality}" is not all that seat ${seat} can do`;
  }
  return undefined;
};

const isBare = (text: string | undefined): boolean =>
  text === undefined || text.trim() === '' || /undefined|NaN|\[object|[{}]/u.test(text);

/** Everything that a viewer was told, up to a moment. */
const pastOf = (moment: Moment | undefined, viewer: Viewer): readonly unknown[] => {
  const steps: (readonly unknown[])[] = [];
  for (let at = moment; at !== undefined; at = at.before) steps.push(at.events.map((event) => seen(event, viewer)));
  return steps.reverse().flat();
};

/** A count has a number for each side in every line, and words for all of them in every language. */
const sumsFault = (presentation: Presentation, sums: Sums): Fault => {
  const odd = sums.rows.find(({ counts }) => counts.length !== sums.sides.length);
  if (odd !== undefined) return `${odd.key} is counted for ${odd.counts.length} of ${sums.sides.length} sides`;
  if (new Set(sums.rows.map(({ key }) => key)).size !== sums.rows.length) return 'a count has two lines of one name';
  for (const language of LANGUAGES) {
    const words = presentation.words(language).sums?.(sums, who);
    if (words === undefined || isBare(words.title)) return `${language}: no title for a count of ${sums.key}`;
    const mute = sums.rows.find((row) => isBare(words.row(row)));
    if (mute !== undefined) return `${language}: no words for ${mute.key}`;
    if (words.note !== undefined && isBare(words.note)) return `${language}: a count's note says nothing`;
  }
  return undefined;
};

const courseFault = ({ sides, points, parts }: Course): Fault => {
  if (points.some((each) => each.length !== sides.length)) return 'the course of points leaves a side out';
  return parts.some((end) => points[end] === undefined) ? 'a part of the course ends nowhere' : undefined;
};

/** What was counted when the match was over is what the course ends with, and every count can be shown. */
export const countFault = (subject: Subject, presentation: Presentation, moment: Moment): Fault => {
  const { counting } = presentation;
  if (counting === undefined) return undefined;
  const { game } = subject;
  const sceneAt = (at: Moment, viewer: Viewer): Scene => presentation.scene(game.view(at.state, viewer));
  for (const viewer of [0, 'public'] as const) {
    const scene = sceneAt(moment, viewer);
    const past = pastOf(moment.before, viewer);
    const events = moment.events.map((event) => seen(event, viewer));
    const counted = [
      counting.now?.(scene),
      moment.before === undefined ? undefined : counting.deal(events, sceneAt(moment.before, viewer), scene, past),
      ...counting.match([...past, ...events], scene),
    ];
    for (const sums of counted) {
      const found = sums === undefined ? undefined : sumsFault(presentation, sums);
      if (found !== undefined) return found;
    }
    const found = courseFault(counting.course([...past, ...events], scene));
    if (found !== undefined) return found;
  }
  return undefined;
};
