import type { MemberRights } from '@songwai/core/companies/company-member';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { recordChange } from '../../identity/change-queries.ts';
import { findUser } from '../../identity/queries.ts';
import { lockCompany } from '../../identity/users/company-account-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { readCursor } from '../../platform/paging/cursor.ts';
import { transact } from '../../platform/transact.ts';
import { lockDepartment } from './department-queries.ts';
import { revokeInvitationsBeyond } from './invitation-queries.ts';
import { deleteMember, findMember, memberRightsOf, updateMember } from './member-queries.ts';
import { listMembers, type MemberRow, memberKeys } from './member-view.ts';
import { requireCompany, requireGivable, requireManager } from './require-company.ts';
import { memberTexts } from './texts.ts';

const pageSize = 50;
const noRights: MemberRights = { order: false, view: false, pay: false, manage: false };

/** A page of a company's users. */
export interface MemberPage {
  readonly companyId: string;
  readonly members: readonly MemberRow[];
  /** Cursor of the next page; undefined on the last. */
  readonly nextCursor: string | undefined;
}

/** The members of a company. */
export interface MemberService {
  /** The owner comes first on the first page of an unfiltered list. @throws {BusinessRefusal} 403. */
  list(query: { departmentId: string | undefined; cursor: string | undefined }, session: Session): Promise<MemberPage>;
  /** @throws {BusinessRefusal} 403 without the right to manage, 404 no such user or department of the company. */
  change(change: { userId: string; departmentId: string | undefined; rights: MemberRights }, session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 403, 404 no such user of the company, 409 the owner. */
  remove(userId: string, session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 403, 409 the owner. */
  leave(session: Session): Promise<void>;
}

const notFound = () => new BusinessRefusal({ code: 404, text: memberTexts.noMember });

/** Builds the service. */
export function createMemberService({ db, clock }: { readonly db: Db; readonly clock: Clock }): MemberService {
  const readOwner = async (companyId: string): Promise<MemberRow[]> => {
    const owner = await findUser(db, companyId);
    const all = { can_order: true, can_view: true, can_pay: true, can_manage: true };
    return owner === undefined ? [] : [{ ...owner, department_id: null, department_name: null, ...all }];
  };

  const take = async (userId: string, companyId: string, changedBy: string): Promise<void> => {
    if (userId === companyId) throw new BusinessRefusal({ code: 409, text: memberTexts.ownerStays });
    await transact(db, async (trx) => {
      const at = clock.now();
      await lockCompany(trx, companyId);
      const member = await findMember(trx, { companyId, userId });
      if (member === undefined) throw notFound();
      await deleteMember(trx, { companyId, userId: member.user_id });
      await revokeInvitationsBeyond(trx, { companyId, senderId: member.user_id, rights: noRights, at });
      await recordChange(trx, { userId, changedBy, kind: 'companyLeft', detail: { companyId }, at });
    });
  };

  return {
    list: async ({ departmentId, cursor }, session) => {
      const companyId = requireCompany(session);
      const isFirstPage = cursor === undefined || readCursor(memberKeys, cursor) === undefined;
      const owner = isFirstPage && departmentId === undefined ? await readOwner(companyId) : [];
      const { rows, nextCursor } = await listMembers(db, { companyId, departmentId, cursor, size: pageSize });
      return { companyId, members: [...owner, ...rows], nextCursor };
    },
    change: async ({ userId, departmentId, rights }, session) => {
      const companyId = requireManager(session);
      // The row of a member who manages: it would give itself what others did not.
      if (userId.toLowerCase() === session.userId && userId !== companyId)
        throw new BusinessRefusal({ code: 403, text: memberTexts.ownRights });
      await transact(db, async (trx) => {
        // A member who joins by an invitation of this one waits, so that it sees the rights as they are then.
        await lockCompany(trx, companyId);
        const member = await findMember(trx, { companyId, userId });
        if (member === undefined) throw notFound();
        requireGivable(rights, session, memberRightsOf(member));
        if (departmentId !== undefined && (await lockDepartment(trx, { companyId, departmentId })) === undefined)
          throw new BusinessRefusal({ code: 404, field: 'departmentId', text: memberTexts.noDepartment });
        const at = clock.now();
        const detail = { companyId, departmentId: departmentId ?? null, rights };
        await updateMember(trx, { ...detail, userId: member.user_id });
        await revokeInvitationsBeyond(trx, { companyId, senderId: member.user_id, rights, at });
        await recordChange(trx, { userId, changedBy: session.userId, kind: 'companyRights', detail, at });
      });
    },
    remove: async (userId, session) => {
      const companyId = requireManager(session);
      if (userId.toLowerCase() === session.userId && userId !== companyId)
        throw new BusinessRefusal({ code: 409, text: memberTexts.leaveInstead });
      await take(userId, companyId, session.userId);
    },
    leave: (session) => take(session.userId, requireCompany(session), session.userId),
  };
}
