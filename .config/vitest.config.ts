import { dirname, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesWithOwnModules } from '../.tools/lib/units/own-modules.mjs';
import { reachedFiles } from '../.tools/lib/units/reached-files.mjs';

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

/** Run after a file: the next one shares its page. */
const cleanPage = 'packages/ui/tests/clean-page.ts';

type Alias = readonly { readonly find: RegExp; readonly replacement: string }[];
type ProjectTest = TestProjectInlineConfiguration['test'] & object;
type ViewsTest = ProjectTest & { readonly setupFiles: readonly string[]; readonly alias?: Alias };

const unit = (name: string, test: ProjectTest, more: object = {}) => ({ root, ...more, test: { name, ...patient, ...test } });

const node = (name: string, dir: string) =>
  unit(name, { include: [`${dir}/**/*.test.ts`], environment: 'node', isolate: false, setupFiles: seeded });

const never = ['**/node_modules/**'];

/**
 * Views in jsdom. Files share modules and page, as building both anew is most of what a small test costs. A file that mocks modules or needs
 * unused ones stands in `<name>-alone`, by itself.
 */
const views = (name: string, folder: string, { alias = [], ...test }: ViewsTest) => {
  const { include = [`${folder}/**/*.test.tsx`], exclude = [], setupFiles } = test;
  const alone = filesWithOwnModules(root, folder).filter((file) => include.some((glob) => matchesGlob(file, glob)));
  const shared = { ...test, environment: 'jsdom' as const, include, exclude: [...never, ...exclude] };
  const more = { resolve: { alias: [...alias] } };
  return [
    unit(
      name,
      { ...shared, isolate: false, setupFiles: [cleanPage, ...setupFiles], exclude: [...shared.exclude, ...alone] },
      more,
    ),
    ...(alone.length === 0 ? [] : [unit(`${name}-alone`, { ...shared, include: alone, setupFiles }, more)]),
  ];
};

/** Under Preact as the widget's components are: those that it reaches by its imports, and what ui and features say of all of theirs. */
const reached = reachedFiles(root, ['packages/widget/src/songwai.ts']);
const reachedFolders = [...new Set(reached.map((file) => dirname(file)))];
const underPreact = (folder: string) => [
  `${folder}/tests/**/*.test.tsx`,
  ...reachedFolders.filter((path) => path.startsWith(`${folder}/src/`)).map((path) => `${path}/*.test.tsx`),
];

/** One runner for every package; a project is a package (or a package under another renderer). */
export default defineConfig({
  root,
  test: {
    // By default vitest leaves one core free for watch mode, which is not used here.
    maxWorkers: '100%',
    projects: [
      node('core', 'packages/core'),
      unit('gateway', {
        include: ['apps/gateway/**/*.test.ts'],
        environment: 'node',
        // Modules keep no state (nothing is a singleton), so a worker reads them once and not once a file.
        isolate: false,
        setupFiles: seeded,
        globalSetup: ['apps/gateway/tests/harness/global-setup.ts'],
      }),
      node('partner-site', 'apps/partner-site'),
      unit('tools', { include: ['.tools/**/*.test.mjs'], environment: 'node', isolate: false }),
      ...views('ui', 'packages/ui', {
        setupFiles: [...seeded, 'packages/ui/tests/setup.ts'],
        // Style is not looked at here, but for the tokens, whose values a story reads as text.
        css: { include: /tokens[.]css[?]raw/ },
      }),
      ...views('features', 'packages/features', { setupFiles: ['packages/features/tests/setup.ts'] }),
      ...views('features-preact', 'packages/features', {
        include: underPreact('packages/features'),
        // what axe says of a story does not depend on the renderer
        exclude: ['packages/features/tests/stories.test.tsx'],
        setupFiles: [preactTimers, 'packages/features/tests/setup.ts'],
        server: { deps: { inline: reactLibraries } },
        alias: overPreactAlias,
      }),
      ...views('ui-preact', 'packages/ui', {
        include: underPreact('packages/ui'),
        // what axe says of a story does not depend on the renderer, and tokens have none
        exclude: ['packages/ui/tests/stories.test.tsx', 'packages/ui/src/tokens/**'],
        setupFiles: [preactTimers, ...seeded, 'packages/ui/tests/setup.ts'],
        server: { deps: { inline: reactLibraries } },
        alias: preactAlias,
      }),
      ...views('widget', 'packages/widget', {
        include: ['packages/widget/**/*.test.{ts,tsx}'],
        setupFiles: [preactTimers, 'packages/widget/tests/setup.ts'],
        server: { deps: { inline: reactLibraries } },
        alias: widgetAlias,
      }),
      ...views('portal', 'apps/portal', {
        include: ['apps/portal/**/*.test.{ts,tsx}'],
        setupFiles: ['apps/portal/tests/setup.ts'],
      }),
    ],
  },
});
