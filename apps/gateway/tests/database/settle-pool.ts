import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';

/** Turns of the event loop without a connection in use, after which nothing is at work: a worker asks for its next one at once. */
const quietTurns = 5;

/** Waits until no connection of the pool is used any more. */
export async function settlePool(pool: pg.Pool): Promise<void> {
  for (let quiet = 0; quiet < quietTurns; ) {
    await nextTurn();
    const isBusy = pool.waitingCount > 0 || pool.idleCount < pool.totalCount;
    quiet = isBusy ? 0 : quiet + 1;
  }
}
