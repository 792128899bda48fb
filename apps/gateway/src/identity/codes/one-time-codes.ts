import { oneTimeCode, otpDigits } from '@songwai/core/validation/fields/otp';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { hashPassword, type PasswordChecker } from '../passwords/passwords.ts';
import { accountTexts } from '../texts.ts';
import { type CodeKey, type CodeRow, consumeCode, storeCode, takeTry } from './code-queries.ts';

/** How long a code is good for. */
export const codeSeconds = 300;
/** How long to wait for another one. */
export const resendSeconds = 60;
const mostTries = 5;

/** A code on its way out; made before the transaction that stores it, because hashing takes a while. */
export interface FreshCode {
  readonly id: string;
  readonly code: string;
  readonly hash: string;
}

/** Codes of four digits, as they are sent to phones and mailboxes. */
export interface OneTimeCodes {
  prepare(): Promise<FreshCode>;
  /** Stores it in the place of the one before; it may be stored under several keys, and is used up under all of them. @returns when it dies. */
  store(trx: Db, key: CodeKey, fresh: FreshCode): Promise<Date>;
  /**
   * Compares what was typed and uses up a try. With `isReal` false nothing is right, in the same time.
   *
   * @returns what to hand to `consume` in the transaction that does what the code is for.
   * @throws {BusinessRefusal} 422 wrong, dead, or no tries left: one answer for all of them.
   */
  check(key: CodeKey, typed: string, isReal: boolean): Promise<CodeRow>;
  /** @throws {BusinessRefusal} 422 where another call at the same moment was faster. */
  consume(trx: Db, row: CodeRow): Promise<void>;
}

interface OneTimeCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: PasswordChecker;
}

/** One answer for a wrong code, a dead one and one that nobody has. */
export const wrongCode = () => new BusinessRefusal({ code: 422, field: 'verifyCode', text: accountTexts.wrongCode });

/** How much time is left until another code may be asked for; 0 where it may now. */
export function secondsToWait(lastSentAt: Date | undefined, now: Date): number {
  if (lastSentAt === undefined) return 0;
  return Math.max(0, Math.ceil(resendSeconds - (now.getTime() - lastSentAt.getTime()) / 1000));
}

/** @throws {BusinessRefusal} 429 where the last code was sent just now. */
export function requirePause(lastSentAt: Date | null | undefined, now: Date): void {
  const seconds = secondsToWait(lastSentAt ?? undefined, now);
  if (seconds > 0)
    throw new BusinessRefusal({ code: 429, text: accountTexts.resendTooSoon(seconds), retryAfterSeconds: seconds });
}

/** Makes the keeper of codes. They are stored like passwords: four digits are guessed at once from a plain hash. */
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
