import { createHash, randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CannotStartError } from '../../cannot-start-error.ts';
import type { DatabaseLog } from '../database-log.ts';
import { type Binaries, programPath } from './binaries.ts';
import { run, type ServerAccount } from './run.ts';
import { findServerAccount } from './server-account.ts';
import { readIfThere, writeOnce } from './write-once.ts';

/** The folders of an embedded server. */
export interface Place {
  /** The configured folder; contains password and log. */
  readonly dataDir: string;
  /** The cluster. */
  readonly dataDirectory: string;
  readonly binaries: Binaries;
  readonly account: ServerAccount | undefined;
}

/** The candidates for the folders. */
export interface PlaceOptions {
  readonly dataDir: string;
  /** For data and programs when the server's user cannot enter `dataDir`. */
  readonly storeDir: string;
  readonly binaries: Binaries;
  readonly log: DatabaseLog;
}

/**
 * Chooses the folders of data and programs: `dataDir` and `node_modules`, or, where the server's user cannot enter those (a
 * clone in /root), `storeDir`; the choice is stored in `dataDir/postgres.location` and applies from then on.
 *
 * @throws Error when there is data that the server's user can no longer access.
 */
export async function choosePlace(options: PlaceOptions): Promise<Place> {
  const { storeDir, log } = options;
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const pointer = path.join(dataDir, 'postgres.location');
  const pointed = (await readIfThere(pointer))?.trim();
  const home = pointed ?? dataDir;
  const account = await findServerAccount(path.join(home, 'postgres'));
  const place = { dataDir, account };
  if (account === undefined) return { ...place, binaries: options.binaries, dataDirectory: path.join(home, 'postgres') };

  const binaries = await reachableBinaries(options, account);
  if (await canEnter(home, account)) return { ...place, binaries, dataDirectory: path.join(home, 'postgres') };
  if (pointed !== undefined || (await stat(path.join(home, 'postgres')).catch(() => undefined)) !== undefined)
    throw new CannotStartError(
      `The database in ${home} runs as user ${account.uid}, who cannot enter that folder. Give others the right to enter it (chmod a+x) and every folder above it.`,
    );
  const name = `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-${randomBytes(4).toString('hex')}`;
  const chosen = (await writeOnce(pointer, `${path.join(storeDir, name)}\n`)).trim();
  await mkdir(chosen, { recursive: true });
  // Independent of the umask: other users must be able to enter these two.
  await chmod(storeDir, 0o755);
  await chmod(chosen, 0o755);
  log.info({ dataDir, database: chosen }, `the database server cannot enter ${dataDir}; its data lie in ${chosen}`);
  return { ...place, binaries, dataDirectory: path.join(chosen, 'postgres') };
}

async function canEnter(folder: string, account: ServerAccount): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)).code === 0;
}

async function canRun(binaries: Binaries, account: ServerAccount): Promise<boolean> {
  return (await run(programPath(binaries, 'postgres'), ['--version'], account)).code === 0;
}

/** The programs where the server's user can run them: as installed, or a copy made once per version. */
async function reachableBinaries({ binaries, storeDir }: PlaceOptions, account: ServerAccount): Promise<Binaries> {
  if (await canRun(binaries, account)) return binaries;
  const root = path.join(storeDir, `postgres-${binaries.version}-${process.arch}`);
  const copy = { ...binaries, root };
  if (await canRun(copy, account)) return copy;

  const draft = `${root}.${randomBytes(4).toString('hex')}`;
  await mkdir(storeDir, { recursive: true });
  await chmod(storeDir, 0o755);
  await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  await rename(draft, root).catch(async (error: NodeJS.ErrnoException) => {
    // Another gateway made the copy first; that one is used.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(draft, { recursive: true });
  });
  if (await canRun(copy, account)) return copy;
  throw new CannotStartError(
    `PostgreSQL's programs cannot be started from ${root} by user ${account.uid}. Is that file system mounted noexec?`,
  );
}

async function openToAll(root: string): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(file, 0o755);
    else if (entry.isFile()) await chmod(file, path.basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
}
