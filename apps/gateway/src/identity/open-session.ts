import type { CallPlace } from '../http/call-place.ts';
import type { Session } from '../http/callers/session.ts';
import type { Db } from '../platform/db.ts';

/** The data that a session begins with. */
export interface SessionOpening {
  readonly userId: string;
  readonly channel: string;
  /** The device's own name and version. */
  readonly device: { readonly name: string; readonly version: string };
  /** The place of the sign-in; a known place from then on. */
  readonly place: CallPlace;
}

/** A session that was just opened. The token is returned only here and never stored. */
export interface OpenedSession {
  readonly session: Session;
  readonly token: string;
}

/** Opens a session. @throws {BusinessRefusal} 131 or 132 where the account was closed or suspended meanwhile. */
export type OpenSession = (opening: SessionOpening) => Promise<OpenedSession>;

/** Ends the live sessions of a user, `except` one. @returns how many. */
export type EndSessions = (db: Db, which: { userId: string; now: Date; except?: string }) => Promise<number>;
