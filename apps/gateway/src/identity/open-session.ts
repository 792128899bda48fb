import type { Language } from '@songwai/core/basics/language';
import type { CallPlace } from '../http/call-place.ts';
import type { Session } from '../http/callers/session.ts';
import type { Db } from '../platform/db.ts';
import type { UserRow } from './queries.ts';

/** What an account is signed in to by. */
export type SignInFacts = Pick<UserRow, 'password_hash' | 'phone' | 'email' | 'line_id' | 'facebook_id'>;

const facts = ['password_hash', 'phone', 'email', 'line_id', 'facebook_id'] as const satisfies readonly (keyof SignInFacts)[];

/** Whether an account can still be signed in to by what was checked. */
export const hasSameFacts = (checked: SignInFacts, now: SignInFacts | undefined): boolean =>
  now !== undefined && facts.every((fact) => checked[fact] === now[fact]);

/** The data that a session begins with. */
export interface SessionOpening {
  readonly userId: string;
  /**
   * The account as it was when the password, code, LINE or Facebook user was checked: a check that another change has overtaken
   * opens nothing. Undefined where the account was made by the same call.
   */
  readonly checked?: SignInFacts | undefined;
  readonly channel: string;
  /** Of the call that opens it. */
  readonly language: Language;
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

/**
 * Opens a session.
 *
 * @throws {BusinessRefusal} 100 where the password or another way in changed meanwhile, 131 or 132 where the account was closed or
 * suspended.
 */
export type OpenSession = (opening: SessionOpening) => Promise<OpenedSession>;

/** Ends the live sessions of a user, `except` one. @returns how many. */
export type EndSessions = (db: Db, which: { userId: string; now: Date; except?: string }) => Promise<number>;
