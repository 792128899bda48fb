import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** What a price needs to know about a customer. */
export interface PayingCustomer {
  readonly userId: string;
  readonly tier: string;
  readonly freeCreditSatang: number;
  readonly customerSince: Date;
  readonly isCompany: boolean;
  readonly isInvoiceEnabled: boolean;
}

/**
 * The customer as far as prices go.
 *
 * @param mode `forBooking` locks the row until the transaction ends: bookings of one customer run one after another, so that no credit and
 * no promo code is spent twice.
 */
export async function readPayingCustomer(
  db: Kysely<Database>,
  userId: string,
  mode: 'forShow' | 'forBooking',
): Promise<PayingCustomer | undefined> {
  const query = db
    .selectFrom('users')
    .select(['id', 'tier', 'free_credit_satang', 'created_at', 'user_type', 'invoice_enabled'])
    .where('id', '=', userId);
  const row = await (mode === 'forBooking' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        userId: row.id,
        tier: row.tier,
        freeCreditSatang: row.free_credit_satang,
        customerSince: row.created_at,
        isCompany: row.user_type === 1,
        isInvoiceEnabled: row.invoice_enabled,
      };
}

/** Takes free credit for a booking (or, with a negative amount, gives it back); the database refuses to fall below zero. */
export async function spendFreeCredit(db: Kysely<Database>, userId: string, satang: number): Promise<void> {
  if (satang === 0) return;
  await db
    .updateTable('users')
    .set((eb) => ({ free_credit_satang: eb('free_credit_satang', '-', satang) }))
    .where('id', '=', userId)
    .execute();
}
