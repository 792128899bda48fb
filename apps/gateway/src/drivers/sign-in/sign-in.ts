import { minuteMs } from '@songwai/core/basics/durations';
import { oneTimeCode } from '@songwai/core/validation/fields/otp';
import { thaiMobile } from '@songwai/core/validation/phones/thai-mobile';
import { BusinessRefusal } from '../../http/refusal.ts';
import { sessionTexts } from '../../http/texts.ts';
import { strangerAt } from '../../identity/limits/asker.ts';
import type { LoginLimit } from '../../identity/limits/login-limit.ts';
import { hashPassword, type PasswordChecker } from '../../identity/passwords/passwords.ts';
import { queueSms } from '../../messages/queue-queries.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { hashToken, makeSessionToken } from '../../platform/session-tokens.ts';
import { transact } from '../../platform/transact.ts';
import { type DriverDb, type DriverRow, findDriver, findDriverByPhone, setDuty } from '../queries.ts';
import { driverTexts } from '../texts.ts';
import { driverCodeLife, planCode, resendSeconds } from './code-rules.ts';
import { insertDriverSession, lockCode, replaceCode, revokeDriverSessions, takeTry, useCode } from './sign-in-queries.ts';

interface SignInDeps {
  readonly db: DriverDb;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: PasswordChecker;
  readonly limit: LoginLimit;
}

/** Sign-in and sign-out of drivers' apps. */
export interface DriverSignIn {
  /**
   * Sends a code to a driver's phone. The result is the same for a phone without a driver.
   *
   * @returns seconds until another can be requested. @throws {BusinessRefusal} 422 no mobile number, 429 too many from one
   * address.
   */
  sendCode(asked: { phoneNo: string; address: string }): Promise<number>;
  /** @throws {BusinessRefusal} 100 wrong or expired code, 132 suspended, 422, 429. */
  signIn(asked: { phoneNo: string; code: string; address: string }): Promise<{ token: string; driver: DriverRow }>;
  /** Ends every session of the driver's app and the driver's duty. */
  signOut(trx: DriverDb, driverId: number): Promise<void>;
}

const generateCode = (random: Random): string => String(random.bytes(4).readUInt32BE() % 10_000).padStart(4, '0');

function readPhone(text: string): string {
  const phone = thaiMobile(text);
  if (!phone.ok) throw new BusinessRefusal({ code: 422, field: 'phoneNo', text: driverTexts.phoneInvalid });
  return phone.value;
}

const wrongCode = () => new BusinessRefusal({ code: 100, text: driverTexts.wrongCode });

export function createDriverSignIn({ db, clock, random, passwords, limit }: SignInDeps): DriverSignIn {
  const sendCode = async (phone: string): Promise<number> => {
    const code = generateCode(random);
    // Also hashed where no driver has the phone, so that the response time does not reveal it.
    const codeHash = await hashPassword(code);
    return transact(db, async (trx) => {
      const now = clock.now();
      const row = await lockCode(trx, phone, now);
      const plan = planCode({ sentAt: row.sent_at, hourStartedAt: row.hour_started_at, sentInHour: row.sent_in_hour }, now);
      if ('waitSeconds' in plan) return plan.waitSeconds;
      const driver = await findDriverByPhone(trx, phone);
      await replaceCode(trx, { phone, driver: driver === undefined ? null : { id: driver.id, codeHash }, ...plan });
      const secretUntil = new Date(now.getTime() + driverCodeLife.minutes * minuteMs);
      if (driver !== undefined)
        await queueSms(trx, { to: phone, body: driverTexts.codeSms(code), purpose: 'driverCode', at: now, secretUntil });
      return resendSeconds;
    });
  };

  const openSession = (phone: string, code: { driverId: number; codeHash: string }) =>
    transact(db, async (trx) => {
      if (!(await useCode(trx, { phone, codeHash: code.codeHash }))) throw wrongCode();
      const driver = await findDriver(trx, code.driverId);
      if (driver === undefined) throw wrongCode();
      if (!driver.is_active) throw new BusinessRefusal({ code: 132, text: sessionTexts[132] });
      const token = makeSessionToken(random);
      await insertDriverSession(trx, { tokenHash: hashToken(token), driverId: driver.id, at: clock.now() });
      return { token, driver };
    });

  return {
    sendCode: async ({ phoneNo, address }) => {
      const phone = readPhone(phoneNo);
      await limit.begin({ subject: `driver code ${phone}`, asker: strangerAt(address) });
      return sendCode(phone);
    },
    signIn: async ({ phoneNo, code: typed, address }) => {
      const phone = readPhone(phoneNo);
      const code = oneTimeCode(typed);
      if (!code.ok) throw new BusinessRefusal({ code: 422, field: 'verifyCode', text: driverTexts.codeInvalid });
      const attempt = { subject: `driver ${phone}`, asker: strangerAt(address) };
      await limit.begin(attempt);
      const sentAfter = new Date(clock.now().getTime() - driverCodeLife.minutes * minuteMs);
      const row = await takeTry(db, { phone, sentAfter, mostTries: driverCodeLife.tries });
      const codeHash = row?.code_hash ?? undefined;
      const isRight = await passwords.isRight(codeHash, code.value);
      const driverId = row?.driver_id ?? null;
      if (!isRight || codeHash === undefined || driverId === null) throw wrongCode();
      const opened = await openSession(phone, { driverId, codeHash });
      await limit.succeed(attempt);
      return opened;
    },
    signOut: async (trx, driverId) => {
      const now = clock.now();
      await revokeDriverSessions(trx, driverId, now);
      await setDuty(trx, driverId, null);
    },
  };
}
