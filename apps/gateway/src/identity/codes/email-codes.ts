import type { Language } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { queueMail } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { emailCodeMail } from '../admin/contact-mails.ts';
import { strangerAt } from '../limits/asker.ts';
import { emailKnownMail } from '../mails.ts';
import { isTaken } from '../sign-up/claim-queries.ts';
import { noticeLimits, sendLimits } from './code-limits.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

/** What its message is about. */
export const emailCodePurpose = 'verifyEmail';

/**
 * Sends the code, in the caller's transaction; where the address is another account's, its owner gets a mail instead, and the code is known
 * to nobody.
 *
 * @returns whether the address is free.
 */
export type SendEmailCode = (trx: Db, to: { readonly userId: string; readonly language: Language }) => Promise<boolean>;

/** Sends codes to e-mail addresses. */
export interface EmailCodes {
  /** Counts what is limited and makes the code, before the transaction. @throws {BusinessRefusal} 429 too many. */
  prepare(email: string, address: string): Promise<SendEmailCode>;
}

interface EmailCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly codes: OneTimeCodes;
  readonly publicUrl: string;
}

/** Makes the sender. */
export function createEmailCodes({ db, clock, limits, codes, publicUrl }: EmailCodeDeps): EmailCodes {
  /** Whether the owner of an address may be notified once more that it was typed by another; the answer to the caller must be the same. */
  const mayNotifyOwner = async (email: string): Promise<boolean> => {
    if (!(await isTaken(db, { column: 'email', value: email }))) return false;
    try {
      await limits.count(noticeLimits(email));
      return true;
    } catch (error) {
      if (error instanceof BusinessRefusal) return false;
      throw error;
    }
  };

  return {
    prepare: async (email, address) => {
      await limits.count(sendLimits(email, strangerAt(address)));
      const [fresh, mayNotify] = await Promise.all([codes.prepare(), mayNotifyOwner(email)]);
      return async (trx, { userId, language }) => {
        const isFree = !(await isTaken(trx, { column: 'email', value: email, except: userId }));
        const secretUntil = await codes.store(trx, { purpose: 'email', subject: userId }, fresh);
        const at = clock.now();
        if (isFree)
          await queueMail(trx, {
            to: email,
            ...emailCodeMail(fresh.code, language),
            purpose: emailCodePurpose,
            at,
            secretUntil,
          });
        else if (mayNotify)
          await queueMail(trx, { to: email, ...emailKnownMail(publicUrl, language), purpose: 'accountExists', at });
        return isFree;
      };
    },
  };
}
