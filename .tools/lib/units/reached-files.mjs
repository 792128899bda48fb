import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a module names at run time: imports, re-exports and what it fetches later; types are no part of a bundle. */
const imports =
  /(?:^|\n)(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]|(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The specifiers of a module's imports, without those of types alone. */
export const importsOf = (code) => [...code.matchAll(imports)].map(([, fixed, later]) => fixed ?? later);

/** Where a package of ours stands. */
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

/** The source files (paths from `root`) that an entry reaches by imports, itself among them. Styles and libraries are left out. */
export const reachedFiles = (root, entries) => {
  const reached = new Set(entries);
  for (const file of reached)
    for (const specifier of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const found = candidatesOf(specifier, file).find((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));
      if (found !== undefined) reached.add(found);
    }
  return [...reached];
};
