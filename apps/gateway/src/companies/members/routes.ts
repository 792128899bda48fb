import type { MemberRights } from '@songwai/core/companies/company-member';
import {
  changeMember,
  departmentUsers,
  leaveCompany,
  listDepartments,
  removeDepartment,
  removeMember,
  saveDepartment,
} from '@songwai/core/companies/members-contract';
import type { rightsToGive } from '@songwai/core/companies/rights-wire';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { DepartmentService } from './departments.ts';
import type { MemberRow } from './member-view.ts';
import type { MemberService } from './members.ts';

/** The rights of a row in wire format. */
export const wireRights = (row: Pick<MemberRow, 'can_order' | 'can_view' | 'can_pay' | 'can_manage'>) => ({
  order: row.can_order,
  view: row.can_view,
  pay: row.can_pay,
  manage: row.can_manage,
});

/** Rights from a request. Who may manage may also view, because managing shows the members. */
export const readRights = ({ manage = false, view, ...rights }: Static<typeof rightsToGive>): MemberRights => ({
  ...rights,
  view: view || manage,
  manage,
});

const wireMember = (row: MemberRow, companyId: string) => ({
  userId: row.id,
  userName: row.email ?? row.phone ?? row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNo: row.phone ?? row.confirm_phone,
  userStatus: row.status,
  departmentId: row.department_id ?? '',
  departmentName: row.department_name ?? '',
  isOwner: row.id === companyId,
  rights: wireRights(row),
  createdDateTime: row.created_at.toISOString(),
});

/** Mounts the calls of a company for its members and departments. */
export function registerMembers(
  app: FastifyInstance,
  { members, departments }: { readonly members: MemberService; readonly departments: DepartmentService },
): void {
  mountEndpoint(app, departmentUsers, async ({ body, session }) => {
    const page = await members.list({ departmentId: body.departmentId, cursor: body.cursor }, session);
    return {
      users: page.members.map((row) => wireMember(row, page.companyId)),
      ...(page.nextCursor !== undefined && { nextCursor: page.nextCursor }),
    };
  });

  mountEndpoint(app, changeMember, async ({ body, session }) => {
    await members.change({ userId: body.userId, departmentId: body.departmentId, rights: readRights(body.rights) }, session);
  });

  mountEndpoint(app, removeMember, async ({ body, session }) => {
    await members.remove(body.userId, session);
  });

  mountEndpoint(app, leaveCompany, async ({ session }) => {
    await members.leave(session);
  });

  mountEndpoint(app, listDepartments, async ({ session }) => {
    const rows = await departments.list(session);
    const found = rows.map(({ id, name, userCount }) => ({ departmentId: id, name, userCount }));
    return { departments: found };
  });

  mountEndpoint(app, saveDepartment, async ({ body, session }) => {
    const departmentId = await departments.save({ departmentId: body.departmentId, name: body.name }, session);
    return { departmentId };
  });

  mountEndpoint(app, removeDepartment, async ({ body, session }) => {
    await departments.remove(body.departmentId, session);
  });
}
