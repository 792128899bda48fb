import type { Db } from '../../platform/db.ts';

interface PaymentUsed {
  readonly paymentType: number;
  /** Full day has a way to pay of its own. */
  readonly isFullDay: boolean;
}

/**
 * The part of the statement that books which stores how a user has paid, where it is another way than before: the next booking starts with it
 * (spec §4 "Create job success").
 */
export const settingPaymentUsed = (trx: Db, id: string, { paymentType, isFullDay }: PaymentUsed) => {
  const used = isFullDay ? 'full_day_payment' : 'payment_type';
  return trx
    .updateTable('users')
    .set({ [used]: paymentType })
    .where('id', '=', id)
    .where(used, 'is distinct from', paymentType);
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
