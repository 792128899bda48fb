import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { recordChange } from '../change-queries.ts';
import { notifyOldContacts, notifyOwner, type ProvenContacts } from '../contacts/notify-owner.ts';
import type { LineSignIn } from '../line/line-sign-in.ts';
import type { EndSessions } from '../open-session.ts';
import { isPartnersUser } from '../partners-user.ts';
import type { UserRow } from '../queries.ts';
import { lockUser } from '../queries.ts';
import { isTaken } from '../sign-up/claim-queries.ts';
import { accountTexts } from '../texts.ts';
import { replaceContacts } from './contact-admin-queries.ts';
import { contactReplacedMail, contactReplacedText } from './contact-mails.ts';

/** The new contacts that administrators set for an owner who has lost the old ones. */
export interface ContactReplacement {
  readonly adminId: string;
  readonly userId: string;
  /** Undefined: unchanged. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** A contact to remove without a replacement. */
  readonly removes: 'phoneNo' | 'email' | undefined;
  readonly reason: string;
}

/** Gives an account back to an owner who has lost its phone and its mailbox. */
export interface ContactAdmin {
  /**
   * Administrators have checked the owner's identity, so the new contacts count as proven. The password and the
   * links to LINE and Facebook are deleted, because whoever has the old phone may have those too: the owner sets a new password
   * by a code to the new contact. LINE is told afterwards, and cannot delay it.
   *
   * @throws {BusinessRefusal} 404; 409 an administrator's account or a partner's user's, or a phone or address of another
   * account; 422 nothing to change, or nothing left to sign in with.
   */
  replace(replacement: ContactReplacement): Promise<void>;
}

const refuse = (
  code: 409 | 422,
  text: 'contactOfOffice' | 'contactOfPartner' | 'contactTaken' | 'contactMissing',
  field?: string,
) => new BusinessRefusal({ code, text: accountTexts[text], ...(field !== undefined && { field }) });

function wantedContacts(user: UserRow, { phone, email, removes }: ContactReplacement): ProvenContacts {
  const wanted = {
    phone: removes === 'phoneNo' ? null : (phone ?? user.phone),
    email: removes === 'email' ? null : (email ?? user.email),
  };
  const isSame = wanted.phone === user.phone && wanted.email === user.email;
  if (isSame || (wanted.phone === null && wanted.email === null)) throw refuse(422, 'contactMissing');
  return wanted;
}

function whatChanges(user: UserRow, wanted: ProvenContacts): 'phone' | 'email' | 'both' {
  if (wanted.phone === user.phone) return 'email';
  return wanted.email === user.email ? 'phone' : 'both';
}

/** Builds the service. */
export function createContactAdmin({
  db,
  clock,
  endSessions,
  line,
  publicUrl,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly endSessions: EndSessions;
  readonly line: Pick<LineSignIn, 'deauthorize'>;
  readonly publicUrl: string;
}): ContactAdmin {
  const requireFree = async (trx: Db, except: string, { phone, email }: ProvenContacts): Promise<void> => {
    if (phone !== null && (await isTaken(trx, { column: 'phone', value: phone, except })))
      throw refuse(409, 'contactTaken', 'phoneNo');
    if (email !== null && (await isTaken(trx, { column: 'email', value: email, except })))
      throw refuse(409, 'contactTaken', 'email');
  };

  /** @returns what LINE had issued for the account; null where there is nothing to end there. */
  const replace = async (trx: Db, replacement: ContactReplacement): Promise<string | null> => {
    const { adminId, userId, reason } = replacement;
    const user = isUuid(userId) ? await lockUser(trx, userId) : undefined;
    if (user === undefined || user.status === 'removed' || !user.is_verified)
      throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
    if (user.role === 'admin') throw refuse(409, 'contactOfOffice');
    if (isPartnersUser(user)) throw refuse(409, 'contactOfPartner');
    const wanted = wantedContacts(user, replacement);
    await requireFree(trx, userId, wanted);
    const what = whatChanges(user, wanted);
    const at = clock.now();
    await replaceContacts(trx, userId, wanted);
    await endSessions(trx, { userId, now: at });
    await recordChange(trx, { userId, changedBy: adminId, kind: 'contactReplaced', detail: { what, reason }, at });
    await notifyOldContacts(trx, user, { what, at });
    const news = {
      email: wanted.email === user.email ? null : wanted.email,
      phone: wanted.phone === user.phone ? null : wanted.phone,
    };
    const mail = contactReplacedMail(publicUrl);
    await notifyOwner(trx, news, { purpose: 'contactReplaced', at, mail, text: contactReplacedText(publicUrl) });
    return user.line_grant;
  };

  /** The account is closed to LINE here already, so LINE's silence is only logged, by its client. */
  const endAtLine = async (grant: string): Promise<void> => {
    try {
      await line.deauthorize(grant);
    } catch (error) {
      if (!(error instanceof BusinessRefusal)) throw error;
    }
  };

  const replaceForGood = async (replacement: ContactReplacement): Promise<string | null> => {
    try {
      return await transact(db, (trx) => replace(trx, replacement));
    } catch (error) {
      // Another account verified this contact after our check.
      if (isUniqueViolation(error)) throw refuse(409, 'contactTaken');
      throw error;
    }
  };

  return {
    replace: async (replacement) => {
      const grant = await replaceForGood(replacement);
      if (grant !== null) await endAtLine(grant);
    },
  };
}
