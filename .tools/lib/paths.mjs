import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, independent of the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder for stamps, reports and other files that can be deleted at any time. */
export const cacheDir = join(root, '.cache');

/**
 * The environment of child processes: the pinned Node and the workspace's tools come first in PATH. The gateway runs from its
 * sources and most tools are short programs, so Node's compile cache saves a good part of a start.
 */
export const childEnvironment = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(cacheDir, 'node'),
  ...process.env,
  ...extra,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
});
