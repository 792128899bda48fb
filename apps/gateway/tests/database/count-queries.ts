import type pg from 'pg';

type Query = pg.PoolClient['query'];

/**
 * Counts what the connections of the pool are asked while the work runs, `begin` and `commit` too: each is a round trip to the database, also
 * where its text has two statements.
 */
export async function countQueries(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const given = new Map<pg.PoolClient, Query>();
  const note = (client: pg.PoolClient) => {
    if (given.has(client)) return;
    const query = client.query;
    given.set(client, query);
    const counting = (...asked: readonly unknown[]): unknown => {
      count += 1;
      return Reflect.apply(query, client, asked);
    };
    client.query = counting as Query;
  };
  pool.on('acquire', note);
  try {
    await work();
  } finally {
    pool.off('acquire', note);
    for (const [client, query] of given) client.query = query;
  }
  return count;
}
