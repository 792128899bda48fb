import { judgePoints, type PointFault, type ReportedPoint } from '../drivers/judge-points.ts';
import { insertPositions, lockWhereabouts } from '../drivers/position-queries.ts';
import { lockDriver, setDuty } from '../drivers/queries.ts';
import { announce } from '../events/queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findOpenJobId } from '../rides/driven/driven-ride-view.ts';

/** The result of reporting positions. */
export interface ReportedPositions {
  readonly accepted: number;
  readonly refused: readonly { readonly index: number; readonly reason: PointFault }[];
}

/** The duty and the positions of drivers. */
export interface DriverDuty {
  set(driverId: number, isOnDuty: boolean): Promise<void>;
  /** Stores the plausible points of a driver on duty or on a job, and notifies the watchers of the job. */
  report(driverId: number, points: readonly ReportedPoint[]): Promise<ReportedPositions>;
}

export function createDriverDuty({ db, clock }: { readonly db: Db; readonly clock: Clock }): DriverDuty {
  return {
    set: (driverId, isOnDuty) =>
      transact(db, async (trx) => {
        const driver = await lockDriver(trx, driverId);
        if (driver === undefined || (driver.on_duty_since !== null) === isOnDuty) return;
        await setDuty(trx, driverId, isOnDuty ? clock.now() : null);
      }),
    report: (driverId, points) =>
      transact(db, async (trx) => {
        // A driver's first report has no position row to lock, so this locks the driver's row.
        const driver = await lockDriver(trx, driverId);
        const jobId = (await findOpenJobId(trx, driverId)) ?? null;
        const onDutySince = jobId === null ? (driver?.on_duty_since ?? null) : 'on a job';
        const before = await lockWhereabouts(trx, driverId);
        const last = before === undefined ? undefined : { lat: before.lat, lng: before.lng, atMs: before.at.getTime() };
        const { accepted, refused } = judgePoints(points, last, { now: clock.now(), onDutySince });
        const seen = accepted.map(({ lat, lng, atMs, heading = null }) => ({ lat, lng, heading, at: new Date(atMs) }));
        await insertPositions(trx, { driverId, jobId, points: seen });
        if (jobId !== null && seen.length > 0) await announce(trx, { kind: 'jobs.moved', subject: jobId });
        return { accepted: accepted.length, refused };
      }),
  };
}
