import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A test needs its own modules if it replaces a module, runs code before its imports, says so in a comment, or fakes timers:
 * jsdom requests animation frames with a timer, and once a faked one is lost the page never gets another frame.
 */
const needsOwn = /\bvi\.(?:mock|doMock|hoisted|resetModules|useFakeTimers)\(|\/\/ Needs its own modules\b/;

/** Whether a test file with this text must not share its modules with files that ran before it. */
export const needsOwnModules = (code) => needsOwn.test(code);

/** The test files of a folder that need their own modules, as paths from `root`. */
export const filesWithOwnModules = (root, folder) =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root, exclude: (path) => path.includes('node_modules') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => needsOwnModules(readFileSync(join(root, path), 'utf8')))
    .toSorted();
