// The report on a move in English. Every other language has the same keys, and the same values in braces.

export const en = {
  title: 'Move Analysis',
  phase: 'Phase: {phase}',
  player: 'Player: {who}',
  move: 'Move: {move}',
  legal: 'Legal: {legal, select, true {YES} other {NO}}',
  checks: 'Checks',
  check:
    '{check}: {result, select, pass {pass} fail {fail} other {not applicable}}{clause, select, none {} other { ({clause})}}. {why}',
  refusal: '{title}. {text}',
  violations: 'Rule Violations',
  violation: '{clause}: {why}',
  noViolations: 'None',
  alternatives: 'Legal alternatives: {moves, list}',
  moreAlternatives: 'Legal alternatives: {moves, list} and {n, number} more',
  noAlternatives: 'Legal alternatives: none',
  verification: 'Game State Verification',
  finding: '{finding}: {ok, select, true {correct} other {incorrect}}',
  findingWith: '{finding}: {ok, select, true {correct} other {incorrect}} ({details})',
} as const;
