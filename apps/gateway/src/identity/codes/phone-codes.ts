import type { Language } from '@songwai/core/basics/language';
import { queueSms } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { codeText, phoneKnownText } from '../mails.ts';
import { isTaken } from '../sign-up/claim-queries.ts';
import type { FreshCode, OneTimeCodes } from './one-time-codes.ts';

/** Purpose of the message with the code. */
export const phoneCodePurpose = 'verifyCode';

/** A code to send to a phone that a user claims. */
export interface PhoneCode {
  readonly userId: string;
  readonly phone: string;
  readonly fresh: FreshCode;
  readonly language: Language;
}

/** Sends codes to phones. */
export interface PhoneCodes {
  /**
   * Sends the code, in the caller's transaction. If the phone belongs to another account, its owner gets a notice instead, and
   * the code is sent to nobody.
   *
   * @returns whether the phone is free.
   */
  send(trx: Db, code: PhoneCode): Promise<boolean>;
}

interface PhoneCodeDeps {
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly publicUrl: string;
}

export function createPhoneCodes({ clock, codes, publicUrl }: PhoneCodeDeps): PhoneCodes {
  return {
    send: async (trx, { userId, phone, fresh, language }) => {
      const isFree = !(await isTaken(trx, { column: 'phone', value: phone, except: userId }));
      const secretUntil = await codes.store(trx, { purpose: 'phone', subject: userId }, fresh);
      const at = clock.now();
      if (isFree)
        await queueSms(trx, { to: phone, body: codeText(fresh.code, language), purpose: phoneCodePurpose, at, secretUntil });
      else await queueSms(trx, { to: phone, body: phoneKnownText(publicUrl, language), purpose: 'accountExists', at });
      return isFree;
    },
  };
}
