import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { collectCss } from './build/collect-css.ts';

const target = 'es2022';

/** Found from here: the packages that import `react` do not depend on Preact. */
const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

/** React's names answered by Preact: named imports only, so that unused parts of compat fall away. */
const reactAsPreact = alias({
  entries: [
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: resolved('preact/jsx-runtime') },
    { find: /^react(-dom)?$/, replacement: resolved('preact/compat') },
  ],
});

const config: RollupOptions = {
  input: { songwai: 'src/songwai.ts' },
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hashCharacters: 'base36',
  },
  plugins: [
    reactAsPreact,
    collectCss({
      registry: new URL('./src/style-registry.ts', import.meta.url).pathname,
    }),
    nodeResolve({
      browser: true,
      exportConditions: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    }),
    esbuild({
      target,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      tsconfig: false,
    }),
    minify({ target, legalComments: 'none' }),
  ],
};

export default config;
