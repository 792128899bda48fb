import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSentOrNull } from '../identity/code-sent.ts';
import type { IdentityProof } from '../identity/identity-proof.ts';
import * as routes from './routes.generated.ts';

/** The user's sign-in address, and the one that awaits its code. */
export interface SignInEmail {
  /** Null if the user signs in only by phone or Facebook. */
  readonly email: string | null;
  readonly waiting: { readonly email: string; readonly resendSeconds: number } | null;
}

/** The user's sign-in address. @throws GatewayError without a session. */
export const fetchSignInEmail = async (transport: Transport): Promise<SignInEmail> => {
  const { email = null, emailToVerify, resendSeconds = 0 } = await call(transport, routes.readEmail);
  return { email, waiting: emailToVerify === undefined ? null : { email: emailToVerify, resendSeconds } };
};

/**
 * Requests to sign in with an address, which takes effect after its mailed code is entered (`verifySignInEmail`). Does not reveal
 * whether the address has an account: its owner gets a mail.
 * @returns the code; null if the user already signs in with it.
 * @throws GatewayError 422 invalid address, missing or wrong proof; 429 too soon or too many.
 */
export const claimSignInEmail = async (
  transport: Transport,
  { email, ...proof }: Partial<IdentityProof> & { readonly email: string },
): Promise<CodeSent | null> => codeSentOrNull(await call(transport, routes.claimEmail, { email, ...proof }));

/** Mails another code; null if no address awaits one. @throws GatewayError 429 too soon or too many. */
export const resendEmailCode = async (transport: Transport): Promise<CodeSent | null> =>
  codeSentOrNull(await call(transport, routes.resendEmailCode));

/**
 * Verifies the waiting address. @throws GatewayError 422 wrong or expired code, 409 it now belongs to another account, 429 too
 * many tries.
 */
export const verifySignInEmail = async (transport: Transport, code: string): Promise<void> => {
  await call(transport, routes.verifyEmail, { verifyCode: code });
};
