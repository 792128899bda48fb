import type { Language } from '@songwai/core/basics/language';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { recordEvent } from '../../events/queries.ts';
import type { CallPlace } from '../../http/call-place.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { blankUsedCodes } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import { recordChange } from '../change-queries.ts';
import { sendLimits, tryLimits } from '../codes/code-limits.ts';
import type { CodeRow } from '../codes/code-queries.ts';
import type { EmailCodes, SendEmailCode } from '../codes/email-codes.ts';
import { type OneTimeCodes, requirePause } from '../codes/one-time-codes.ts';
import { type PhoneCodes, phoneCodePurpose } from '../codes/phone-codes.ts';
import { notifyOldContacts } from '../contacts/notify-owner.ts';
import { strangerAt } from '../limits/asker.ts';
import type { EndSessions } from '../open-session.ts';
import { findUser, lockUser, type UserRow } from '../queries.ts';
import { accountTexts } from '../texts.ts';
import { deleteClaim, findClaim, insertClaim, isTaken, lockClaim, updateClaim, verifyUser } from './claim-queries.ts';
import { findEmailClaim, noteEmailCode } from './email-claim-queries.ts';

/** The caller and the place. */
export interface Asking {
  readonly session: Session;
  readonly place: CallPlace;
  readonly language: Language;
}

/** The result of a correct code. */
export interface Verified {
  /** The address of the sign-up, if one was given: its user verifies it next, by the code that was mailed or by another one. */
  readonly emailToVerify: string | undefined;
  /** Whether a code was mailed to it. */
  readonly isMailed: boolean;
}

const noEmail: Verified = { emailToVerify: undefined, isMailed: false };

/** Verifies that a phone belongs to its user. */
export interface Verification {
  /**
   * Sends another code, to `phone` where a corrected one is given.
   *
   * @returns false where nothing waits for verification.
   * @throws {BusinessRefusal} 422 a corrected phone of a verified account, which needs a proof of identity; 429 too soon or too
   * many.
   */
  resend(asking: Asking, phone?: string): Promise<boolean>;
  /** @throws {BusinessRefusal} 422 wrong or expired code, 409 phone of another account, 429 too many tries. */
  verify(asking: Asking, typed: string): Promise<Verified>;
  /**
   * Lets a verified user, whose identity was proven, claim another phone; it signs in once its code was entered.
   *
   * @returns the function that sends the code, to be called in the transaction of the change, which locks the user.
   * @throws {BusinessRefusal} 429.
   */
  claimPhone(asking: Asking, phone: string): Promise<(trx: Db) => Promise<void>>;
}

interface VerificationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly codes: OneTimeCodes;
  readonly endSessions: EndSessions;
  readonly phoneCodes: PhoneCodes;
  readonly emailCodes: EmailCodes;
}

/** A correct code that is being used up. */
interface Settling extends Pick<Asking, 'session' | 'language'> {
  readonly row: CodeRow;
  /** Undefined where no mail is to be sent. */
  readonly sendEmail: SendEmailCode | undefined;
}

/** Builds the service. */
export function createVerification(parts: VerificationDeps): Verification {
  const { db, clock, limits, codes, phoneCodes, emailCodes, endSessions } = parts;
  /**
   * Mails the code for the address of a sign-up only with the first correct phone code, so a proven phone is answerable for it.
   * The sign-up succeeds without it: a limit on codes to the address does not stop it.
   */
  const prepareEmail = async (userId: string, address: string): Promise<SendEmailCode | undefined> => {
    const claim = await findEmailClaim(db, userId);
    if (claim === undefined || claim.code_sent_at !== null) return undefined;
    try {
      return await emailCodes.prepare(claim.email, address);
    } catch (error) {
      if (error instanceof BusinessRefusal) return undefined;
      throw error;
    }
  };

  const finishSignUp = async (trx: Db, user: UserRow, { sendEmail, language }: Settling): Promise<Verified> => {
    const at = clock.now();
    const userId = user.id;
    await recordEvent(trx, { kind: 'account.signedUp', subject: userId, payload: { referredBy: user.referred_by }, at });
    if (sendEmail !== undefined) {
      const is_free = await sendEmail(trx, { userId, language });
      await noteEmailCode(trx, userId, { is_free, code_sent_at: at });
    }
    return { emailToVerify: (await findEmailClaim(trx, userId))?.email, isMailed: sendEmail !== undefined };
  };

  const changePhone = async (trx: Db, before: UserRow, { session, language }: Settling): Promise<Verified> => {
    const at = clock.now();
    await recordChange(trx, { userId: before.id, changedBy: before.id, kind: 'phoneChanged', detail: {}, at });
    await notifyOldContacts(trx, before, { what: 'phone', language, at });
    await endSessions(trx, { userId: before.id, now: at, except: session.sessionId });
    return noEmail;
  };

  /** Makes the claimed phone the user's own. @throws {BusinessRefusal} 409 where it belongs to another account by now. */
  const settle = (settling: Settling): Promise<Verified> =>
    transact(db, async (trx) => {
      const { userId } = settling.session;
      const user = await lockUser(trx, userId);
      const claim = await lockClaim(trx, userId);
      // A concurrent call has used the same code.
      if (user === undefined || claim === undefined) return noEmail;
      await codes.consume(trx, settling.row);
      const { phone, facebook_id } = claim;
      if (await isTaken(trx, { column: 'phone', value: phone, except: userId }))
        throw new BusinessRefusal({ code: 409, field: 'phoneNo', text: accountTexts.phoneTaken });
      const isFacebookOwn =
        facebook_id !== null && !(await isTaken(trx, { column: 'facebook_id', value: facebook_id, except: userId }));
      await verifyUser(trx, userId, { phone, confirm_phone: phone, ...(isFacebookOwn && { facebook_id }) });
      await deleteClaim(trx, userId);
      await blankUsedCodes(trx, { to: phone, purpose: phoneCodePurpose, at: clock.now() });
      return user.is_verified ? changePhone(trx, user, settling) : finishSignUp(trx, user, settling);
    });

  /** Two users may prove the same phone at once: the second try sees the first user's phone. */
  const settleTwice = async (settling: Settling): Promise<Verified> => {
    try {
      return await settle(settling);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return settle(settling);
    }
  };

  return {
    resend: async ({ session: { userId }, place: { address }, language }, corrected) => {
      const [waiting, user] = await Promise.all([findClaim(db, userId), findUser(db, userId)]);
      if (waiting === undefined) return false;
      const phone = corrected ?? waiting.phone;
      // A verified account claimed the number with a proof of identity; changing it needs another proof.
      if (user?.is_verified === true && phone !== waiting.phone)
        throw new BusinessRefusal({ code: 422, field: 'phoneNo', text: accountTexts.phoneNeedsProof });
      requirePause(waiting.code_sent_at, clock.now());
      await limits.count(sendLimits(phone, strangerAt(address)));
      const fresh = await codes.prepare();
      return transact(db, async (trx) => {
        await lockUser(trx, userId);
        const claim = await lockClaim(trx, userId);
        if (claim === undefined) return false;
        requirePause(claim.code_sent_at, clock.now());
        const is_free = await phoneCodes.send(trx, { userId, phone, fresh, language });
        await updateClaim(trx, userId, { phone, is_free, code_sent_at: clock.now() });
        return true;
      });
    },

    verify: async (asking, typed) => {
      const { session, place, language } = asking;
      const { address } = place;
      const { userId } = session;
      const claim = await findClaim(db, userId);
      if (claim === undefined) return noEmail;
      // Counted by phone, not by user: anybody may sign up with the same phone again and again.
      await limits.count(tryLimits(claim.phone, strangerAt(address)));
      const row = await codes.check({ purpose: 'phone', subject: userId }, typed, claim.is_free);
      return settleTwice({ session, language, row, sendEmail: await prepareEmail(userId, address) });
    },

    claimPhone: async ({ session: { userId }, place: { address }, language }, phone) => {
      requirePause((await findClaim(db, userId))?.code_sent_at, clock.now());
      await limits.count(sendLimits(phone, strangerAt(address)));
      const fresh = await codes.prepare();
      return async (trx) => {
        const now = clock.now();
        requirePause((await findClaim(trx, userId))?.code_sent_at, now);
        const is_free = await phoneCodes.send(trx, { userId, phone, fresh, language });
        await insertClaim(trx, { user_id: userId, phone, facebook_id: null, is_free, code_sent_at: now, created_at: now });
      };
    },
  };
}
