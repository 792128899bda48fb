import type { CallPlace } from '../../http/call-place.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { FacebookVerifier } from '../facebook/facebook-verifier.ts';
import { strangerAt } from '../limits/asker.ts';
import type { LoginLimit } from '../limits/login-limit.ts';
import type { LineSignIn } from '../line/line-sign-in.ts';
import type { PasswordChecker } from '../passwords/passwords.ts';
import type { UserRow } from '../queries.ts';
import { accountTexts } from '../texts.ts';
import type { SignUp } from './read-sign-up.ts';
import { findSignUp } from './sign-up-queries.ts';

/** Recognises a sign-up that was made before, for an app that did not receive the answer. */
export interface RepeatedSignUp {
  /**
   * @returns the account that the guid made; undefined for a new guid.
   * @throws {BusinessRefusal} 409 the guid belongs to another sign-up, 429 too many tries.
   */
  find(form: SignUp, place: CallPlace): Promise<UserRow | undefined>;
}

interface RepeatedSignUpDeps {
  readonly db: Db;
  readonly passwords: PasswordChecker;
  readonly limit: LoginLimit;
  readonly facebook: FacebookVerifier;
  readonly line: LineSignIn;
}

/**
 * A guid alone proves nothing: the phone and the password or the token have to match too, and guesses are limited like sign-ins.
 */
export function createRepeatedSignUp({ db, passwords, limit, facebook, line }: RepeatedSignUpDeps): RepeatedSignUp {
  const isSamePerson = async (form: SignUp, user: NonNullable<Awaited<ReturnType<typeof findSignUp>>>): Promise<boolean> => {
    const isPhone = form.phone === (user.claimed_phone ?? user.phone);
    if (form.password !== null) return (await passwords.isRight(user.password_hash ?? undefined, form.password)) && isPhone;
    if (!isPhone) return false;
    if (form.lineProof !== null) return user.line_id !== null && line.readProof(form.lineProof)?.lineId === user.line_id;
    const facebookId = user.claimed_facebook_id ?? user.facebook_id;
    return form.facebook !== null && form.facebook.facebookId === facebookId && facebook.isGenuine(form.facebook);
  };

  return {
    find: async (form, { address }) => {
      const user = await findSignUp(db, form.guid);
      if (user === undefined) return undefined;
      const attempt = { subject: `guid:${form.guid}`, asker: strangerAt(address) };
      await limit.begin(attempt);
      if (user.status !== 'active' || !(await isSamePerson(form, user)))
        throw new BusinessRefusal({ code: 409, field: 'guid', text: accountTexts.guidTaken });
      await limit.succeed(attempt);
      return user;
    },
  };
}
