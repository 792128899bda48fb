import { isUniqueViolation } from '../database/is-unique-violation.ts';
import type { Clock } from '../deps.ts';
import { recordEvent } from '../events/queries.ts';
import type { Language } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Session } from '../http/session.ts';
import { blankUsedCodes, queueMail } from '../messages/queue-queries.ts';
import type { CallLimits } from './call-limits.ts';
import { recordChange } from './change-queries.ts';
import {
  type ClaimRow,
  deleteClaim,
  findClaim,
  holdClaim,
  insertClaim,
  isTaken,
  updateClaim,
  verifyUser,
} from './claim-queries.ts';
import { sendLimits, tryLimits } from './code-limits.ts';
import type { CodeRow } from './code-queries.ts';
import { welcomeLetter } from './letters.ts';
import { type OneTimeCodes, secondsToWait } from './one-time-codes.ts';
import { type PhoneCodes, phoneCodePurpose } from './phone-codes.ts';
import { type Db, findUser } from './queries.ts';
import { accountTexts } from './texts.ts';

/** Who asks, and from where. */
export interface Asking {
  readonly session: Session;
  readonly address: string;
  readonly language: Language;
}

/** What became of a code that was right. `nothingWaits`: there was nothing to verify. */
export type VerifyOutcome = 'verified' | 'verifiedWithoutEmail' | 'nothingWaits';

/** Proves that a phone is its user's. */
export interface Verification {
  /**
   * Sends another code, to `phone` where a corrected one is given.
   *
   * @returns false where nothing waits to be verified.
   * @throws {BusinessRefusal} 429 too soon or too many.
   */
  resend(asking: Asking, phone?: string): Promise<boolean>;
  /** @throws {BusinessRefusal} 422 wrong or dead code, 409 phone of another account, 429 too many tries. */
  verify(asking: Asking, typed: string): Promise<VerifyOutcome>;
  /**
   * Lets a verified user claim another phone; it signs in once its code was entered.
   *
   * @returns what sends the code, to be called when all else of the change is done.
   * @throws {BusinessRefusal} 429.
   */
  claimPhone(asking: Asking, phone: string): Promise<() => Promise<void>>;
}

interface VerificationParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly codes: OneTimeCodes;
  readonly phoneCodes: PhoneCodes;
  readonly publicUrl: string;
}

function requirePause({ code_sent_at }: ClaimRow, now: Date): void {
  const seconds = secondsToWait(code_sent_at, now);
  if (seconds > 0)
    throw new BusinessRefusal({ code: 429, text: accountTexts.resendTooSoon(seconds), retryAfterSeconds: seconds });
}

/** Builds the service. */
export function createVerification({ db, clock, limits, codes, phoneCodes, publicUrl }: VerificationParts): Verification {
  /** Makes the claim the user's own; what belongs to somebody else by now is left out, the phone refused. */
  const settle = (row: CodeRow, userId: string, language: Language): Promise<VerifyOutcome> =>
    db.transaction().execute(async (trx) => {
      const claim = await holdClaim(trx, userId);
      // Another call with the same right code was faster.
      if (claim === undefined) return 'nothingWaits';
      await codes.consume(trx, row);
      const { phone, email, facebook_id } = claim;
      const isOthers = (column: 'phone' | 'email' | 'facebook_id', value: string) =>
        isTaken(trx, { column, value, except: userId });
      if (await isOthers('phone', phone))
        throw new BusinessRefusal({ code: 409, field: 'phoneNo', text: accountTexts.phoneTaken });
      const isEmailOthers = email !== null && (await isOthers('email', email));
      const isFacebookOthers = facebook_id !== null && (await isOthers('facebook_id', facebook_id));
      const user = await findUser(trx, userId);
      await verifyUser(trx, userId, {
        phone,
        confirm_phone: phone,
        ...(email !== null && !isEmailOthers && { email }),
        ...(facebook_id !== null && !isFacebookOthers && { facebook_id }),
      });
      await deleteClaim(trx, userId);
      const at = clock.now();
      await blankUsedCodes(trx, { to: phone, purpose: phoneCodePurpose, at });
      if (user?.is_verified === false) {
        await recordEvent(trx, { kind: 'account.signedUp', subject: userId, payload: { referredBy: user.referred_by }, at });
        if (email !== null && !isEmailOthers)
          await queueMail(trx, { to: email, ...welcomeLetter(publicUrl, language), purpose: 'welcome', at });
      } else await recordChange(trx, { userId, changedBy: userId, kind: 'phoneChanged', detail: {}, at });
      return isEmailOthers ? 'verifiedWithoutEmail' : 'verified';
    });

  /** Two users may prove the same phone or give the same address at the same moment: whoever is second sees the first at the second try. */
  const settleTwice = async (row: CodeRow, userId: string, language: Language): Promise<VerifyOutcome> => {
    try {
      return await settle(row, userId, language);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return settle(row, userId, language);
    }
  };

  return {
    resend: async ({ session: { userId }, address, language }, corrected) => {
      const waiting = await findClaim(db, userId);
      if (waiting === undefined) return false;
      const phone = corrected ?? waiting.phone;
      requirePause(waiting, clock.now());
      await limits.count(sendLimits(phone, address));
      const fresh = await codes.prepare();
      return db.transaction().execute(async (trx) => {
        const claim = await holdClaim(trx, userId);
        if (claim === undefined) return false;
        requirePause(claim, clock.now());
        const is_free = await phoneCodes.send(trx, { userId, phone, fresh, language });
        await updateClaim(trx, userId, { phone, is_free, code_sent_at: clock.now() });
        return true;
      });
    },

    verify: async ({ session: { userId }, address, language }, typed) => {
      const claim = await findClaim(db, userId);
      if (claim === undefined) return 'nothingWaits';
      await limits.count(tryLimits(userId, address));
      const row = await codes.check({ purpose: 'phone', subject: userId }, typed, claim.is_free);
      return settleTwice(row, userId, language);
    },

    claimPhone: async ({ session: { userId }, address, language }, phone) => {
      const waiting = await findClaim(db, userId);
      if (waiting !== undefined) requirePause(waiting, clock.now());
      await limits.count(sendLimits(phone, address));
      const fresh = await codes.prepare();
      const send = async (trx: Db): Promise<void> => {
        const now = clock.now();
        const is_free = await phoneCodes.send(trx, { userId, phone, fresh, language });
        const claim = { user_id: userId, phone, email: null, facebook_id: null, is_free, code_sent_at: now, created_at: now };
        await insertClaim(trx, claim);
      };
      return () => db.transaction().execute(send);
    },
  };
}
