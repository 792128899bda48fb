import type pg from 'pg';
import { CannotStartError } from '../cannot-start-error.ts';

/** So often two connections are compared: a busy pooler may give one of them another server each time. */
const rounds = 5;

/** What to do about a pooler; docs/operations.md says more. */
const advice =
  'The gateway needs sessions of its own (prepared statements, LISTEN, locks). Give it an address without the pooler, or one with "pool_mode = session" and "ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout", and let its own pool (DATABASE_POOL) limit the connections.';

async function backendOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** The process that the server named when the connection was made; a pooler invents one. */
const namedProcess = (client: pg.PoolClient): unknown => Reflect.get(client, 'processID');

/**
 * Makes a first connection, and refuses a pooler that hands one session of the server to several connections (PgBouncer in transaction
 * mode): it seems to work, and fails a part of all calls.
 *
 * @param name how messages call the database.
 * @throws {CannotStartError} it does.
 * @throws what the driver throws where the database cannot be reached.
 */
export async function requireOwnSessions(pool: pg.Pool, name: string): Promise<void> {
  const clients: pg.PoolClient[] = [];
  try {
    const one = await connect(pool, name);
    clients.push(one);
    if ((await backendOf(one)) === namedProcess(one)) return;
    const other = await connect(pool, name);
    clients.push(other);
    const ofOne = new Set<number>();
    const ofOther = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      ofOne.add(await backendOf(one));
      ofOther.add(await backendOf(other));
    }
    if (ofOne.size > 1 || ofOther.size > 1 || [...ofOne].some((pid) => ofOther.has(pid)))
      throw new CannotStartError(
        `The database ${name} is behind a pooler that lends sessions by transaction (PgBouncer with pool_mode = transaction). ${advice}`,
      );
  } finally {
    for (const client of clients) client.release();
  }
}

async function connect(pool: pg.Pool, name: string): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter'))
      throw new CannotStartError(`The database ${name} is behind a pooler: ${error.message}. ${advice}`, { cause: error });
    throw error;
  }
}
