import { isUuid } from '../../database/is-uuid.ts';
import type { UserRow } from '../../identity/queries.ts';
import { updateUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';

/** A company's account, locked until the transaction ends. */
export const lockCompany = async (trx: Db, id: string): Promise<UserRow | undefined> =>
  isUuid(id)
    ? trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', id)
        .where('user_type', '=', 1)
        .where('status', '<>', 'removed')
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;

/** What administrators change about a company. */
export type CompanyFields = Partial<
  Pick<
    UserRow,
    'company_name' | 'company_tax_id' | 'company_address' | 'company_verified_at' | 'invoice_enabled' | 'invoice_rests'
  >
>;

export const updateCompany = async (trx: Db, id: string, fields: CompanyFields): Promise<void> => {
  await updateUser(trx, id, fields);
};
