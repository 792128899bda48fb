import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { CompanyMember, Department, MemberRights } from './company-member.ts';
import * as routes from './routes.generated.ts';

/** A page of members. */
export interface MemberPage {
  readonly members: readonly CompanyMember[];
  /** Cursor of the next page; null on the last. */
  readonly nextCursor: string | null;
}

/**
 * The company's users, the owner first. @throws GatewayError 403 without the right to view, or when the caller acts for no
 * company.
 */
export const fetchMembers = async (
  transport: Transport,
  query: { readonly departmentId?: string; readonly cursor?: string } = {},
): Promise<MemberPage> => {
  const reply = await call(transport, routes.departmentUsers, query);
  const members = (reply.users ?? []).map(({ phoneNo, userStatus, departmentId, departmentName, createdDateTime, ...user }) => ({
    ...user,
    phone: phoneNo,
    status: userStatus,
    department: departmentId === '' ? null : { departmentId, name: departmentName },
    since: new Date(createdDateTime),
  }));
  return { members, nextCursor: reply.nextCursor ?? null };
};

/** Sets a member's department (null: none) and rights. @throws GatewayError 403 without the right to manage, 404. */
export const changeMember = async (
  transport: Transport,
  change: { readonly userId: string; readonly departmentId: string | null; readonly rights: MemberRights },
): Promise<void> => {
  const { userId, departmentId, rights } = change;

  await call(transport, routes.changeMember, { userId, rights, ...(departmentId === null ? {} : { departmentId }) });
};

/** Removes a member from the company. @throws GatewayError 403, 404, 409 the owner. */
export const removeMember = async (transport: Transport, userId: string): Promise<void> => {
  await call(transport, routes.removeMember, { userId });
};

/** Ends the caller's membership. @throws GatewayError 403, 409 the owner. */
export const leaveCompany = async (transport: Transport): Promise<void> => {
  await call(transport, routes.leaveCompany);
};

/** The company's departments, sorted by name. @throws GatewayError 403. */
export const fetchDepartments = async (transport: Transport): Promise<readonly Department[]> => {
  return (await call(transport, routes.listDepartments)).departments ?? [];
};

/** Adds or renames a department. @returns its id. @throws GatewayError 403, 404, 409 the name is taken. */
export const saveDepartment = async (
  transport: Transport,
  department: { readonly departmentId?: string; readonly name: string },
): Promise<string> => {
  const reply = await call(transport, routes.saveDepartment, department);
  return reply.departmentId ?? '';
};

/** Removes an empty department. @throws GatewayError 403, 404, 409 it has members. */
export const removeDepartment = async (transport: Transport, departmentId: string): Promise<void> => {
  await call(transport, routes.removeDepartment, { departmentId });
};
