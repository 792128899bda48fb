import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, wherever a script was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stamps, reports and other things that may be deleted at any time. */
export const cacheDir = join(root, '.cache');

/** The environment of every child: the pinned Node and the workspace's tools come first on the path. */
export const childEnvironment = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
});
