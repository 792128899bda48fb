// Checks where tests are: beside their code, or directly in a package's `tests` if they are about the whole package.
import { misplacedTests } from './lib/rules/misplaced-tests.mjs';
import { ownFiles } from './lib/rules/source-files.mjs';

const misplaced = misplacedTests(ownFiles());
for (const path of misplaced)
  console.error(`${path}: a test stands beside its code, or directly in tests if it is about the package.`);
process.exitCode = misplaced.length > 0 ? 1 : 0;
