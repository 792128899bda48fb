import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { CrmDeliveriesTable, CrmState } from '../tables.ts';
import type { CrmRecords } from './crm.ts';

export type CrmDelivery = Selectable<CrmDeliveriesTable>;

/** Queues an enquiry for the CRM, also one that it has in an earlier version; the lead or deal stays the same. */
export async function queueDelivery(
  trx: Db,
  { enquiryId, revision, at }: { readonly enquiryId: number; readonly revision: number; readonly at: Date },
): Promise<void> {
  const fresh = { state: 'waiting' as const, revision, attempts: 0, next_attempt_at: at, error: null, settled_at: null };
  await trx
    .insertInto('crm_deliveries')
    .values({ enquiry_id: enquiryId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('enquiry_id').doUpdateSet({
        ...fresh,
        organization_id: sql`case when crm_deliveries.revision = excluded.revision then crm_deliveries.organization_id end`,
        person_id: sql`case when crm_deliveries.revision = excluded.revision then crm_deliveries.person_id end`,
      }),
    )
    .execute();
}

/**
 * Claims the delivery that has waited longest until `leaseEnd`; no transaction stays open while it is sent. Skips those that another
 * process is claiming.
 */
export const claimDelivery = (db: Db, { now, leaseEnd }: { now: Date; leaseEnd: Date }): Promise<CrmDelivery | undefined> =>
  db
    .updateTable('crm_deliveries')
    .set({ attempts: sql`attempts + 1`, total_attempts: sql`total_attempts + 1`, next_attempt_at: leaseEnd })
    .where('enquiry_id', '=', (of) =>
      of
        .selectFrom('crm_deliveries')
        .select('enquiry_id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** When the next delivery is to be tried. */
export const nextDelivery: NextDue = () => sql`select min(next_attempt_at) from crm_deliveries where state = 'waiting'`;

/** Stores ids of records in the CRM. */
export async function recordIds(db: Db, enquiryId: number, made: Partial<CrmRecords>): Promise<void> {
  const { organizationId, personId, leadId, dealId, notedRevision } = made;
  await db
    .updateTable('crm_deliveries')
    .set({
      ...(organizationId !== undefined && { organization_id: organizationId }),
      ...(personId !== undefined && { person_id: personId }),
      ...(leadId !== undefined && { lead_id: leadId }),
      ...(dealId !== undefined && { deal_id: dealId }),
      ...(notedRevision !== undefined && { noted_revision: notedRevision }),
    })
    .where('enquiry_id', '=', enquiryId)
    .execute();
}

/** Changes a delivery only for the present attempt: a corrected enquiry waits again meanwhile, and an old lease settles nothing. */
const present = (trx: Db, { enquiry_id, attempts, revision }: CrmDelivery) =>
  trx
    .updateTable('crm_deliveries')
    .where('enquiry_id', '=', enquiry_id)
    .where('revision', '=', revision)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting');

/** Records the final state of a delivery. @returns false where the attempt is not the present one any more. */
export async function settleDelivery(
  trx: Db,
  claimed: CrmDelivery,
  end: { readonly state: Exclude<CrmState, 'waiting'>; readonly error: string | null; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await present(trx, claimed)
    .set({ state: end.state, error: end.error, settled_at: end.at })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Schedules another attempt at a delivery. */
export async function postponeDelivery(db: Db, claimed: CrmDelivery, next: { until: Date; error: string }): Promise<void> {
  await present(db, claimed).set({ next_attempt_at: next.until, error: next.error }).execute();
}
