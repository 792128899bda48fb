import { randomUUID } from 'node:crypto';
import { newJobIdFromSequence } from '@songwai/core/basics/ids';
import type pg from 'pg';
import { connections, type LoadResult, seconds } from '../send-load.ts';
import type { BookingCustomers } from './booking-customers.ts';
import { type BookedRows, createStoring, factsText } from './booking-statements.ts';

/**
 * The reference: a loop that sends the fewest statements that could book a job in cash, on a pool like the gateway's, with nothing of HTTP,
 * validation or prices in it. They cannot be fewer than four:
 *
 * 1. The transaction begins with the lock of the customer, in one round trip. Without the lock two bookings at a time could spend the same
 *    credit, or both be the last that a new customer may have in cash.
 * 2. What decides (an earlier booking with this guid, the price list, credit, debts, jobs in cash) is one statement, after the lock: a
 *    statement sees what was committed before it began, so one that waits for the lock itself would decide by what was before.
 * 3. The job with its stops, links, history and event, and the notice of it, is one statement; its price and id follow from the second one.
 * 4. The commit, which waits for the disk.
 *
 * The second and the third are prepared, so that each connection plans them once.
 */
export function createReferenceLoop(pool: pg.Pool, rows: BookedRows, customers: BookingCustomers) {
  const storing = createStoring(rows);

  const book = async (): Promise<void> => {
    const { userId } = customers.next();
    const [guid, at] = [randomUUID(), new Date()];
    const client = await pool.connect();
    try {
      await client.query(`begin; select from users where id = '${userId}' for no key update`);
      const { rows: facts } = await client.query({ name: 'facts', text: factsText, values: [userId, guid, at] });
      const id = newJobIdFromSequence(Number(facts[0].number));
      await client.query({ name: 'store', text: storing.text, values: storing.valuesOf({ id, userId, guid, at }) });
      await client.query('commit');
    } finally {
      client.release();
    }
  };

  /** Books as many at a time, and for as long, as the gateway is asked to. */
  return async (): Promise<LoadResult> => {
    const timesMs: number[] = [];
    const before = process.cpuUsage();
    const endMs = performance.now() + seconds * 1_000;
    const bookOn = async (): Promise<void> => {
      while (performance.now() < endMs) {
        const startedMs = performance.now();
        await book();
        timesMs.push(performance.now() - startedMs);
      }
    };
    await Promise.all(Array.from({ length: connections }, bookOn));
    const { user, system } = process.cpuUsage(before);
    timesMs.sort((one, other) => one - other);
    const msAt = (share: number) => Math.round(timesMs[Math.floor(timesMs.length * share)] ?? Number.NaN);
    return {
      perSecond: timesMs.length / seconds,
      p50Ms: msAt(0.5),
      p99Ms: msAt(0.99),
      cpuMicroseconds: (user + system) / timesMs.length,
    };
  };
}
