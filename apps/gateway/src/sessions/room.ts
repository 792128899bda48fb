import type { Freshness } from '../freshness/room.ts';
import type { SessionReader } from '../http/callers/session.ts';
import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { EndSessions, OpenSession } from '../identity/open-session.ts';
import type { Room } from '../platform/room.ts';
import { type ActFor, createActFor } from './acting-session.ts';
import { forgetIdleSessions } from './forget-sessions.ts';
import { sessionsPersonalData } from './personal-data.ts';
import { type AccountService, createAccountService } from './service.ts';
import { endSessions, findSessionStart } from './session-queries.ts';
import { createSessionReader } from './session-reader.ts';
import { registerSessions } from './session-routes.ts';

/** What the room offers to those above it. */
export interface SessionsOffers {
  readonly accounts: AccountService;
  readonly sessionReader: SessionReader;
  readonly openSession: OpenSession;
  readonly endSessions: EndSessions;
  readonly findSessionStart: typeof findSessionStart;
  readonly actFor: ActFor;
}

/** Signed-in users and their devices. */
export const sessions: Room<
  Pick<IdentityOffers, 'identify' | 'knownPlaces'> & { readonly freshness: Freshness },
  SessionsOffers
> = {
  name: 'sessions',
  section: 'account',
  tables: ['sessions'],
  personalData: sessionsPersonalData,
  forget: forgetIdleSessions,
  open: ({ db, clock, random }, { identify, knownPlaces: places, freshness }) => {
    const sessionReader = createSessionReader({ db, clock, freshness });
    const accounts = createAccountService({ db, clock, random, identify, sessions: sessionReader, places });
    return {
      offers: { accounts, sessionReader, openSession: accounts.open, endSessions, findSessionStart, actFor: createActFor(db) },
      routes: (app) => registerSessions(app, { accounts }),
    };
  },
};
