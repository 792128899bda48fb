const test = /[.]test[.](ts|tsx|mjs)$/;
/** A folder `tests` inside the source, or a folder inside a package's own `tests`. */
const misplaced = /\/src\/(.+\/)?tests\/|^(packages|apps)\/[^/]+\/tests\/.+\//;

/**
 * Tests that are neither beside the code that they test nor, as tests of a whole package, directly in its `tests`.
 * @param {readonly string[]} files paths with slashes, from the root
 */
export const misplacedTests = (files) => files.filter((path) => test.test(path) && misplaced.test(path));
