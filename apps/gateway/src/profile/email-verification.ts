import type { Language } from '@songwai/core/basics/language';
import { isUniqueViolation } from '../database/is-unique-violation.ts';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { recordChange } from '../identity/change-queries.ts';
import { tryLimits } from '../identity/codes/code-limits.ts';
import type { CodeRow } from '../identity/codes/code-queries.ts';
import { type EmailCodes, emailCodePurpose } from '../identity/codes/email-codes.ts';
import { type OneTimeCodes, requirePause, secondsToWait } from '../identity/codes/one-time-codes.ts';
import { notifyOldContacts } from '../identity/contacts/notify-owner.ts';
import { strangerAt } from '../identity/limits/asker.ts';
import { welcomeMail } from '../identity/mails.ts';
import type { EndSessions } from '../identity/open-session.ts';
import { isPartnersUser } from '../identity/partners-user.ts';
import { findUser, lockUser, type UserRow } from '../identity/queries.ts';
import { isTaken } from '../identity/sign-up/claim-queries.ts';
import {
  deleteEmailClaim,
  findEmailClaim,
  noteEmailCode,
  saveEmailClaim,
  setEmail,
} from '../identity/sign-up/email-claim-queries.ts';
import type { Asking } from '../identity/sign-up/verification.ts';
import { accountTexts } from '../identity/texts.ts';
import { blankUsedCodes, queueMail } from '../messages/queue-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import { transact } from '../platform/transact.ts';
import type { Identity, OfferedProof } from './reauthentication.ts';

/** A user's verified sign-in address, and the one that waits for its code. */
export interface EmailStatus {
  readonly email: string | null;
  readonly waiting: { readonly email: string; readonly resendSeconds: number } | null;
}

/** Verification of users' e-mail addresses. */
export interface EmailVerification {
  read(userId: string): Promise<EmailStatus>;
  /**
   * Starts the verification of a new sign-in address. The answer does not reveal whether another account has it: its owner gets a mail.
   *
   * @returns false where it already is the user's sign-in address; a waiting one is then dropped.
   * @throws {BusinessRefusal} 422 no proof or a partner's user, 429.
   */
  claim(asking: Asking, request: { readonly email: string; readonly proof: OfferedProof }): Promise<boolean>;
  /** Sends another code. @returns false where no address waits. @throws {BusinessRefusal} 429 too soon or too many. */
  resend(asking: Asking): Promise<boolean>;
  /** @returns false where no address waits. @throws {BusinessRefusal} 422 wrong or expired code, 409 another account verified it meanwhile, 429. */
  verify(asking: Asking, typed: string): Promise<boolean>;
}

interface EmailVerificationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly codes: OneTimeCodes;
  readonly emailCodes: EmailCodes;
  readonly identity: Identity;
  readonly endSessions: EndSessions;
  readonly publicUrl: string;
}

/** Builds the service. */
export function createEmailVerification(parts: EmailVerificationDeps): EmailVerification {
  const { db, clock, limits, codes, emailCodes, identity, endSessions, publicUrl } = parts;

  const notifyOfChange = async (trx: Db, before: UserRow, { session, language }: { session: Session; language: Language }) => {
    const at = clock.now();
    await notifyOldContacts(trx, before, { what: 'email', language, at });
    await endSessions(trx, { userId: before.id, now: at, except: session.sessionId });
  };

  const settle = (row: CodeRow, { session, language }: Asking): Promise<boolean> =>
    transact(db, async (trx) => {
      const { userId } = session;
      const user = await lockUser(trx, userId);
      const claim = await findEmailClaim(trx, userId);
      // Another call has just used the same code.
      if (user === undefined || claim === undefined) return false;
      await codes.consume(trx, row);
      const { email } = claim;
      if (await isTaken(trx, { column: 'email', value: email, except: userId }))
        throw new BusinessRefusal({ code: 409, field: 'email', text: accountTexts.emailTaken });
      await setEmail(trx, userId, email);
      await deleteEmailClaim(trx, userId);
      const at = clock.now();
      await blankUsedCodes(trx, { to: email, purpose: emailCodePurpose, at });
      const kind = user.email === null ? 'emailAdded' : 'emailChanged';
      await recordChange(trx, { userId, changedBy: userId, kind, detail: {}, at });
      if (claim.is_from_sign_up) await queueMail(trx, { to: email, ...welcomeMail(publicUrl, language), purpose: 'welcome', at });
      else await notifyOfChange(trx, user, { session, language });
      return true;
    });

  /** Two users may verify the same address at once; the second attempt then finds the first user's. */
  const settleTwice = async (row: CodeRow, asking: Asking): Promise<boolean> => {
    try {
      return await settle(row, asking);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return settle(row, asking);
    }
  };

  return {
    read: async (userId) => {
      const [user, claim] = await Promise.all([findUser(db, userId), findEmailClaim(db, userId)]);
      const resendSeconds = secondsToWait(claim?.code_sent_at ?? undefined, clock.now());
      return { email: user?.email ?? null, waiting: claim === undefined ? null : { email: claim.email, resendSeconds } };
    },

    claim: async (asking, { email, proof }) => {
      const { userId } = asking.session;
      const user = await findUser(db, userId);
      if (user === undefined || isPartnersUser(user))
        throw new BusinessRefusal({ code: 422, field: 'email', text: accountTexts.partnersUser });
      const confirm = await identity.prove(proof, asking);
      if (user.email === email) {
        await transact(db, async (trx) => {
          await confirm(trx);
          await deleteEmailClaim(trx, userId);
        });
        return false;
      }
      requirePause((await findEmailClaim(db, userId))?.code_sent_at, clock.now());
      const send = await emailCodes.prepare(email, asking.place.address);
      return transact(db, async (trx) => {
        await lockUser(trx, userId);
        const now = clock.now();
        requirePause((await findEmailClaim(trx, userId))?.code_sent_at, now);
        await confirm(trx);
        const is_free = await send(trx, { userId, language: asking.language });
        const row = { user_id: userId, email, is_free, code_sent_at: now, is_from_sign_up: false, created_at: now };
        await saveEmailClaim(trx, row);
        return true;
      });
    },

    resend: async (asking) => {
      const { userId } = asking.session;
      const waiting = await findEmailClaim(db, userId);
      if (waiting === undefined) return false;
      requirePause(waiting.code_sent_at, clock.now());
      const send = await emailCodes.prepare(waiting.email, asking.place.address);
      return transact(db, async (trx) => {
        await lockUser(trx, userId);
        const claim = await findEmailClaim(trx, userId);
        // Another address was requested meanwhile, and its code was sent.
        if (claim?.email !== waiting.email) return claim !== undefined;
        requirePause(claim.code_sent_at, clock.now());
        const is_free = await send(trx, { userId, language: asking.language });
        await noteEmailCode(trx, userId, { is_free, code_sent_at: clock.now() });
        return true;
      });
    },

    verify: async (asking, typed) => {
      const { userId } = asking.session;
      const claim = await findEmailClaim(db, userId);
      if (claim === undefined) return false;
      await limits.count(tryLimits(claim.email, strangerAt(asking.place.address)));
      const row = await codes.check({ purpose: 'email', subject: userId }, typed, claim.is_free);
      return settleTwice(row, asking);
    },
  };
}
