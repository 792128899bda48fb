// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as lineContract from './line-contract.ts';
import type * as loginCodeContract from './login-code-contract.ts';
import type * as passwordContract from './password-contract.ts';
import type * as signUpContract from './sign-up-contract.ts';

export const startLine: Route<typeof lineContract.startLine> = { path: '/line/start' };
export const unlinkLine: Route<typeof lineContract.unlinkLine> = { path: '/line/unlink' };
export const sendLoginCode: Route<typeof loginCodeContract.sendLoginCode> = { path: '/login_code' };
export const changePassword: Route<typeof passwordContract.changePassword> = { path: '/change_password' };
export const forgetPassword: Route<typeof passwordContract.forgetPassword> = {
  path: '/forgetPassword/:userName/web',
  method: 'GET',
};
export const updateNewPassword: Route<typeof passwordContract.updateNewPassword> = { path: '/updateNewPassword' };
export const resendVerifyCode: Route<typeof signUpContract.resendVerifyCode> = { path: '/resend_verify_code' };
export const signupMobile: Route<typeof signUpContract.signupMobile> = { path: '/signup_mobile' };
export const verifyCode: Route<typeof signUpContract.verifyCode> = { path: '/verify_code' };
