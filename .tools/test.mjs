// Runs all tests, on a fresh machine too. `--full` adds every viewport, language and theme, the long crash run, the pictures and Lighthouse,
// in parts: `--part=<name>` runs one, and a part that passed at this commit is skipped unless `--again` is given.
// The last line, `N passed, N failed`, counts all parts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { playwrightFailures, strayFailures, vitestFailures } from './lib/failures.mjs';
import { installDependencies } from './lib/install.mjs';
import { strayErrorsFile } from './lib/output/stray-errors-reporter.mjs';
import { cacheDir } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { createTally } from './lib/tally.mjs';
import { createPartRecord } from './lib/units/part-record.mjs';

const isFull = process.argv.includes('--full');
const asked = process.argv.find((word) => word.startsWith('--part='))?.slice('--part='.length);
const buildCommand = ['node', '.tools/build.mjs'];
const vitestReport = join(cacheDir, 'vitest.json');

/** The parts of a run, in order. */
const parts = {
  checks: async () => {
    await tally.check('types', ['tsc', '-b']);
    await tally.check('lint', ['biome', 'check', '--error-on-warnings', '.']);
    await tally.check('architecture', ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps']);
    await tally.check('places of tests', ['node', '.tools/test-places.mjs']);
    await tally.check('dead code', ['knip']);
    await tally.check('public face', ['node', '.tools/public-face.mjs']);
    await tally.check('notices', ['node', '.tools/notices.mjs', '--check']);
    await tally.check('elements page', ['node', '.tools/elements.mjs', '--check']);
  },
  units: () =>
    tally.runner('units, views, gateway', {
      command: 'vitest',
      args: [
        'run',
        '--config',
        '.config/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        '--reporter=.tools/lib/output/stray-errors-reporter.mjs',
        `--outputFile.json=${vitestReport}`,
      ],
      // Daily runs use the same random cases; the full run uses new ones, and more of them (a failure prints its seed).
      options: isFull ? { env: { PROPERTY_SEED: String(Date.now() % 2 ** 31), PROPERTY_RUNS: '60' } } : {},
      report: vitestReport,
      read: (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + emptySuites(report),
      }),
      readFailures: (report) => [...vitestFailures(report), ...strayFailures(JSON.parse(readFileSync(strayErrorsFile, 'utf8')))],
    }),
  build: async () => {
    isBuilt = await tally.check('build', buildCommand);
    if (!isBuilt) return;
    await tally.check('sizes', ['size-limit']);
    await tally.check('packages', ['node', '.tools/packages.mjs']);
  },
  ...(isFull && {
    pictures: async () => {
      if ((await built()) && (await tally.check('storybook', ['node', '.tools/storybook.mjs', 'build'])))
        await playwright('pictures', ['pictures']);
    },
  }),
  crash: async () => {
    const rounds = isFull ? ['--kills', '42', '--endings', '40'] : ['--kills', '6', '--endings', '8'];
    if (!(await built())) return;
    await tally.check('crash', ['node', 'apps/gateway/crash/main.ts', ...rounds]);
    await tally.check('crash of money', ['node', 'apps/gateway/crash/money/main.ts', '--kills', isFull ? '60' : '4']);
    await tally.check('deploy', ['node', 'apps/gateway/crash/deploy/main.ts']);
  },
  journeys: async () => {
    if (await built()) await playwright('journeys', ['journeys', ...(isFull ? [] : ['--', '--grep-invert', '@full'])]);
  },
  ...(isFull && {
    // Says so where Poppler is not installed.
    documents: () => tally.check('documents read by Poppler', ['node', 'apps/gateway/tests/tax-documents/read-by-poppler.ts']),
    lighthouse: async () => {
      if (await built()) await playwright('lighthouse', ['lighthouse'], { LIGHTHOUSE_ROUNDS: '3' });
    },
  }),
};
if (asked !== undefined && !Object.hasOwn(parts, asked)) {
  console.error(`There is no part "${asked}"; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

await installDependencies();
const browser = await findBrowser();
const tally = createTally();
const record = createPartRecord();
/** Whether this run's build succeeded; undefined until it is needed. */
let isBuilt;

for (const [name, runPart] of Object.entries(parts)) {
  if (asked !== undefined && asked !== name) continue;
  const before = isFull && !process.argv.includes('--again') ? record.read(name) : undefined;
  if (before !== undefined) {
    tally.recall(name, before);
    continue;
  }
  const commit = record.commit();
  const begin = tally.mark();
  await runPart();
  if (isFull) record.write(name, tally.stepsSince(begin), commit);
}
process.exit(tally.close());

/** Builds once, and returns whether there is a build to test. Counted in the part `build`; in other parts only if it fails. */
async function built() {
  const [command, ...args] = buildCommand;
  isBuilt ??= (await run(command, args)) === 0 || (await tally.check('build', buildCommand));
  return isBuilt;
}

/** Runs a script of the journeys' package, which writes Playwright's report. */
function playwright(name, script, env = {}) {
  const report = join(cacheDir, `${name}.json`);
  return tally.runner(name, {
    command: 'npm',
    args: ['run', '--silent', ...script],
    options: {
      cwd: join(import.meta.dirname, '../apps/journeys'),
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    },
    report,
    read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
    readFailures: playwrightFailures,
  });
}

/** Number of files that failed before their first test. */
function emptySuites(report) {
  return report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
}
