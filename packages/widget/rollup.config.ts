import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import type { MinifyOptions } from 'terser';
import { chunkPlan } from './build/chunk-plan.ts';
import { cleanOutput } from './build/clean-output.ts';
import { collectCss } from './build/collect-css.ts';
import { compileHints } from './build/compile-hints.ts';
import { directIcons } from './build/direct-icons.ts';
import { docsFiles } from './build/docs/docs-files.ts';
import { manifestFile } from './build/docs/manifest-file.ts';
import { earlyTokens } from './build/early-tokens.ts';
import { fetchParts } from './build/fetch-parts.ts';
import { firstLook } from './build/first-look/first-look.ts';
import { integrityTables } from './build/integrity-tables.ts';
import { loadManifest } from './build/load-manifest.ts';
import { innerProps } from './build/names/inner-props.ts';
import { unusedClasses } from './build/names/unused-classes.ts';
import { ownCopies } from './build/own-copies.ts';
import { chunkGroups } from './build/parts/chunk-groups.ts';
import { apart, maps } from './build/parts/late-parts.ts';
import { useCases } from './build/parts/use-cases.ts';
import { leanPreact } from './build/preact/lean-preact.ts';
import { shortProps } from './build/short-props.ts';
import { versionFile } from './build/version-file.ts';
import manifest from './package.json' with { type: 'json' };

const target = 'es2022';

const minifying: MinifyOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 3, unsafe_arrows: true },
  format: { comments: false },
};

/** Resolved from here, because the packages that import `react` do not depend on Preact. */
const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

const local = (name: string): string => fileURLToPath(new URL(`./src/${name}.ts`, import.meta.url));

const jsxRuntime = resolved('preact/jsx-runtime');
/** Preact's own compat in the shim's place, only to compare both (docs/decisions/0045). */
const react = process.env['WIDGET_REACT'] === 'compat' ? resolved('preact/compat') : local('react-over-preact');
const ofetch = local('loader/small-fetch');

/** Replaces React by Preact, ofetch by the small part of it that the transport uses, and a measure that has one result here. */
const smaller = alias({
  entries: [
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: jsxRuntime },
    { find: /^react$/, replacement: react },
    { find: /^ofetch$/, replacement: ofetch },
    { find: /^.*\/shared\/use-is-narrow\.ts$/, replacement: local('map/always-narrow') },
  ],
});

const firstStyles = local('first-look/first-styles');
const buttonStyles = local('button/button-styles');

const featureSheet = (name: string): string => resolved(`@songwai/features/${name}.css`);
const uiSheet = (name: string): string => resolved(`@songwai/ui/${name}.css`);

/** Classes that only the later chunk uses. */
const lateClasses =
  /^sw-(route--(rows|dots)|node--(done|moving|add)|stop-card(--invalid|__error)|button--(primary|tint|danger|large|dense|full)|button__wait|icon-button--(outlined|raised|dense)|icon--large|frame__grid--(map|high)|frame__head--brand|frame__corner|order__back|order__corner|accent|problem|sign|heading--(small|page|lead|hero|display))$/;
const mapTokens = /^--songwai-map-(?!land$)/;
const lateTokens =
  /^--songwai-(canvas|sunken|scrim|marigold-tint|(on-)?deep(-soft|-line)?|(on-)?danger(-strong|-tint)?|node-moving|control-(dense|large)|(warn|success|info)(-tint)?|promptpay|shadow-(small|pin|sheet)|map-(?!land$).+|vehicle-.+|text-(11|26|34|display)|space-10|radius-tile)$/;

/** Chunks that run whole while an element starts. */
const runAtOnce = [
  'base',
  'booking',
  'common',
  'later',
  'order-map',
  'use-map-base',
  'leaflet-map',
  'tracking-flow',
  'tracking-map',
];

const config: RollupOptions = {
  input: { songwai: 'src/songwai.ts' },
  // A script tag loads the entry, so its exports may change and chunks may import from it.
  preserveEntrySignatures: false,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    // Otherwise a named chunk also takes the imports of its modules.
    onlyExplicitManualChunks: true,
    manualChunks: chunkPlan({
      loader: '/src/songwai.ts',
      booking: '/booking/mount-booking.tsx',
      tracking: '/tracking/mount-tracking.tsx',
      trackingMap: '/tracking/tracking-map.tsx',
      others: {
        'drop-point': '/drop-point/mount-drop-point.tsx',
        'price-check': '/price-check/mount-price-check.tsx',
        help: '/button/help/mount-help.tsx',
      },
      groups: chunkGroups,
      apart: new RegExp(`${apart}|${maps}|/i18n/texts/`),
    }),
  },
  plugins: [
    cleanOutput(),
    smaller,
    collectCss({
      registry: new URL('./src/styles/style-registry.ts', import.meta.url).pathname,
      unused: unusedClasses,
      rare: [
        {
          sheet: fileURLToPath(new URL('./src/booking/paying/paying.css', import.meta.url)),
          classes: ['sw-card--pad-medium', 'sw-caution', 'sw-grow', 'sw-node--refused', 'sw-node--add'],
          parted: ['tokens/base', 'card/card', 'route-line/route-line'].map(uiSheet),
        },
        // Colours of the map itself, of which its strip without a map has the land alone.
        {
          sheet: uiSheet('map/map-view'),
          classes: [],
          isToken: (name) => mapTokens.test(name),
          parted: [uiSheet('tokens/tokens')],
        },
      ],
      first: {
        module: firstStyles,
        sheets: [
          ...['tokens/tokens', 'tokens/base', 'skeleton/skeleton', 'map-frame/map-frame', 'route-line/route-line'].map(uiSheet),
          ...['button/button', 'icon/icon', 'visually-hidden/visually-hidden'].map(uiSheet),
          ...['orders/panel/order-panel', 'orders/panel/order-skeleton'].map(featureSheet),
          ...['widget-root', 'booking/booking-view'].map((name) => fileURLToPath(new URL(`./src/${name}.css`, import.meta.url))),
        ],
      },
      button: {
        module: buttonStyles,
        sheets: [uiSheet('floating-button/floating-button'), local('button/floating-sheet').replace(/ts$/, 'css')],
      },
      folders: ['ui', 'features'].map((name) => fileURLToPath(new URL(`../${name}/src`, import.meta.url))),
      forcedColours: { sheet: fileURLToPath(new URL('./src/styles/forced-colors.css', import.meta.url)) },
      late: {
        sheet: fileURLToPath(new URL('./src/styles/late-styles.css', import.meta.url)),
        isLateToken: (name) => lateTokens.test(name),
        isLateClass: (name) => lateClasses.test(name),
        parted: [
          'tokens/tokens',
          'tokens/base',
          'map-frame/map-frame',
          'route-line/route-line',
          'button/button',
          'icon-button/icon-button',
          'icon/icon',
        ]
          .map(uiSheet)
          .concat(featureSheet('orders/panel/order-panel')),
        whole: ['spinner/spinner'].map(uiSheet),
      },
    }),
    earlyTokens({ chunks: ['songwai', 'base', 'booking', 'mount-button'], isLate: lateTokens }),
    firstLook({
      module: local('first-look/first-look-tree'),
      alias: { 'react/jsx-runtime': jsxRuntime, react, ofetch },
    }),
    ownCopies({
      slash: '//',
      element: /\/(?:drop-point|drop-points)\/[\w-]+\.tsx?$/,
      copied:
        /\/ui\/src\/(?:banner|combobox-search|date-field|field|text-area|text-field|visually-hidden)\/|\/core\/src\/(?:places\/|validation\/|pricing\/|basics\/(?:bangkok-time|lazy|money|result|start-timer|storage\/|text\/)|gateway\/error-text|partners\/)|\/features\/src\/(?:partners\/use-place-search|storage\/lazy|shared\/(?:gateway-error-text|use-first-problem))|\/icons\/(?:lock|map-pin|search)\.m?js$/,
    }),
    ownCopies({
      slash: '/./',
      element: /\/price-check\/[\w-]+\.tsx?$/,
      copied:
        /\/ui\/src\/(?:choice|combobox-search|logo|radio-cards|visually-hidden)\/|\/widget\/src\/(?:brand|refill-booking)|\/core\/src\/(?:places\/|pricing\/|basics\/(?:money|stop-limits|text\/)|partners\/)|\/features\/src\/(?:orders\/stops\/stop-role|partners\/use-place-search)|\/icons\/(?:map-pin|plus|search)\.m?js$/,
    }),
    ownCopies({
      slash: '/././',
      element: /\/widget\/src\/demo\/[\w-]+\.tsx?$/,
      copied:
        /\/core\/src\/(?:[\w-]+\/routes\.generated|basics\/(?:bangkok-time|geo|polyline|start-timer|wire-numbers)|jobs\/(?:job-status|status-text))\.ts$/,
    }),
    ownCopies({
      slash: '/./././',
      element: /\/booking\/device-guest\.ts$/,
      copied:
        /\/features\/src\/storage\/lazy-private-storage|\/core\/src\/(?:basics\/(?:lazy|storage\/)|partners\/|terms\/terms-from-wire)/,
    }),
    ownCopies({
      slash: '/././././',
      element: /\/(?:button\/help|features\/src\/help)\/[\w-]+\.tsx?$|\/help-panel\/help-job\.tsx$/,
      copied:
        /\/ui\/src\/badge\/|\/core\/src\/(?:basics\/bangkok-time|chat\/|startup\/|tracking\/|validation\/phones\/|pricing\/vehicles\/vehicle-kind)|\/button\/opened-element\.ts$|\/icons\/(?:arrow-left|car-front|chevron-right|phone)\.m?js$/,
    }),
    nodeResolve({
      browser: true,
      exportConditions: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    }),
    leanPreact(),
    directIcons(),
    docsFiles(fileURLToPath(new URL('../..', import.meta.url))),
    manifestFile(fileURLToPath(new URL('.', import.meta.url))),
    // The version, from package.json: nothing else of it gets in.
    json({ preferConst: true }),
    esbuild({
      target,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', WIDGET_VERSION: JSON.stringify(manifest.version) },
      tsconfig: false,
    }),
    compileHints(runAtOnce),
    fetchParts({ tag: 'songwai-booking' }),
    loadManifest(useCases),
    shortProps(innerProps),
    terser(minifying),
    integrityTables(minifying),
    versionFile(manifest.version),
  ],
};

export default config;
