// Pictures before a step's own: a rival's card and what it strikes, then each lane as it is decided.

import type { DecidedMoment, DoneMoment } from '../../../kernel/moments.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Presentation } from '../../../kernel/presentation.ts';
import type { Picture } from './pictures.ts';

/** How long a rival's card is shown, and for how much longer if it strikes somebody; how long a lane that is decided. */
const TIME = { card: 1000, strikes: 500, lane: 1100 } as const;

/** A card that somebody plays or that takes effect, shown large. */
export interface Shown extends DoneMoment {
  /** Is this what it does to others, beside where it goes? */
  readonly strikes: boolean;
  /** Which of the picture's events tell of it: so many of the last ones. */
  readonly lines: number;
}

interface Group {
  readonly card?: { readonly by: Seat; readonly card: string; readonly targets: string[]; strikes: boolean };
  readonly decided?: DecidedMoment;
  /** The first event after it. */
  end: number;
  readonly start: number;
}

/** The card whose effect waits for an answer: what a step without a card of its own comes from. */
const askedCard = ({ scene }: Picture): string | undefined => {
  const card = scene.facts.find(({ at }) => at === 'choice')?.params['card'];
  return typeof card === 'string' ? card : undefined;
};

/** What happens, one thing after the other: each card with all it strikes, each lane with what it brings. */
const groupsIn = (presentation: Presentation, before: Picture, events: readonly Json[], by: Seat): readonly Group[] => {
  const groups: Group[] = [];
  events.forEach((event, at) => {
    const moment = presentation.moment?.(event);
    const last = groups.at(-1);
    if (moment?.kind === 'done') {
      const card = { by: moment.by, card: moment.card, targets: [...moment.targets], strikes: false };
      groups.push({ card, start: at, end: at + 1 });
    } else if (moment?.kind === 'decided') groups.push({ decided: moment, start: at, end: at + 1 });
    else if (moment?.kind === 'struck') {
      const source = last === undefined ? askedCard(before) : undefined;
      if (source !== undefined) {
        groups.push({
          card: { by, card: source, targets: [...moment.targets], strikes: true },
          start: at,
          end: at + 1,
        });
      } else if (last?.card !== undefined) {
        last.card.targets.push(...moment.targets);
        last.card.strikes = true;
        last.end = at + 1;
      }
    }
  });
  return groups;
};

/** One's own cards need no showing; lanes are decided for everybody. */
export const momentPictures = (
  presentation: Presentation,
  before: Picture,
  last: Picture,
  events: readonly Json[],
  by: Seat,
): readonly Picture[] => {
  if (presentation.moment === undefined || before.scene.lanes === undefined) return [];
  const me = before.scene.zones.find(({ id }) => id === 'hand')?.owner;
  const groups = groupsIn(presentation, before, events, by).filter(({ card }) => card === undefined || card.by !== me);
  let told = 0;
  return groups.map(({ card, decided, start, end }, i): Picture => {
    // What follows a lane belongs to it, up to the next thing shown.
    const upTo = decided === undefined ? end : (groups[i + 1]?.start ?? end);
    const fresh = upTo - told;
    told = upTo;
    return {
      ...last,
      scene: { ...before.scene, actors: { must: [], may: [] } },
      legal: [],
      outcome: null,
      revision: before.revision,
      events: [...before.events, ...events.slice(0, upTo)],
      fresh,
      ms: decided === undefined ? TIME.card + (card?.strikes === true ? TIME.strikes : 0) : TIME.lane,
      ...(decided === undefined ? {} : { decided }),
      ...(card === undefined ? {} : { shown: { kind: 'done', ...card, lines: end - start } }),
    };
  });
};

/** The figures that counted when a lane was last decided. */
export const decidedIn = (
  presentation: Presentation | undefined,
  events: readonly Json[],
  lane: string,
): DecidedMoment | undefined => {
  for (let i = events.length - 1; i >= 0; i--) {
    const moment = presentation?.moment?.(events[i]);
    if (moment?.kind === 'decided' && moment.lane === lane) return moment;
  }
  return undefined;
};
