import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** What tools make, and not we. */
const generated = new Set(['node_modules', 'dist', '.cache', '.types', '.types-test', 'storybook-static']);

/** Every file in and under a folder, as paths from the root. */
const filesUnder = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : filesUnder(path);
    return [path];
  });

/** What we write: every file of the packages, the apps and the tools, as paths from the root. */
export const ownFiles = () => ['packages', 'apps', '.tools'].flatMap(filesUnder);
