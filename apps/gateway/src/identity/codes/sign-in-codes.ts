import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import type { LoginLimit } from '../limits/login-limit.ts';
import { signInMail } from '../mails.ts';
import type { UserRow } from '../queries.ts';
import type { NameCodeKind, NameCodes, StrangerAsking } from './name-codes.ts';

/** A way in for who has forgotten the password, or whom guesses of others have locked out. */
export interface SignInCodes {
  /** Sends a code to the phone or address if an account has it; the same in every other respect if none has. @throws {BusinessRefusal} 429. */
  send(userName: string, asking: StrangerAsking): Promise<void>;
  /** Whose code it is; it is used up, and what was tried from there before is forgiven. @throws {BusinessRefusal} 422, 429. */
  check(fields: { userName: string; code: string }, asking: StrangerAsking): Promise<UserRow>;
}

const signInCode: NameCodeKind = { purpose: 'signIn', message: 'signInCode', mail: signInMail };

/** Makes them. */
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
