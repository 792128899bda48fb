import { dayMs } from '@songwai/core/basics/durations';
import type { Language } from '@songwai/core/basics/language';
import type { MemberRights } from '@songwai/core/companies/company-member';
import { emailAddress } from '@songwai/core/validation/fields/email';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { sessionTexts } from '../../http/texts.ts';
import { readLoginName } from '../../identity/login-name.ts';
import { findUser, lockUser, type UserRow } from '../../identity/queries.ts';
import { queueMail, queueSms } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { hashToken, makeSessionToken } from '../../platform/session-tokens.ts';
import { transact } from '../../platform/transact.ts';
import { lockDepartment } from './department-queries.ts';
import { invitationLimits, mostInvitationsADay } from './invitation-limits.ts';
import {
  countOpenInvitations,
  findFullSince,
  listOpenInvitations,
  replaceInvitation,
  revokeInvitation,
} from './invitation-queries.ts';
import { invitationMail, invitationText } from './mails.ts';
import { requireGivable, requireManager } from './require-company.ts';
import { memberTexts } from './texts.ts';

const validDays = 7;
const mostOpen = 50;

/** The invitations of a company. */
export interface InvitationService {
  /** @throws {BusinessRefusal} 403, 404, 409 too many open, 422 at `contact`, 429 with the seconds to wait. */
  invite(
    request: { contact: string; departmentId: string | undefined; rights: MemberRights; language: Language },
    from: { readonly session: Session; readonly address: string },
  ): Promise<{ invitationId: string; expiresAt: Date }>;
  /** @throws {BusinessRefusal} 403. */
  list(session: Session): ReturnType<typeof listOpenInvitations>;
  /** @throws {BusinessRefusal} 403, 404. */
  revoke(invitationId: string, session: Session): Promise<void>;
}

interface InvitationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: CallLimits;
  readonly publicUrl: string;
}

/** Reads a contact: an e-mail address, or a mobile number as ten digits. @throws {BusinessRefusal} 422. */
function readContact(typed: string): { readonly kind: 'mail' | 'sms'; readonly to: string } {
  const name = readLoginName(typed);
  if (/^0[689]\d{8}$/.test(name)) return { kind: 'sms', to: name };
  const email = emailAddress(name);
  if (!email.ok) throw new BusinessRefusal({ code: 422, field: 'contact', text: memberTexts.contactWrong });
  return { kind: 'mail', to: email.value };
}

/** Builds the service. */
export function createInvitationService({ db, clock, random, limits, publicUrl }: InvitationDeps): InvitationService {
  const requireFewToday = async (trx: Db, company: UserRow): Promise<void> => {
    const isVerified = company.company_verified_at !== null;
    const most = mostInvitationsADay({ isVerified });
    const now = clock.now().getTime();
    const fullSince = await findFullSince(trx, company.id, { since: new Date(now - dayMs), most });
    if (fullSince === undefined) return;
    const text = isVerified ? memberTexts.invitationsOfToday(most) : memberTexts.invitationsUnverified(most);
    throw new BusinessRefusal({
      code: 429,
      text,
      retryAfterSeconds: Math.max(1, Math.ceil((fullSince.getTime() + dayMs - now) / 1000)),
    });
  };

  /** Checks the company's own limits. @throws {BusinessRefusal} 404, 409, 429. */
  const requireRoom = async (trx: Db, company: UserRow | undefined, departmentId: string | undefined): Promise<UserRow> => {
    if (company === undefined) throw new BusinessRefusal({ code: 131, text: sessionTexts[131] });
    if (departmentId !== undefined && (await lockDepartment(trx, { companyId: company.id, departmentId })) === undefined)
      throw new BusinessRefusal({ code: 404, field: 'departmentId', text: memberTexts.noDepartment });
    if ((await countOpenInvitations(trx, company.id, clock.now())) >= mostOpen)
      throw new BusinessRefusal({ code: 409, text: memberTexts.invitationsFull });
    await requireFewToday(trx, company);
    return company;
  };

  return {
    invite: async ({ contact, departmentId, rights, language }, { session, address }) => {
      const companyId = requireManager(session);
      requireGivable(rights, session);
      const { kind, to } = readContact(contact);
      // Checked before counting, so that an invitation that is not sent does not use up the contact's limits.
      await requireRoom(db, await findUser(db, companyId), departmentId);
      await limits.count(invitationLimits(to, address));
      const token = makeSessionToken(random);
      const invitationId = random.uuid();
      return transact(db, async (trx) => {
        const at = clock.now();
        const expiresAt = new Date(at.getTime() + validDays * dayMs);
        // The lock prevents two invitations at once from exceeding the company's limits or missing each other.
        const company = await requireRoom(trx, await lockUser(trx, companyId), departmentId);
        const own = {
          id: invitationId,
          companyId,
          senderId: session.userId,
          tokenHash: hashToken(token),
          contact: to,
          rights,
          at,
          expiresAt,
        };
        await replaceInvitation(trx, { ...own, departmentId: departmentId ?? null });
        const link = `${publicUrl}${language === 'en' ? '/en' : ''}/invitation/${token}`;
        const invitation = { company: company.company_name ?? '', link, language };
        const common = { to, purpose: 'companyInvitation', at, secretUntil: expiresAt };
        if (kind === 'mail') await queueMail(trx, { ...common, ...invitationMail(invitation) });
        else await queueSms(trx, { ...common, body: invitationText(invitation) });
        return { invitationId, expiresAt };
      });
    },
    list: async (session) => listOpenInvitations(db, requireManager(session), clock.now()),
    revoke: async (invitationId, session) => {
      if (!(await revokeInvitation(db, { companyId: requireManager(session), id: invitationId, at: clock.now() })))
        throw new BusinessRefusal({ code: 404, text: memberTexts.noInvitation });
    },
  };
}
