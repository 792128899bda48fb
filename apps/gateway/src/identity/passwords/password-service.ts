import type { Language } from '@songwai/core/basics/language';
import { newPassword } from '@songwai/core/validation/fields/password';
import { refuseField } from '../../http/fields/refuse-field.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { recordChange } from '../change-queries.ts';
import type { NameCodeKind, NameCodes, StrangerAsking } from '../codes/name-codes.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import type { KnownPlaces } from '../limits/known-places.ts';
import type { LoginLimit } from '../limits/login-limit.ts';
import { readLoginName } from '../login-name.ts';
import { passwordChangedMail, passwordChangedText, resetMail } from '../mails.ts';
import type { EndSessions } from '../open-session.ts';
import { findUser, type UserRow } from '../queries.ts';
import type { Asking } from '../sign-up/verification.ts';
import { accountTexts } from '../texts.ts';
import { replacePassword } from './password-queries.ts';
import { hashPassword, type PasswordChecker } from './passwords.ts';

/** Resets and changes passwords. */
export interface PasswordService {
  /**
   * Sends a code to the address or phone if an account has it; otherwise behaves the same but sends nothing.
   *
   * @throws {BusinessRefusal} 429.
   */
  forget(userName: string, asking: StrangerAsking): Promise<void>;
  /** Sets a new password and ends every session. @throws {BusinessRefusal} 422, 429. */
  renew(fields: { userName: string; code: string; password: string }, asking: StrangerAsking): Promise<void>;
  /** Changes the password and ends every other session. @throws {BusinessRefusal} 404 another user's name, 422, 429. */
  change(fields: { name: string | undefined; password: string; replacement: string }, asking: Asking): Promise<void>;
}

interface PasswordServiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limit: LoginLimit;
  readonly places: KnownPlaces;
  readonly nameCodes: NameCodes;
  readonly passwords: PasswordChecker;
  readonly endSessions: EndSessions;
  readonly publicUrl: string;
}

const resetCode: NameCodeKind = { purpose: 'password', message: 'resetPassword', mail: resetMail };

function readNewPassword(field: string, text: string): string {
  const password = newPassword(text);
  if (password.ok) return password.value;
  throw refuseField(field, password.error);
}

/** Builds the service. */
export function createPasswordService(parts: PasswordServiceDeps): PasswordService {
  const { db, clock, limit, places, nameCodes, passwords, endSessions, publicUrl } = parts;

  const notifyChanged = (trx: Db, user: UserRow, language: Language): Promise<void> =>
    notifyOwner(trx, user, {
      purpose: 'passwordChanged',
      at: clock.now(),
      mail: passwordChangedMail(publicUrl, language),
      text: passwordChangedText(publicUrl, language),
    });

  return {
    forget: (userName, asking) => nameCodes.send(resetCode, userName, asking),

    renew: async ({ userName, code, password }, asking) => {
      const good = readNewPassword('newPassword', password);
      const hash = await hashPassword(good);
      const { user, asker, consume } = await nameCodes.check(resetCode, { userName, code }, asking);
      await transact(db, async (trx) => {
        const at = clock.now();
        await consume(trx);
        await replacePassword(trx, { userId: user.id, hash });
        await endSessions(trx, { userId: user.id, now: at });
        // The code proves the owner: tries of strangers must not limit the next sign-in from here.
        await places.note(trx, user.id, asking.place);
        await recordChange(trx, { userId: user.id, changedBy: user.id, kind: 'passwordRenewed', detail: {}, at });
        await notifyChanged(trx, user, asking.language);
      });
      await limit.forgive({ subject: user.id, asker });
    },

    change: async ({ name, password, replacement }, { session, place, language }) => {
      const user = await findUser(db, session.userId);
      const names = [user?.email, user?.phone, user?.id];
      if (user === undefined || (name !== undefined && !names.includes(readLoginName(name))))
        throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
      if (user.password_hash === null) throw new BusinessRefusal({ code: 422, field: 'password', text: accountTexts.noPassword });
      const good = readNewPassword('newPassword', replacement);
      const attempt = { subject: user.id, asker: await places.identify(user.id, place) };
      await limit.begin(attempt);
      if (!(await passwords.isRight(user.password_hash, password)))
        throw new BusinessRefusal({ code: 422, field: 'password', text: accountTexts.wrongPassword });
      await limit.succeed(attempt);
      const hash = await hashPassword(good);
      await transact(db, async (trx) => {
        await replacePassword(trx, { userId: user.id, hash });
        await endSessions(trx, { userId: user.id, now: clock.now(), except: session.sessionId });
        await places.note(trx, user.id, place);
        await recordChange(trx, { userId: user.id, changedBy: user.id, kind: 'passwordChanged', detail: {}, at: clock.now() });
        await notifyChanged(trx, user, language);
      });
    },
  };
}
