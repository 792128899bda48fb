import { call } from '../gateway/call.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSent } from '../identity/code-sent.ts';
import type { FacebookToken } from '../identity/facebook-token.ts';
import * as identityRoutes from '../identity/routes.generated.ts';
import * as routes from './routes.generated.ts';
import type { User } from './session-state.ts';
import { userFromWire } from './user-from-wire.ts';

export interface Credentials {
  /** E-mail or phone. */
  readonly userName: string;
  readonly password: string;
}

/** A name with the code that it received. */
export interface NameWithCode {
  readonly userName: string;
  readonly code: string;
}

/** @throws GatewayError 100 wrong name or password, 102 phone not verified yet, 132 suspended, 429 too many tries (spec §4). */
export const login = async (transport: Transport, { userName, password }: Credentials): Promise<User> => {
  const reply = await call(transport, routes.login, { userName, password });
  return userFromWire(reply);
};

/**
 * Sends a sign-in code to the e-mail address or phone of an account; the reply is the same if there is none.
 * @throws GatewayError 429 too many codes.
 */
export const sendLoginCode = async (transport: Transport, userName: string): Promise<CodeSent> =>
  codeSent(await call(transport, identityRoutes.sendLoginCode, { userName }));

/** @throws GatewayError 422 wrong or expired code (`field` verifyCode), 132 suspended, 429 too many tries. */
export const loginWithCode = async (transport: Transport, { userName, code }: NameWithCode): Promise<User> => {
  return userFromWire(await call(transport, routes.login, { userName, verifyCode: code }));
};

/**
 * @throws GatewayError 102 not signed up yet, 100 not confirmed by Facebook, 132 suspended, 422 Facebook not configured, 429, 503
 * Facebook not available.
 */
export const loginWithFacebook = async (transport: Transport, { facebookId, token }: FacebookToken): Promise<User> => {
  return userFromWire(await call(transport, routes.login, { facebookId, facebookTokenId: token }));
};

/**
 * The user of an account whose phone awaits its code, from a login's refusal with 102; its token can only verify, request another
 * code and sign out. Null for any other refusal, and for the 102 of a Facebook user without an account.
 */
export const waitingUserOf = ({ code, reply }: GatewayError): User | null => {
  if (code !== 102 || typeof reply['skToken'] !== 'string') return null;
  return userFromWire(reply as Parameters<typeof userFromWire>[0]);
};

/** Ends the session of the transport's token. @throws GatewayError */
export const logout = async (transport: Transport): Promise<void> => {
  await call(transport, routes.logout);
};

/**
 * Fetches the signed-in user; `sessionToken` is the transport's token. At an app's start, a user without first or last name is
 * signed out (spec §2).
 * @throws GatewayError 130-133
 */
export const fetchUser = async (
  transport: Transport,
  sessionToken: string,
  { isStartUp = false }: { readonly isStartUp?: boolean } = {},
): Promise<User> => {
  const reply = await call(transport, routes.userInfo, isStartUp ? { startUp: 1 } : {});
  return userFromWire(reply, sessionToken);
};
