import { claimEmail, readEmail, resendEmailCode, verifyEmail } from '@songwai/core/profile/email-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../http/call-place.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { codeSeconds, resendSeconds } from '../identity/codes/one-time-codes.ts';
import { readAddress } from '../identity/contacts/read-address.ts';
import { accountTexts } from '../identity/texts.ts';
import type { EmailVerification } from './email-verification.ts';

/** Mounts the calls for the e-mail address that a user signs in with. */
export function registerEmail(app: FastifyInstance, { emails }: { readonly emails: EmailVerification }): void {
  mountEndpoint(app, readEmail, async ({ session }) => {
    const { email, waiting } = await emails.read(session.userId);
    return {
      ...(email !== null && { email }),
      ...(waiting !== null && { emailToVerify: waiting.email, resendSeconds: waiting.resendSeconds }),
    };
  });

  mountEndpoint(app, claimEmail, async ({ body, session, language, request }) => {
    const proof = { password: body.password, verifyCode: body.verifyCode };
    const wanted = { email: readAddress('email', body.email), proof };
    const isSent = await emails.claim({ session, place: placeOf(request), language }, wanted);
    if (!isSent) return { responseDesc: accountTexts.emailVerified[language] };
    return { responseDesc: accountTexts.emailCodeSent[language], resendSeconds, codeSeconds };
  });

  mountEndpoint(app, resendEmailCode, async ({ session, language, request }) => {
    const isSent = await emails.resend({ session, place: placeOf(request), language });
    if (!isSent) return { responseDesc: accountTexts.nothingToVerify[language] };
    return { responseDesc: accountTexts.emailCodeSent[language], resendSeconds, codeSeconds };
  });

  mountEndpoint(app, verifyEmail, async ({ body, session, language, request }) => {
    const isVerified = await emails.verify({ session, place: placeOf(request), language }, body.verifyCode);
    const text = isVerified ? accountTexts.emailVerified : accountTexts.nothingToVerify;
    return { responseDesc: text[language] };
  });
}
