import { satangFromBaht } from '@songwai/core/basics/money';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { completeJobByAdmin } from '@songwai/core/offers/admin/job-admin-change-contract';
import { BusinessRefusal } from '../../http/refusal.ts';
import { recordCod } from '../../jobs/cod/cod.ts';
import { listOpenCod } from '../../jobs/cod/cod-queries.ts';
import type { Db } from '../../platform/db.ts';
import { adminTexts } from './job-admin-texts.ts';

/** A job that an administrator notes as done, with what was collected as the administrator says. */
export interface StatedCollection {
  readonly jobId: string;
  /** Who has the money; null where no driver has the job. */
  readonly driverId: number | null;
  readonly adminId: string;
  readonly stated: RequestOf<typeof completeJobByAdmin>['cod'];
  readonly at: Date;
}

/** What was to be collected at a stop, and what was, for the record of the change. */
export interface CollectedAt {
  readonly stop: number;
  readonly askedSatang: number;
  readonly amountSatang: number;
}

const refuse = (text: (typeof adminTexts)['noCod' | 'codTwice' | 'codTooHigh' | 'codWithoutDriver']) =>
  new BusinessRefusal({ code: 422, field: 'cod', text });

/**
 * Books what was collected at the stops that the driver's app did not confirm: what the administrator says, else what was to be
 * collected, for a job that is done has been paid for at the door; nothing where a visit failed or no driver has the job.
 *
 * @throws {BusinessRefusal} 422 at `cod`: nothing is to be collected there, or less; a stop twice; or nobody is there to have it.
 */
export async function collectStated(trx: Db, collection: StatedCollection): Promise<readonly CollectedAt[]> {
  const { jobId, driverId, adminId, at, stated = [] } = collection;
  const open = await listOpenCod(trx, jobId);
  if (!stated.every(({ stop }) => open.some((asked) => asked.stop === stop))) throw refuse(adminTexts.noCod);
  if (new Set(stated.map(({ stop }) => stop)).size < stated.length) throw refuse(adminTexts.codTwice);
  const collected = open.map(({ stop, askedSatang, isFailed }): CollectedAt => {
    const said = stated.find((one) => one.stop === stop)?.amount;
    if (said === undefined) return { stop, askedSatang, amountSatang: isFailed || driverId === null ? 0 : askedSatang };
    const amountSatang = satangFromBaht(said);
    if (amountSatang > askedSatang) throw refuse(adminTexts.codTooHigh);
    return { stop, askedSatang, amountSatang };
  });
  for (const { stop, amountSatang } of collected) {
    if (amountSatang === 0) continue;
    if (driverId === null) throw refuse(adminTexts.codWithoutDriver);
    await recordCod(trx, { jobId, stop, driverId, amountSatang, actor: adminId, at });
  }
  return collected;
}
