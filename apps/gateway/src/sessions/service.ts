import { dayMs } from '@songwai/core/basics/durations';
import type { Language } from '@songwai/core/basics/language';
import { findActingCompany } from '../companies/members/member-view.ts';
import { recordEvent } from '../events/queries.ts';
import type { Session, SessionReader } from '../http/callers/session.ts';
import { hashTokenText } from '../http/callers/token-hash.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { sessionTexts } from '../http/texts.ts';
import type { Identify, LoginRequest } from '../identity/identify.ts';
import type { KnownPlaces } from '../identity/limits/known-places.ts';
import { hasSameFacts, type OpenedSession, type OpenSession } from '../identity/open-session.ts';
import { findUser, lockUser, type UserRow } from '../identity/queries.ts';
import { accountTexts } from '../identity/texts.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import { hashToken, makeSessionToken } from '../platform/session-tokens.ts';
import { transact } from '../platform/transact.ts';
import { endSession, endSessions, insertSession, listSessions, revokeSession } from './session-queries.ts';
import { idleDays } from './session-reader.ts';

const mostListed = 100;

/** A session of a user that has not ended. */
export type LiveSession = Awaited<ReturnType<typeof listSessions>>[number];

/** Sign-in, and the sessions of users. */
export interface AccountService {
  /**
   * Opens a session; an unverified one where the account still waits for its code.
   *
   * @throws {BusinessRefusal} 100 wrong name or password, 102 unknown Facebook user, 132 suspended, 422 Facebook not available,
   * 429 too many attempts.
   */
  login(request: LoginRequest): Promise<OpenedSession>;
  open: OpenSession;
  logout(session: Pick<Session, 'sessionId'>): Promise<void>;
  listSessions(userId: string): Promise<readonly LiveSession[]>;
  /** False where the user has no such session, or it has ended. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
  /** @returns the number of sessions ended. */
  endOtherSessions(session: Session): Promise<number>;
  /** @throws {BusinessRefusal} 131 where the user was removed meanwhile. */
  getUser(userId: string): Promise<UserRow>;
  /** Undefined for a user who acts for no company. */
  findCompany(session: Pick<Session, 'company'>): ReturnType<typeof findActingCompany>;
}

interface SessionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly identify: Identify;
  readonly sessions: SessionReader;
  readonly places: KnownPlaces;
}

/** Builds the room's service. */
export function createAccountService({ db, clock, random, identify, sessions, places }: SessionsDeps): AccountService {
  const open: OpenSession = async ({ userId, checked, channel, device, place, language }) => {
    const token = makeSessionToken(random);
    const opening = { sessionId: random.uuid(), userId, channel, language };
    await transact(db, async (trx) => {
      // A new password, or a link that has ended, locks the account before it ends the sessions: this one is there by then, or
      // sees the change.
      const user = await lockUser(trx, userId);
      if (checked !== undefined && !hasSameFacts(checked, user))
        throw new BusinessRefusal({ code: 100, text: accountTexts.wrongLogin });
      const at = clock.now();
      const row = newSessionRow(opening, { token, now: at });
      await insertSession(trx, { ...row, device_name: device.name, device_version: device.version });
      const { isOnNewDevice } = await places.note(trx, userId, place);
      const payload = { sessionId: opening.sessionId };
      if (isOnNewDevice) await recordEvent(trx, { kind: 'sessions.openedOnNewDevice', subject: userId, payload, at });
    });
    const answer = await sessions.read(hashTokenText(token));
    if ('problem' in answer) throw new BusinessRefusal({ code: answer.problem, text: sessionTexts[answer.problem] });
    return { session: answer.session, token };
  };

  return {
    login: async (request) => {
      const { channel, device, place, language } = request;
      const user = await identify(request);
      return open({ userId: user.id, checked: user, channel, device, place, language });
    },
    open,
    logout: ({ sessionId }) => revokeSession(db, sessionId, clock.now()),
    listSessions: (userId) => {
      const seenAfter = new Date(clock.now().getTime() - idleDays * dayMs);
      return listSessions(db, { userId, seenAfter, limit: mostListed });
    },
    endSession: (userId, id) => endSession(db, { userId, id, now: clock.now() }),
    endOtherSessions: ({ userId, sessionId }) => endSessions(db, { userId, now: clock.now(), except: sessionId }),
    getUser: async (userId) => {
      const user = await findUser(db, userId);
      if (user === undefined || user.status === 'removed') throw new BusinessRefusal({ code: 131, text: sessionTexts[131] });
      return user;
    },
    findCompany: async ({ company }) => (company === null ? undefined : findActingCompany(db, company)),
  };
}

/** The row of a new session. */
export function newSessionRow(
  session: Pick<Session, 'sessionId' | 'userId' | 'channel'> &
    Partial<Pick<Session, 'partnerId'>> & { readonly language?: Language },
  { token, now }: { token: string; now: Date },
) {
  return {
    id: session.sessionId,
    user_id: session.userId,
    token_hash: hashToken(token),
    channel: session.channel,
    partner_id: session.partnerId ?? null,
    created_at: now,
    last_seen_at: now,
    language: session.language ?? null,
    revoked_at: null,
  };
}
