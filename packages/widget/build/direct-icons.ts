import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'rollup';

const named = /import \{([^}]*)\} from 'lucide';/g;
const exported = /export \{([^}]*)\} from '([^']+)'/g;

/** The file of each name in the library's index; `default as X` for an icon, `X` for a function. */
const readBarrel = async (barrel: string): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of (await readFile(barrel, 'utf8')).matchAll(exported)) {
    for (const name of names.split(',')) files.set(name.replace('default as', '').trim(), resolve(dirname(barrel), file));
  }
  return files;
};

/**
 * Imports each icon from its own file: through the library's index, every icon would belong to the first chunk that shows one, and the build
 * would read 1,700 files for forty.
 */
export const directIcons = (): Plugin => {
  let files: ReadonlyMap<string, string> | null = null;
  return {
    name: 'direct-icons',
    async transform(code, id) {
      if (!code.includes("from 'lucide'")) return null;
      const barrel = (await this.resolve('lucide', id))?.id;
      if (!barrel) return null;
      files ??= await readBarrel(barrel);
      const fileOf = (name: string) => files?.get(name) ?? this.error(`lucide has no ${name}`);
      const direct = (_whole: string, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => name.split(' as '))
          .map(([name = '', local = name]) => `import ${local} from ${JSON.stringify(fileOf(name))};`)
          .join(' ');
      return { code: code.replace(named, direct), map: null };
    },
  };
};
