import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import {
  countDepartments,
  deleteDepartment,
  insertDepartment,
  isDepartmentUsed,
  listDepartments,
  lockDepartment,
  mostDepartments,
  renameDepartment,
} from './department-queries.ts';
import { requireCompany, requireManager } from './require-company.ts';
import { memberTexts } from './texts.ts';

/** The departments of a company. */
export interface DepartmentService {
  /** @throws {BusinessRefusal} 403. */
  list(session: Session): ReturnType<typeof listDepartments>;
  /** @returns its id. @throws {BusinessRefusal} 403, 404, 409 name taken or too many, 422 a name of white space only. */
  save(department: { departmentId: string | undefined; name: string }, session: Session): Promise<string>;
  /** @throws {BusinessRefusal} 403, 404, 409 it has members or invitations. */
  remove(departmentId: string, session: Session): Promise<void>;
}

const notFound = () => new BusinessRefusal({ code: 404, text: memberTexts.noDepartment });

/** Builds the service. */
export function createDepartmentService(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
}): DepartmentService {
  const { db, clock, random } = parts;

  const add = async (trx: Db, companyId: string, name: string): Promise<string> => {
    if ((await countDepartments(trx, companyId)) >= mostDepartments)
      throw new BusinessRefusal({ code: 409, text: memberTexts.departmentsFull });
    const id = random.uuid();
    if (!(await insertDepartment(trx, { id, companyId, name, at: clock.now() })))
      throw new BusinessRefusal({ code: 409, field: 'name', text: memberTexts.departmentTaken });
    return id;
  };

  const rename = async (
    trx: Db,
    companyId: string,
    { departmentId, name }: { departmentId: string; name: string },
  ): Promise<string> => {
    const department = await lockDepartment(trx, { companyId, departmentId });
    if (department === undefined) throw notFound();
    if (!(await renameDepartment(trx, { id: department.id, companyId, name })))
      throw new BusinessRefusal({ code: 409, field: 'name', text: memberTexts.departmentTaken });
    return department.id;
  };

  return {
    list: async (session) => listDepartments(db, requireCompany(session)),
    save: async ({ departmentId, name: typed }, session) => {
      const companyId = requireManager(session);
      const name = cleanText(typed);
      if (name === '') throw new BusinessRefusal({ code: 422, field: 'name', text: memberTexts.departmentNameMissing });
      return transact(db, async (trx) => {
        // The lock runs changes of one company's departments one after another, so that names stay unique and the limit holds.
        await lockUser(trx, companyId);
        return departmentId === undefined ? add(trx, companyId, name) : rename(trx, companyId, { departmentId, name });
      });
    },
    remove: async (departmentId, session) => {
      const companyId = requireManager(session);
      await transact(db, async (trx) => {
        const department = await lockDepartment(trx, { companyId, departmentId });
        if (department === undefined) throw notFound();
        if (await isDepartmentUsed(trx, department.id, clock.now()))
          throw new BusinessRefusal({ code: 409, text: memberTexts.departmentUsed });
        await deleteDepartment(trx, department.id);
      });
    },
  };
}
