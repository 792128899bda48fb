import { oneTimeCode, otpDigits } from '@songwai/core/validation/fields/otp';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { hashPassword, type PasswordChecker } from '../passwords/passwords.ts';
import { accountTexts } from '../texts.ts';
import { type CodeKey, type CodeRow, consumeCode, storeCode, takeTry } from './code-queries.ts';

/** How long a code is valid. */
export const codeSeconds = 300;
/** Pause before another code may be requested. */
export const resendSeconds = 60;
const mostTries = 5;

/** A code that is not stored yet; generated before the transaction, because hashing takes a while. */
export interface FreshCode {
  readonly id: string;
  readonly code: string;
  readonly hash: string;
}

/** Codes of four digits, as they are sent to phones and mailboxes. */
export interface OneTimeCodes {
  prepare(): Promise<FreshCode>;
  /**
   * Replaces the stored code. The same code may be stored under several keys, and is used up under all of them.
   *
   * @returns when it expires.
   */
  store(trx: Db, key: CodeKey, fresh: FreshCode): Promise<Date>;
  /**
   * Compares the typed code and uses up a try. With `isReal` false no code is right, in the same time.
   *
   * @returns the row to pass to `consume` in the transaction that the code allows.
   * @throws {BusinessRefusal} 422 wrong, expired, or no tries left: the same answer for all of them.
   */
  check(key: CodeKey, typed: string, isReal: boolean): Promise<CodeRow>;
  /** @throws {BusinessRefusal} 422 a concurrent call has used the code. */
  consume(trx: Db, row: CodeRow): Promise<void>;
}

interface OneTimeCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: PasswordChecker;
}

/** The same answer for a wrong code, an expired one and one that was never sent. */
export const wrongCode = () => new BusinessRefusal({ code: 422, field: 'verifyCode', text: accountTexts.wrongCode });

/** Seconds until another code may be requested; 0 where it may be now. */
export function secondsToWait(lastSentAt: Date | undefined, now: Date): number {
  if (lastSentAt === undefined) return 0;
  return Math.max(0, Math.ceil(resendSeconds - (now.getTime() - lastSentAt.getTime()) / 1000));
}

/** @throws {BusinessRefusal} 429 the last code was sent too recently. */
export function requirePause(lastSentAt: Date | null | undefined, now: Date): void {
  const seconds = secondsToWait(lastSentAt ?? undefined, now);
  if (seconds > 0)
    throw new BusinessRefusal({ code: 429, text: accountTexts.resendTooSoon(seconds), retryAfterSeconds: seconds });
}

/** Builds the service. Codes are hashed like passwords: a plain hash of four digits is guessed at once. */
export function createOneTimeCodes({ db, clock, random, passwords }: OneTimeCodeDeps): OneTimeCodes {
  return {
    prepare: async () => {
      const code = String(random.bytes(6).readUIntBE(0, 6) % 10 ** otpDigits).padStart(otpDigits, '0');
      return { id: random.uuid(), code, hash: await hashPassword(code) };
    },
    store: async (trx, key, { id, hash }) => {
      const now = clock.now();
      const expires_at = new Date(now.getTime() + codeSeconds * 1000);
      await storeCode(trx, { ...key, id, code_hash: hash, created_at: now, expires_at });
      return expires_at;
    },
    check: async (key, typed, isReal) => {
      const row = await takeTry(db, key, { now: clock.now(), most: mostTries });
      const code = oneTimeCode(typed.trim());
      const isRight = await passwords.isRight(isReal ? row?.code_hash : undefined, code.ok ? code.value : typed);
      if (!isRight || row === undefined) throw wrongCode();
      return row;
    },
    consume: async (trx, row) => {
      if (!(await consumeCode(trx, row.id))) throw wrongCode();
    },
  };
}
