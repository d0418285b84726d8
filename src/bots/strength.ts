// How strong a level is, as bars on page and terminal.

/** So many bars there are. */
export const MOST_BARS = 4;

const BARS: { readonly [level: string]: number } = {
  easy: 1,
  medium: 2,
  hard: 3,
  expert: MOST_BARS,
  greedy: 2,
  heuristic: 2,
};

/** From 1 to 4; 0 for a level that does not play to win, or that nobody here knows. */
export const strengthOf = (level: string): number => (Object.hasOwn(BARS, level) ? (BARS[level] ?? 0) : 0);
