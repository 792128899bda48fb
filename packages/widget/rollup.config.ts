import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { chunkPlan } from './build/chunk-plan.ts';
import { cleanOutput } from './build/clean-output.ts';
import { collectCss } from './build/collect-css.ts';
import { directIcons } from './build/direct-icons.ts';
import { earlyTokens } from './build/early-tokens.ts';
import { fetchParts } from './build/fetch-parts.ts';
import { firstLook } from './build/first-look/first-look.ts';
import { helpPage } from './build/help-page.ts';
import { integrityTables } from './build/integrity-tables.ts';
import { loadManifest } from './build/load-manifest.ts';
import { innerProps } from './build/names/inner-props.ts';
import { unusedClasses } from './build/names/unused-classes.ts';
import { ownCopies } from './build/own-copies.ts';
import { shortClasses } from './build/short-classes.ts';
import { shortProps } from './build/short-props.ts';
import { shortTexts } from './build/short-texts.ts';
import { versionFile } from './build/version-file.ts';
import manifest from './package.json' with { type: 'json' };
import { firstBookingTexts } from './src/booking/booking-texts.ts';
import { sharedPriceTexts } from './src/price-check/price-check-texts.ts';
import { firstTrackingTexts } from './src/tracking/tracking-texts.ts';

const target = 'es2022';

/** Resolved from here, because the packages that import `react` do not depend on Preact. */
const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

const local = (name: string): string => fileURLToPath(new URL(`./src/${name}.ts`, import.meta.url));

const jsxRuntime = resolved('preact/jsx-runtime');
const react = local('react-over-preact');
const ofetch = local('loader/small-fetch');

/** Replaces React by Preact, and ofetch by the small part of it that the transport uses. */
const smaller = alias({
  entries: [
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: jsxRuntime },
    { find: /^react$/, replacement: react },
    { find: /^ofetch$/, replacement: ofetch },
  ],
});

const firstStyles = local('first-look/first-styles');
const buttonStyles = local('button/button-styles');

const textFiles = (language: 'th' | 'en', namespaces: readonly string[]): string[] =>
  namespaces.map((namespace) => `/i18n/texts/${language}/${namespace}.ts`);
const laterTexts = ['errors', 'order', 'tabs'];
/** The tabs of the page layout, which elements never show. */
const pageParts = String.raw`/orders/panel/order-tabs\.tsx$`;
/** Fetched with the third stop. */
const sorting = String.raw`/orders/stops/sorted-stops\.tsx$`;
/** Fetched to repeat a job, for a page that prefills the order, or after a change of language. */
const repeating = String.raw`/orders/(draft/refill-draft|rename-stops|prefill/prefill-order)\.ts$`;
/** Fetched for a guest who has not accepted the terms in force: once for each version. */
const consent = String.raw`/booking/(guest-consent\.tsx|agree-to-terms\.ts)$`;
/** Fetched under forced colours. */
const forcedColours = String.raw`/src/styles/forced-colors\.css$`;
/** Fetched with the search: icons of places, distances, what matches. */
const placeIcons = String.raw`/orders/stops/(search-extras\.tsx|place-icons\.ts)$`;
/** Fetched with the search, too: what it opens with, which has a budget of its own. */
const opening = String.raw`/orders/opening/(stop-opening|this-place|personal/personal-sections|personal/contact-people)\.tsx$`;
/** Fetched for the guests of a partner that allows more than cash. */
const paying = String.raw`/booking/paying/offer-paying\.tsx$`;
/** Fetched where the page says something of the order. */
const ofPage = String.raw`/booking/page/(page-prefill\.ts|whole-contacts\.tsx)$`;
/** Fetched when the page asks for it. */
const onRequest = String.raw`/page/preflight\.ts$`;
/** Fetched to sign a guest out. */
const signingOut = String.raw`/core/src/sessions/calls\.ts$`;
/** Fetched with the press that opens it from the bar: time, payment, price line by line. */
const pickers = String.raw`/schedule/schedule-picker\.tsx$|/payment/(payment-picker|price-breakdown)\.tsx$`;
/** Fetched by the element for a booking's delivery point alone. */
const dropPoint = String.raw`/mount-drop-point\.tsx$`;
const maps = String.raw`/orders/map/order-map\.tsx$|/tracking/tracking-map\.tsx$|/map/leaflet-map\.ts$`;

/** Dynamic imports of a booking that few guests come to. */
const apart = [
  ...[placeIcons, opening, pageParts, sorting, repeating, consent, paying, forcedColours],
  ...[signingOut, pickers, onRequest, ofPage],
].join('|');

/**
 * Dynamic imports that a booking in Thai does not always fetch: the map, icons of places, what a search opens with, a page's tabs, repeating a job,
 * terms, the other language and element, and their texts.
 */
const notInABooking = new RegExp(
  `${apart}|${maps}|${dropPoint}|/mount-((tracking|price-check)\\.tsx|button\\.ts)$|/texts/(?!th/(${[...firstBookingTexts, ...laterTexts].join('|')})\\.ts$)`,
);

const featureSheet = (name: string): string => resolved(`@songwai/features/${name}.css`);
const uiSheet = (name: string): string => resolved(`@songwai/ui/${name}.css`);

/** Classes that only the later chunk uses. */
const lateClasses =
  /^sw-(route--(rows|dots)|node--(done|moving|add)|stop-card(--invalid|__error)|button--(primary|tint|danger|large|dense|full)|button__wait|icon-button--(outlined|raised|dense)|icon--large|frame__grid--(map|high)|frame__head--brand|frame__corner|order__back|order__corner|accent|problem|sign|heading--(small|page|lead|hero|display))$/;
const lateTokens =
  /^--songwai-(canvas|sunken|scrim|marigold-tint|(on-)?deep(-soft|-line)?|(on-)?danger(-strong|-tint)?|node-moving|control-(dense|large)|(warn|success|info)(-tint)?|shadow-(small|pin|sheet)|map-(?!land$).+|vehicle-.+|text-(11|26|34|display)|space-10|radius-tile)$/;

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
      others: { 'drop-point': '/drop-point/mount-drop-point.tsx', 'price-check': '/price-check/mount-price-check.tsx' },
      groups: {
        // Together, so that accepting does not need a second file after the box is shown.
        'guest-consent': [
          '/booking/guest-consent.tsx',
          '/booking/agree-to-terms.ts',
          '/terms/terms-refusal.ts',
          '/terms/terms-calls.ts',
          '/terms/routes.generated.ts',
        ],
        'awaited-order': ['/paying/restore-awaited.ts', '/checkout/awaited-order.ts', '/booking/stop-from-wire.ts'],
        'search-extras': [
          '/orders/stops/search-extras.tsx',
          '/orders/stops/find-matches.ts',
          '/orders/opening/load-stop-opening.ts',
          '/combobox-search/highlighted-text.tsx',
          '/basics/geo.ts',
          '/icons/star.mjs',
        ],
        pickers: ['/schedule/schedule-picker.tsx', '/payment/payment-picker.tsx', '/payment/price-breakdown.tsx'],
        private: ['/src/storage/private-storage.ts', '/src/storage/text-cipher.ts', '/src/storage/vault-key.ts'],
        th: [...textFiles('th', firstBookingTexts), '/texts/th-first.ts'],
        'th-later': [...textFiles('th', laterTexts), '/texts/th-later.ts'],
        'th-map': textFiles('th', ['map']),
        'th-consent': textFiles('th', ['consent']),
        'th-paying': [
          ...textFiles('th', ['forms', 'orders/paying', 'payments/cards', 'payments/payments']),
          '/texts/th-paying.ts',
        ],
        'th-search': [...textFiles('th', ['orders/opening', 'sorting']), '/texts/th-search.ts'],
        'th-tracking': textFiles('th', ['tracking']),
        'th-bags': textFiles('th', ['partners/bags']),
        'th-prices': textFiles('th', ['partners/prices']),
        en: [...textFiles('en', firstBookingTexts), '/texts/en-first.ts'],
        'en-later': [...textFiles('en', laterTexts), '/texts/en-later.ts'],
        'en-map': textFiles('en', ['map']),
        'en-consent': textFiles('en', ['consent']),
        'en-paying': [
          ...textFiles('en', ['forms', 'orders/paying', 'payments/cards', 'payments/payments']),
          '/texts/en-paying.ts',
        ],
        'en-search': [...textFiles('en', ['orders/opening', 'sorting']), '/texts/en-search.ts'],
        'en-tracking': textFiles('en', ['tracking']),
        'en-bags': textFiles('en', ['partners/bags']),
        'en-prices': textFiles('en', ['partners/prices']),
      },
      apart: new RegExp(`${apart}|${maps}|/i18n/texts/`),
    }),
  },
  plugins: [
    cleanOutput(),
    smaller,
    collectCss({
      registry: new URL('./src/styles/style-registry.ts', import.meta.url).pathname,
      unused: unusedClasses,
      rare: {
        sheet: fileURLToPath(new URL('./src/booking/paying/paying.css', import.meta.url)),
        classes: ['sw-card--pad-medium', 'sw-caution', 'sw-grow', 'sw-node--refused'],
        parted: ['tokens/base', 'card/card', 'route-line/route-line'].map(uiSheet),
      },
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
    nodeResolve({
      browser: true,
      exportConditions: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    }),
    directIcons(),
    helpPage(new URL('../../docs/embedding/help.md', import.meta.url)),
    // The version, from package.json: nothing else of it gets in.
    json({ preferConst: true }),
    esbuild({
      target,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', WIDGET_VERSION: JSON.stringify(manifest.version) },
      tsconfig: false,
    }),
    fetchParts({ tag: 'songwai-booking' }),
    loadManifest({
      loader: { loads: ['/src/songwai.ts'] },
      firstStep: { loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', ...textFiles('th', firstBookingTexts)] },
      firstStepAgain: {
        loads: [
          '/src/songwai.ts',
          '/booking/mount-booking.tsx',
          '/src/storage/private-storage.ts',
          ...textFiles('th', firstBookingTexts),
        ],
      },
      wholeBooking: {
        loads: ['/src/songwai.ts', '/booking/mount-booking.tsx', ...textFiles('th', [...firstBookingTexts, ...laterTexts])],
        without: notInABooking,
        isWhole: true,
      },
      // With the icons of places and the terms, which have files of their own.
      wholeBookingWithTerms: {
        loads: [
          ...['/src/songwai.ts', '/booking/mount-booking.tsx', '/orders/stops/place-icons.ts'],
          ...['/booking/guest-consent.tsx', '/booking/agree-to-terms.ts'],
          ...textFiles('th', [...firstBookingTexts, ...laterTexts, 'consent']),
        ],
        without: notInABooking,
        isWhole: true,
      },
      searchOpening: {
        loads: ['/orders/stops/search-extras.tsx', '/orders/opening/stop-opening.tsx', '/texts/th-search.ts'],
      },
      payingOnTop: {
        loads: [
          ...['/booking/paying/offer-paying.tsx', '/booking/paying/guest-ways-parts.tsx', '/texts/th-paying.ts'],
          ...['/booking/paying/guest-awaited.tsx', '/booking/paying/guest-payment.tsx', '/booking/paying/guest-card.tsx'],
        ],
      },
      button: { loads: ['/button/mount-button.ts'] },
      tracking: { loads: ['/src/songwai.ts', '/tracking/mount-tracking.tsx', ...textFiles('th', firstTrackingTexts)] },
      dropPoint: {
        loads: [
          '/src/songwai.ts',
          '/drop-point/mount-drop-point.tsx',
          '/texts/th-first.ts',
          ...textFiles('th', ['partners/bags']),
        ],
      },
      priceCheck: {
        loads: [
          ...['/src/songwai.ts', '/price-check/mount-price-check.tsx'],
          ...textFiles('th', [...sharedPriceTexts, 'partners/prices']),
        ],
      },
    }),
    // Tests of host pages, and ours, find the element's root and the map's markers by these.
    shortClasses({
      styles: [firstStyles, buttonStyles],
      reserved: ['sw-root', 'sw-widget', 'sw-map__pin', 'sw-map__route', 'sw-map__vehicle'],
      reservedTokens: /^--songwai-(accent$|reserved-height$|map-|button-)/,
    }),
    shortProps(innerProps),
    // Only a page has the tab for full day.
    shortTexts({
      completed: [
        ...['errors.', 'tracking.vehicle.', 'prices.vehicle.', 'payments.failure.'],
        ...['codeNote', 'ready', 'next', 'begun', 'stepBack', 'closable', 'unchanged', 'paidTitle', 'paidNote'].map(
          (name) => `payments.${name}.`,
        ),
      ],
      unreachable: ['errors.notFullDay'],
    }),
    terser({
      ecma: 2020,
      module: true,
      compress: { passes: 3, unsafe_arrows: true },
      format: { comments: false },
    }),
    integrityTables(),
    versionFile(manifest.version),
  ],
};

export default config;
