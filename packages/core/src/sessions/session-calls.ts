import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** A device on which the user is signed in. */
export interface LiveSession {
  readonly sessionId: string;
  /** `web`, or a partner's name. */
  readonly channel: string;
  /** Name reported by the device; may be empty. */
  readonly deviceName: string;
  readonly deviceVersion: string;
  readonly since: Date;
  readonly lastSeen: Date;
  /** The session of this call. */
  readonly isCurrent: boolean;
}

/** The user's sessions, the last used first. @throws GatewayError */
export const fetchSessions = async (transport: Transport): Promise<readonly LiveSession[]> => {
  const reply = await call(transport, routes.listSessions);
  return (reply.sessions ?? []).map(({ createdDateTime, lastSeenDateTime, ...session }) => ({
    ...session,
    since: new Date(createdDateTime),
    lastSeen: new Date(lastSeenDateTime),
  }));
};

/** Ends a session of the user. @throws GatewayError 404 not the user's, or already over. */
export const revokeSession = async (transport: Transport, sessionId: string): Promise<void> => {
  await call(transport, routes.revokeSession, { sessionId });
};

/** Ends all sessions of the user except the current one. @returns how many. @throws GatewayError */
export const revokeOtherSessions = async (transport: Transport): Promise<number> => {
  const reply = await call(transport, routes.revokeOtherSessions);
  return reply.revoked ?? 0;
};
