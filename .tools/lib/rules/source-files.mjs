import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** Folders with generated or installed files. */
const generated = new Set(['node_modules', 'dist', '.cache', '.types', '.types-test', 'storybook-static']);

/** Every file in and below a folder, as paths from the root. */
const filesUnder = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : filesUnder(path);
    return [path];
  });

/** All files that we write, in packages, apps and tools, as paths from the root. */
export const ownFiles = () => ['packages', 'apps', '.tools'].flatMap(filesUnder);
