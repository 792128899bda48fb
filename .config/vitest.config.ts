import { dirname, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesWithOwnModules } from '../.tools/lib/units/own-modules.mjs';
import { reachedFiles } from '../.tools/lib/units/reached-files.mjs';
import { leanPreact } from '../packages/widget/build/preact/lean-preact.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** React's module names map to Preact, as in the widget's bundle. Resolved from `ui`, where pnpm makes the packages visible. */
const fromUi = (name: string) => fileURLToPath(new URL(`../packages/ui/node_modules/${name}`, import.meta.url));
const preactAlias = [
  { find: /^react$/, replacement: fromUi('@preact/compat/index.mjs') },
  { find: /^react-dom$/, replacement: fromUi('@preact/compat/index.mjs') },
  { find: /^react-dom\/client$/, replacement: fromUi('@preact/compat/client.mjs') },
  { find: /^react-dom\/test-utils$/, replacement: fromUi('preact/test-utils/dist/testUtils.mjs') },
  // its main file uses `require('react')`, which no alias reaches
  {
    find: /^@testing-library\/react$/,
    replacement: fromUi('@testing-library/react/dist/@testing-library/react.esm.js'),
  },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: fromUi('@preact/compat/jsx-runtime.mjs') },
];
const fromWidget = (file: string) => fileURLToPath(new URL(`../packages/widget/${file}`, import.meta.url));
/** Proves with the components' own tests that the widget's small replacement for React is enough for them. */
const overPreactAlias = [{ find: /^react$/, replacement: fromWidget('src/react-over-preact.ts') }, ...preactAlias.slice(1)];
/** The aliases of the widget's bundle. */
const widgetAlias = [
  { find: /^ofetch$/, replacement: fromWidget('src/loader/small-fetch.ts') },
  { find: /^react$/, replacement: fromWidget('src/react-over-preact.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: fromWidget('node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs') },
];
/** Libraries that import React, and so have to be transformed for the alias to apply. */
const reactLibraries = [/@testing-library\/react/, /@floating-ui/, /@tanstack\/react-virtual/, /@preact\/compat/, /preact/];

/** Generous timeouts for a busy machine: a test should fail because something never happens, not because it is slow. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

const seeded = ['.config/property-seed.ts'];

/** Must be the first set-up file, because vitest runs the hooks after a test in reverse order, and this one has to come last. */
const preactTimers = 'packages/ui/tests/preact-timers.ts';

/** Resets the page after each file, because the next file uses the same one. */
const cleanPage = 'packages/ui/tests/clean-page.ts';

/** Elements of the supported browsers that jsdom lacks. */
const knownElements = '.config/known-elements.ts';

type Alias = readonly { readonly find: RegExp; readonly replacement: string }[];
type ProjectTest = TestProjectInlineConfiguration['test'] & object;
type ViewsTest = ProjectTest & {
  readonly setupFiles: readonly string[];
  readonly alias?: Alias;
  readonly plugins?: readonly ReturnType<typeof leanPreact>[];
};

/** What partners install, from its source: built it is only run by `.tools/packages.mjs`, and by the product. */
const partnersAlias = [
  { find: /^@songwai\/node$/, replacement: `${root}packages/node/src/songwai.ts` },
  { find: /^@songwai\/partner\/(.+)$/, replacement: `${root}packages/partner/src/$1.ts` },
];
const fromSource = { resolve: { alias: partnersAlias } };

const unit = (name: string, test: ProjectTest, more: object = {}) => ({ root, ...more, test: { name, ...patient, ...test } });

const node = (name: string, dir: string) =>
  unit(name, { include: [`${dir}/**/*.test.ts`], environment: 'node', isolate: false, setupFiles: seeded }, fromSource);

const never = ['**/node_modules/**'];

/**
 * Views in jsdom. Files share modules and page, because setting up both takes most of the time of a small test. A file that mocks
 * modules or needs fresh ones runs in the project `<name>-alone`, isolated.
 */
const views = (name: string, folder: string, { alias = [], plugins = [], ...test }: ViewsTest) => {
  const { include = [`${folder}/**/*.test.{ts,tsx}`], exclude = [] } = test;
  const setupFiles = [knownElements, ...test.setupFiles];
  const alone = filesWithOwnModules(root, folder).filter((file) => include.some((glob) => matchesGlob(file, glob)));
  const shared = { ...test, environment: 'jsdom' as const, include, exclude: [...never, ...exclude] };
  const more = { resolve: { alias: [...alias] }, plugins: [...plugins] };
  return [
    unit(
      name,
      { ...shared, isolate: false, setupFiles: [cleanPage, ...setupFiles], exclude: [...shared.exclude, ...alone] },
      more,
    ),
    ...(alone.length === 0 ? [] : [unit(`${name}-alone`, { ...shared, include: alone, setupFiles }, more)]),
  ];
};

/** Tests to repeat under Preact: of the components that the widget imports, and those in `tests/` about all components. */
const reached = reachedFiles(root, ['packages/widget/src/songwai.ts']);
const reachedFolders = [...new Set(reached.map((file) => dirname(file)))];
const underPreact = (folder: string) => [
  `${folder}/tests/**/*.test.tsx`,
  ...reachedFolders.filter((path) => path.startsWith(`${folder}/src/`)).map((path) => `${path}/*.test.tsx`),
];

/** One vitest run for all packages. A project is a package, or a package under another renderer. */
export default defineConfig({
  root,
  test: {
    // By default vitest leaves one core free for watch mode, which is not used here.
    maxWorkers: '100%',
    projects: [
      node('core', 'packages/core'),
      unit(
        'gateway',
        {
          include: ['apps/gateway/**/*.test.ts'],
          environment: 'node',
          // Modules have no state (there are no singletons), so a worker can load them once for all files.
          isolate: false,
          setupFiles: seeded,
          globalSetup: ['apps/gateway/tests/harness/global-setup.ts'],
        },
        fromSource,
      ),
      node('partner', 'packages/partner'),
      node('partner-site', 'apps/partner-site'),
      unit('tools', { include: ['.tools/**/*.test.mjs'], environment: 'node', isolate: false }),
      ...views('ui', 'packages/ui', {
        setupFiles: [...seeded, 'packages/ui/tests/setup.ts'],
        // Tests do not evaluate CSS, except the tokens, whose values a story reads as text.
        css: { include: /[.]css[?]raw/ },
      }),
      ...views('features', 'packages/features', { setupFiles: ['packages/features/tests/setup.ts'] }),
      ...views('features-preact', 'packages/features', {
        include: underPreact('packages/features'),
        // axe's results for a story do not depend on the renderer
        exclude: ['packages/features/tests/stories.test.tsx'],
        setupFiles: [preactTimers, 'packages/features/tests/setup.ts'],
        server: { deps: { inline: reactLibraries } },
        alias: overPreactAlias,
      }),
      ...views('ui-preact', 'packages/ui', {
        include: underPreact('packages/ui'),
        // axe's results for a story do not depend on the renderer, and tokens have no renderer
        exclude: ['packages/ui/tests/stories.test.tsx', 'packages/ui/src/tokens/**'],
        setupFiles: [preactTimers, ...seeded, 'packages/ui/tests/setup.ts'],
        server: { deps: { inline: reactLibraries } },
        alias: preactAlias,
      }),
      ...views('widget', 'packages/widget', {
        include: ['packages/widget/**/*.test.{ts,tsx}'],
        exclude: ['packages/widget/npm/**'],
        setupFiles: [preactTimers, 'packages/widget/tests/setup.ts'],
        server: { deps: { inline: reactLibraries } },
        alias: widgetAlias,
        plugins: [leanPreact()],
      }),
      // What partners install runs in their React, not over ours.
      ...views('package', 'packages/widget/npm', { include: ['packages/widget/npm/*.test.{ts,tsx}'], setupFiles: [] }),
      ...views('portal', 'apps/portal', {
        include: ['apps/portal/**/*.test.{ts,tsx}'],
        setupFiles: ['apps/portal/tests/setup.ts'],
      }),
    ],
  },
});
