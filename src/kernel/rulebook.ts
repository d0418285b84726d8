// A RULES.md as data: its clauses, each with its id and the lines it covers.

/** The pattern of a clause id, such as `GUI-6.2` or `HN-12.8`. */
export const CLAUSE_ID = String.raw`[A-Z]{2,4}-\d+(?:\.\d+[a-z]?)*`;

const CLAUSE_START = new RegExp(String.raw`^\s*(?:#{1,6}\s+|(?:[-*+]|\d+\.)\s+)?\*\*(?<id>${CLAUSE_ID})\.?\*\*`, 'u');
const HEADING = /^#{1,6}\s/u;

/** One numbered rule of a rulebook. */
export interface Clause {
  readonly id: string;
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** From there to the next clause or heading. */
  readonly lines: readonly string[];
}

/** The clauses of a rulebook in order. A clause ends where the next one or a heading begins. */
export const readClauses = (markdown: string): readonly Clause[] => {
  const clauses: Clause[] = [];
  let open: string[] | undefined;
  for (const [index, line] of markdown.split(/\r?\n/u).entries()) {
    const id = CLAUSE_START.exec(line)?.groups?.['id'];
    if (id !== undefined) {
      open = [];
      clauses.push({ id, line: index + 1, lines: open });
    } else if (HEADING.test(line)) {
      open = undefined;
    }
    open?.push(line);
  }
  return clauses;
};

/** A clause and its subclauses: `GUI-6` includes `GUI-6.1`, `GUI-6.2`… */
export const clauseWithChildren = (clauses: readonly Clause[], id: string): readonly Clause[] =>
  clauses.filter(
    (clause) => clause.id === id || (clause.id.startsWith(id) && /^[.a-z]/u.test(clause.id.slice(id.length))),
  );
