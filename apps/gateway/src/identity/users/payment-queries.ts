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
