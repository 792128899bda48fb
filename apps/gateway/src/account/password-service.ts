import { createHash } from 'node:crypto';
import { newPassword } from '@songwai/core/validation/password';
import type { Clock } from '../deps.ts';
import type { Language } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import { blankUsedCodes, queueMail, queueSms } from '../messages/queue-queries.ts';
import type { CallLimits } from './call-limits.ts';
import { recordChange } from './change-queries.ts';
import { sendLimits, tryLimits } from './code-limits.ts';
import { findCodeTime } from './code-queries.ts';
import { codeText, passwordChangedLetter, passwordChangedText, resetLetter } from './letters.ts';
import type { LoginLimit } from './login-limit.ts';
import { readLoginName } from './login-name.ts';
import { type OneTimeCodes, secondsToWait } from './one-time-codes.ts';
import { replacePassword } from './password-queries.ts';
import { hashPassword, type PasswordChecker } from './passwords.ts';
import { type Db, findUser, findUserByLoginName, type UserRow } from './queries.ts';
import { refuseField } from './rule-text.ts';
import { tellOwner } from './tell-owner.ts';
import { accountTexts } from './texts.ts';
import type { Asking } from './verification.ts';

/** From where a stranger asks. */
export type StrangerAsking = Omit<Asking, 'session'>;

/** Passwords that were forgotten or are changed. */
export interface PasswordService {
  /** Sends a code to the address or phone if an account has it; the same in every other respect if none has. @throws {BusinessRefusal} 429. */
  forget(userName: string, asking: StrangerAsking): Promise<void>;
  /** Sets a new password and ends every session. @throws {BusinessRefusal} 422, 429. */
  renew(fields: { userName: string; code: string; password: string }, asking: StrangerAsking): Promise<void>;
  /** Changes the password and ends every other session. @throws {BusinessRefusal} 404 another's name, 422, 429. */
  change(fields: { name: string | undefined; password: string; replacement: string }, asking: Asking): Promise<void>;
}

interface PasswordServiceParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly limit: LoginLimit;
  readonly codes: OneTimeCodes;
  readonly passwords: PasswordChecker;
  readonly publicUrl: string;
}

/** What the message with a code is about. */
const codePurpose = 'resetPassword';

/** The name itself is not kept: a stranger may type anybody's. */
const subjectOf = (name: string): string => createHash('sha256').update(name).digest('hex');

function readNewPassword(field: string, text: string): string {
  const password = newPassword(text);
  if (password.ok) return password.value;
  throw refuseField(field, password.error);
}

/** Builds the service. */
export function createPasswordService(parts: PasswordServiceParts): PasswordService {
  const { db, clock, limits, limit, codes, passwords, publicUrl } = parts;

  const findOpenUser = async (name: string): Promise<UserRow | undefined> => {
    const user = await findUserByLoginName(db, name);
    return user?.status === 'removed' ? undefined : user;
  };

  const tellChanged = (trx: Db, user: UserRow, language: Language): Promise<void> =>
    tellOwner(trx, user, {
      purpose: 'passwordChanged',
      at: clock.now(),
      letter: passwordChangedLetter(publicUrl, language),
      text: passwordChangedText(publicUrl, language),
    });

  const sendCode = async (trx: Db, name: string, message: { code: string; secretUntil: Date; language: Language }) => {
    const { code, secretUntil, language } = message;
    const common = { to: name, purpose: codePurpose, at: clock.now(), secretUntil };
    if (name.includes('@')) await queueMail(trx, { ...common, ...resetLetter(code, language) });
    else await queueSms(trx, { ...common, body: codeText(code, language) });
  };

  return {
    forget: async (userName, { address, language }) => {
      const name = readLoginName(userName);
      const key = { purpose: 'password', subject: subjectOf(name) } as const;
      // The code that was just sent is still good; a browser may ask for a page twice.
      if (secondsToWait(await findCodeTime(db, key), clock.now()) > 0) return;
      await limits.count(sendLimits(name, address));
      const [user, fresh] = await Promise.all([findOpenUser(name), codes.prepare()]);
      await db.transaction().execute(async (trx) => {
        const secretUntil = await codes.store(trx, key, fresh);
        if (user !== undefined) await sendCode(trx, name, { code: fresh.code, secretUntil, language });
      });
    },

    renew: async ({ userName, code, password }, { address, language }) => {
      const name = readLoginName(userName);
      const subject = subjectOf(name);
      const good = readNewPassword('newPassword', password);
      await limits.count(tryLimits(subject, address));
      const user = await findOpenUser(name);
      const [row, hash] = await Promise.all([
        codes.check({ purpose: 'password', subject }, code, user !== undefined),
        hashPassword(good),
      ]);
      if (user === undefined) return;
      await db.transaction().execute(async (trx) => {
        await codes.consume(trx, row);
        await blankUsedCodes(trx, { to: name, purpose: codePurpose, at: clock.now() });
        await replacePassword(trx, { userId: user.id, hash, now: clock.now() });
        await recordChange(trx, {
          userId: user.id,
          changedBy: user.id,
          kind: 'passwordRenewed',
          detail: {},
          at: clock.now(),
        });
        await tellChanged(trx, user, language);
      });
    },

    change: async ({ name, password, replacement }, { session, address, language }) => {
      const user = await findUser(db, session.userId);
      const names = [user?.email, user?.phone, user?.id];
      if (user === undefined || (name !== undefined && !names.includes(readLoginName(name))))
        throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
      if (user.password_hash === null) throw new BusinessRefusal({ code: 422, field: 'password', text: accountTexts.noPassword });
      const good = readNewPassword('newPassword', replacement);
      const attempt = { name: `password of ${user.id}`, address };
      await limit.begin(attempt);
      if (!(await passwords.isRight(user.password_hash, password)))
        throw new BusinessRefusal({ code: 422, field: 'password', text: accountTexts.wrongPassword });
      await limit.succeed(attempt);
      const hash = await hashPassword(good);
      await db.transaction().execute(async (trx) => {
        await replacePassword(trx, { userId: user.id, hash, now: clock.now(), except: session.sessionId });
        await recordChange(trx, { userId: user.id, changedBy: user.id, kind: 'passwordChanged', detail: {}, at: clock.now() });
        await tellChanged(trx, user, language);
      });
    },
  };
}
