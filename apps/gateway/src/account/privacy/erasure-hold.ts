import type { ErasureHold } from '@songwai/core/account/data-subject';
import type { Db, UserRow } from '../queries.ts';
import { hasMembers } from './standing-queries.ts';

/** What keeps an account from being erased at this moment, as far as one room knows. */
export type ReadHolds = (db: Db, asked: { readonly userId: string; readonly now: Date }) => Promise<readonly ErasureHold[]>;

/** The holds of the accounts themselves. */
export async function readAccountHolds(db: Db, { id, role }: UserRow): Promise<readonly ErasureHold[]> {
  const isCompanyInUse = await hasMembers(db, id);
  return [...(role === 'admin' ? (['office'] as const) : []), ...(isCompanyInUse ? (['companyMembers'] as const) : [])];
}
