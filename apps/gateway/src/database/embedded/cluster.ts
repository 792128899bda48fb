import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minuteMs } from '@songwai/core/basics/durations';
import { CannotStartError } from '../../cannot-start-error.ts';
import { programPath } from './binaries.ts';
import type { Place } from './place.ts';
import { run } from './run.ts';
import { readIfThere, writeOnce } from './write-once.ts';

/** The server's only user. */
export const databaseUser = 'songwai';

const draftPrefix = 'postgres.new-';
const draftIsDeadAfterMs = 10 * minuteMs;

/** The server's password, generated at the first start and stored in a file that only its owner can read. */
export async function readPassword({ dataDir }: Place): Promise<string> {
  try {
    return (await writeOnce(path.join(dataDir, 'postgres.password'), randomBytes(24).toString('base64url'))).trim();
  } catch (cause) {
    throw new CannotStartError(
      `${dataDir} belongs to another user: ${(cause as Error).message}. Start the gateway as that user, or set DATA_DIR.`,
      {
        cause,
      },
    );
  }
}

/**
 * Creates the cluster unless it exists. It is created in a temporary folder and moved when complete, so that neither a crash
 * nor a second gateway finds an incomplete one.
 *
 * @throws Error when the cluster has another PostgreSQL version or cannot be created.
 */
export async function makeCluster(place: Place, options: { password: string; isDurable: boolean }): Promise<void> {
  const { dataDirectory, binaries, account } = place;
  if (await isMade(place)) return;
  const home = path.dirname(dataDirectory);
  await removeDeadDrafts(home);
  const draft = path.join(home, `${draftPrefix}${randomUUID()}`);
  await mkdir(draft, { mode: 0o700 });
  // Only the server's user can enter the temporary folder. initdb requires an empty one, so the cluster is one level deeper.
  const passwordFile = path.join(draft, 'password');
  const cluster = path.join(draft, 'cluster');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  if (account !== undefined) for (const file of [draft, cluster, passwordFile]) await chown(file, account.uid, account.gid);

  const arguments_ = [
    `--pgdata=${cluster}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own C.UTF-8 sorts and folds case identically everywhere, and needs no locale of the system.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(options.isDurable ? [] : ['--no-sync']),
  ];
  const { code, output } = await run(programPath(binaries, 'initdb'), arguments_, account);
  if (code === 0)
    await rename(cluster, dataDirectory).catch((error: NodeJS.ErrnoException) => {
      // Another gateway created the cluster first; that one is used.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  await rm(draft, { recursive: true });
  if (code !== 0) throw new Error(`The database could not be made in ${home} (initdb ended with ${code}):\n${output.trim()}`);
}

async function isMade({ dataDirectory, binaries, account }: Place): Promise<boolean> {
  if (process.getuid !== undefined && account === undefined) {
    const owner = await stat(dataDirectory).catch(() => undefined);
    if (owner !== undefined && owner.uid !== process.getuid())
      throw new CannotStartError(
        `The database in ${dataDirectory} belongs to another user (uid ${owner.uid}). Start the gateway as that user or as root, or set DATA_DIR.`,
      );
  }
  const version = (await readIfThere(path.join(dataDirectory, 'PG_VERSION')))?.trim();
  if (version === undefined) return false;
  if (version !== binaries.version.split('.')[0])
    throw new CannotStartError(
      `The database in ${dataDirectory} was made by PostgreSQL ${version}; this gateway brings ${binaries.version}. ` +
        'Dump it with the old version and load it into the new one, or set DATABASE_URL.',
    );
  return true;
}

/** Removes temporary folders of gateways that were killed while creating the cluster, which takes seconds. */
async function removeDeadDrafts(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(draftPrefix));
  for (const name of names) {
    const draft = path.join(home, name);
    const made = await stat(draft).catch(() => undefined);
    if (made !== undefined && Date.now() - made.mtimeMs > draftIsDeadAfterMs) await rm(draft, { recursive: true, force: true });
  }
}
