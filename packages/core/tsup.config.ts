import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** Leaves modules of this package apart, so that one entry of `exports` is one source file, and points imports at what is written. */
const keepModulesApart: EsbuildPlugin = {
  name: 'keep-modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    );
  },
};

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  splitting: false,
  clean: true,
  esbuildPlugins: [keepModulesApart],
  esbuildOptions(options) {
    // Escaped, a Thai text weighs twice as much.
    options.charset = 'utf8';
  },
  // The declaration builder refuses a project that is part of others, and sets an option itself that TypeScript 6 warns of.
  dts: { compilerOptions: { composite: false, declarationMap: false, ignoreDeprecations: '6.0' } },
});
