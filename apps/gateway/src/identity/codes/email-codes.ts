import type { Language } from '@songwai/core/basics/language';
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

/** Purpose of the message with the code. */
export const emailCodePurpose = 'verifyEmail';

/**
 * Sends the code, in the caller's transaction. If the address belongs to another account, its owner gets a notice instead, and
 * the code is sent to nobody.
 *
 * @returns whether the address is free.
 */
export type SendEmailCode = (trx: Db, to: { readonly userId: string; readonly language: Language }) => Promise<boolean>;

/** Sends codes to e-mail addresses. */
export interface EmailCodes {
  /** Counts against the limits and generates the code, before the transaction. @throws {BusinessRefusal} 429 too many. */
  prepare(email: string, address: string): Promise<SendEmailCode>;
}

interface EmailCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly codes: OneTimeCodes;
  readonly publicUrl: string;
}

/** Builds the sender. */
export function createEmailCodes({ db, clock, limits, codes, publicUrl }: EmailCodeDeps): EmailCodes {
  /**
   * Whether the owner of an address may get another notice that a stranger typed it. The limit must not change the caller's
   * answer.
   */
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
