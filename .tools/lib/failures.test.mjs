import { join } from 'node:path';
import { expect, test } from 'vitest';
import { strayFailures } from './failures.mjs';
import { root } from './paths.mjs';

test('an error outside of tests is named with its place and the test that ran last', () => {
  const file = join(root, 'packages/core/src/a.test.ts');
  const stack = `TypeError: nobody listens\n    at send (${join(root, 'packages/core/src/send.ts')}:12:3)\n    at later (elsewhere.ts:1:1)`;
  expect(strayFailures([{ message: 'nobody listens', stack, file, test: 'sends once' }])).toEqual([
    {
      file: 'packages/core/src/a.test.ts',
      test: '(an error outside of tests, last in: sends once)',
      message: ['nobody listens', `in send (${join(root, 'packages/core/src/send.ts')}:12:3)`],
    },
  ]);
});

test('an error without a place or a test, as that of a worker that ended, is named as well', () => {
  expect(strayFailures([{ message: 'Worker exited unexpectedly' }])).toEqual([
    { file: 'units', test: '(an error outside of tests)', message: ['Worker exited unexpectedly'] },
  ]);
});
