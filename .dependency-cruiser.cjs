// Floors and rooms (docs/architecture.md) as rules. Change a rule only by a decision record, never to make a change pass.

const awaitedFiles = Object.values(require('./.tools/awaited.json')).flat();

/** The rooms, lowest first. Rooms on one line do not import one another; a room imports only from lines above its own. */
const downhill = [
  ['basics'],
  ['validation', 'events', 'ledger', 'messages'],
  ['freshness'],
  ['storage', 'settings'],
  ['identity'],
  ['profile', 'places'],
  ['terms'],
  ['companies'],
  ['sessions'],
  ['tax-documents'],
  ['drivers'],
  ['pricing'],
  ['payments'],
  ['wallet'],
  ['jobs'],
  ['rewards'],
  ['full-day', 'photos', 'route-optimisation'],
  ['quotations', 'orders'],
  ['bulk'],
  ['recurring'],
  ['rides'],
  ['offers'],
  ['simulation'],
  ['ratings', 'tracking', 'invoices', 'chat', 'news', 'notifications', 'partners', 'enquiry', 'privacy'],
  ['receipts'],
  ['startup'],
];

const floorsWithRooms = ['packages/core/src', 'packages/features/src', 'apps/gateway/src', 'apps/portal/src'];
/** The portal's pages of settings, jobs and orders show parts of all rooms (docs/decisions/0033, 0035, 0037), unlike these rooms on other floors. */
const pagesOnTop = ['settings', 'jobs', 'orders'];
const floorsOf = (room) =>
  pagesOnTop.includes(room) ? floorsWithRooms.filter((folder) => folder !== 'apps/portal/src') : floorsWithRooms;

/** For each room: no import of a room on the same line or a later one, on any floor. */
const roomRules = downhill
  .flatMap((rooms, level) =>
    rooms.map((room) => {
      const others = rooms.filter((other) => other !== room);
      const forbidden = [...others, ...downhill.slice(level + 1).flat()];
      return {
        name: `downhill-${room}`,
        comment: `"${room}" may import only rooms below it; what has to go uphill goes as an event or through an interface it declares`,
        severity: 'error',
        from: {
          path: `^(${floorsOf(room).join('|')})/${room}/`,
          pathNot: '[.](test|stories)[.]tsx?$',
        },
        to: {
          path: `^(${floorsWithRooms.join('|')})/(${forbidden.join('|')})/`,
        },
      };
    }),
  )
  .filter((rule) => !rule.to.path.endsWith('()/'));

const floor = (name, from, to) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { path: to },
});

const tests = '[.]test[.]tsx?$|/tests/|/crash/|/bench/';
const allRooms = downhill.flat().join('|');

const exactly = (files) => `^(${files.map((file) => file.replaceAll('.', '[.]')).join('|')})$`;
/** The entry points of the product; a module that none of them reaches is unused. */
const entries = {
  path: '^(apps/(portal/src/(main[.]tsx|server/render-page[.]tsx|app-worker/sw[.]ts|bulk/reading/reading[.]worker[.]ts)|gateway/src/(main|admin|tax-documents/pdf/render[.]worker)[.]ts|partner-site/(src/main[.]ts|playground/main[.]tsx))|packages/(widget/src/songwai|partner/src/main)[.]ts)$',
};
/** Never unused: entry points, replacements that a build aliases, and the contract's calls, which are complete by design. */
const reachedOtherwise =
  '/main[.]tsx?$|[.]worker[.]ts$|/server/render-page[.]tsx$|/app-worker/sw[.]ts$|/admin[.]ts$|/songwai[.]ts$|/react-over-preact[.]ts$|/small-fetch[.]ts$|/always-narrow[.]ts$|/shell/ofetch/|/shell/language/unescape[.]ts$|(/|-)calls[.]ts$|/routes[.]generated[.]ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'types included',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'the package of the widget is there once it is built',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@songwai/widget(/react)?$' },
    },
    floor(
      'the-worker-knows-no-page',
      '^apps/portal/src/app-worker/',
      '^(packages/(ui|features)|apps/portal/src/(?!app-worker/))',
    ),
    floor('core-stands-alone', '^packages/core/', '^(packages/(ui|features|widget)|apps)/'),
    floor(
      'core-knows-no-view',
      { path: '^packages/core/src/', pathNot: '[.]test[.]ts$' },
      'node_modules/(react|react-dom|preact|@preact|zustand/(index|react)|i18next)',
    ),
    floor('ui-knows-no-business', '^packages/ui/', '^(packages/(core|features|widget)|apps)/'),
    floor(
      'ui-libraries',
      { path: '^packages/ui/src/', pathNot: '[.](test|stories)[.]tsx?$' },
      'node_modules/(i18next|react-i18next|ofetch|zustand|react-dom/)',
    ),
    floor('features-know-no-shell', '^packages/features/', '^(packages/widget|apps)/'),
    floor(
      'features-libraries',
      { path: '^packages/features/src/', pathNot: '[.](test|stories)[.]tsx?$' },
      'node_modules/(i18next|react-i18next|react-router|ofetch|react-dom/)',
    ),
    floor('widget-knows-no-app', '^packages/widget/', '^apps/'),
    floor('job-pages-on-top', '^apps/portal/src/(?!jobs/|routes/|main)', '^apps/portal/src/jobs/'),
    floor('order-page-on-top', '^apps/portal/src/(?!orders/|routes/|main)', '^apps/portal/src/orders/'),
    floor('settings-page-on-top', '^apps/portal/src/(?!settings/|routes/|main)', '^apps/portal/src/settings/'),
    floor('portal-alone', '^apps/portal/', '^(packages/widget|apps/(gateway|partner-site))/'),
    floor('gateway-without-views', '^apps/gateway/', '^(packages/(ui|features|widget)|apps/(portal|partner-site))/'),
    floor('partner-kit-is-for-strangers', '^packages/(node|partner)/', '^(packages/(ui|features|widget)|apps)/'),
    floor(
      'partner-package-alone',
      { path: '^packages/widget/npm/', pathNot: tests },
      '^(packages/(?!widget/(npm/|package.json))|apps)/',
    ),
    // What partners install, and for what we say to developers around their pages (frame, playground) our own look.
    floor(
      'partner-is-a-stranger',
      { path: '^apps/partner-site/', pathNot: '^apps/partner-site/(src/frame|playground)/' },
      '^(packages/(?!node/|widget/(npm/dist/|package.json))|apps/(gateway|portal))/',
    ),
    floor(
      'playground-knows-no-business',
      '^apps/partner-site/(src/frame|playground)/',
      '^(packages/(core|features|widget)|apps/(gateway|portal))/',
    ),
    floor('journeys-from-outside', '^apps/journeys/', '^(packages|apps/(gateway|portal|partner-site))/'),
    floor(
      'transport-knows-no-room',
      { path: '^packages/core/src/(gateway|i18n)/', pathNot: '[.]test[.]ts$' },
      `^packages/core/src/(${allRooms.replace('basics|', '')})/`,
    ),
    floor(
      'http-knows-no-room',
      { path: '^apps/gateway/src/http/', pathNot: tests },
      `^apps/gateway/src/(${allRooms.replace('basics|', '')})/`,
    ),
    floor(
      'remote-knows-no-room',
      { path: '^apps/gateway/src/remote/', pathNot: tests },
      `^apps/gateway/src/(http|${allRooms.replace('basics|', '')})/`,
    ),
    floor('no-test-in-product', '^(packages|apps)/[^/]+/src/(?!.*[.](test|stories)[.]tsx?$)', '[.](test|stories)[.]tsx?$'),
    {
      name: 'sql-in-queries-only',
      comment: 'SQL stands in queries.ts, and what it reads of other rooms in <noun>-view.ts',
      severity: 'error',
      from: {
        path: `^apps/gateway/src/(${allRooms})/`,
        pathNot: '((queries|tables|seed)[^/]*|-view)[.]ts$|[.]test[.]ts$',
      },
      to: {
        path: 'node_modules/(kysely|pg)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-as-type-only',
      comment: 'the contract costs a browser nothing',
      severity: 'error',
      from: {
        path: '^packages/(core/src/.*(calls|flow|create-[a-z-]+)[.]ts$|features|widget)|^apps/portal',
      },
      to: {
        path: '^packages/core/src/.*contract[.]ts$|node_modules/typebox/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'reached',
      comment:
        'what no entry of the product reaches goes, lives with the tests, or waits by name in .tools/awaited.json for its screen',
      severity: 'error',
      from: entries,
      to: {
        path: '^(packages|apps)/[^/]+/src/.+[.]tsx?$',
        pathNot: `[.](test|stories)[.]tsx?$|[.]d[.]ts$|^apps/(journeys|partner-site)/|${reachedOtherwise}|${exactly(awaitedFiles)}`,
        reachable: false,
      },
    },
    {
      name: 'no-longer-awaited',
      comment: 'the product reaches it now: take it off .tools/awaited.json',
      severity: 'error',
      from: entries,
      to: { path: exactly(awaitedFiles), reachable: true },
    },
    ...roomRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]types|[.]types-test|[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['songwai-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
