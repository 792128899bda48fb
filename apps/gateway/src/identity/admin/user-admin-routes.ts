import { cleanText } from '@songwai/core/basics/text/clean-text';
import { setUserRole } from '@songwai/core/identity/admin/administrators-contract';
import {
  findUsers,
  listUserChanges,
  setUserGroup,
  suspendUser,
  unsuspendUser,
} from '@songwai/core/identity/admin/user-admin-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { nextOf } from '../../platform/paging/page.ts';
import type { ChangeRow } from '../change-queries.ts';
import type { UserRow } from '../queries.ts';
import { administratorTexts } from './administrator-texts.ts';
import type { Administrators } from './administrators.ts';
import type { UserAdmin } from './user-admin.ts';

const wireUser = (user: UserRow) => ({
  userId: user.id,
  userName: user.email ?? user.phone ?? user.id,
  phoneNo: user.phone ?? user.confirm_phone,
  userType: user.user_type,
  firstName: user.first_name,
  lastName: user.last_name,
  companyName: user.company_name ?? '',
  companyId: user.company_id ?? '',
  userStatus: user.is_verified ? user.status : 'unverified',
  tier: user.tier,
  userGroup: user.user_group,
  role: user.role,
  companyVerified: user.company_verified_at !== null,
  invoiceEnabled: user.invoice_enabled,
  invoiceRests: user.invoice_rests,
  createdDateTime: user.created_at.toISOString(),
});

const wireChange = (change: ChangeRow) => ({
  changeId: String(change.id),
  userId: change.user_id,
  kind: change.kind,
  detail: { ...change.detail },
  ...(change.changed_by !== null && {
    changedBy: change.changed_by,
    changedByName: `${change.first_name ?? ''} ${change.last_name ?? ''}`.trim(),
  }),
  createdDateTime: change.created_at.toISOString(),
});

/** The reason is stored and sent to the user, so it must not be empty. */
export function readReason(text: string): string {
  const reason = cleanText(text);
  if (reason === '') throw new BusinessRefusal({ code: 422, field: 'reason', text: administratorTexts.reasonMissing });
  return reason;
}

/** The services behind the calls. */
export interface UserAdminServices {
  readonly administration: UserAdmin;
  readonly administrators: Administrators;
}

/** Mounts the calls of administrators for accounts. */
export function registerUserAdmin(app: FastifyInstance, { administration, administrators }: UserAdminServices): void {
  mountEndpoint(app, findUsers, async ({ body }) => {
    const page = await administration.find({ search: body.search, role: body.role, cursor: body.cursor });
    return {
      users: page.rows.map(wireUser),
      ...nextOf(page),
    };
  });

  mountEndpoint(app, suspendUser, async ({ body, session }) => {
    await administration.suspend({ adminId: session.userId, userId: body.userId, reason: readReason(body.reason) });
  });

  mountEndpoint(app, setUserGroup, async ({ body, session }) => {
    await administration.setGroup({ adminId: session.userId, userId: body.userId, userGroup: body.userGroup });
  });

  mountEndpoint(app, unsuspendUser, async ({ body, session }) => {
    await administration.unsuspend({ adminId: session.userId, userId: body.userId, reason: readReason(body.reason) });
  });

  mountEndpoint(app, setUserRole, async ({ body, session }) => {
    const decision = { adminId: session.userId, userId: body.userId, reason: readReason(body.reason) };
    if (body.role === 'admin') await administrators.make(decision);
    else await administrators.unmake(decision);
  });

  mountEndpoint(app, listUserChanges, async ({ body }) => {
    const { userId, changedBy, kind, cursor } = body;
    const page = await administration.listChanges({ userId, changedBy, kind, cursor });
    return {
      changes: page.rows.map(wireChange),
      ...nextOf(page),
    };
  });
}
