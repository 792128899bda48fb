import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/**
 * Sends a code to an e-mail address or a phone, if it has an account; the answer is the same if it has none.
 * @returns seconds that the code is good for.
 * @throws GatewayError 429 too many codes.
 */
export const forgetPassword = async (transport: Transport, userName: string): Promise<number> => {
  const reply = await call(transport, routes.forgetPassword, { userName });
  return reply.codeSeconds ?? 0;
};

/** A new password by the code that was sent. */
export interface NewPasswordByCode {
  readonly userName: string;
  readonly code: string;
  readonly newPassword: string;
}

/** Sets a new password; every session of the account ends. @throws GatewayError 422 wrong code (`field` verifyCode) or password, 429. */
export const setNewPassword = async (transport: Transport, { userName, code, newPassword }: NewPasswordByCode): Promise<void> => {
  await call(transport, routes.updateNewPassword, { userName, verifyCode: code, newPassword });
};

/** Changes the own password; every other session ends. @throws GatewayError 422 wrong present password (`field` password) or new one, 429. */
export const changePassword = async (
  transport: Transport,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<void> => {
  await call(transport, routes.changePassword, { password, newPassword });
};
