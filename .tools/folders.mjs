// Checks that no folder has more than 16 source files; a larger one has to be split. Tests and stories are not counted.
import { overfullFolders } from './lib/rules/overfull-folders.mjs';
import { ownFiles } from './lib/rules/source-files.mjs';

const overfull = overfullFolders(ownFiles(), 16);
for (const { folder, count } of overfull) console.error(`${folder}: ${count} source files, at most 16. Divide it into parts.`);
process.exitCode = overfull.length > 0 ? 1 : 0;
