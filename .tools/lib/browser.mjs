import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Debian's packages, best first: without a window's compositor, as Playwright's own browser is, journeys take two thirds of the time. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

const debianChromium = () => debianPackages.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const installByApt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium by apt …');
  apt('update', '-qq');
  // An older Debian has only the second one.
  debianPackages.find((name) => apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0);
};

/** Path of a Chromium: CHROMIUM_PATH, else Debian's, which root installs by apt if missing, else the one of an npm package. */
export const findBrowser = async () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (debianChromium() === undefined) installByApt();
  const debian = debianChromium();
  if (debian !== undefined) return debian;
  const require = createRequire(join(root, 'apps/journeys/package.json'));
  const { default: packaged } = await import(require.resolve('@sparticuz/chromium'));
  return packaged.executablePath();
};
