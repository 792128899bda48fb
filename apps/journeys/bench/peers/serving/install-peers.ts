import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('../../../.cache/peers', import.meta.url));
const files = ['package.json', 'package-lock.json'] as const;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const isInstalled = (): boolean =>
  existsSync(join(folder, 'node_modules', '.package-lock.json')) &&
  files.every((file) => read(join(folder, file)) === read(join(here, file)));

/**
 * Installs the peers' packages unless they are there: by this benchmark alone, because they weigh 150 MB, and without scripts of theirs.
 *
 * @returns the folder that has them in its `node_modules`
 */
export function installPeers(): string {
  if (isInstalled()) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(here, file), join(folder, file));
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The peers' packages could not be installed: ${stderr}`);
  return folder;
}

/** Version of an installed package. */
export const versionOf = (name: string): string =>
  String(JSON.parse(read(join(folder, 'node_modules', name, 'package.json'))).version);
