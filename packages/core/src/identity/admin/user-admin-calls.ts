import { companyUser } from '../../basics/wire-numbers.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** An account in the administrators' list. */
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
  readonly role: 'customer' | 'admin';
  readonly isCompanyVerified: boolean;
  readonly isInvoiceEnabled: boolean;
  /** Paying by invoice is suspended until its new documents are verified. */
  readonly isInvoiceResting: boolean;
  readonly customerSince: Date;
}

/** A page of accounts. */
export interface UserPage {
  readonly users: readonly ListedUser[];
  /** Cursor of the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** Accounts by a full e-mail address, phone or id, or by role; without `search`, the newest. @throws GatewayError 403 */
export const findUsers = async (
  transport: Transport,
  query: { readonly search?: string; readonly role?: 'customer' | 'admin'; readonly cursor?: string },
): Promise<UserPage> => {
  const reply = await call(transport, routes.findUsers, query);
  const users = (reply.users ?? []).map(
    ({ phoneNo, userType, userStatus, companyVerified, invoiceEnabled, invoiceRests, createdDateTime, ...user }): ListedUser => ({
      ...user,
      isCompanyVerified: companyVerified,
      isInvoiceEnabled: invoiceEnabled,
      isInvoiceResting: invoiceRests,
      phone: phoneNo,
      kind: userType === companyUser ? 'company' : 'individual',
      status: userStatus,
      customerSince: new Date(createdDateTime),
    }),
  );
  return { users, nextCursor: reply.nextCursor ?? null };
};

/** An administrator's decision, with the recorded reason. */
export interface AdminDecision {
  readonly userId: string;
  readonly reason: string;
}

/**
 * Suspends an account, ends its sessions and notifies its owner. @throws GatewayError 403, 404, 409 the caller's own account or
 * the last administrator, 422.
 */
export const suspendUser = async (transport: Transport, { userId, reason }: AdminDecision): Promise<void> => {
  await call(transport, routes.suspendUser, { userId, reason });
};

/** Reinstates a suspended account and notifies its owner. @throws GatewayError 403, 404, 422. */
export const unsuspendUser = async (transport: Transport, { userId, reason }: AdminDecision): Promise<void> => {
  await call(transport, routes.unsuspendUser, { userId, reason });
};

/** Puts an account into a user group, which decides its full-day packages. @throws GatewayError 403, 404. */
export const setUserGroup = async (
  transport: Transport,
  { userId, userGroup }: { readonly userId: string; readonly userGroup: string },
): Promise<void> => {
  await call(transport, routes.setUserGroup, { userId, userGroup });
};

/** A change of an account. */
export interface ListedChange {
  readonly changeId: string;
  readonly userId: string;
  /** `suspended`, `userGroup`, `memberRights`, `companyVerification`, … */
  readonly kind: string;
  /** The new value, with the reason if there is one. */
  readonly detail: Readonly<Record<string, unknown>>;
  /** Null if the operator made it on the server, or the user no longer exists. */
  readonly changedBy: { readonly userId: string; readonly name: string } | null;
  readonly at: Date;
}

/** Filters changes; empty for all. */
export interface ChangeFilter {
  readonly userId?: string;
  /** User id of the one who made it. */
  readonly changedBy?: string;
  readonly kind?: string;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string;
}

/** Changes of accounts, newest first. @throws GatewayError 403. */
export const fetchUserChanges = async (
  transport: Transport,
  filter: ChangeFilter = {},
): Promise<{ readonly changes: readonly ListedChange[]; readonly nextCursor: string | null }> => {
  const { changes = [], nextCursor = null } = await call(transport, routes.listUserChanges, filter);
  return {
    changes: changes.map(({ changedBy, changedByName = '', createdDateTime, ...change }) => ({
      ...change,
      changedBy: changedBy === undefined ? null : { userId: changedBy, name: changedByName },
      at: new Date(createdDateTime),
    })),
    nextCursor,
  };
};
