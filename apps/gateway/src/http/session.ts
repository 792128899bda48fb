/** A signed-in user, as far as every room may know. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  /** Where the session began: `web`, or the name of the partner that signed the user on. */
  readonly channel: string;
}

/** Why a token opens nothing: 130 expired or never issued, 131 user removed, 132 user suspended, 133 revoked (spec §8). */
export type SessionProblem = 130 | 131 | 132 | 133;

/** What a token stands for. */
export type SessionAnswer = { readonly session: Session } | { readonly problem: SessionProblem };

/** Handed to the HTTP layer by the room `account`, which keeps the sessions. */
export interface SessionReader {
  read(token: string): Promise<SessionAnswer>;
}

/** Request header that carries the session token. */
export const sessionHeader = 'sk-token';
