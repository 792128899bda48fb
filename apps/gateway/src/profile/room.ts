import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { EndSessions } from '../identity/open-session.ts';
import type { Db } from '../platform/db.ts';
import type { Room } from '../platform/room.ts';
import type { ReadCompanyTies } from './company-change.ts';
import { registerEmail } from './email-routes.ts';
import { createEmailVerification } from './email-verification.ts';
import { createProfileService } from './profile.ts';
import { registerProfile } from './profile-routes.ts';
import { createIdentity, type Identity } from './reauthentication.ts';

/** What the room needs from rooms above it while serving. */
export interface ProfileLater {
  readonly endSessions: EndSessions;
  readonly readCompanyTies: ReadCompanyTies;
  readonly findSessionStart: (db: Db, sessionId: string) => Promise<Date | undefined>;
}

/** Users' own data, and proof of identity before changes. */
export const profile: Room<IdentityOffers, { readonly reauthentication: Identity }, ProfileLater> = {
  name: 'profile',
  section: 'account',
  tables: [],
  open: ({ db, clock, config: { publicUrl } }, needs, later) => {
    const { codes, passwords, callLimits: limits, loginLimit: limit, knownPlaces: places, emailCodes, verification } = needs;
    const reauthentication = createIdentity({
      ...{ db, clock, codes, passwords, limits, limit, places },
      findSessionStart: (...asked) => later().findSessionStart(...asked),
    });
    const emails = createEmailVerification({
      ...{ db, clock, limits, codes, emailCodes, identity: reauthentication, publicUrl },
      endSessions: (...asked) => later().endSessions(...asked),
    });
    const profiles = createProfileService({
      ...{ db, clock, verification, identity: reauthentication },
      readCompanyTies: (...asked) => later().readCompanyTies(...asked),
    });
    return {
      offers: { reauthentication },
      routes: (app) => {
        registerProfile(app, { db, profiles });
        registerEmail(app, { emails });
      },
    };
  },
};
