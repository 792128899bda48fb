import type { Db } from '../../platform/db.ts';

interface PaymentUsed {
  readonly paymentType: number;
  /** Full day has a way to pay of its own. */
  readonly isFullDay: boolean;
}

/** Stores how a user has paid, which is where the next booking starts (spec §4 "Create job success"). */
export const setPaymentUsed = async (trx: Db, id: string, { paymentType, isFullDay }: PaymentUsed): Promise<void> => {
  const used = isFullDay ? { full_day_payment: paymentType } : { payment_type: paymentType };
  await trx.updateTable('users').set(used).where('id', '=', id).execute();
};

/** Stores a user's id at the card provider, once. @returns the stored one, which another call may have stored first. */
export const setCardCustomer = async (db: Db, id: string, customerRef: string): Promise<string> => {
  const unset = db.updateTable('users').set({ omise_customer_id: customerRef }).where('omise_customer_id', 'is', null);
  await unset.where('id', '=', id).execute();
  return (await readCardCustomer(db, id)) ?? customerRef;
};

/** A user's id at the card provider; null before the first card. */
export const readCardCustomer = async (db: Db, id: string): Promise<string | null> => {
  const row = await db.selectFrom('users').select('omise_customer_id').where('id', '=', id).executeTakeFirst();
  return row?.omise_customer_id ?? null;
};
