/** A browser's way to LINE and back. */
export interface LineStart {
  /** LINE's page, to which the browser goes. */
  readonly authorizeUri: string;
  /** LINE sends it back with the code; the page compares it with what it stored. */
  readonly state: string;
  /** Stays in the browser: sealed, it holds what the code has to be exchanged with. */
  readonly ticket: string;
}

/** What a browser brings back from LINE. */
export interface LineReturn {
  readonly code: string;
  readonly state: string;
  readonly ticket: string;
}

/** A LINE user, as LINE vouches for it. */
export interface LineUser {
  readonly lineId: string;
  /** The name shown at LINE; empty where LINE gives none. */
  readonly name: string;
  /** What LINE issued to us, sealed. */
  readonly grant: string;
}

/**
 * Signs users in by LINE Login (OpenID Connect). Injected, because a deployment without a channel has no sign-in by LINE and
 * tests have their own.
 */
export interface LineSignIn {
  /** @throws {BusinessRefusal} 422 where there is no sign-in by LINE. */
  start(): LineStart;
  /**
   * Exchanges the code, which works once.
   *
   * @returns undefined where LINE does not confirm the sign-in, or it was begun elsewhere or too long ago.
   * @throws {BusinessRefusal} 422 where there is no sign-in by LINE, 503 where LINE does not answer.
   */
  finish(back: LineReturn): Promise<LineUser | undefined>;
  /** A proof that a sign-up can show for half an hour, because LINE's code works once. */
  prove(user: LineUser): string;
  /** @returns undefined for a proof that is not ours or too old. @throws {BusinessRefusal} 422 as above. */
  readProof(proof: string): LineUser | undefined;
  /** Ends at LINE what the user granted us. @throws {BusinessRefusal} 503 where LINE does not answer. */
  deauthorize(grant: string): Promise<void>;
}
