import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
/** React's names, answered by Preact as in the widget's bundle; resolved from ui, which pnpm lets see it. */
const fromUi = (name: string) => fileURLToPath(new URL(`../packages/ui/node_modules/${name}`, import.meta.url));
const preactAlias = [
  { find: /^react$/, replacement: fromUi('@preact/compat/index.mjs') },
  { find: /^react-dom$/, replacement: fromUi('@preact/compat/index.mjs') },
  { find: /^react-dom\/client$/, replacement: fromUi('@preact/compat/client.mjs') },
  { find: /^react-dom\/test-utils$/, replacement: fromUi('preact/test-utils/dist/testUtils.mjs') },
  // its main file requires React, which no alias reaches
  {
    find: /^@testing-library\/react$/,
    replacement: fromUi('@testing-library/react/dist/@testing-library/react.esm.js'),
  },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: fromUi('@preact/compat/jsx-runtime.mjs') },
];
const fromWidget = (file: string) => fileURLToPath(new URL(`../packages/widget/${file}`, import.meta.url));
/** The components' own tests prove that the little which the widget keeps of React is enough for them. */
const overPreactAlias = [{ find: /^react$/, replacement: fromWidget('src/react-over-preact.ts') }, ...preactAlias.slice(1)];
/** As the widget's bundle has it. */
const widgetAlias = [
  { find: /^ofetch$/, replacement: fromWidget('src/loader/small-fetch.ts') },
  { find: /^react$/, replacement: fromWidget('src/react-over-preact.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: fromWidget('node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs') },
];
/** What imports React itself has to pass through the alias as well. */
const reactLibraries = [/@testing-library\/react/, /@floating-ui/, /@preact\/compat/, /preact/];

/** On a machine that does other work too: a test fails when the thing does not come, not when it comes late. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

const seeded = ['.config/property-seed.ts'];

/** First of the set-up files, so that what it does after a test comes last. */
const preactTimers = 'packages/ui/tests/preact-timers.ts';

const node = (name: string, dir: string) => ({
  root,
  test: { name, include: [`${dir}/**/*.test.ts`], environment: 'node', setupFiles: seeded, ...patient },
});

/** One runner for every package; a project is a package (or a package under another renderer). */
export default defineConfig({
  root,
  test: {
    // By default vitest leaves one core free for watch mode, which is not used here.
    maxWorkers: '100%',
    projects: [
      node('core', 'packages/core'),
      {
        root,
        test: {
          name: 'gateway',
          include: ['apps/gateway/**/*.test.ts'],
          environment: 'node',
          // Modules keep no state (nothing is a singleton), so a worker reads them once and not once a file.
          isolate: false,
          setupFiles: seeded,
          globalSetup: ['apps/gateway/tests/harness/global-setup.ts'],
          ...patient,
        },
      },
      node('partner-site', 'apps/partner-site'),
      { root, test: { name: 'tools', include: ['.tools/**/*.test.mjs'], environment: 'node', ...patient } },
      {
        root,
        test: {
          name: 'ui',
          ...patient,
          include: ['packages/ui/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...seeded, 'packages/ui/tests/setup.ts'],
          // Style is not looked at here, but for the tokens, whose values a story reads as text.
          css: { include: /tokens[.]css[?]raw/ },
        },
      },
      {
        root,
        test: {
          name: 'features',
          ...patient,
          include: ['packages/features/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['packages/features/tests/setup.ts'],
        },
      },
      {
        root,
        resolve: { alias: overPreactAlias },
        test: {
          name: 'features-preact',
          ...patient,
          include: ['packages/features/**/*.test.tsx'],
          // what axe says of a story does not depend on the renderer
          exclude: ['**/node_modules/**', 'packages/features/tests/stories.test.tsx'],
          environment: 'jsdom',
          setupFiles: [preactTimers, 'packages/features/tests/setup.ts'],
          server: { deps: { inline: reactLibraries } },
        },
      },
      {
        root,
        resolve: { alias: preactAlias },
        test: {
          name: 'ui-preact',
          ...patient,
          include: ['packages/ui/**/*.test.tsx'],
          // what axe says of a story does not depend on the renderer, and tokens have none
          exclude: ['**/node_modules/**', 'packages/ui/tests/stories.test.tsx', 'packages/ui/src/tokens/**'],
          environment: 'jsdom',
          setupFiles: [preactTimers, ...seeded, 'packages/ui/tests/setup.ts'],
          server: { deps: { inline: reactLibraries } },
        },
      },
      {
        root,
        resolve: { alias: widgetAlias },
        test: {
          name: 'widget',
          include: ['packages/widget/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [preactTimers, 'packages/widget/tests/setup.ts'],
          ...patient,
          server: { deps: { inline: reactLibraries } },
        },
      },
      {
        root,
        test: {
          name: 'portal',
          ...patient,
          include: ['apps/portal/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/portal/tests/setup.ts'],
        },
      },
    ],
  },
});
