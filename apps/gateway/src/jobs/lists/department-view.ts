import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { JobFilter } from './list-request.ts';

/** Selects jobs that members of one department of the company booked. */
export const isOfDepartment = (
  eb: ExpressionBuilder<Database, 'jobs'>,
  { departmentId, scope }: JobFilter,
): Expression<SqlBool> =>
  eb('jobs.user_id', 'in', (of) =>
    of
      .selectFrom('company_members')
      .select('company_members.user_id')
      .where('company_members.company_user_id', '=', scope.companyId)
      .where('company_members.department_id', '=', departmentId),
  );
