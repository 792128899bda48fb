// Checks that no folder has more than 16 source files; a larger one has to be split. Tests and stories are not counted.
// Also checks where tests are: beside their code, or directly in a package's `tests` if they are about the whole package.
import { misplacedTests } from './lib/rules/misplaced-tests.mjs';
import { overfullFolders } from './lib/rules/overfull-folders.mjs';
import { ownFiles } from './lib/rules/source-files.mjs';

const files = ownFiles();
const overfull = overfullFolders(files, 16);
const misplaced = misplacedTests(files);
for (const { folder, count } of overfull) console.error(`${folder}: ${count} source files, at most 16. Divide it into parts.`);
for (const path of misplaced)
  console.error(`${path}: a test stands beside its code, or directly in tests if it is about the package.`);
process.exitCode = overfull.length + misplaced.length > 0 ? 1 : 0;
