import { findUsers, setUserGroup, suspendUser, unsuspendUser } from '@songwai/core/account/admin-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { httpTexts } from '../http/texts.ts';
import type { Administration } from './administration.ts';
import type { UserRow } from './queries.ts';

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
  createdDateTime: user.created_at.toISOString(),
});

/** Mounts what the office does with accounts. */
export function registerAdministration(app: FastifyInstance, { administration }: { administration: Administration }): void {
  mountEndpoint(app, findUsers, async ({ body, language }) => {
    const { users, next } = await administration.find({ search: body.search, after: body.after });
    return {
      responseCode: 200,
      responseDesc: httpTexts.success[language],
      users: users.map(wireUser),
      ...(next !== undefined && { next }),
    };
  });

  mountEndpoint(app, suspendUser, async ({ body, session, language }) => {
    await administration.suspend({ adminId: session.userId, userId: body.userId, reason: body.reason });
    return { responseCode: 200, responseDesc: httpTexts.success[language] };
  });

  mountEndpoint(app, setUserGroup, async ({ body, session, language }) => {
    await administration.setGroup({ adminId: session.userId, userId: body.userId, userGroup: body.userGroup });
    return { responseCode: 200, responseDesc: httpTexts.success[language] };
  });

  mountEndpoint(app, unsuspendUser, async ({ body, session, language }) => {
    await administration.unsuspend({ adminId: session.userId, userId: body.userId, reason: body.reason });
    return { responseCode: 200, responseDesc: httpTexts.success[language] };
  });
}
