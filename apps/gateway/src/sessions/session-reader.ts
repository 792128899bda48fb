import { dayMs } from '@songwai/core/basics/durations';
import type { Freshness } from '../freshness/room.ts';
import type { SessionAnswer, SessionReader } from '../http/callers/session.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { companyAccessOf } from './company-access.ts';
import { noteLanguage, touchSession } from './session-queries.ts';
import { findSession } from './session-view.ts';

/** A session expires after this many days without use. */
export const idleDays = 30;
/** `last_seen_at` is written at most this often. */
const touchEveryMs = 600_000;

/** More sessions than use one gateway at a time. */
const mostInMemory = 20_000;
/** The net below what drops a copy at once: sign-out, suspension, another role, other rights in a company. */
const inMemoryMs = 10_000;

interface SessionReaderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly freshness: Pick<Freshness, 'copiesOf'>;
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** What a session is good for, as long as its row and its user's do not change. */
function answerOf(row: SessionRow): SessionAnswer {
  if (row.status === 'removed') return { problem: 131 };
  if (row.status === 'suspended') return { problem: 132 };
  if (row.revoked_at !== null) return { problem: 133 };
  const { role, channel, partner_id: partnerId } = row;
  const session = { sessionId: row.id, userId: row.user_id, channel, partnerId, role, company: companyAccessOf(row) };
  return { session: row.is_verified ? session : { ...session, isUnverified: true } };
}

/** Makes the reader of session tokens, which the HTTP layer uses at each call. */
export function createSessionReader({ db, clock, freshness }: SessionReaderDeps): SessionReader {
  const load = async (tokenHash: string) => {
    const row = await findSession(db, Buffer.from(tokenHash, 'base64url'));
    return row && { answer: answerOf(row), seenAt: row.last_seen_at, language: row.language };
  };
  const find = freshness.copiesOf('access', { limit: mostInMemory, lifeMs: inMemoryMs, load });

  return {
    read: async (tokenHash, language) => {
      const copy = await find(tokenHash);
      if (copy === undefined) return { problem: 130 };
      const { answer } = copy;
      if ('problem' in answer) return answer;
      const now = clock.now();
      const idleMs = now.getTime() - copy.seenAt.getTime();
      if (idleMs > idleDays * dayMs) return { problem: 130 };
      if (idleMs > touchEveryMs) {
        await touchSession(db, answer.session.sessionId, now);
        copy.seenAt = now;
      }
      // Messages are written in it. It changes once in a session, if at all.
      if (language !== undefined && language !== copy.language) {
        await noteLanguage(db, answer.session.sessionId, language);
        copy.language = language;
      }
      return answer;
    },
  };
}
