import type { Transport } from '../gateway/transport-types.ts';
import type {
  findUsers as FindUsers,
  setUserGroup as SetUserGroup,
  suspendUser as SuspendUser,
  unsuspendUser as UnsuspendUser,
} from './admin-contract.ts';

/** An account as the office sees it in a list. */
export interface ListedUser {
  readonly userId: string;
  readonly userName: string;
  readonly phone: string;
  readonly kind: 'company' | 'individual';
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly companyId: string;
  readonly status: string;
  readonly tier: string;
  readonly userGroup: string;
  readonly customerSince: Date;
}

/** A page of accounts. */
export interface UserPage {
  readonly users: readonly ListedUser[];
  /** Hand back for the page after this one; null on the last. */
  readonly next: string | null;
}

/** Accounts by a whole e-mail address, phone or id; the newest where nothing is searched. @throws GatewayError 403 */
export const findUsers = async (
  transport: Transport,
  query: { readonly search?: string; readonly after?: string },
): Promise<UserPage> => {
  const reply = await transport.call<typeof FindUsers>({
    method: 'GET',
    path: '/admin/user',
    body: query,
    isIdempotentRead: true,
  });
  const users = (reply.users ?? []).map(
    ({ phoneNo, userType, userStatus, createdDateTime, ...user }): ListedUser => ({
      ...user,
      phone: phoneNo,
      kind: userType === 1 ? 'company' : 'individual',
      status: userStatus,
      customerSince: new Date(createdDateTime),
    }),
  );
  return { users, next: reply.next ?? null };
};

/** A decision of the office, with its reason for whoever looks it up. */
export interface OfficeDecision {
  readonly userId: string;
  readonly reason: string;
}

/** Suspends an account; its sessions end. @throws GatewayError 403, 404, 409 the own account. */
export const suspendUser = async (transport: Transport, { userId, reason }: OfficeDecision): Promise<void> => {
  await transport.call<typeof SuspendUser>({ method: 'POST', path: '/admin/user/suspend', body: { userId, reason } });
};

/** Lets a suspended account in again. @throws GatewayError 403, 404. */
export const unsuspendUser = async (transport: Transport, { userId, reason }: OfficeDecision): Promise<void> => {
  await transport.call<typeof UnsuspendUser>({ method: 'POST', path: '/admin/user/unsuspend', body: { userId, reason } });
};

/** Puts an account into a user group, whose full-day packages it is offered. @throws GatewayError 403, 404. */
export const setUserGroup = async (
  transport: Transport,
  { userId, userGroup }: { readonly userId: string; readonly userGroup: string },
): Promise<void> => {
  await transport.call<typeof SetUserGroup>({ method: 'POST', path: '/admin/user/group', body: { userId, userGroup } });
};
