import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../paths.mjs';

/** What the reporter below writes. */
export const strayErrorsFile = join(cacheDir, 'vitest-stray-errors.json');

/** Vitest's JSON report leaves out errors outside of tests, which fail the run all the same. */
export default function strayErrorsReporter() {
  return {
    onTestRunEnd(_files, errors) {
      const stray = errors.map(({ message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => ({
        message,
        stack,
        file,
        test,
      }));
      writeFileSync(strayErrorsFile, JSON.stringify(stray));
    },
  };
}
