import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { Plugin, RollupOptions } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';

/** The compiler has written the types of the workspace's package beside its sources. */
const typesOfCore: Plugin = {
  name: 'types-of-core',
  resolveId: (source) =>
    source.startsWith('@songwai/core/')
      ? fileURLToPath(new URL(`../core/.types/${source.slice(14)}.d.ts`, import.meta.url))
      : null,
};

/**
 * One file with everything in it, and one with its types: a partner's server installs nothing else, and no version of a library of
 * ours can meet one of its own. The types are those that the compiler has written before.
 */
const config: RollupOptions[] = [
  {
    input: 'src/songwai.ts',
    output: { file: 'dist/songwai.js', format: 'es' },
    external: /^node:/,
    plugins: [
      nodeResolve({ exportConditions: ['import', 'default'], extensions: ['.ts', '.js'] }),
      commonjs(),
      esbuild({ target: 'node20', tsconfig: false }),
    ],
  },
  {
    input: '.types/src/songwai.d.ts',
    output: { file: 'dist/songwai.d.ts', format: 'es' },
    external: /^node:/,
    plugins: [typesOfCore, dts({ respectExternal: true, tsconfig: './tsconfig.json' })],
  },
];

export default config;
