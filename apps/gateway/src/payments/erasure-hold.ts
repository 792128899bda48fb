import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { Db } from '../platform/db.ts';
import { hasOpenCharge } from './open-charge-queries.ts';

/** A payment that is still running keeps the account: its money has to arrive somewhere. */
export async function readPaymentHolds(db: Db, { userId }: { readonly userId: string }): Promise<readonly ErasureHold[]> {
  return (await hasOpenCharge(db, userId)) ? ['openPayments'] : [];
}
