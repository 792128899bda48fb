import type { CallPlace } from '../http/call-place.ts';
import type { Session } from '../http/callers/session.ts';
import type { Db } from '../platform/db.ts';

/** What a session begins with. */
export interface SessionOpening {
  readonly userId: string;
  readonly channel: string;
  /** As the device calls itself. */
  readonly device: { readonly name: string; readonly version: string };
  /** From where; it is known from then on. */
  readonly place: CallPlace;
}

/** A session just opened. The token is shown this once and never stored. */
export interface OpenedSession {
  readonly session: Session;
  readonly token: string;
}

/** Opens a session. @throws {BusinessRefusal} 131 or 132 where the account was closed at this moment. */
export type OpenSession = (opening: SessionOpening) => Promise<OpenedSession>;

/** Ends the live sessions of a user, `except` one. @returns how many. */
export type EndSessions = (db: Db, which: { userId: string; now: Date; except?: string }) => Promise<number>;
