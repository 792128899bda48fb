import { companyUser, personUser } from '../basics/wire-numbers.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSent, codeSentOrNull } from './code-sent.ts';
import type { FacebookToken } from './facebook-token.ts';
import * as routes from './routes.generated.ts';

/** A person's sign-up, with a password or with Facebook. */
export interface NewPerson {
  /** Idempotency key, the same for every try of one sign-up (`createGuid`). */
  readonly guid: string;
  /** E-mail or phone; absent to sign in by phone only. An e-mail address can sign in after its mailed code is entered. */
  readonly userName?: string;
  /** A Thai mobile that receives the code. */
  readonly phone: string;
  /** Required without a Facebook token. */
  readonly password?: string;
  readonly facebook?: FacebookToken;
  /** Of a LINE user who has no account yet (`lineSignUpOf`); no password is required then. */
  readonly lineProof?: string;
  /** Required with a Facebook token; otherwise may be given later. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** Referral code of the friend whose link was followed. */
  readonly friendCode?: string;
  /** The accepted version of privacy policy and terms; absent if not accepted yet, and the next sign-in asks. */
  readonly termsVersion?: string;
  /** The person's choice; absent if the question was not asked. */
  readonly wantsPromotions?: boolean;
}

/** What a company's invoices are made out to; absent fields are the company's own. */
export interface InvoiceAddress {
  readonly companyName?: string;
  readonly address?: string;
  /** 13 digits. */
  readonly taxId?: string;
  readonly branch?: string;
  readonly postcode?: string;
}

/** Its fields on the wire. */
export const invoiceAddressBody = ({ companyName, address, taxId, branch, postcode }: InvoiceAddress = {}) => ({
  invoiceCompanyName: companyName,
  invoiceCompanyAddress: address,
  invoiceCompanyTaxNo: taxId,
  invoiceCompanyBranch: branch,
  invoiceCompanyPostcode: postcode,
});

/** A company's sign-up. */
export interface NewCompany extends NewPerson {
  readonly userName: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly companyTaxId: string;
  readonly companyAddress: string;
  /** `00000` for the head office, else the branch's five digits. */
  readonly companyBranch?: string;
  readonly companyPostcode?: string;
  /** Absent if invoices are made out to the company's own name and address. */
  readonly invoice?: InvoiceAddress;
}

/** An account that awaits its verification code. */
export interface SignedUp extends CodeSent {
  /** Until the phone is verified, this token can only verify, request another code, sign out and read the user. */
  readonly sessionToken: string;
  readonly userId: string;
  /** True for a repeated sign-up whose account has been verified since. */
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
 * Signs a person up. Does not reveal whether phone or e-mail already have an account; their owner gets a message.
 * @throws GatewayError 422 naming the wire's field, 409 guid of another sign-up or a Facebook user with an account, 429 too many,
 * 503 Facebook.
 */
export const signUpPerson = (transport: Transport, person: NewPerson): Promise<SignedUp> =>
  post(transport, { ...personBody(person), userType: personUser });

/** Signs a company up. @throws GatewayError as `signUpPerson`. */
export const signUpCompany = (transport: Transport, { invoice, ...company }: NewCompany): Promise<SignedUp> =>
  post(transport, { ...personBody(company), ...invoiceAddressBody(invoice), userType: companyUser });

/**
 * Sends another code to the unverified phone, or to a corrected one; null if there is nothing to verify.
 * @throws GatewayError 422 not a mobile, 429 too soon (`reply` has only the text) or too many.
 */
export const resendCode = async (transport: Transport, phone?: string): Promise<CodeSent | null> => {
  const reply = await call(transport, routes.resendVerifyCode, { phoneNo: phone });
  return codeSentOrNull(reply);
};

/** The result of a verified phone. */
export interface PhoneVerified {
  /** Show it: it says what to do if an e-mail address awaits verification. */
  readonly description: string;
  /** The sign-up's address, which can sign in after its code is entered (`verifySignInEmail`); null without one. */
  readonly emailToVerify: string | null;
  /** The code mailed to that address; null if none was sent. */
  readonly emailCode: CodeSent | null;
}

/**
 * Verifies the phone of the session's user.
 * @throws GatewayError 422 wrong or expired code, 409 the phone belongs to another account, 429 too many tries.
 */
export const verifyCode = async (transport: Transport, code: string): Promise<PhoneVerified> => {
  const reply = await call(transport, routes.verifyCode, { verifyCode: code });
  return { description: reply.responseDesc, emailToVerify: reply.emailToVerify ?? null, emailCode: codeSentOrNull(reply) };
};
