import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '@songwai/core/basics/durations';
import { databaseAddress } from './database-address.ts';
import { isServerOf, readPostmaster } from './postmaster-file.ts';
import { readIfThere } from './write-once.ts';

/** What there is of a gateway's own database. */
export type FoundEmbedded =
  | { readonly state: 'missing' }
  /** Nobody works on it. */
  | { readonly state: 'stopped' }
  | { readonly state: 'running'; readonly connectionString: string };

const pollMs = 50;
/** A server that recovers from a crash takes its time. */
const patienceMs = minuteMs;

/**
 * Looks for the database of a `dataDir` without making, starting or taking it, so that something can be done in it while a gateway works
 * on it.
 *
 * @throws Error where the folder is somebody else's, or its server does not get ready.
 */
export async function findEmbedded(dataDir: string): Promise<FoundEmbedded> {
  try {
    return await look(dataDir);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { state: 'missing' };
    if (code !== 'EACCES' && code !== 'EPERM') throw cause;
    throw new Error(`The database in ${dataDir} belongs to another user. Run this as the user of the gateway, or as root.`, {
      cause,
    });
  }
}

async function look(dataDir: string): Promise<FoundEmbedded> {
  const folder = await realpath(dataDir);
  const home = (await readIfThere(path.join(folder, 'postgres.location')))?.trim() ?? folder;
  const dataDirectory = path.join(home, 'postgres');
  const password = (await readIfThere(path.join(folder, 'postgres.password')))?.trim();
  if (password === undefined || (await readIfThere(path.join(dataDirectory, 'PG_VERSION'))) === undefined)
    return { state: 'missing' };
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const server = await readPostmaster(dataDirectory);
    if (server === undefined || !(await isServerOf(server.pid, dataDirectory))) return { state: 'stopped' };
    if (server.isReady) return { state: 'running', connectionString: databaseAddress({ password, port: server.port }) };
    await wait(pollMs);
  }
  throw new Error(`The database in ${dataDirectory} is neither ready nor stopped. See ${path.join(folder, 'postgres.log')}.`);
}
