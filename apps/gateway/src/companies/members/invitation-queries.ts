import { companyUser } from '@songwai/core/basics/wire-numbers';
import type { MemberRights } from '@songwai/core/companies/company-member';
import { isUuid } from '../../database/is-uuid.ts';
import { findUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import { rightColumns } from './member-queries.ts';

/** An invitation to insert. */
export interface NewInvitation {
  readonly id: string;
  readonly companyId: string;
  readonly senderId: string;
  readonly tokenHash: Buffer;
  readonly contact: string;
  readonly departmentId: string | null;
  readonly rights: MemberRights;
  readonly at: Date;
  readonly expiresAt: Date;
}

const open = (db: Db, now: Date) =>
  db
    .selectFrom('company_invitations as invitation')
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.revoked_at', 'is', null)
    .where('invitation.expires_at', '>', now);

/** The number of a company's open invitations. */
export const countOpenInvitations = async (trx: Db, companyId: string, now: Date): Promise<number> => {
  const row = await open(trx, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('invitation.company_user_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** When the `most`-th newest invitation since a time was sent; undefined where there were fewer. */
export const findFullSince = async (
  db: Db,
  companyId: string,
  { since, most }: { since: Date; most: number },
): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('company_invitations')
    .select('created_at')
    .where('company_user_id', '=', companyId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
};

export const listOpenInvitations = (db: Db, companyId: string, now: Date) =>
  open(db, now)
    .leftJoin('departments', 'departments.id', 'invitation.department_id')
    .select(['invitation.id', 'invitation.contact', 'invitation.expires_at', 'departments.name as department_name'])
    .select(['invitation.can_order', 'invitation.can_view', 'invitation.can_pay', 'invitation.can_manage'])
    .where('invitation.company_user_id', '=', companyId)
    .orderBy('invitation.created_at', 'desc')
    .limit(100)
    .execute();

/** An invitation that can still be accepted, with its company; also undefined where the company is suspended or removed. */
export const findOpenInvitation = async (db: Db, tokenHash: Buffer, now: Date) => {
  const invitation = await open(db, now)
    .select(['invitation.id', 'invitation.company_user_id', 'invitation.department_id', 'invitation.expires_at'])
    .select('invitation.invited_by')
    .select(['invitation.can_order', 'invitation.can_view', 'invitation.can_pay', 'invitation.can_manage'])
    .where('invitation.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (invitation === undefined) return undefined;
  const company = await findUser(db, invitation.company_user_id);
  return company?.status === 'active' && company.user_type === companyUser
    ? { ...invitation, company_name: company.company_name, isVerified: company.company_verified_at !== null }
    : undefined;
};

/**
 * Like `findOpenInvitation`, with the row locked until the transaction ends: of two users who follow the link at once, only one
 * gets it.
 */
export const lockOpenInvitation = async (trx: Db, tokenHash: Buffer, now: Date) => {
  await trx
    .selectFrom('company_invitations')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return findOpenInvitation(trx, tokenHash, now);
};

/** Revokes earlier invitations to the same contact, and inserts the new one. */
export const replaceInvitation = async (trx: Db, invitation: NewInvitation): Promise<void> => {
  const { id, companyId, senderId, tokenHash, contact, departmentId, rights, at, expiresAt } = invitation;
  await trx
    .updateTable('company_invitations')
    .set({ revoked_at: at })
    .where('company_user_id', '=', companyId)
    .where('contact', '=', contact)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  await trx
    .insertInto('company_invitations')
    .values({
      id,
      company_user_id: companyId,
      invited_by: senderId,
      token_hash: tokenHash,
      contact,
      department_id: departmentId,
      ...rightColumns(rights),
      created_at: at,
      expires_at: expiresAt,
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
    })
    .execute();
};

export const acceptInvitation = async (trx: Db, id: string, { userId, at }: { userId: string; at: Date }): Promise<void> => {
  await trx.updateTable('company_invitations').set({ accepted_at: at, accepted_by: userId }).where('id', '=', id).execute();
};

/** Revokes an open invitation of this company; false where there is none. */
export const revokeInvitation = async (
  trx: Db,
  { companyId, id, at }: { companyId: string; id: string; at: Date },
): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const row = await trx
    .updateTable('company_invitations')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('company_user_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Revokes a sender's open invitations that give more than these rights; all of them from a sender who may not manage. */
export const revokeInvitationsBeyond = async (
  trx: Db,
  { companyId, senderId, rights, at }: { companyId: string; senderId: string; rights: MemberRights; at: Date },
): Promise<void> => {
  const has = rightColumns(rights);
  const lacking = (['can_order', 'can_view', 'can_pay', 'can_manage'] as const).filter((right) => !has[right]);
  await trx
    .updateTable('company_invitations')
    .set({ revoked_at: at })
    .where('company_user_id', '=', companyId)
    .where('invited_by', '=', senderId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .$if(rights.manage, (query) => query.where((is) => is.or(lacking.map((right) => is(right, '=', true)))))
    .execute();
};

/** Deletes invitations, accepted or not, that expired before a time. */
export const forgetInvitations = async (db: Db, expiredBefore: Date): Promise<void> => {
  await db.deleteFrom('company_invitations').where('expires_at', '<', expiredBefore).execute();
};
