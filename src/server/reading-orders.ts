// Reading what somebody orders over HTTP: parts of schemas, and what is said of an order that does not fit them.

import * as v from 'valibot';
import type { Result } from '../kernel/result.ts';
import { refused, type Refused } from './refused.ts';

/** What is said of a field that is missing or one too many. */
export const keyFault = (issue: { readonly expected: string | null; readonly received: string }): string => {
  if (issue.expected === 'Object') return 'must be an object';
  return issue.expected === 'never' ? 'is not a known field' : 'is missing';
};

export const textUpTo = (most: number, what: string) =>
  v.pipe(v.string(what), v.maxLength(most, `must not be longer than ${most} characters`));

/** The first thing that is wrong, and where. */
export const issueOf = (issue: v.BaseIssue<unknown>): Result<never, Refused> =>
  refused(400, v.getDotPath(issue) ?? '', issue.message);
