import { sendLoginCode } from '@songwai/core/identity/login-code-contract';
import { changePassword, forgetPassword, updateNewPassword } from '@songwai/core/identity/password-contract';
import { resendVerifyCode, signupMobile, verifyCode } from '@songwai/core/identity/sign-up-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf, placeToKnow } from '../../http/call-place.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { codeSeconds, resendSeconds } from '../codes/one-time-codes.ts';
import type { SignInCodes } from '../codes/sign-in-codes.ts';
import { readMobile } from '../contacts/read-mobile.ts';
import type { PasswordService } from '../passwords/password-service.ts';
import { accountTexts } from '../texts.ts';
import { readSignUp } from './read-sign-up.ts';
import type { SignUpService } from './sign-up.ts';
import { readSignUpContext } from './sign-up-request.ts';
import type { Verification } from './verification.ts';

/** The services behind the calls of sign-up. */
export interface SignUpDeps {
  readonly signUps: SignUpService;
  readonly verification: Verification;
  readonly passwordService: PasswordService;
  readonly signInCodes: SignInCodes;
}

/** Mounts sign-up, codes and passwords. */
export function registerSignUp(app: FastifyInstance, { signUps, verification, passwordService, signInCodes }: SignUpDeps): void {
  mountEndpoint(app, signupMobile, async ({ body, language, request }) => {
    const { session, token } = await signUps.signUp(readSignUp(body), readSignUpContext(body, { request, language }));
    return {
      responseDesc: accountTexts.codeSent[language],
      skToken: token,
      userId: session.userId,
      userStatus: session.isUnverified === true ? 'unverified' : 'active',
      resendSeconds,
      codeSeconds,
    };
  });

  mountEndpoint(app, resendVerifyCode, async ({ body, session, language, request }) => {
    const phone = body.phoneNo === undefined ? undefined : readMobile('phoneNo', body.phoneNo);
    const isSent = await verification.resend({ session, place: placeOf(request), language }, phone);
    if (!isSent) return { responseDesc: accountTexts.verified[language] };
    return { responseDesc: accountTexts.codeSent[language], resendSeconds, codeSeconds };
  });

  mountEndpoint(app, verifyCode, async ({ body, session, language, request }) => {
    const verified = await verification.verify({ session, place: placeOf(request), language }, body.verifyCode);
    const { emailToVerify, isMailed } = verified;
    return {
      responseDesc: (isMailed ? accountTexts.verifiedEmailWaits : accountTexts.verified)[language],
      userStatus: 'active',
      ...(emailToVerify !== undefined && { emailToVerify }),
      ...(isMailed && { resendSeconds, codeSeconds }),
    };
  });

  mountEndpoint(app, forgetPassword, async ({ params, language, request }) => {
    await passwordService.forget(params.userName, { place: placeToKnow(request), language });
    return { responseDesc: accountTexts.codeSentIfAny[language], resendSeconds, codeSeconds };
  });

  mountEndpoint(app, sendLoginCode, async ({ body, language, request }) => {
    await signInCodes.send(body.userName, { place: placeToKnow(request), language });
    return { responseDesc: accountTexts.codeSentIfAny[language], resendSeconds, codeSeconds };
  });

  mountEndpoint(app, updateNewPassword, async ({ body, language, request }) => {
    const { userName, verifyCode: code, newPassword: password } = body;
    await passwordService.renew({ userName, code, password }, { place: placeToKnow(request), language });
    return { responseDesc: accountTexts.passwordSet[language] };
  });

  mountEndpoint(app, changePassword, async ({ body, session, language, request }) => {
    const { username: name, password, newPassword: replacement } = body;
    await passwordService.change({ name, password, replacement }, { session, place: placeOf(request), language });
    return { responseDesc: accountTexts.passwordChanged[language] };
  });
}
