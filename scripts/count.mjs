/** Counts a Vitest JSON report; whatever Vitest refuses without naming a test is a failure too. */

import { existsSync, readFileSync } from 'node:fs';

export function countTests(report, exitCode) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  for (const { status, assertionResults } of files) {
    for (const test of assertionResults) {
      if (test.status === 'passed' || test.status === 'failed') counts[test.status]++;
      else counts.skipped++;
    }
    const named = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !named) counts.failed++;
  }
  if (exitCode !== 0 && counts.failed === 0) counts.failed++;
  return counts;
}
