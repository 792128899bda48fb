// Compares screenshots of stories tagged `picture` with the accepted ones; `--accept` replaces these. Others go to Playwright.
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { mustRun, run } from './lib/run.mjs';
import { buildStorybook } from './lib/storybook.mjs';

await installDependencies();
await buildStorybook();
const pictured = ['phone', 'desktop', 'desktop-dark'].flatMap((name) => ['--project', name]);
const accepts = process.argv.includes('--accept');
const args = process.argv.slice(2).flatMap((arg) => (arg === '--accept' ? ['--update-snapshots=all', ...pictured] : [arg]));
process.exitCode = await run('npm', ['run', '--silent', 'pictures', '--', '--reporter=list', ...args], {
  cwd: join(root, 'apps/journeys'),
  env: { CHROMIUM_PATH: await findBrowser() },
});
if (accepts) await mustRun('npm', ['run', '--silent', 'compress-pictures'], { cwd: join(root, 'apps/journeys') });
