import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSent } from './code-sent.ts';
import * as routes from './routes.generated.ts';

/**
 * Sends a code to an e-mail address or phone if it has an account; the reply is the same if it has none.
 * @throws GatewayError 429 too many codes.
 */
export const forgetPassword = async (transport: Transport, userName: string): Promise<CodeSent> =>
  codeSent(await call(transport, routes.forgetPassword, { userName }));

/** A new password, confirmed by a code. */
export interface NewPasswordByCode {
  readonly userName: string;
  readonly code: string;
  readonly newPassword: string;
}

/**
 * Sets a new password and ends every session of the account. @throws GatewayError 422 wrong code (`field` verifyCode) or
 * password, 429.
 */
export const setNewPassword = async (transport: Transport, { userName, code, newPassword }: NewPasswordByCode): Promise<void> => {
  await call(transport, routes.updateNewPassword, { userName, verifyCode: code, newPassword });
};

/**
 * Changes the user's password and ends every other session. @throws GatewayError 422 wrong current password (`field` password) or
 * invalid new one, 429.
 */
export const changePassword = async (
  transport: Transport,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<void> => {
  await call(transport, routes.changePassword, { password, newPassword });
};
