import { BusinessRefusal } from '../http/refusal.ts';
import { sessionTexts } from '../http/texts.ts';
import { findWaitingFacebookUser, findWaitingUser } from './claim-queries.ts';
import type { FacebookVerifier } from './facebook-verifier.ts';
import type { LoginLimit } from './login-limit.ts';
import { readLoginName } from './login-name.ts';
import type { PasswordChecker } from './passwords.ts';
import { type Db, findUserByFacebookId, findUserByLoginName, type UserRow } from './queries.ts';
import type { FacebookClaim } from './read-sign-up.ts';
import type { SessionOpening } from './session-opening.ts';
import { accountTexts } from './texts.ts';

/** What was typed into the sign-in form, or came from Facebook, and where from. */
export interface LoginRequest extends Omit<SessionOpening, 'userId'> {
  readonly userName: string | undefined;
  readonly password: string | undefined;
  readonly facebook: FacebookClaim | null;
  readonly address: string;
}

/** Finds out who signs in. @throws {BusinessRefusal} 100, 102, 132, 400, 422, 429. */
export type Identify = (request: LoginRequest) => Promise<UserRow>;

interface IdentifyParts {
  readonly db: Db;
  readonly passwords: PasswordChecker;
  readonly limit: LoginLimit;
  readonly facebook: FacebookVerifier;
}

const wrongLogin = () => new BusinessRefusal({ code: 100, text: accountTexts.wrongLogin });
const missing = (field: 'userName' | 'password') =>
  new BusinessRefusal({ code: 400, field, text: field === 'password' ? accountTexts.passwordMissing : accountTexts.nameMissing });

function requireOpen(user: UserRow): UserRow {
  if (user.status === 'removed') throw wrongLogin();
  if (user.status === 'suspended') throw new BusinessRefusal({ code: 132, text: sessionTexts[132] });
  return user;
}

/** Makes the function that knows people by their password or by Facebook. */
export function createIdentify({ db, passwords, limit, facebook }: IdentifyParts): Identify {
  const byPassword = async (userName: string, password: string, address: string): Promise<UserRow> => {
    const attempt = { name: readLoginName(userName), address };
    await limit.begin(attempt);
    const [user, waiting] = await Promise.all([findUserByLoginName(db, attempt.name), findWaitingUser(db, attempt.name)]);
    // One answer and the same work for an unknown name, a wrong password and an account without one: nothing is given away. Whoever has signed
    // up and not entered the code yet is known by that sign-up's password, also where the name has another account: it takes no part in this.
    const [isUser, isWaiting] = await Promise.all([
      passwords.isRight(user?.password_hash ?? undefined, password),
      waiting !== undefined && passwords.isRight(waiting.password_hash ?? undefined, password),
    ]);
    const found = isUser && user?.status !== 'removed' ? user : isWaiting ? waiting : undefined;
    if (found === undefined) throw wrongLogin();
    await limit.succeed(attempt);
    return requireOpen(found);
  };

  const byFacebook = async (claim: FacebookClaim, address: string): Promise<UserRow> => {
    const attempt = { name: `facebook:${claim.facebookId}`, address };
    await limit.begin(attempt);
    if (!(await facebook.isGenuine(claim))) throw new BusinessRefusal({ code: 100, text: accountTexts.wrongFacebook });
    await limit.succeed(attempt);
    const { facebookId } = claim;
    const user = (await findUserByFacebookId(db, facebookId)) ?? (await findWaitingFacebookUser(db, facebookId));
    if (user === undefined) throw new BusinessRefusal({ code: 102, text: accountTexts.noSocialUser });
    return requireOpen(user);
  };

  return async ({ userName, password, facebook: claim, address }) => {
    if (password === undefined && claim !== null) return byFacebook(claim, address);
    if (userName === undefined) throw missing('userName');
    if (password === undefined) throw missing('password');
    return byPassword(userName, password, address);
  };
}
