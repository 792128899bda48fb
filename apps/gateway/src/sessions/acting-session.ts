import type { Session, SessionProblem } from '../http/callers/session.ts';
import type { Db } from '../platform/db.ts';
import { companyAccessOf } from './company-access.ts';
import { findActor } from './session-view.ts';

/** Where the work was asked for. */
export interface Asked {
  readonly userId: string;
  readonly channel: string;
}

/** The user for whom work is done in the background, with the rights of this moment; or why nothing may be done for them any more. */
export type ActFor = (asked: Asked) => Promise<{ readonly session: Session } | { readonly problem: SessionProblem }>;

/** Makes the function by which workers act for users who asked for it before: the session itself may have ended meanwhile. */
export const createActFor =
  (db: Db): ActFor =>
  async ({ userId, channel }) => {
    const row = await findActor(db, userId);
    if (row === undefined || row.status === 'removed') return { problem: 131 };
    if (row.status === 'suspended') return { problem: 132 };
    const session = { sessionId: '', userId, channel, partnerId: null, role: row.role, company: companyAccessOf(row) };
    return { session: row.is_verified ? session : { ...session, isUnverified: true } };
  };
