import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A test that replaces a module, sets up before its imports, fakes timers (jsdom asks for its animation frames by a timer: one that was faked
 * never comes, and no later frame of that page does), or says that it needs modules which nobody has used.
 */
const needsOwn = /\bvi\.(?:mock|doMock|hoisted|resetModules|useFakeTimers)\(|\/\/ Needs its own modules\b/;

/** Tells from a test file's text whether it may share its modules with the files that ran before it. */
export const needsOwnModules = (code) => needsOwn.test(code);

/** The test files of a folder that need modules of their own, as paths from `root`. */
export const filesWithOwnModules = (root, folder) =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root, exclude: (path) => path.includes('node_modules') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => needsOwnModules(readFileSync(join(root, path), 'utf8')))
    .toSorted();
