import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';

/** One file with everything in it, as of `packages/node`: `npx @songwai/partner` fetches nothing else. */
const config: RollupOptions = {
  input: 'src/main.ts',
  output: { file: 'dist/songwai-partner.js', format: 'es', banner: '#!/usr/bin/env node', inlineDynamicImports: true },
  external: /^node:/,
  plugins: [
    nodeResolve({ exportConditions: ['songwai-source', 'import', 'default'], extensions: ['.ts', '.js'] }),
    commonjs(),
    json({ preferConst: true }),
    esbuild({ target: 'node20', tsconfig: false }),
  ],
};

export default config;
