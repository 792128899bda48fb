import type { Db } from '../../platform/db.ts';
import type { DriverNoticeKind } from '../tables.ts';

/** Ends the ride of a job, which frees its driver. */
export async function endRide(db: Db, jobId: string, at: Date): Promise<void> {
  await db
    .updateTable('rides')
    .set({ next_due_at: null, ended_at: at })
    .where('job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Stores a notice for a driver's app that administrators ended a job or gave it to another driver. */
export async function leaveNotice(
  db: Db,
  notice: {
    readonly driverId: number;
    readonly jobId: string;
    readonly kind: DriverNoticeKind;
    readonly hasGoods: boolean;
    readonly at: Date;
  },
): Promise<void> {
  const { driverId, jobId, kind, hasGoods, at } = notice;
  await db
    .insertInto('driver_notices')
    .values({ driver_id: driverId, job_id: jobId, kind, has_goods: hasGoods, created_at: at })
    .execute();
}

/** The notices to a driver since a time, the latest first, at most 20. */
export const listNotices = (db: Db, driverId: number, since: Date) =>
  db
    .selectFrom('driver_notices')
    .select(['id', 'job_id as jobId', 'kind', 'has_goods as hasGoods', 'created_at as at'])
    .where('driver_id', '=', driverId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
