import type { Transport } from '../gateway/transport-types.ts';
import type { CompanyMember, Department, MemberRights } from './company-member.ts';
import type {
  changeMember as ChangeMember,
  departmentUsers as DepartmentUsers,
  leaveCompany as LeaveCompany,
  listDepartments as ListDepartments,
  removeDepartment as RemoveDepartment,
  removeMember as RemoveMember,
  saveDepartment as SaveDepartment,
} from './members-contract.ts';

/** A page of members. */
export interface MemberPage {
  readonly members: readonly CompanyMember[];
  /** Hands back the page after this one; null on the last. */
  readonly nextCursor: string | null;
}

/** The company's users, the owner first. @throws GatewayError 403 without the right to view, or for who acts for no company. */
export const fetchMembers = async (
  transport: Transport,
  query: { readonly departmentId?: string; readonly cursor?: string } = {},
): Promise<MemberPage> => {
  const call = { method: 'GET', path: '/v2/department/users', body: query, isIdempotentRead: true } as const;
  const reply = await transport.call<typeof DepartmentUsers>(call);
  const members = (reply.users ?? []).map(({ phoneNo, userStatus, departmentId, departmentName, createdDateTime, ...user }) => ({
    ...user,
    phone: phoneNo,
    status: userStatus,
    department: departmentId === '' ? null : { departmentId, name: departmentName },
    since: new Date(createdDateTime),
  }));
  return { members, nextCursor: reply.nextCursor ?? null };
};

/** Gives a member a department (null: none) and rights. @throws GatewayError 403 not the owner, 404. */
export const changeMember = async (
  transport: Transport,
  change: { readonly userId: string; readonly departmentId: string | null; readonly rights: MemberRights },
): Promise<void> => {
  const { userId, departmentId, rights } = change;
  const body = { userId, rights, ...(departmentId === null ? {} : { departmentId }) };
  await transport.call<typeof ChangeMember>({ method: 'POST', path: '/v2/department/user', body });
};

/** Takes a member out of the company. @throws GatewayError 403, 404, 409 the owner. */
export const removeMember = async (transport: Transport, userId: string): Promise<void> => {
  await transport.call<typeof RemoveMember>({ method: 'POST', path: '/v2/department/user/remove', body: { userId } });
};

/** No longer acts for the company. @throws GatewayError 403, 409 the owner. */
export const leaveCompany = async (transport: Transport): Promise<void> => {
  await transport.call<typeof LeaveCompany>({ method: 'POST', path: '/v2/department/leave', body: {} });
};

/** The company's departments by name. @throws GatewayError 403. */
export const fetchDepartments = async (transport: Transport): Promise<readonly Department[]> => {
  const call = { method: 'GET', path: '/v2/department', body: {}, isIdempotentRead: true } as const;
  return (await transport.call<typeof ListDepartments>(call)).departments ?? [];
};

/** Adds a department, or renames one. @returns its id. @throws GatewayError 403, 404, 409 the name is taken. */
export const saveDepartment = async (
  transport: Transport,
  department: { readonly departmentId?: string; readonly name: string },
): Promise<string> => {
  const reply = await transport.call<typeof SaveDepartment>({ method: 'POST', path: '/v2/department', body: department });
  return reply.departmentId ?? '';
};

/** Removes a department that nobody is in. @throws GatewayError 403, 404, 409 somebody is in it. */
export const removeDepartment = async (transport: Transport, departmentId: string): Promise<void> => {
  await transport.call<typeof RemoveDepartment>({ method: 'POST', path: '/v2/department/remove', body: { departmentId } });
};
