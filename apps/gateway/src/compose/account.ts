import { registerAdministration } from '../account/admin-routes.ts';
import { createAdministration } from '../account/administration.ts';
import { createCallLimits } from '../account/call-limits.ts';
import type { FacebookVerifier } from '../account/facebook-verifier.ts';
import { createGraphFacebook } from '../account/graph-facebook.ts';
import { createIdentify } from '../account/identify.ts';
import { createLoginLimit } from '../account/login-limit.ts';
import { noFacebook } from '../account/no-facebook.ts';
import { createOneTimeCodes } from '../account/one-time-codes.ts';
import { createPasswordService } from '../account/password-service.ts';
import { createPasswordChecker, hashPassword } from '../account/passwords.ts';
import { createPhoneCodes } from '../account/phone-codes.ts';
import { createProfileService } from '../account/profile.ts';
import { registerProfile } from '../account/profile-routes.ts';
import { createRepeatedSignUp } from '../account/repeated-sign-up.ts';
import { type AccountService, createAccountService } from '../account/service.ts';
import { createSignUpService } from '../account/sign-up.ts';
import { registerSignUp } from '../account/sign-up-routes.ts';
import { createAccountSweeper } from '../account/sweeper.ts';
import { createVerification } from '../account/verification.ts';
import { type Ground, runWorker } from './ground.ts';

const facebookOf = ({ config: { facebook }, log }: Ground): FacebookVerifier =>
  facebook === undefined ? noFacebook : createGraphFacebook({ ...facebook, log });

/** Who is who: signing in and up, codes, passwords, the own profile, and what the office does with accounts. */
export async function composeAccount(ground: Ground): Promise<AccountService> {
  const { app, db, clock, random, startTimer, log, config } = ground;
  const { publicUrl } = config;
  const passwords = createPasswordChecker(await hashPassword(random.uuid()));
  const facebook = facebookOf(ground);
  const limit = createLoginLimit({ db, clock });
  const limits = createCallLimits({ db, clock });
  const codes = createOneTimeCodes({ db, clock, random, passwords });
  const phoneCodes = createPhoneCodes({ clock, codes, publicUrl });

  const identify = createIdentify({ db, passwords, limit, facebook });
  const accounts = createAccountService({ db, clock, random, identify, sessions: app.sessions });
  const verification = createVerification({ db, clock, limits, codes, phoneCodes, publicUrl });
  const repeated = createRepeatedSignUp({ db, passwords, limit, facebook });
  const openSession = accounts.open;
  registerSignUp(app, {
    signUps: createSignUpService({ db, clock, random, limits, codes, phoneCodes, facebook, openSession, repeated, publicUrl }),
    verification,
    passwordService: createPasswordService({ db, clock, limits, limit, codes, passwords, publicUrl }),
  });
  registerProfile(app, { db, clock, accounts, profiles: createProfileService({ db, clock, verification }) });
  registerAdministration(app, { administration: createAdministration({ db, clock }) });
  runWorker(ground, createAccountSweeper({ db, clock, startTimer, log }));
  return accounts;
}
