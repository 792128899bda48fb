// The whole of the tests in one command, on a fresh machine too. `--full` adds every viewport, language and theme, the long crash run and
// the screenshots. Ends with one line `N passed, N failed`.
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
await tally.check('dead code', ['knip']);

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
  // Every day the same random cases; the full run looks for others (a failure names its seed).
  options: isFull ? { env: { PROPERTY_SEED: String(Date.now() % 2 ** 31) } } : {},
  report: vitestReport,
  read: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + emptySuites(report),
  }),
  readFailures: vitestFailures,
});

if (await tally.check('build', ['node', '.tools/build.mjs'])) {
  await tally.check('sizes', ['size-limit']);
  if (isFull) await tally.check('storybook', ['storybook', 'build', '--quiet', '--output-dir', '.cache/storybook']);
  await tally.check('crash', ['node', 'apps/gateway/crash/main.ts', '--kills', isFull ? '40' : '6']);
  const journeysReport = join(cacheDir, 'journeys.json');
  await tally.runner('journeys', {
    command: 'npm',
    args: ['run', '--silent', 'journeys', '--', ...(isFull ? [] : ['--grep-invert', '@full'])],
    options: {
      cwd: join(import.meta.dirname, '../apps/journeys'),
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport,
      },
    },
    report: journeysReport,
    read: (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
    }),
    readFailures: playwrightFailures,
  });
}

process.exit(tally.close());

/** A file that broke before its first test counts too. */
function emptySuites(report) {
  return report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
}
