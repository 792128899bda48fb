import { stat } from 'node:fs/promises';
import { CannotStartError } from '../../cannot-start-error.ts';
import { type Run, run as runCommand, type ServerAccount } from './run.ts';

const ownName = 'songwai-postgres';

/**
 * PostgreSQL refuses to run as root, so under root it runs as another user: the owner of existing data, else `postgres` where
 * that exists, else a new `songwai-postgres`.
 *
 * @returns undefined for an ordinary user, under whom the server runs too.
 * @throws Error when there is no such user and none can be created.
 */
export async function findServerAccount(dataDirectory: string, run: Run = runCommand): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataDirectory).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await lookUp('postgres', run)) ?? (await lookUp(ownName, run)) ?? create(run);
}

async function lookUp(name: string, run: Run): Promise<ServerAccount | undefined> {
  const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  if (user.code !== 0 || group.code !== 0) return undefined;
  const account = { uid: Number(user.output), gid: Number(group.output) };
  return Number.isInteger(account.uid) && Number.isInteger(account.gid) && account.uid !== 0 ? account : undefined;
}

async function create(run: Run): Promise<ServerAccount> {
  const { output } = await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    ownName,
  ]);
  // Looked up even when the command failed, because another gateway may have created the user at the same time.
  const account = await lookUp(ownName, run);
  if (account !== undefined) return account;
  throw new CannotStartError(
    `PostgreSQL does not run as root, and the user "${ownName}" could not be made (useradd: ${output.trim()}). ` +
      `Start the gateway as an ordinary user, make a system user called "${ownName}", or set DATABASE_URL.`,
  );
}
