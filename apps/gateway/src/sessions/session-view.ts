import type { Db } from '../platform/db.ts';

/** A session with its user's status and the user's company. */
export const findSession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('company_members as member', 'member.user_id', 'sessions.user_id')
    .leftJoin('users as company', 'company.id', 'member.company_user_id')
    .select(['sessions.id', 'sessions.user_id', 'channel', 'sessions.partner_id', 'last_seen_at', 'revoked_at', 'users.status'])
    .select(['sessions.language'])
    .select(['users.role', 'users.user_type', 'users.is_verified', 'member.company_user_id', 'member.department_id'])
    .select(['member.can_order', 'member.can_view', 'member.can_pay', 'member.can_manage'])
    .select('company.status as company_status')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** A user with their company, for work without a session. */
export const findActor = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('company_members as member', 'member.user_id', 'users.id')
    .leftJoin('users as company', 'company.id', 'member.company_user_id')
    .select(['users.id as user_id', 'users.status', 'users.role', 'users.user_type', 'users.is_verified'])
    .select(['member.company_user_id', 'member.department_id', 'company.status as company_status'])
    .select(['member.can_order', 'member.can_view', 'member.can_pay', 'member.can_manage'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
