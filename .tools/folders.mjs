// Holds the size of a part: at most 16 source files in one folder. Past that it is two parts. Tests and stories are not counted.
import { overfullFolders } from './lib/rules/overfull-folders.mjs';
import { ownFiles } from './lib/rules/source-files.mjs';

const overfull = overfullFolders(ownFiles(), 16);
for (const { folder, count } of overfull) console.error(`${folder}: ${count} source files, at most 16. Divide it into parts.`);
process.exitCode = overfull.length > 0 ? 1 : 0;
