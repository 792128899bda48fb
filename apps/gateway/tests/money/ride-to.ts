import { collectCod } from '../../src/jobs/cod/cod.ts';
import { changeStatus } from '../../src/jobs/status-queries.ts';
import { insertDrivenRide, saveVisit } from '../../src/rides/ride-queries.ts';
import type { Gateway } from '../builders/gateway.ts';

interface DoneRide {
  readonly jobId: string;
  readonly driverId: number;
  /** The driver gave the goods to nobody, and collected nothing. */
  readonly isInVain?: boolean;
}

/** Completes a job of two stops, as dispatch does. */
export const rideTo = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { jobId, driverId, isInVain = false }: DoneRide,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const at = clock.now();
    await insertDrivenRide(trx, { jobId, driverId, at });
    if (!isInVain) await collectCod(trx, { jobId, stop: 1, driverId, at });
    await changeStatus(trx, { jobId, status: 'completed', stop: 1, at });
    await saveVisit(trx, { jobId, nextVisit: 2, isAtVisit: false, endedAt: at });
  });
