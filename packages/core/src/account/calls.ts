import type { Transport } from '../gateway/transport-types.ts';
import type { login as Login, logout as Logout, userInfo as UserInfo } from './contract.ts';
import type { User } from './session-state.ts';
import { userFromWire } from './user-from-wire.ts';

export interface Credentials {
  /** E-mail or phone. */
  readonly userName: string;
  readonly password: string;
}

/** @throws GatewayError 100 wrong name or password, 102 social user not yet signed up, 132 suspended, 429 too many tries (spec §4). */
export const login = async (transport: Transport, { userName, password }: Credentials): Promise<User> => {
  const reply = await transport.call<typeof Login>({ method: 'POST', path: '/login', body: { userName, password } });
  return userFromWire(reply);
};

/** Ends the session of the token that the transport sends. @throws GatewayError */
export const logout = async (transport: Transport): Promise<void> => {
  await transport.call<typeof Logout>({ method: 'POST', path: '/logout', body: {} });
};

/** The signed-in user, fresh; `sessionToken` is the token that the transport sends. @throws GatewayError */
export const fetchUser = async (transport: Transport, sessionToken: string): Promise<User> => {
  const reply = await transport.call<typeof UserInfo>({
    method: 'POST',
    path: '/userInfo',
    body: {},
    isIdempotentRead: true,
  });
  return userFromWire(reply, sessionToken);
};
