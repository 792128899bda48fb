import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, root } from './paths.mjs';

/** Oldest Node that can run npm, pnpm and these scripts. */
const toBegin = [20, 19];
/** Oldest Node that can run the gateway's TypeScript sources without a build (type stripping). */
const toRun = [22, 18];

const isOlder = (version, [major, minor]) => {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
};

const needs = (version, [major, minor], why) =>
  `Songwai needs Node ${major}.${minor} or later ${why}; this is ${version}. Install a newer one from https://nodejs.org and run the same command again.`;

/** The packages that contain Node itself, by platform (docs/decisions/0002). */
const pinnedPackages = () =>
  Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies).filter((name) =>
    name.startsWith('node-'),
  );

/**
 * Why this Node cannot run the scripts, as a message, or null. It may be older on platforms for which npm has a pinned Node.
 */
export const nodeProblem = ({ version, platform, arch, pinned = pinnedPackages() }) => {
  if (isOlder(version, toBegin)) return needs(version, toBegin, 'to begin with');
  const ownPackage = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  if (pinned.includes(ownPackage) || !isOlder(version, toRun)) return null;
  return needs(version, toRun, `on this kind of machine (${platform} ${arch}), for which npm carries none that we could bring`);
};

/** Why the Node of child processes cannot run, as a message, or null: the pinned one fails on musl and on an old glibc. */
export const childNodeProblem = (ask = askVersion) => {
  const { status, stdout, error } = ask();
  const version = stdout?.trim().replace(/^v/, '') ?? '';
  if (error || status !== 0 || version === '')
    return (
      'The Node that was installed with the dependencies does not run on this machine ' +
      `(${error?.message ?? `it ended with code ${status}`}). It needs glibc: use a Debian, Ubuntu, Fedora or similar system.`
    );
  return isOlder(version, toRun) ? needs(version, toRun, 'to run its sources') : null;
};

const askVersion = () =>
  spawnSync('node', ['--version'], { encoding: 'utf8', env: childEnvironment(), shell: process.platform === 'win32' });
