import { sql } from 'kysely';
import { openDatabase } from '../src/database/open-database.ts';
import type { Ledger } from './booking-client.ts';

/** What the database holds against what the clients were told. */
export interface Verdict {
  readonly jobs: number;
  /** Acknowledged bookings that are not there. */
  readonly lost: number;
  readonly problems: readonly string[];
}

/** Reads the database after everything has ended. */
export async function verify(dataDir: string, { acknowledged }: Ledger): Promise<Verdict> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { db, close } = await openDatabase({ dataDir, log });
  try {
    const jobs = await db.selectFrom('jobs').select(['id', 'guid', 'tracking_id']).execute();
    const stops = await db
      .selectFrom('job_stops')
      .select(['job_id', sql<number>`count(*)`.as('count')])
      .groupBy('job_id')
      .execute();
    const idsByGuid = Map.groupBy(jobs, ({ guid }) => guid);
    const stopsById = new Map(stops.map(({ job_id, count }) => [job_id, count]));
    const events = await db.selectFrom('outbox').select(['subject']).where('kind', '=', 'jobs.booked').execute();
    const eventsById = Map.groupBy(events, ({ subject }) => subject);

    const problems: string[] = [];
    const isLost = ([guid, jobId]: [string, string]) => !idsByGuid.get(guid)?.some(({ id }) => id === jobId);
    const lost = [...acknowledged].filter(isLost);
    for (const [guid, jobId] of lost) problems.push(`acknowledged, but lost: ${jobId} (guid ${guid})`);
    for (const [guid, twins] of idsByGuid)
      if (twins.length > 1) problems.push(`booked twice: guid ${guid} is ${twins.map(({ id }) => id).join(' and ')}`);
    for (const { id } of jobs) {
      if ((stopsById.get(id) ?? 0) < 2) problems.push(`half a job: ${id} has ${stopsById.get(id) ?? 0} stops`);
      const count = eventsById.get(id)?.length ?? 0;
      if (count !== 1) problems.push(`job and event came apart: ${id} has ${count} events of its booking`);
    }
    return { jobs: jobs.length, lost: lost.length, problems };
  } finally {
    await close();
  }
}
