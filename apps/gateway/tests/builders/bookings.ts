import { createJob, getJobDetail } from '@songwai/core/jobs/contract';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Selectable, Updateable } from 'kysely';
import { changeStatus, giveBack } from '../../src/jobs/status-queries.ts';
import type { JobsTable } from '../../src/jobs/tables.ts';
import { collectAll } from '../../src/rides/cash/collect-all.ts';
import type { Gateway } from './gateway.ts';
import { bangNa, plainOrder, siam } from './order.ts';
import type { Caller } from './sessions.ts';
import type { Replied } from './typed-call.ts';

type Calls = Pick<Gateway, 'call'>;
type Stored = Pick<Gateway, 'db' | 'clock'>;

/** The price of a trip by motorcycle, from Siam to Bang Na if `fields` does not change it; null asks without a session. */
export async function askPrice(gateway: Pick<Gateway, 'post'>, caller: Pick<Caller, 'token'> | null, fields: object = {}) {
  const trip = { vehicle: 1, locationList: [siam, bangNa], ...fields };
  return (await gateway.post('/estimate_price', trip, { token: caller?.token })).body;
}

/** Books a plain order, changed as given, which may be refused. */
export const tryToBook = (
  gateway: Calls,
  caller: Pick<Caller, 'token'>,
  change: object = {},
): Promise<Replied<typeof createJob>> => gateway.call(createJob, plainOrder(change), caller);

/** Books a plain order, changed as given. */
export async function bookJob(
  gateway: Calls,
  caller: Pick<Caller, 'token'>,
  change: object = {},
): Promise<{ readonly jobId: string; readonly trackingId: string }> {
  const { body } = await tryToBook(gateway, caller, change);
  if (body.responseCode !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`);
  return { jobId: body.jobId, trackingId: body.trackingId };
}

export const readJob = ({ db }: Pick<Gateway, 'db'>, jobId: string): Promise<Selectable<JobsTable>> =>
  db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();

/** A job as its customer sees it. */
export const showJob = async (gateway: Calls, jobId: string, caller: Pick<Caller, 'token'>) =>
  (await gateway.call(getJobDetail, { jobId }, caller)).body.jobDetail;

export async function setJob({ db }: Pick<Gateway, 'db'>, jobId: string, fields: Updateable<JobsTable>): Promise<void> {
  await db.updateTable('jobs').set(fields).where('id', '=', jobId).execute();
}

/** Changes a job's status as dispatch does, at a stop if one is given. */
export const moveJob = (
  { db, clock }: Stored,
  jobId: string,
  to: JobStatus | readonly [JobStatus, stop: number],
): Promise<void> => {
  const [status, stop = null] = typeof to === 'string' ? [to] : to;
  return db.transaction().execute((trx) => changeStatus(trx, { jobId, status, stop, at: clock.now() }));
};

/** Ends a job at a price, as its driver does who has the money in cash. */
export async function completePaid(gateway: Stored, jobId: string, satang: number): Promise<void> {
  const { db, clock } = gateway;
  await setJob(gateway, jobId, { normal_satang: satang, net_satang: satang, free_credit_satang: 0, discount_satang: 0 });
  await moveJob(gateway, jobId, 'completed');
  await db.transaction().execute((trx) => collectAll(trx, jobId, clock.now()));
}

/** Ends the search for a driver now, as dispatch does when it finds none. */
export const expireJob = ({ db, clock }: Stored, jobId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.updateTable('jobs').set({ search_until: clock.now() }).where('id', '=', jobId).execute();
    await changeStatus(trx, { jobId, status: 'expired', stop: null, at: clock.now() });
    await giveBack(trx, jobId, clock.now());
  });

/** Kinds of a job's events in the outbox, in order. */
export async function readJobEvents({ db }: Pick<Gateway, 'db'>, jobId: string): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('kind').where('subject', '=', jobId).orderBy('id').execute();
  return rows.map(({ kind }) => kind);
}
