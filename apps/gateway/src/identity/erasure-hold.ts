import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { Db } from '../platform/db.ts';
import type { UserRow } from './queries.ts';

/** What keeps an account from being erased at this moment, as far as one room knows. */
export type ReadHolds = (db: Db, asked: { readonly userId: string; readonly now: Date }) => Promise<readonly ErasureHold[]>;

/** The holds of the accounts themselves. */
export function readAccountHolds({ role, status }: UserRow): readonly ErasureHold[] {
  const holds: ErasureHold[] = [];
  if (role === 'admin') holds.push('office');
  // What the office looks into must not vanish by a wish that was told before.
  if (status === 'suspended') holds.push('suspended');
  return holds;
}
