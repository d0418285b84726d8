// Reads what the test runner reports as JSON.

import type { TestCount } from './stages.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const firstLine = (message: string): string => message.split('\n', 1)[0] ?? '';

export const countTests = (json: string): TestCount => {
  const report = JSON.parse(json) as Report;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    again: tests.flatMap(({ fullName, status, failureMessages: [message] }) =>
      status === 'passed' && message !== undefined ? [`${fullName} (${firstLine(message)})`] : [],
    ),
  };
};
