// Runs a script of `apps/journeys` that measures the built product, such as `lighthouse`, on a fresh machine too.
import { join } from 'node:path';
import { findBrowser } from '../lib/browser.mjs';
import { installDependencies } from '../lib/install.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  console.error('Which script of apps/journeys? `bench` or `lighthouse`.');
  process.exit(2);
}
await installDependencies();
process.exitCode =
  (await run('node', ['.tools/build.mjs'])) ||
  (await run('npm', ['run', '--silent', script, '--', ...args], {
    cwd: join(root, 'apps/journeys'),
    env: { CHROMIUM_PATH: await findBrowser() },
  }));
