import type { Clock, Random } from '../deps.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Session, SessionAnswer, SessionReader } from '../http/session.ts';
import { sessionTexts } from '../http/texts.ts';
import { companyAccessOf } from './company-access.ts';
import type { LoginLimit } from './login-limit.ts';
import { readLoginName } from './login-name.ts';
import type { PasswordChecker } from './passwords.ts';
import {
  type Db,
  findSession,
  findUser,
  findUserByLoginName,
  insertSession,
  revokeSession,
  touchSession,
  type UserRow,
} from './queries.ts';
import { hashToken, makeSessionToken } from './session-tokens.ts';
import { accountTexts } from './texts.ts';

const dayMs = 86_400_000;
const idleDays = 30;
/** A busy session is written at most this often. */
const touchEveryMs = 600_000;

/** What was typed into the sign-in form, and where from. */
export interface Credentials {
  readonly userName: string;
  readonly password: string | undefined;
  readonly hasSocialToken: boolean;
  readonly channel: string;
  readonly address: string;
}

/** A session just opened. The token is shown this once and never stored. */
export interface OpenedSession {
  readonly session: Session;
  readonly token: string;
}

/** Who is who, and who is signed in. */
export interface AccountService extends SessionReader {
  /** @throws {BusinessRefusal} 100 wrong name or password, 102 unknown social user, 132 suspended, 429 too many tries. */
  login(credentials: Credentials): Promise<OpenedSession>;
  logout(session: Session): Promise<void>;
  /** @throws {BusinessRefusal} 131 where the user was removed since. */
  getUser(userId: string): Promise<UserRow>;
}

interface AccountParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: PasswordChecker;
  readonly limit: LoginLimit;
}

const refuseSession = (problem: 131 | 132) => new BusinessRefusal({ code: problem, text: sessionTexts[problem] });
const wrongLogin = () => new BusinessRefusal({ code: 100, text: accountTexts.wrongLogin });

/** Builds the room's service. */
export function createAccountService({ db, clock, random, passwords, limit }: AccountParts): AccountService {
  const checkPassword = async ({ userName, password, address }: Credentials & { password: string }): Promise<UserRow> => {
    const attempt = { name: readLoginName(userName), address };
    await limit.begin(attempt);
    const user = await findUserByLoginName(db, attempt.name);
    // One answer and the same work for an unknown name, a wrong password and an account without one: nothing is given away.
    const isRight = await passwords.isRight(user?.password_hash ?? undefined, password);
    if (!isRight || user === undefined || user.status === 'removed') throw wrongLogin();
    await limit.succeed(attempt);
    if (user.status === 'suspended') throw refuseSession(132);
    return user;
  };

  const read = async (token: string): Promise<SessionAnswer> => {
    const row = await findSession(db, hashToken(token));
    if (row === undefined) return { problem: 130 };
    if (row.status === 'removed') return { problem: 131 };
    if (row.status === 'suspended') return { problem: 132 };
    if (row.revoked_at !== null) return { problem: 133 };
    const now = clock.now();
    const idleMs = now.getTime() - row.last_seen_at.getTime();
    if (idleMs > idleDays * dayMs) return { problem: 130 };
    if (idleMs > touchEveryMs) await touchSession(db, row.id, now);
    const { role, channel, partner_id: partnerId } = row;
    return { session: { sessionId: row.id, userId: row.user_id, channel, partnerId, role, company: companyAccessOf(row) } };
  };

  return {
    login: async (credentials) => {
      const { password } = credentials;
      if (password === undefined && credentials.hasSocialToken)
        throw new BusinessRefusal({ code: 102, text: accountTexts.noSocialUser });
      if (password === undefined) throw new BusinessRefusal({ code: 400, field: 'password', text: accountTexts.passwordMissing });
      const user = await checkPassword({ ...credentials, password });
      const token = makeSessionToken(random);
      const opening = { sessionId: random.uuid(), userId: user.id, channel: credentials.channel };
      await insertSession(db, newSessionRow(opening, { token, now: clock.now() }));
      const answer = await read(token);
      if ('problem' in answer) throw new BusinessRefusal({ code: answer.problem, text: sessionTexts[answer.problem] });
      return { session: answer.session, token };
    },
    logout: ({ sessionId }) => revokeSession(db, sessionId, clock.now()),
    getUser: async (userId) => {
      const user = await findUser(db, userId);
      if (user === undefined || user.status === 'removed') throw refuseSession(131);
      return user;
    },
    read,
  };
}

/** The row of a session that begins now. */
export function newSessionRow(
  session: Pick<Session, 'sessionId' | 'userId' | 'channel'> & Partial<Pick<Session, 'partnerId'>>,
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
    revoked_at: null,
  };
}
