import { personUser } from '@songwai/core/basics/wire-numbers';
import { recordEvent } from '../../events/queries.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { recordChange } from '../../identity/change-queries.ts';
import { lockUser } from '../../identity/queries.ts';
import { lockCompany } from '../../identity/users/company-account-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { hashToken } from '../../platform/session-tokens.ts';
import { transact } from '../../platform/transact.ts';
import { acceptInvitation, findOpenInvitation, lockOpenInvitation } from './invitation-queries.ts';
import { findMember, insertMember, memberRightsOf, readCompanyTies } from './member-queries.ts';
import { memberTexts } from './texts.ts';

type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;

/** What a user can do with an invitation link. */
export interface JoinService {
  /** @throws {BusinessRefusal} 404 used, revoked, expired, or the company is closed. */
  show(token: string): Promise<OpenInvitation>;
  /** @returns the company's name. @throws {BusinessRefusal} 409 for a company, a member of one, or a partner's user; 404. */
  join(token: string, session: Session): Promise<string>;
}

const noInvitation = () => new BusinessRefusal({ code: 404, text: memberTexts.noInvitation });
const cannotJoin = () => new BusinessRefusal({ code: 409, text: memberTexts.cannotJoin });

/** Whether who sent an invitation still has the right to manage, and every right that it gives. */
async function isStillGiven(trx: Db, invitation: OpenInvitation): Promise<boolean> {
  const { company_user_id: companyId, invited_by: senderId } = invitation;
  if (senderId === companyId) return true;
  const sender = senderId === null ? undefined : await findMember(trx, { companyId, userId: senderId });
  if (sender?.can_manage !== true) return false;
  return (['can_order', 'can_view', 'can_pay'] as const).every((right) => !invitation[right] || sender[right]);
}

/** Builds the service. Any account with the link may join: it was sent to one person, who chooses the account to use. */
export function createJoinService({ db, clock }: { readonly db: Db; readonly clock: Clock }): JoinService {
  return {
    show: async (token) => {
      const invitation = await findOpenInvitation(db, hashToken(token), clock.now());
      if (invitation === undefined) throw noInvitation();
      return invitation;
    },
    join: (token, session) =>
      transact(db, async (trx) => {
        const at = clock.now();
        const { userId } = session;
        const found = await findOpenInvitation(trx, hashToken(token), at);
        if (found === undefined) throw noInvitation();
        // An owner who makes the account a person's, or has it erased, and who takes out the sender, wait for this or come first.
        await lockCompany(trx, found.company_user_id);
        const invitation = await lockOpenInvitation(trx, hashToken(token), at);
        if (invitation === undefined || !(await isStillGiven(trx, invitation))) throw noInvitation();
        const user = await lockUser(trx, userId);
        const ties = await readCompanyTies(trx, userId);
        if (session.partnerId !== null || user?.user_type !== personUser || ties.isMember || ties.hasMembers) throw cannotJoin();
        const { company_user_id: companyId, department_id: departmentId } = invitation;
        const rights = memberRightsOf(invitation);
        if (!(await insertMember(trx, { companyId, userId, departmentId, rights, at }))) throw cannotJoin();
        await acceptInvitation(trx, invitation.id, { userId, at });
        await recordChange(trx, { userId, changedBy: userId, kind: 'companyJoined', detail: { companyId, rights }, at });
        await recordEvent(trx, { kind: 'companies.memberJoined', subject: companyId, payload: { memberId: userId }, at });
        return invitation.company_name ?? '';
      }),
  };
}
