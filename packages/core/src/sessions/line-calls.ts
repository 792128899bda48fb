import { call } from '../gateway/call.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { User } from './session-state.ts';
import { userFromWire } from './user-from-wire.ts';

/** What the browser brings back from LINE: `code` and `state` of the address, and the ticket that it stored before. */
export interface LineReturn {
  readonly code: string;
  readonly state: string;
  readonly ticket: string;
}

/**
 * @throws GatewayError 102 not signed up yet (`lineSignUpOf`), or the phone not verified yet (`waitingUserOf`); 100 not confirmed
 * by LINE, 132 suspended, 422 LINE not configured, 429, 503 LINE not available.
 */
export const loginWithLine = async (transport: Transport, { code, state, ticket }: LineReturn): Promise<User> => {
  return userFromWire(await call(transport, routes.login, { lineCode: code, lineState: state, lineTicket: ticket }));
};

/** For a LINE user without an account, from a login's refusal with 102: the proof for the sign-up, and the name at LINE. */
export const lineSignUpOf = ({ code, reply }: GatewayError): { readonly lineProof: string; readonly name: string } | null => {
  const { lineProof, lineName } = reply;
  if (code !== 102 || typeof lineProof !== 'string') return null;
  return { lineProof, name: typeof lineName === 'string' ? lineName : '' };
};
