import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

test('what was skipped is counted, and what passed at its second try is named', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { assertionResults: [assertion('plays', 'passed'), assertion('fails', 'failed', 'Error: no')] },
      { assertionResults: [assertion('waits', 'passed', 'TimeoutError: 30 s\n    at page')] },
    ],
  };
  expect(countTests(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    again: ['waits (TimeoutError: 30 s)'],
  });
});

test('something else than a report is an error', () => {
  expect(() => countTests('no report')).toThrow('JSON');
});
