import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import type { LoginLimit } from '../limits/login-limit.ts';
import { signInMail } from '../mails.ts';
import type { UserRow } from '../queries.ts';
import type { NameCodeKind, NameCodes, StrangerAsking } from './name-codes.ts';

/** Sign-in for users who have forgotten their password, or whom the guesses of others have locked out. */
export interface SignInCodes {
  /**
   * Sends a code to the phone or address if an account has it; otherwise behaves the same but sends nothing.
   *
   * @throws {BusinessRefusal} 429.
   */
  send(userName: string, asking: StrangerAsking): Promise<void>;
  /**
   * Uses the code up and clears the failed tries from this place.
   *
   * @returns the code's user.
   * @throws {BusinessRefusal} 422, 429.
   */
  check(fields: { userName: string; code: string }, asking: StrangerAsking): Promise<UserRow>;
}

const signInCode: NameCodeKind = { purpose: 'signIn', message: 'signInCode', mail: signInMail };

/** Builds the service. */
export function createSignInCodes({ db, nameCodes, limit }: { db: Db; nameCodes: NameCodes; limit: LoginLimit }): SignInCodes {
  return {
    send: (userName, asking) => nameCodes.send(signInCode, userName, asking),
    check: async (fields, asking) => {
      const { user, asker, consume } = await nameCodes.check(signInCode, fields, asking);
      await transact(db, consume);
      await limit.forgive({ subject: user.id, asker });
      return user;
    },
  };
}
