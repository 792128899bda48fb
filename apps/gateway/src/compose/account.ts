import { registerAdministration } from '../account/admin-routes.ts';
import { createAdministration } from '../account/administration.ts';
import { createAdministrators } from '../account/administrators.ts';
import { createContactOffice } from '../account/contact-office.ts';
import { registerContactOffice } from '../account/contact-office-routes.ts';
import { createEmailCodes } from '../account/email-codes.ts';
import { registerEmail } from '../account/email-routes.ts';
import { createEmailVerification } from '../account/email-verification.ts';
import type { FacebookVerifier } from '../account/facebook-verifier.ts';
import { createGraphFacebook } from '../account/graph-facebook.ts';
import { createIdentify } from '../account/identify.ts';
import { createNameCodes } from '../account/name-codes.ts';
import { noFacebook } from '../account/no-facebook.ts';
import { createPasswordService } from '../account/password-service.ts';
import { createPhoneCodes } from '../account/phone-codes.ts';
import { createProfileService } from '../account/profile.ts';
import { registerProfile } from '../account/profile-routes.ts';
import { createRepeatedSignUp } from '../account/repeated-sign-up.ts';
import { type AccountService, createAccountService } from '../account/service.ts';
import { createSignInCodes } from '../account/sign-in-codes.ts';
import { createSignUpService } from '../account/sign-up.ts';
import { registerSignUp } from '../account/sign-up-routes.ts';
import { createAccountSweeper } from '../account/sweeper.ts';
import { createVerification } from '../account/verification.ts';
import type { AccountTools } from './account-tools.ts';
import { type Ground, runWorker } from './ground.ts';

const facebookOf = ({ config: { facebook }, log }: Ground): FacebookVerifier =>
  facebook === undefined ? noFacebook : createGraphFacebook({ ...facebook, log });

/** Who is who: signing in and up, codes, passwords, the own profile, and what the office does with accounts. */
export function composeAccount(ground: Ground, tools: AccountTools): AccountService {
  const { app, db, clock, random, startTimer, log, config } = ground;
  const { publicUrl } = config;
  const { passwords, limit, limits, places, codes, identity } = tools;
  const facebook = facebookOf(ground);
  const phoneCodes = createPhoneCodes({ clock, codes, publicUrl });
  const emailCodes = createEmailCodes({ db, clock, limits, codes, publicUrl });

  const nameCodes = createNameCodes({ db, clock, limits, codes, places });
  const signInCodes = createSignInCodes({ db, nameCodes, limit });

  const identify = createIdentify({ db, passwords, limit, facebook, places, codes: signInCodes });
  const accounts = createAccountService({ db, clock, random, identify, sessions: app.sessions, places });
  const verification = createVerification({ db, clock, limits, codes, phoneCodes, emailCodes });
  const repeated = createRepeatedSignUp({ db, passwords, limit, facebook });
  const openSession = accounts.open;
  registerSignUp(app, {
    signUps: createSignUpService({ db, clock, random, limits, codes, phoneCodes, facebook, openSession, repeated }),
    verification,
    passwordService: createPasswordService({ db, clock, limit, places, nameCodes, passwords, publicUrl }),
    signInCodes,
  });
  registerProfile(app, { db, clock, accounts, profiles: createProfileService({ db, clock, verification, identity }) });
  registerEmail(app, {
    emails: createEmailVerification({ db, clock, limits, codes, emailCodes, identity, publicUrl }),
  });
  registerAdministration(app, {
    administration: createAdministration({ db, clock, supportMail: config.support.mail }),
    administrators: createAdministrators({ db, clock, publicUrl }),
  });
  registerContactOffice(app, { contacts: createContactOffice({ db, clock, publicUrl }) });
  runWorker(ground, createAccountSweeper({ db, clock, startTimer, log }));
  return accounts;
}
