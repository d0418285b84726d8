// The nearest known name to a mistyped one.

/** How many pairs of letters one search compares: names after that are not looked at, so that a long list costs no more. */
const MOST_COMPARED = 150_000;

/** Letters to add, drop, change or swap to get from one word to the other. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, before[j - 2]! + 1);
      }
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
};

const small = (name: string): string => name.toLowerCase();

/** The known name that was probably meant, if one is near enough; `fold` makes alike what need not be told apart. */
export const nearest = <T extends string>(
  typed: string,
  known: readonly T[],
  fold: (name: string) => string = small,
): T | undefined => {
  // A longer text is no slip of the finger, and comparing it would cost.
  if (typed.length > 40) return undefined;
  const wanted = fold(typed);
  let best: T | undefined;
  let least = Math.max(1, Math.ceil(typed.length / 3)) + 0.5;
  let compared = 0;
  for (const name of known) {
    const other = fold(name);
    const begins = typed.length > 1 && other.startsWith(wanted);
    // So many letters more or fewer are at least so many slips.
    if (!begins && Math.abs(other.length - wanted.length) >= least) continue;
    if (!begins) compared += wanted.length * other.length;
    if (compared > MOST_COMPARED) return best;
    const d = begins ? 1 : distance(wanted, other);
    if (d < least) {
      least = d;
      best = name;
    }
  }
  return best;
};
