// The whole of the tests in one command, on a fresh machine too. `--full` adds every viewport, language and theme, the long crash run and
// the pictures. Ends with one line `N passed, N failed`.
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { playwrightFailures, vitestFailures } from './lib/failures.mjs';
import { installDependencies } from './lib/install.mjs';
import { cacheDir } from './lib/paths.mjs';
import { createTally } from './lib/tally.mjs';

const isFull = process.argv.includes('--full');
await installDependencies();
const browser = await findBrowser();
const tally = createTally();

await tally.check('types', ['tsc', '-b']);
await tally.check('lint', ['biome', 'check', '--error-on-warnings', '.']);
await tally.check('architecture', ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps']);
await tally.check('folders', ['node', '.tools/folders.mjs']);
await tally.check('names', ['node', '.tools/names.mjs']);
await tally.check('dead code', ['knip']);
await tally.check('notices', ['node', '.tools/notices.mjs', '--check']);

const vitestReport = join(cacheDir, 'vitest.json');
await tally.runner('units, views, gateway', {
  command: 'vitest',
  args: [
    'run',
    '--config',
    '.config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  // Every day the same random cases; the full run looks for others, and for more (a failure names its seed).
  options: isFull ? { env: { PROPERTY_SEED: String(Date.now() % 2 ** 31), PROPERTY_RUNS: '60' } } : {},
  report: vitestReport,
  read: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + emptySuites(report),
  }),
  readFailures: vitestFailures,
});

if (await tally.check('build', ['node', '.tools/build.mjs'])) {
  await tally.check('sizes', ['size-limit']);
  if (isFull && (await tally.check('storybook', ['node', '.tools/storybook.mjs', 'build']))) {
    await playwright('pictures', ['pictures']);
  }
  await tally.check('crash', [
    'node',
    'apps/gateway/crash/main.ts',
    ...(isFull ? ['--kills', '42', '--endings', '40'] : ['--kills', '6', '--endings', '8']),
  ]);
  await playwright('journeys', ['journeys', ...(isFull ? [] : ['--', '--grep-invert', '@full'])]);
}

process.exit(tally.close());

/** Runs a script of the journeys' package, which leaves Playwright's report. */
function playwright(name, script) {
  const report = join(cacheDir, `${name}.json`);
  return tally.runner(name, {
    command: 'npm',
    args: ['run', '--silent', ...script],
    options: {
      cwd: join(import.meta.dirname, '../apps/journeys'),
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
    report,
    read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
    readFailures: playwrightFailures,
  });
}

/** A file that broke before its first test counts too. */
function emptySuites(report) {
  return report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
}
