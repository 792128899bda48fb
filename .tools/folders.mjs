// Holds the size of a part: at most 16 source files in one folder. Past that it is two parts. Tests and stories are not counted.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { overfullFolders } from './lib/overfull-folders.mjs';

const root = dirname(import.meta.dirname);
/** What tools make, and not we. */
const generated = new Set(['node_modules', 'dist', '.cache', '.types', '.types-test', 'storybook-static']);

const overfull = overfullFolders(['packages', 'apps', '.tools'].flatMap(filesUnder), 16);
for (const { folder, count } of overfull) console.error(`${folder}: ${count} source files, at most 16. Divide it into parts.`);
process.exitCode = overfull.length > 0 ? 1 : 0;

/** Every file in and under a folder, as paths from the root. */
function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : filesUnder(path);
    return [path];
  });
}
