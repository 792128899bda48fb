import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { cleanOutput } from './build/clean-output.ts';
import { collectCss } from './build/collect-css.ts';
import { loadManifest } from './build/load-manifest.ts';

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

const thai = (...namespaces: readonly string[]) => namespaces.map((name) => `/i18n/texts/th/${name}.ts`);
/** What stands behind a dynamic import of the booking and is not fetched in its course: the other language, other surfaces. */
const notBooked = [
  '/tracking/mount-tracking.tsx',
  ...['account', 'portal', 'tracking'].flatMap((name) => [`/texts/th/${name}.ts`, `/texts/en/${name}.ts`]),
  ...['common', 'errors', 'order', 'widget'].map((name) => `/texts/en/${name}.ts`),
];
const map = ['/order/order-map.tsx', '/tracking/tracking-map.tsx', '/map/leaflet-map.ts'];

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
    cleanOutput(),
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
    loadManifest({
      loader: { loads: ['/src/songwai.ts'] },
      firstStep: { loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', ...thai('common', 'order', 'widget')] },
      wholeBooking: {
        loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', ...thai('common', 'order', 'widget', 'errors')],
        without: [...map, ...notBooked],
        isWhole: true,
      },
      tracking: { loads: ['/src/songwai.ts', '/tracking/mount-tracking.tsx', ...thai('common', 'tracking', 'widget')] },
    }),
    terser({ ecma: 2020, module: true, compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true }, format: { comments: false } }),
  ],
};

export default config;
