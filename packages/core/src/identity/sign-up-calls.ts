import { companyUser, personUser } from '../basics/wire-numbers.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSent, codeSentOrNull } from './code-sent.ts';
import type { FacebookToken } from './facebook-token.ts';
import * as routes from './routes.generated.ts';

/** The sign-up of a person, with a password or with Facebook. */
export interface NewPerson {
  /** The same for every try of one sign-up (`createGuid`): it makes one account. */
  readonly guid: string;
  /** E-mail or phone; left out for who signs in by phone only. An address signs in once the code was entered that is mailed to it. */
  readonly userName?: string;
  /** A Thai mobile; the code goes to it. */
  readonly phone: string;
  /** Needed without a Facebook token. */
  readonly password?: string;
  readonly facebook?: FacebookToken;
  /** Needed with a Facebook token; else they may be given later. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** Refer code of the friend whose link was followed. */
  readonly friendCode?: string;
  /** The version of privacy policy and terms that the person has accepted; left out by who has not: the next sign-in asks. */
  readonly termsVersion?: string;
  /** What the person chose; left out where the question was not asked. */
  readonly wantsPromotions?: boolean;
}

/** A company that signs up. */
export interface NewCompany extends NewPerson {
  readonly userName: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly companyTaxId: string;
  readonly companyAddress: string;
}

/** An account that waits for its code. */
export interface SignedUp extends CodeSent {
  /** Can only verify, ask for another code, sign out and read the user until the phone is verified. */
  readonly sessionToken: string;
  readonly userId: string;
  /** True where this was a repetition of a sign-up that has been verified since. */
  readonly isVerified: boolean;
}

const personBody = ({ phone, friendCode, wantsPromotions, facebook, ...person }: NewPerson) => ({
  ...person,
  phoneNo: phone,
  ...(wantsPromotions !== undefined && { pdpaQuestion2: wantsPromotions ? (1 as const) : (0 as const) }),
  referenceId: friendCode,
  facebookId: facebook?.facebookId,
  facebookTokenId: facebook?.token,
});

const post = async (
  transport: Transport,
  body: ReturnType<typeof personBody> & { readonly userType: typeof companyUser | typeof personUser },
): Promise<SignedUp> => {
  const reply = await call(transport, routes.signupMobile, body);
  const isVerified = reply.userStatus === 'active';
  return { ...codeSent(reply), sessionToken: reply.skToken ?? '', userId: reply.userId ?? '', isVerified };
};

/**
 * Signs a person up. Whether phone or e-mail have an account already is not told; their owner gets a message.
 * @throws GatewayError 422 naming the wire's field, 409 guid of another sign-up or a Facebook user with an account, 429 too many, 503 Facebook.
 */
export const signUpPerson = (transport: Transport, person: NewPerson): Promise<SignedUp> =>
  post(transport, { ...personBody(person), userType: personUser });

/** Signs a company up. @throws GatewayError as `signUpPerson` does. */
export const signUpCompany = (transport: Transport, company: NewCompany): Promise<SignedUp> =>
  post(transport, { ...personBody(company), userType: companyUser });

/**
 * Sends another code to the phone that waits, or to a corrected one; null where nothing waits to be verified.
 * @throws GatewayError 422 not a mobile, 429 too soon (`reply` has no more than the text) or too many.
 */
export const resendCode = async (transport: Transport, phone?: string): Promise<CodeSent | null> => {
  const reply = await call(transport, routes.resendVerifyCode, { phoneNo: phone });
  return codeSentOrNull(reply);
};

/** A phone is verified. */
export interface PhoneVerified {
  /** Worth showing: it says what to do where an e-mail address waits. */
  readonly description: string;
  /** The address of the sign-up, which signs in once its code was entered (`verifySignInEmail`); null where there is none. */
  readonly emailToVerify: string | null;
  /** The code that was mailed to it; null where none was. */
  readonly emailCode: CodeSent | null;
}

/**
 * Verifies the phone of the session's user.
 * @throws GatewayError 422 wrong or dead code, 409 the phone belongs to another account, 429 too many tries.
 */
export const verifyCode = async (transport: Transport, code: string): Promise<PhoneVerified> => {
  const reply = await call(transport, routes.verifyCode, { verifyCode: code });
  return { description: reply.responseDesc, emailToVerify: reply.emailToVerify ?? null, emailCode: codeSentOrNull(reply) };
};
