// How a match ended, in the words that all games share: who won, who gave up. What else decided it, the game tells.

import type { Outcome, Seat } from './game.ts';
import { voiceIn } from './outcome/text/texts.ts';
import type { Language, Rich, Words } from './presentation.ts';
import { lookUp, personsAt, type Formatter } from './text.ts';

const seatsBy = (rank: readonly number[], wins: boolean): readonly Seat[] =>
  rank.flatMap((place, seat) => ((place === 1) === wins ? [seat] : []));

/** A table says how somebody gave up; rules alone say only that. */
const CONCEDED: { readonly [reason: string]: string } = { conceded: 'resigned' };

/** The words for the end of a match; `own` tells what decided it, unless somebody gave up, ran out of time or left. */
export const endingWords = (
  language: Language,
  format: Formatter | undefined,
  own: (outcome: Outcome, view?: unknown) => Rich,
): Required<Pick<Words, 'outcome' | 'decidedBy'>> => {
  const { texts, say } = voiceIn(language, format);
  const decidedBy: Words['outcome'] = (outcome, who, view) => {
    const losers = seatsBy(outcome.rank, false);
    const by = losers.length === 0 ? undefined : lookUp(texts.by, CONCEDED[outcome.reason] ?? outcome.reason);
    return by === undefined ? own(outcome, view) : say(by, { loser: personsAt(who, ...losers) });
  };
  return {
    decidedBy,
    outcome: (outcome, who, view) => {
      const winners = seatsBy(outcome.rank, true);
      const isDrawn = winners.length === outcome.rank.length;
      const won = isDrawn ? texts.drawn : say(texts.won, { who: personsAt(who, ...winners) });
      return say(texts.whole, { won, how: decidedBy(outcome, who, view) });
    },
  };
};

/** The winners' figure first, then that of the others, who all have the same. */
export const tallyOf = ({ rank, points }: Outcome): string => {
  const figure = (wins: boolean): number => points[seatsBy(rank, wins)[0] ?? 1] ?? 0;
  return `${figure(true)}–${figure(false)}`;
};
