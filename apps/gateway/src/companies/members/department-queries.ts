import { isUuid } from '../../database/is-uuid.ts';
import type { Db } from '../../platform/db.ts';

/** More departments than any company has. */
export const mostDepartments = 200;

export const listDepartments = (db: Db, companyId: string) =>
  db
    .selectFrom('departments')
    .leftJoin('company_members', 'company_members.department_id', 'departments.id')
    .select(['departments.id', 'departments.name'])
    .select((eb) => eb.fn.count<number>('company_members.user_id').as('userCount'))
    .where('departments.company_user_id', '=', companyId)
    .groupBy(['departments.id', 'departments.name'])
    .orderBy('departments.name')
    .limit(mostDepartments)
    .execute();

/** A department of this company, locked until the transaction ends, so that no member is added while it is being removed. */
export const lockDepartment = async (trx: Db, { companyId, departmentId }: { companyId: string; departmentId: string }) =>
  isUuid(departmentId)
    ? trx
        .selectFrom('departments')
        .select(['id', 'name'])
        .where('company_user_id', '=', companyId)
        .where('id', '=', departmentId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;

export const countDepartments = async (trx: Db, companyId: string): Promise<number> => {
  const row = await trx
    .selectFrom('departments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_user_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** False where the company already has a department of that name. */
export const insertDepartment = async (
  trx: Db,
  { id, companyId, name, at }: { id: string; companyId: string; name: string; at: Date },
): Promise<boolean> => {
  const row = await trx
    .insertInto('departments')
    .values({ id, company_user_id: companyId, name, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** False where another department of the company has that name. */
export const renameDepartment = async (
  trx: Db,
  { id, companyId, name }: { id: string; companyId: string; name: string },
): Promise<boolean> => {
  const row = await trx
    .updateTable('departments')
    .set({ name })
    .where('id', '=', id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('departments as other')
            .select('other.id')
            .where('other.company_user_id', '=', companyId)
            .where('other.name', '=', name)
            .where('other.id', '<>', id),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether a department has members, or invitations that can still be accepted. */
export const isDepartmentUsed = async (trx: Db, id: string, now: Date): Promise<boolean> => {
  const member = await trx
    .selectFrom('company_members')
    .select('user_id')
    .where('department_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (member !== undefined) return true;
  const invited = await trx
    .selectFrom('company_invitations')
    .select('id')
    .where('department_id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return invited !== undefined;
};

/** Deletes a department, and clears it from past invitations. */
export const deleteDepartment = async (trx: Db, id: string): Promise<void> => {
  await trx.updateTable('company_invitations').set({ department_id: null }).where('department_id', '=', id).execute();
  await trx.deleteFrom('departments').where('id', '=', id).execute();
};
