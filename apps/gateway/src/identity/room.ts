import { createCallLimits } from '../platform/limits/call-limits.ts';
import { createRateCounters } from '../platform/limits/rate-counters.ts';
import type { LimitsTables } from '../platform/limits/tables.ts';
import type { Platform } from '../platform/platform.ts';
import type { Room } from '../platform/room.ts';
import { createAdministrators } from './admin/administrators.ts';
import { createContactAdmin } from './admin/contact-admin.ts';
import { registerContactAdmin } from './admin/contact-admin-routes.ts';
import { createUserAdmin } from './admin/user-admin.ts';
import { registerUserAdmin } from './admin/user-admin-routes.ts';
import { createEmailCodes } from './codes/email-codes.ts';
import { createNameCodes } from './codes/name-codes.ts';
import { createOneTimeCodes } from './codes/one-time-codes.ts';
import { createPhoneCodes } from './codes/phone-codes.ts';
import { createSignInCodes } from './codes/sign-in-codes.ts';
import { createGraphFacebook } from './facebook/graph-facebook.ts';
import { noFacebook } from './facebook/no-facebook.ts';
import { forgetIdentity } from './forget-identity.ts';
import { createIdentify } from './identify.ts';
import type { IdentityLater, IdentityOffers } from './identity-offers.ts';
import { createKnownPlaces } from './limits/known-places.ts';
import { createLoginLimit } from './limits/login-limit.ts';
import { createEndLineLink } from './line/end-line-link.ts';
import { createLineLogin } from './line/line-login.ts';
import { registerLine } from './line/line-routes.ts';
import { noLine } from './line/no-line.ts';
import { createUnlinkLine } from './line/unlink-line.ts';
import { createPasswordService } from './passwords/password-service.ts';
import { createPasswordChecker, hashPassword } from './passwords/passwords.ts';
import { identityPersonalData } from './personal-data.ts';
import { createRepeatedSignUp } from './sign-up/repeated-sign-up.ts';
import { createSignUpService } from './sign-up/sign-up.ts';
import { registerSignUp } from './sign-up/sign-up-routes.ts';
import { createVerification } from './sign-up/verification.ts';
import type { IdentityTables } from './tables.ts';

/** Checks and limits of sign-ins, and the codes that are sent for them. */
async function createGuards({ db, clock, random, config, log }: Platform) {
  const passwords = createPasswordChecker(await hashPassword(random.uuid()));
  const counters = createRateCounters({ db, clock });
  const places = createKnownPlaces({ db, clock });
  const [limit, limits] = [createLoginLimit({ counters }), createCallLimits({ counters })];
  const codes = createOneTimeCodes({ db, clock, random, passwords });
  const facebook = config.facebook === undefined ? noFacebook : createGraphFacebook({ ...config.facebook, clock, log });
  const { line: channel, publicUrl } = config;
  const line =
    channel === undefined ? noLine : createLineLogin({ ...channel, redirectUri: `${publicUrl}/login`, clock, random, log });
  const nameCodes = createNameCodes({ db, clock, limits, codes, places });
  const signInCodes = createSignInCodes({ db, nameCodes, limit });
  return { passwords, places, limit, limits, codes, facebook, line, nameCodes, signInCodes };
}

/** Accounts: sign-up, proof of phones and addresses, passwords, and what administrators do with accounts. */
export const identity: Room<object, IdentityOffers, IdentityLater> = {
  name: 'identity',
  section: 'account',
  tables: [
    'users',
    'known_places',
    'identity_claims',
    'email_claims',
    'sign_ups',
    'one_time_codes',
    'user_changes',
    'rate_limits',
  ] satisfies readonly (keyof (IdentityTables & LimitsTables))[],
  personalData: identityPersonalData,
  forget: forgetIdentity,
  open: async (platform, _needs, later) => {
    const { db, clock, random, config } = platform;
    const { publicUrl } = config;
    const guards = await createGuards(platform);
    const { passwords, places, limit, limits, codes, facebook, line, nameCodes, signInCodes } = guards;
    const phoneCodes = createPhoneCodes({ clock, codes, publicUrl });
    const emailCodes = createEmailCodes({ db, clock, limits, codes, publicUrl });
    const endSessions: IdentityLater['endSessions'] = (...asked) => later().endSessions(...asked);
    const verification = createVerification({ db, clock, limits, codes, phoneCodes, emailCodes, endSessions });
    const signUps = createSignUpService({
      ...{ db, clock, random, limits, places, codes, phoneCodes, facebook, line },
      openSession: (opening) => later().openSession(opening),
      recordAnswers: (...answers) => later().recordSignUpAnswers(...answers),
      repeated: createRepeatedSignUp({ db, passwords, limit, facebook, line }),
    });
    const endLineLink = createEndLineLink({ db, line });
    const passwordService = createPasswordService({ db, clock, limit, places, nameCodes, passwords, endSessions, publicUrl });
    return {
      offers: {
        identify: createIdentify({ db, passwords, limit, facebook, line, places, codes: signInCodes }),
        ...{
          passwords,
          loginLimit: limit,
          callLimits: limits,
          knownPlaces: places,
          codes,
          emailCodes,
          verification,
          endLineLink,
        },
      },
      routes: (app) => {
        registerSignUp(app, { signUps, verification, passwordService, signInCodes });
        registerLine(app, { line, unlink: createUnlinkLine({ db, clock, endLink: endLineLink, endSessions, publicUrl }) });
        registerUserAdmin(app, {
          administration: createUserAdmin({ db, clock, endSessions, supportMail: config.support.mail }),
          administrators: createAdministrators({ db, clock, endSessions, publicUrl }),
        });
        registerContactAdmin(app, { contacts: createContactAdmin({ db, clock, endSessions, line, publicUrl }) });
      },
    };
  },
};
