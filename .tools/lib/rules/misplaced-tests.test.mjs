import { expect, test } from 'vitest';
import { misplacedTests } from './misplaced-tests.mjs';

test('a test stands beside its code, or in tests where it is about the whole package', () => {
  const placed = [
    'apps/gateway/src/jobs/lists/csv.test.ts',
    'apps/gateway/tests/fuzz.test.ts',
    'packages/ui/src/button/button.test.tsx',
  ];
  expect(misplacedTests(placed)).toEqual([]);
});

test('a test in a folder of tests is found, in the source and beside it', () => {
  const strays = ['apps/gateway/tests/jobs/csv.test.ts', 'packages/core/src/jobs/tests/fee.test.ts'];
  expect(misplacedTests(strays)).toEqual(strays);
});

test('what tests share may stand in folders', () => {
  expect(misplacedTests(['apps/gateway/tests/jobs/copy-job.ts'])).toEqual([]);
});
