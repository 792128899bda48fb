import { createAdministrators } from '../identity/admin/administrators.ts';
import { createContactOffice } from '../identity/admin/contact-admin.ts';
import { registerContactOffice } from '../identity/admin/contact-admin-routes.ts';
import { createAdministration } from '../identity/admin/user-admin.ts';
import { registerAdministration } from '../identity/admin/user-admin-routes.ts';
import { createEmailCodes } from '../identity/codes/email-codes.ts';
import { createNameCodes } from '../identity/codes/name-codes.ts';
import { createPhoneCodes } from '../identity/codes/phone-codes.ts';
import { createSignInCodes } from '../identity/codes/sign-in-codes.ts';
import type { FacebookVerifier } from '../identity/facebook/facebook-verifier.ts';
import { createGraphFacebook } from '../identity/facebook/graph-facebook.ts';
import { noFacebook } from '../identity/facebook/no-facebook.ts';
import { createIdentify } from '../identity/identify.ts';
import { createPasswordService } from '../identity/passwords/password-service.ts';
import { createRepeatedSignUp } from '../identity/sign-up/repeated-sign-up.ts';
import { createSignUpService } from '../identity/sign-up/sign-up.ts';
import { registerSignUp } from '../identity/sign-up/sign-up-routes.ts';
import { createVerification } from '../identity/sign-up/verification.ts';
import type { Ground } from '../platform/platform.ts';
import { registerEmail } from '../profile/email-routes.ts';
import { createEmailVerification } from '../profile/email-verification.ts';
import { createProfileService } from '../profile/profile.ts';
import { registerProfile } from '../profile/profile-routes.ts';
import { type AccountService, createAccountService } from '../sessions/service.ts';
import { endSessions } from '../sessions/session-queries.ts';
import { registerSessions } from '../sessions/session-routes.ts';
import { keepSignUpConsents as recordAnswers } from '../terms/sign-up-consents.ts';
import type { AccountTools } from './account-tools.ts';

const facebookOf = ({ config: { facebook }, log }: Ground): FacebookVerifier =>
  facebook === undefined ? noFacebook : createGraphFacebook({ ...facebook, log });

/** Who is who: signing in and up, codes, passwords, the own profile, and what the office does with accounts. */
export function composeAccount(ground: Ground, tools: AccountTools): AccountService {
  const { app, db, clock, random, config } = ground;
  const { publicUrl } = config;
  const { passwords, limit, limits, places, codes, identity } = tools;
  const facebook = facebookOf(ground);
  const phoneCodes = createPhoneCodes({ clock, codes, publicUrl });
  const emailCodes = createEmailCodes({ db, clock, limits, codes, publicUrl });

  const nameCodes = createNameCodes({ db, clock, limits, codes, places });
  const signInCodes = createSignInCodes({ db, nameCodes, limit });

  const identify = createIdentify({ db, passwords, limit, facebook, places, codes: signInCodes });
  const accounts = createAccountService({ db, clock, random, identify, sessions: app.sessions, places });
  const verification = createVerification({ db, clock, limits, codes, phoneCodes, emailCodes, endSessions });
  const repeated = createRepeatedSignUp({ db, passwords, limit, facebook });
  const openSession = accounts.open;
  registerSignUp(app, {
    signUps: createSignUpService({
      db,
      clock,
      random,
      limits,
      codes,
      phoneCodes,
      facebook,
      openSession,
      recordAnswers,
      repeated,
    }),
    verification,
    passwordService: createPasswordService({ db, clock, limit, places, nameCodes, passwords, endSessions, publicUrl }),
    signInCodes,
  });
  registerSessions(app, { accounts });
  registerProfile(app, { db, profiles: createProfileService({ db, clock, verification, identity }) });
  registerEmail(app, {
    emails: createEmailVerification({ db, clock, limits, codes, emailCodes, identity, endSessions, publicUrl }),
  });
  registerAdministration(app, {
    administration: createAdministration({ db, clock, endSessions, supportMail: config.support.mail }),
    administrators: createAdministrators({ db, clock, endSessions, publicUrl }),
  });
  registerContactOffice(app, { contacts: createContactOffice({ db, clock, endSessions, publicUrl }) });
  return accounts;
}
