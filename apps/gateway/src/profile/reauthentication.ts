import type { CallPlace } from '../http/call-place.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { sessionTexts } from '../http/texts.ts';
import { sendLimits, tryLimits } from '../identity/codes/code-limits.ts';
import { type CodeRow, findCodeTime } from '../identity/codes/code-queries.ts';
import { type OneTimeCodes, requirePause } from '../identity/codes/one-time-codes.ts';
import { ownerAt } from '../identity/limits/asker.ts';
import type { KnownPlaces } from '../identity/limits/known-places.ts';
import type { LoginLimit } from '../identity/limits/login-limit.ts';
import { codeText } from '../identity/mails.ts';
import { isPartnersUser } from '../identity/partners-user.ts';
import type { PasswordChecker } from '../identity/passwords/passwords.ts';
import { findUser, type UserRow } from '../identity/queries.ts';
import type { Asking } from '../identity/sign-up/verification.ts';
import { queueMail, queueSms } from '../messages/queue-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import { transact } from '../platform/transact.ts';
import { identityMail } from './reauthentication-mail.ts';
import { reauthenticationTexts } from './reauthentication-texts.ts';

/** The proof in a request: a password or code. */
export interface OfferedProof {
  readonly password: string | undefined;
  readonly verifyCode: string | undefined;
}

/** Verifies that the caller is the user, and not somebody with the user's unlocked device. */
export interface Identity {
  /** @returns the recipient of the code: a phone of ten digits, or an e-mail address. @throws {BusinessRefusal} 422 a partner's user, 429. */
  sendCode(asking: Asking): Promise<string>;
  /**
   * @returns a function to call in the transaction that needs the proof; it uses up the code.
   * @throws {BusinessRefusal} 422, 429.
   */
  prove(proof: OfferedProof, asking: Asking): Promise<(trx: Db) => Promise<void>>;
}

interface ReauthenticationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: PasswordChecker;
  readonly limits: CallLimits;
  readonly limit: LoginLimit;
  readonly places: KnownPlaces;
  /** When a session began; undefined for an unknown one. Provided by the room `sessions`. */
  readonly findSessionStart: (db: Db, sessionId: string) => Promise<Date | undefined>;
}

/** How long a partner's sign-on counts as proof of identity. */
const freshMs = 600_000;

const refuse = (text: 'proofMissing' | 'wrongPassword' | 'noPassword' | 'signOnAgain', field?: string) =>
  new BusinessRefusal({ code: 422, text: reauthenticationTexts[text], ...(field !== undefined && { field }) });

/** Builds the service. */
export function createIdentity(parts: ReauthenticationDeps): Identity {
  const { db, clock, codes, passwords, limits, limit, places, findSessionStart } = parts;
  const requireUser = async (userId: string): Promise<UserRow> => {
    const user = await findUser(db, userId);
    if (user === undefined) throw new BusinessRefusal({ code: 131, text: sessionTexts[131] });
    return user;
  };

  const requireFreshSession = async ({ session }: Asking): Promise<void> => {
    const began = await findSessionStart(db, session.sessionId);
    if (began === undefined || clock.now().getTime() - began.getTime() > freshMs) throw refuse('signOnAgain');
  };

  const checkPassword = async (user: UserRow, password: string, place: CallPlace): Promise<void> => {
    if (user.password_hash === null) throw refuse('noPassword', 'password');
    // Counted together with sign-ins, because both could be used to guess the password.
    const attempt = { subject: user.id, asker: await places.identify(user.id, place) };
    await limit.begin(attempt);
    if (!(await passwords.isRight(user.password_hash, password))) throw refuse('wrongPassword', 'password');
    await limit.succeed(attempt);
  };

  const checkCode = async (userId: string, typed: string, address: string): Promise<CodeRow> => {
    await limits.count(tryLimits(`identity of ${userId}`, ownerAt(userId, address)));
    return codes.check({ purpose: 'identity', subject: userId }, typed, true);
  };

  return {
    sendCode: async ({ session: { userId }, place: { address }, language }) => {
      const { phone, email } = await requireUser(userId);
      const to = phone ?? email;
      if (to === null) throw refuse('signOnAgain');
      const key = { purpose: 'identity', subject: userId } as const;
      requirePause(await findCodeTime(db, key), clock.now());
      await limits.count(sendLimits(to, ownerAt(userId, address)));
      const fresh = await codes.prepare();
      await transact(db, async (trx) => {
        const message = { to, purpose: 'identityCode', at: clock.now(), secretUntil: await codes.store(trx, key, fresh) };
        if (phone === null) await queueMail(trx, { ...message, ...identityMail(fresh.code, language) });
        else await queueSms(trx, { ...message, body: codeText(fresh.code, language) });
      });
      return to;
    },
    prove: async ({ password, verifyCode }, asking) => {
      const user = await requireUser(asking.session.userId);
      if (isPartnersUser(user)) {
        await requireFreshSession(asking);
        return async () => undefined;
      }
      if (password !== undefined) {
        await checkPassword(user, password, asking.place);
        return async () => undefined;
      }
      if (verifyCode === undefined) throw refuse('proofMissing', 'password');
      const row = await checkCode(user.id, verifyCode, asking.place.address);
      return (trx) => codes.consume(trx, row);
    },
  };
}
