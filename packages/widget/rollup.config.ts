import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { chunkPlan } from './build/chunk-plan.ts';
import { cleanOutput } from './build/clean-output.ts';
import { collectCss } from './build/collect-css.ts';
import { directIcons } from './build/direct-icons.ts';
import { earlyTokens } from './build/early-tokens.ts';
import { loadManifest } from './build/load-manifest.ts';
import { shortClasses } from './build/short-classes.ts';
import { firstBookingTexts } from './src/booking/booking-texts.ts';
import { firstTrackingTexts } from './src/tracking/tracking-texts.ts';

const target = 'es2022';

/** Found from here: the packages that import `react` do not depend on Preact. */
const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

const local = (name: string): string => fileURLToPath(new URL(`./src/${name}.ts`, import.meta.url));

/** React's names answered by Preact, and ofetch's by the little of it that is in use. */
const smaller = alias({
  entries: [
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: resolved('preact/jsx-runtime') },
    { find: /^react$/, replacement: local('react-over-preact') },
    { find: /^ofetch$/, replacement: local('small-fetch') },
  ],
});

const textFiles = (language: 'th' | 'en', namespaces: readonly string[]): string[] =>
  namespaces.map((namespace) => `/i18n/texts/${language}/${namespace}.ts`);
const laterTexts = ['errors', 'order'];
/** The page layout's tabs, which an element never shows. */
const pageParts = String.raw`/order/order-tabs\.tsx$`;
/** Fetched with the third stop. */
const sorting = String.raw`/order/sorted-stops\.tsx$`;
/** Fetched by whoever forces colours. */
const forcedColours = String.raw`/src/forced-colors\.css$`;
const maps = String.raw`/order/order-map\.tsx$|/tracking/tracking-map\.tsx$|/map/leaflet-map\.ts$`;

const featureSheet = (name: string): string => resolved(`@songwai/features/${name}.css`);
const uiSheet = (name: string): string => resolved(`@songwai/ui/${name}.css`);

/** Looks that nothing has before the later chunk draws it. */
const lateClasses =
  /^sw-(route--(rows|dots)|node--(done|driver|add)|stop-card(--invalid|__error)|button--(primary|tint|danger|large|dense|full)|button__wait|icon-button--(outlined|raised|dense)|icon--large|frame__grid--(map|high)|frame__head--brand|frame__corner|order__back|order__corner|accent|problem|sign|heading--(small|page|lead|hero|display))$/;
const lateTokens =
  /^--songwai-(canvas|sunken|scrim|marigold-tint|(on-)?deep(-soft|-line)?|(on-)?danger(-strong|-tint)?|node-driver|control-(dense|large)|(warn|success|info)(-tint)?|shadow-(small|pin|sheet)|map-(?!land$).+|vehicle-.+|text-(11|26|34|display)|space-10|radius-tile)$/;

const config: RollupOptions = {
  input: { songwai: 'src/songwai.ts' },
  // The entry is loaded by a script tag: nobody imports from it, so chunks may.
  preserveEntrySignatures: false,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hashCharacters: 'base36',
    // Else a chunk that is named drags along whatever its modules import.
    onlyExplicitManualChunks: true,
    manualChunks: chunkPlan({
      loader: '/src/songwai.ts',
      booking: '/booking/mount-booking.tsx',
      tracking: '/tracking/mount-tracking.tsx',
      groups: {
        draft: [
          '/orders/read-draft.ts',
          '/orders/rollback-step.ts',
          '/orders/wizard.ts',
          '/orders/step-bounds.ts',
          '/jobs/payment-type.ts',
        ],
        th: textFiles('th', firstBookingTexts),
        'th-later': textFiles('th', laterTexts),
        en: textFiles('en', firstBookingTexts),
        'en-later': textFiles('en', laterTexts),
      },
      apart: new RegExp(`${maps}|${pageParts}|${sorting}|${forcedColours}|/i18n/texts/`),
    }),
  },
  plugins: [
    cleanOutput(),
    smaller,
    collectCss({
      registry: new URL('./src/style-registry.ts', import.meta.url).pathname,
      // The layout of a page of our own: elements are drawn in the compact one.
      unused: [
        'sw-frame--page',
        'sw-frame__grid--panel',
        'sw-order--page',
        'sw-tracking--page',
        'sw-heading--hero',
        'sw-heading--display',
        'sw-lead',
        'sw-edge-bar',
        'sw-skip-link',
        // Faces of the design system that no step of the elements shows.
        'sw-box',
        'sw-button--danger',
        'sw-button--dense',
        'sw-dialog--full',
        'sw-empty__mark--quiet',
        'sw-field__box--read-only',
        'sw-field__counter',
        'sw-field__counter--near',
        'sw-field__counter--over',
        'sw-field__valid',
        'sw-grow',
        'sw-icon-button--dense',
        'sw-logo--large',
        'sw-logo--on-deep',
        'sw-mark',
        'sw-node--add',
        'sw-radio-cards--strip',
        'sw-route--dots',
        'sw-tone--bonus',
      ],
      forcedColours: {
        sheet: fileURLToPath(new URL('./src/forced-colors.css', import.meta.url)),
        folders: ['ui', 'features'].map((name) => fileURLToPath(new URL(`../${name}/src`, import.meta.url))),
      },
      late: {
        sheet: fileURLToPath(new URL('./src/late-styles.css', import.meta.url)),
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
          .concat(featureSheet('order/order-panel')),
        whole: ['spinner/spinner'].map(uiSheet),
      },
    }),
    earlyTokens({ chunks: ['base', 'booking'], isLate: lateTokens }),
    nodeResolve({
      browser: true,
      exportConditions: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    }),
    directIcons(),
    esbuild({
      target,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      tsconfig: false,
    }),
    loadManifest({
      loader: { loads: ['/src/songwai.ts'] },
      firstStep: { loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', ...textFiles('th', firstBookingTexts)] },
      firstStepAgain: {
        loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', '/orders/read-draft.ts', ...textFiles('th', firstBookingTexts)],
      },
      wholeBooking: {
        loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', ...textFiles('th', [...firstBookingTexts, ...laterTexts])],
        // Behind a dynamic import, and not fetched in the course of a booking in Thai: the map, a page's tabs, the other language and element, their texts.
        without: new RegExp(
          `${maps}|${pageParts}|${sorting}|${forcedColours}|/mount-tracking\\.tsx$|/texts/(?!th/(${[...firstBookingTexts, ...laterTexts].join('|')})\\.ts$)`,
        ),
        isWhole: true,
      },
      tracking: { loads: ['/src/songwai.ts', '/tracking/mount-tracking.tsx', ...textFiles('th', firstTrackingTexts)] },
    }),
    // Those by which a page's own tests, and ours, find the element's root and what lies on the map.
    shortClasses(['sw-root', 'sw-widget', 'sw-map__pin', 'sw-map__route', 'sw-map__vehicle']),
    terser({
      ecma: 2020,
      module: true,
      compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
      format: { comments: false },
    }),
  ],
};

export default config;
