import { readFileSync } from 'node:fs';

/** The parts of the package that are types and nothing else, by entry. */
export const typesOnly = ['jsx', 'preact', 'vue', 'svelte'] as const;

const entryOf = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** The `package.json` that is published: nothing of the workspace, and nothing that is installed with it. @param folder of the widget's package */
export const writePackage = (folder: string): string => {
  const { name, version, description } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
  const others = ['react', ...typesOnly];
  return JSON.stringify(
    {
      name,
      version,
      description,
      license: 'UNLICENSED',
      type: 'module',
      sideEffects: false,
      exports: {
        '.': entryOf('songwai'),
        ...Object.fromEntries(others.map((part) => [`./${part}`, entryOf(part)])),
        './custom-elements.json': './custom-elements.json',
        './package.json': './package.json',
      },
      types: './songwai.d.ts',
      customElements: './custom-elements.json',
      peerDependencies: { preact: '>=10', react: '>=18', svelte: '>=4', vue: '>=3' },
      // Whoever writes the elements as they are needs none of them.
      peerDependenciesMeta: Object.fromEntries(['preact', 'react', 'svelte', 'vue'].map((peer) => [peer, { optional: true }])),
    },
    null,
    2,
  );
};
