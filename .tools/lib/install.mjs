import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { hashOf, isStale, markFresh } from './stale.mjs';

const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Brings pnpm and every dependency, from a clone that has only npm. Does nothing when the lock file did not change. */
export const installDependencies = async () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Songwai needs Node 20.19 or later to begin with; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
    process.exit(1);
  }
  const hash = hashOf(manifests);
  if (existsSync(join(root, 'node_modules', '.modules.yaml')) && !isStale('install', hash)) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Installing with ${packageManager} …`);
  await mustRun('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error']);
  markFresh('install', hash);
};
