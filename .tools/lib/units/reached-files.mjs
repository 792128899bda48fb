import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The modules needed at run time: imports, re-exports and dynamic imports; types are not in a bundle. */
const imports =
  /(?:^|\n)(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]|(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The specifiers of a module's imports, without type-only ones. */
export const importsOf = (code) => [...code.matchAll(imports)].map(([, fixed, later]) => fixed ?? later);

/** Source folders of our packages. */
const packageFolders = {
  '@songwai/core/': 'packages/core/',
  '@songwai/features/': 'packages/features/',
  '@songwai/ui/': 'packages/ui/',
};

const candidatesOf = (specifier, from) => {
  if (specifier.startsWith('.')) return [join(dirname(from), specifier)];
  const [name, folder] = Object.entries(packageFolders).find(([prefix]) => specifier.startsWith(prefix)) ?? [];
  if (name === undefined) return [];
  const path = specifier.slice(name.length);
  return [`${folder}src/${path}.tsx`, `${folder}src/${path}.ts`];
};

/** The source files (paths from `root`) that an entry imports, directly or not, and itself; without styles and libraries. */
export const reachedFiles = (root, entries) => {
  const reached = new Set(entries);
  for (const file of reached)
    for (const specifier of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const found = candidatesOf(specifier, file).find((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));
      if (found !== undefined) reached.add(found);
    }
  return [...reached];
};
