import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Where a user is signed in. */
export interface LiveSession {
  readonly sessionId: string;
  /** `web`, or a partner's name. */
  readonly channel: string;
  /** As the device called itself; empty where it did not. */
  readonly deviceName: string;
  readonly deviceVersion: string;
  readonly since: Date;
  readonly lastSeen: Date;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** Where the user is signed in, the last used first. @throws GatewayError */
export const fetchSessions = async (transport: Transport): Promise<readonly LiveSession[]> => {
  const reply = await call(transport, routes.listSessions);
  return (reply.sessions ?? []).map(({ createdDateTime, lastSeenDateTime, ...session }) => ({
    ...session,
    since: new Date(createdDateTime),
    lastSeen: new Date(lastSeenDateTime),
  }));
};

/** Ends one session of the user. @throws GatewayError 404 none of the user's, or over. */
export const revokeSession = async (transport: Transport, sessionId: string): Promise<void> => {
  await call(transport, routes.revokeSession, { sessionId });
};

/** Ends every session of the user but the one that asks. @returns how many. @throws GatewayError */
export const revokeOtherSessions = async (transport: Transport): Promise<number> => {
  const reply = await call(transport, routes.revokeOtherSessions);
  return reply.revoked ?? 0;
};
