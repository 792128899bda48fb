import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import json from '@rollup/plugin-json';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import type { Plugin, RollupOptions } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';
import { cleanOutput } from './build/clean-output.ts';
import { analyzeElements } from './build/manifest/analyze-elements.ts';
import { generatedElements, generatedInputs } from './build/manifest/generated-elements.ts';
import { typesOnly, writePackage } from './build/manifest/write-package.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const manifest = analyzeElements(folder);
const outputFolder = 'npm/dist';
const external = /^(react|preact|vue|svelte)(\/|$)/;

/** What stands beside the code: manifests, what it is, how to use it, and what has changed. */
const besides: Plugin = {
  name: 'besides',
  generateBundle() {
    const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    write('custom-elements.json', JSON.stringify(manifest, null, 2));
    write('package.json', writePackage(folder));
    for (const name of ['README.md', 'CHANGELOG.md']) write(name, readFileSync(`${folder}${name}`, 'utf8'));
    // Whoever imports them wants types, of which nothing is left when the code runs.
    for (const name of typesOnly) write(`${name}.js`, 'export {};\n');
  },
  writeBundle: () =>
    // Its types ask for lists that may be written to, which it does not do.
    generateVsCodeCustomElementData(manifest as unknown as Parameters<typeof generateVsCodeCustomElementData>[0], {
      outdir: outputFolder,
      htmlFileName: 'vscode.html-custom-data.json',
      cssFileName: 'vscode.css-custom-data.json',
      hideLogs: true,
    }),
};

/**
 * The package that partners install: a loader of the hosted script with the types of its elements, and components for React. The elements themselves are in
 * no package: they come from us, so that a partner's page has them as we deploy them.
 */
const config: RollupOptions[] = [
  {
    input: { songwai: 'npm/songwai.ts', react: generatedInputs.react },
    output: {
      dir: outputFolder,
      format: 'es',
      chunkFileNames: '[name].js',
      banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
    },
    external,
    plugins: [
      cleanOutput(),
      generatedElements(manifest),
      json({ preferConst: true }),
      esbuild({ target: 'es2022', tsconfig: false }),
      besides,
    ],
  },
  {
    input: {
      songwai: generatedInputs.songwaiTypes,
      react: generatedInputs.reactTypes,
      ...Object.fromEntries(typesOnly.map((name) => [name, `.types/package/npm/${name}.d.ts`])),
    },
    output: { dir: outputFolder, format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: 'elements.d.ts' },
    external,
    plugins: [generatedElements(manifest), dts({ tsconfig: './npm/tsconfig.json' })],
  },
];

export default config;
