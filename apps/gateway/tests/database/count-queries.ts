import type pg from 'pg';

/** Counts how often a connection of the pool is used while the work runs: each use is a round trip to the database, or more. */
export async function countQueries(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => {
    count += 1;
  };
  pool.on('acquire', note);
  try {
    await work();
  } finally {
    pool.off('acquire', note);
  }
  return count;
}
