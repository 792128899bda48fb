import type { PaymentPurpose } from '@songwai/core/payments/payment';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { ChargesTable } from '../tables.ts';
import type { Charge } from './payments.ts';

export type ChargeRow = Selectable<ChargesTable>;

/** Whose guid it is: the payer's, or of a stranger with a link the subject's. */
export interface ChargeKey {
  readonly purpose: PaymentPurpose;
  readonly payerId: string | null;
  readonly subject: string;
  readonly guid: string;
}

/** A number for people: `P00030911`. */
const referenceOf = (number: number): string => `P${String(number).padStart(8, '0')}`;

/** A row as the rooms above see it. */
export const toCharge = (row: ChargeRow): Charge => ({
  chargeId: row.charge_id,
  reference: referenceOf(row.number),
  payerId: row.payer_id,
  purpose: row.purpose,
  subject: row.subject,
  jobId: row.job_id,
  guid: row.guid,
  method: row.method,
  state: row.state === 'asked' ? 'pending' : row.state,
  amountSatang: row.amount_satang,
  failure: row.failure,
  authorizeUri: row.authorize_uri,
  qrPayload: row.qr_payload,
  qrImageUri: row.qr_image_uri,
  bill: row.bill,
  expiresAt: row.expires_at,
  paidAt: row.paid_at,
  isLate: row.is_late,
});

/** The charge that this guid asked for before. */
export const findChargeOfGuid = (db: Db, { purpose, payerId, subject, guid }: ChargeKey): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('guid', '=', guid)
    .where((is) =>
      payerId === null ? is.and([is('payer_id', 'is', null), is('subject', '=', subject)]) : is('payer_id', '=', payerId),
    )
    .executeTakeFirst();

/** @returns undefined where another call with this guid was faster. */
export const insertCharge = (db: Db, row: Insertable<ChargesTable>): Promise<ChargeRow | undefined> =>
  db
    .insertInto('charges')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findCharge = (db: Db, chargeId: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('charges').selectAll().where('charge_id', '=', chargeId).executeTakeFirst();

/** A charge by the provider's id. */
export const findChargeOfProvider = (db: Db, provider: string, ref: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('charges').selectAll().where('provider', '=', provider).where('provider_ref', '=', ref).executeTakeFirst();

/** A charge, locked until the transaction ends. */
export const lockCharge = (trx: Db, chargeId: string): Promise<ChargeRow | undefined> =>
  trx.selectFrom('charges').selectAll().where('charge_id', '=', chargeId).forNoKeyUpdate().executeTakeFirst();

export const updateCharge = (trx: Db, chargeId: string, change: Updateable<ChargesTable>): Promise<ChargeRow> =>
  trx.updateTable('charges').set(change).where('charge_id', '=', chargeId).returningAll().executeTakeFirstOrThrow();

/** Charges that are due for a look at the provider, taken by this process until `until`. */
export async function takeDueCharges(db: Db, now: Date, until: Date): Promise<readonly ChargeRow[]> {
  return db
    .updateTable('charges')
    .set({ next_check_at: until })
    .where('charge_id', 'in', (from) =>
      from
        .selectFrom('charges')
        .select('charge_id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(20)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** When the provider is to be asked about a charge. */
export const nextCharge: NextDue = () => sql`select min(next_check_at) from charges where next_check_at is not null`;

export const listOpenCharges = (db: Db, payerId: string, purpose: PaymentPurpose): Promise<readonly ChargeRow[]> =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('purpose', '=', purpose)
    .where('state', 'in', ['asked', 'pending'])
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();

/** Charges of a job, the newest first. */
export const listChargesOfJob = (db: Db, jobId: string): Promise<readonly ChargeRow[]> =>
  db.selectFrom('charges').selectAll().where('job_id', '=', jobId).orderBy('number', 'desc').execute();

/** Marks a charge as being asked for. @returns false where another process has begun with it. */
export async function takeToAsk(db: Db, chargeId: string): Promise<boolean> {
  const row = await db
    .updateTable('charges')
    .set({ is_asked: true })
    .where('charge_id', '=', chargeId)
    .where('is_asked', '=', false)
    .returning('charge_id')
    .executeTakeFirst();
  return row !== undefined;
}
