import { dayMs } from '@songwai/core/basics/durations';
import type { SessionReader } from '../http/callers/session.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { hashToken } from '../platform/session-tokens.ts';
import { companyAccessOf } from './company-access.ts';
import { touchSession } from './session-queries.ts';
import { findSession } from './session-view.ts';

/** A session expires after this many days without use. */
export const idleDays = 30;
/** `last_seen_at` is written at most this often. */
const touchEveryMs = 600_000;

/** Makes the reader of session tokens, which the HTTP layer uses at each call. */
export function createSessionReader({ db, clock }: { readonly db: Db; readonly clock: Clock }): SessionReader {
  return {
    read: async (token) => {
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
      const session = { sessionId: row.id, userId: row.user_id, channel, partnerId, role, company: companyAccessOf(row) };
      return { session: row.is_verified ? session : { ...session, isUnverified: true } };
    },
  };
}
