import { companyUser } from '@songwai/core/basics/wire-numbers';
import { isUuid } from '../../database/is-uuid.ts';
import type { Db } from '../../platform/db.ts';
import { lockUser, type UserRow } from '../queries.ts';

/** The fields of a company's account that a verification and administrators change. */
export type CompanyFields = Partial<
  Pick<
    UserRow,
    | 'company_name'
    | 'company_tax_id'
    | 'company_address'
    | 'company_branch'
    | 'company_postcode'
    | 'company_verified_at'
    | 'invoice_enabled'
    | 'invoice_rests'
  >
>;

/** Locks a company's account until the transaction ends; undefined for a person or a removed account. */
export async function lockCompany(trx: Db, id: string): Promise<UserRow | undefined> {
  const user = isUuid(id) ? await lockUser(trx, id) : undefined;
  return user?.user_type === companyUser && user.status !== 'removed' ? user : undefined;
}

export const updateCompany = async (trx: Db, id: string, fields: CompanyFields): Promise<void> => {
  await trx.updateTable('users').set(fields).where('id', '=', id).execute();
};
