import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSentOrNull } from '../identity/code-sent.ts';
import type { IdentityProof } from '../identity/identity-proof.ts';
import * as routes from './routes.generated.ts';

/** The address that the user signs in with, and the one that waits for its code. */
export interface SignInEmail {
  /** Null for who signs in by phone or Facebook only. */
  readonly email: string | null;
  readonly waiting: { readonly email: string; readonly resendSeconds: number } | null;
}

/** The e-mail address that the user signs in with. @throws GatewayError without a session. */
export const fetchSignInEmail = async (transport: Transport): Promise<SignInEmail> => {
  const { email = null, emailToVerify, resendSeconds = 0 } = await call(transport, routes.readEmail);
  return { email, waiting: emailToVerify === undefined ? null : { email: emailToVerify, resendSeconds } };
};

/**
 * Asks to sign in with an address; it does once the code that is mailed to it was entered (`verifySignInEmail`). Whether it has an account is not
 * told: its owner gets a mail.
 * @returns the code; null where the user signs in with it already.
 * @throws GatewayError 422 no address, no proof or a wrong one; 429 too soon or too many.
 */
export const claimSignInEmail = async (
  transport: Transport,
  { email, ...proof }: Partial<IdentityProof> & { readonly email: string },
): Promise<CodeSent | null> => codeSentOrNull(await call(transport, routes.claimEmail, { email, ...proof }));

/** Mails another code; null where nothing waits. @throws GatewayError 429 too soon or too many. */
export const resendEmailCode = async (transport: Transport): Promise<CodeSent | null> =>
  codeSentOrNull(await call(transport, routes.resendEmailCode));

/** Proves the address that waits. @throws GatewayError 422 wrong or dead code, 409 another account's by now, 429 too many tries. */
export const verifySignInEmail = async (transport: Transport, code: string): Promise<void> => {
  await call(transport, routes.verifyEmail, { verifyCode: code });
};
