import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';

const debianChromium = '/usr/bin/chromium';

const hasChromium = () => existsSync(debianChromium);

const installByApt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium by apt …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/** Path of a Chromium: CHROMIUM_PATH, else Debian's, which root installs by apt if missing, else the one of an npm package. */
export const findBrowser = async () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!hasChromium()) installByApt();
  if (hasChromium()) return debianChromium;
  const require = createRequire(join(root, 'apps/journeys/package.json'));
  const { default: packaged } = await import(require.resolve('@sparticuz/chromium'));
  return packaged.executablePath();
};
