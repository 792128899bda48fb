import type { NamedPlace } from '../http/call-place.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { sessionTexts } from '../http/texts.ts';
import type { Db } from '../platform/db.ts';
import type { SignInCodes } from './codes/sign-in-codes.ts';
import type { FacebookVerifier } from './facebook/facebook-verifier.ts';
import { strangerAt } from './limits/asker.ts';
import type { KnownPlaces } from './limits/known-places.ts';
import type { LoginLimit } from './limits/login-limit.ts';
import { findUserByLineId, renewLineGrant } from './line/line-queries.ts';
import type { LineReturn, LineSignIn } from './line/line-sign-in.ts';
import { lineTexts } from './line/line-texts.ts';
import { readLoginName } from './login-name.ts';
import type { SessionOpening } from './open-session.ts';
import type { PasswordChecker } from './passwords/passwords.ts';
import { findUserByFacebookId, findUserByLoginName, type UserRow } from './queries.ts';
import { findWaitingFacebookUser, findWaitingUser } from './sign-up/claim-queries.ts';
import type { FacebookClaim } from './sign-up/read-sign-up.ts';
import { accountTexts } from './texts.ts';

/** A sign-in: the credentials from the form or from Facebook, and the place. */
export interface LoginRequest extends Omit<SessionOpening, 'userId' | 'checked' | 'place'> {
  readonly userName: string | undefined;
  readonly password: string | undefined;
  readonly facebook: FacebookClaim | null;
  /** What the browser brought back from LINE. */
  readonly line: LineReturn | null;
  /** Of `/login_code`, instead of a password. */
  readonly code: string | undefined;
  readonly place: NamedPlace;
}

/** Identifies the user who signs in. @throws {BusinessRefusal} 100, 102, 132, 400, 422, 429. */
export type Identify = (request: LoginRequest) => Promise<UserRow>;

interface IdentifyDeps {
  readonly db: Db;
  readonly passwords: PasswordChecker;
  readonly limit: LoginLimit;
  readonly facebook: FacebookVerifier;
  readonly line: LineSignIn;
  readonly places: KnownPlaces;
  readonly codes: SignInCodes;
}

const wrongLogin = () => new BusinessRefusal({ code: 100, text: accountTexts.wrongLogin });
const missing = (field: 'userName' | 'password') =>
  new BusinessRefusal({ code: 400, field, text: field === 'password' ? accountTexts.passwordMissing : accountTexts.nameMissing });

function requireOpen(user: UserRow): UserRow {
  if (user.status === 'removed') throw wrongLogin();
  if (user.status === 'suspended') throw new BusinessRefusal({ code: 132, text: sessionTexts[132] });
  return user;
}

/** Builds the function that identifies users by password, code, Facebook or LINE. */
export function createIdentify({ db, passwords, limit, facebook, line, places, codes }: IdentifyDeps): Identify {
  const byPassword = async (userName: string, password: string, place: NamedPlace): Promise<UserRow> => {
    const name = readLoginName(userName);
    const [user, waiting] = await Promise.all([findUserByLoginName(db, name), findWaitingUser(db, name)]);
    const attempt = { subject: user?.id ?? name, asker: await places.identify(user?.id, place) };
    await limit.begin(attempt);
    // An unknown name, a wrong password, an account without a password, and a name with or without a waiting sign-up get the same
    // answer after the same work, so the answer reveals nothing. A user who has not entered the code yet signs in with the
    // sign-up's password, even if another account has the name; for that account the try was wrong, and stays counted.
    const [isUser, isWaiting] = await Promise.all([
      passwords.isRight(user?.password_hash ?? undefined, password),
      passwords.isRight(waiting?.password_hash ?? undefined, password),
    ]);
    if (isUser && user !== undefined && user.status !== 'removed') {
      await limit.succeed(attempt);
      return requireOpen(user);
    }
    if (!isWaiting || waiting === undefined) throw wrongLogin();
    return requireOpen(waiting);
  };

  const byFacebook = async (claim: FacebookClaim, { address }: NamedPlace): Promise<UserRow> => {
    const attempt = { subject: `facebook:${claim.facebookId}`, asker: strangerAt(address) };
    await limit.begin(attempt);
    if (!(await facebook.isGenuine(claim))) throw new BusinessRefusal({ code: 100, text: accountTexts.wrongFacebook });
    await limit.succeed(attempt);
    const { facebookId } = claim;
    const user = (await findUserByFacebookId(db, facebookId)) ?? (await findWaitingFacebookUser(db, facebookId));
    if (user === undefined) throw new BusinessRefusal({ code: 102, text: accountTexts.noSocialUser });
    return requireOpen(user);
  };

  const byLine = async (back: LineReturn, { address }: NamedPlace): Promise<UserRow> => {
    // Each try has a ticket of its own, so only the place is limited.
    const attempt = { subject: `line:${back.state}`, asker: strangerAt(address) };
    await limit.begin(attempt);
    const found = await line.finish(back);
    if (found === undefined) throw new BusinessRefusal({ code: 100, text: lineTexts.wrongLine });
    await limit.succeed(attempt);
    const user = await findUserByLineId(db, found.lineId);
    if (user === undefined) {
      const fields = { lineProof: line.prove(found), lineName: found.name };
      throw new BusinessRefusal({ code: 102, text: accountTexts.noSocialUser, fields });
    }
    requireOpen(user);
    await renewLineGrant(db, user.id, found);
    return user;
  };

  return async ({ userName, password, facebook: claim, line: back, code, place, language }) => {
    if (password === undefined && back !== null) return byLine(back, place);
    if (password === undefined && claim !== null) return byFacebook(claim, place);
    if (userName === undefined) throw missing('userName');
    if (code !== undefined) return requireOpen(await codes.check({ userName, code }, { place, language }));
    if (password === undefined) throw missing('password');
    return byPassword(userName, password, place);
  };
}
