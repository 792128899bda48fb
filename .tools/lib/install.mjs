import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { childNodeProblem, nodeProblem } from './runtime.mjs';
import { hashOf, isStale, markFresh } from './stale.mjs';

const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** The pinned pnpm, for npx: a machine has only npm. */
const packageManager = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;

/** Installs pnpm and all dependencies into a clone that has only npm. Does nothing if the lock file has not changed. */
export const installDependencies = async () => {
  const { node: version } = process.versions;
  stopFor(nodeProblem({ version, platform: process.platform, arch: process.arch }));
  const hash = hashOf(manifests);
  if (existsSync(join(root, 'node_modules', '.modules.yaml')) && !isStale('install', hash)) return;
  const manager = packageManager();
  console.log(`Installing with ${manager} …`);
  await mustRun('npx', ['--yes', manager, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error']);
  stopFor(childNodeProblem());
  markFresh('install', hash);
};

const stopFor = (problem) => {
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
};
