import type { Transport } from '../gateway/transport-types.ts';
import type {
  changePassword as ChangePassword,
  forgetPassword as ForgetPassword,
  updateNewPassword as UpdateNewPassword,
} from './password-contract.ts';

/**
 * Sends a code to an e-mail address or a phone, if it has an account; the answer is the same if it has none.
 * @returns seconds that the code is good for.
 * @throws GatewayError 429 too many codes.
 */
export const forgetPassword = async (transport: Transport, userName: string): Promise<number> => {
  const reply = await transport.call<typeof ForgetPassword>({
    method: 'GET',
    path: '/forgetPassword/:userName/web',
    params: { userName },
    body: {},
  });
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
  const body = { userName, verifyCode: code, newPassword };
  await transport.call<typeof UpdateNewPassword>({ method: 'POST', path: '/updateNewPassword', body });
};

/** Changes the own password; every other session ends. @throws GatewayError 422 wrong present password (`field` password) or new one, 429. */
export const changePassword = async (
  transport: Transport,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<void> => {
  await transport.call<typeof ChangePassword>({ method: 'POST', path: '/change_password', body: { password, newPassword } });
};
