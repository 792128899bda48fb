import { companyUser } from '../../basics/wire-numbers.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** An account as administrators see it in a list. */
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
  /** It may pay by invoice again once its new documents are found right. */
  readonly isInvoiceResting: boolean;
  readonly customerSince: Date;
}

/** A page of accounts. */
export interface UserPage {
  readonly users: readonly ListedUser[];
  /** Hand back for the page after this one; null on the last. */
  readonly nextCursor: string | null;
}

/** Accounts by a whole e-mail address, phone or id, or those of administrators; the newest where nothing is searched. @throws GatewayError 403 */
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

/** An administrator's decision, with its reason for the record. */
export interface AdminDecision {
  readonly userId: string;
  readonly reason: string;
}

/** Suspends an account; its sessions end, its owner is told. @throws GatewayError 403, 404, 409 the own account or the last administrator, 422. */
export const suspendUser = async (transport: Transport, { userId, reason }: AdminDecision): Promise<void> => {
  await call(transport, routes.suspendUser, { userId, reason });
};

/** Lets a suspended account in again; its owner is told. @throws GatewayError 403, 404, 422. */
export const unsuspendUser = async (transport: Transport, { userId, reason }: AdminDecision): Promise<void> => {
  await call(transport, routes.unsuspendUser, { userId, reason });
};

/** Puts an account into a user group, whose full-day packages it is offered. @throws GatewayError 403, 404. */
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
  /** What it was changed to, with the reason where there is one. */
  readonly detail: Readonly<Record<string, unknown>>;
  /** Null where the operator did it on the machine, or who did it is gone. */
  readonly changedBy: { readonly userId: string; readonly name: string } | null;
  readonly at: Date;
}

/** Which changes; all of them where nothing is named. */
export interface ChangeFilter {
  readonly userId?: string;
  /** User id of who made it. */
  readonly changedBy?: string;
  readonly kind?: string;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

/** Who changed what about accounts, newest first. @throws GatewayError 403. */
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
