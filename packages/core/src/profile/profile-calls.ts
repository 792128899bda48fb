import { companyUser, personUser } from '../basics/wire-numbers.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSentOrNull } from '../identity/code-sent.ts';
import type { IdentityProof } from '../identity/identity-proof.ts';
import { type InvoiceAddress, invoiceAddressBody } from '../identity/sign-up-calls.ts';
import type { readSetting as ReadSetting } from './profile-contract.ts';
import * as routes from './routes.generated.ts';

/** Changes of a company's data, locked after it was verified by document; what invoices are made out to is never locked. */
export interface CompanyChange {
  readonly name?: string;
  readonly taxId?: string;
  readonly address?: string;
  readonly branch?: string;
  readonly postcode?: string;
  readonly invoice?: InvoiceAddress;
}

/** Changes of the user's profile; absent fields stay unchanged. */
export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  /** A new mobile can sign in after its code is entered (`verifyCode`); it requires `proof`. */
  readonly phone?: string;
  /** Authentication for a new phone. */
  readonly proof?: IdentityProof;
  readonly contactEmail?: string;
  readonly kind?: 'company' | 'individual';
  readonly company?: CompanyChange;
  /** First change after the sign-up. */
  readonly isWelcome?: boolean;
}

const companyBody = ({ name, taxId, address, branch, postcode, invoice }: CompanyChange) => ({
  companyName: name,
  taxNo: taxId,
  address,
  branch,
  postcode,
  ...invoiceAddressBody(invoice),
});

/**
 * Changes the user's profile.
 * @returns the code sent to a new phone; null if no code is needed.
 * @throws GatewayError 422 naming the wire's field (`password`, `verifyCode`: missing or wrong proof), 429 too many codes or
 * tries.
 */
export const updateProfile = async (transport: Transport, change: ProfileChange): Promise<CodeSent | null> => {
  const { firstName, lastName, phone, contactEmail, kind, company, proof, isWelcome = false } = change;
  const reply = await call(transport, routes.updateUser, {
    firstName,
    lastName,
    phoneNo: phone,
    contactEmail,
    ...(kind !== undefined && { userType: kind === 'company' ? companyUser : personUser }),
    company: company && companyBody(company),
    ...(isWelcome && { welcome: 1 }),
    ...proof,
  });
  return codeSentOrNull(reply);
};

/** Settings for notifying recipients. */
export interface UserSettings {
  readonly notifiesRecipientBySms: boolean;
  readonly notifiesRecipientByEmail: boolean;
}

type WireValues = Partial<NonNullable<ReplyOf<typeof ReadSetting>['values']>>;

const settingsFromWire = (values: WireValues = {}): UserSettings => ({
  notifiesRecipientBySms: values.recipient_sms ?? false,
  notifiesRecipientByEmail: values.recipient_email ?? false,
});

/** The user's settings. @throws GatewayError 404 another user's id. */
export const fetchSettings = async (transport: Transport, userId: string): Promise<UserSettings> => {
  const reply = await call(transport, routes.readSetting, { id: userId });
  return settingsFromWire(reply.values);
};

/** Changes the user's settings. @returns the new settings. @throws GatewayError 404 another user's id. */
export const saveSettings = async (
  transport: Transport,
  userId: string,
  { notifiesRecipientBySms, notifiesRecipientByEmail }: Partial<UserSettings>,
): Promise<UserSettings> => {
  const values = {
    recipient_sms: notifiesRecipientBySms,
    recipient_email: notifiesRecipientByEmail,
  };
  const reply = await call(transport, routes.saveSetting, { userId, values });
  return settingsFromWire(reply.values);
};

/** A consent that was given or withdrawn. */
export interface Consent {
  /** terms: privacy policy and terms of use; partnerTerms: those of the partner that signed the user on. */
  readonly kind: 'terms' | 'partnerTerms' | 'promotions';
  readonly isGiven: boolean;
  readonly termsVersion: string;
  /** The partner of `partnerTerms`; null for our terms. */
  readonly partnerId: string | null;
  readonly channel: string;
  readonly at: Date;
}

/** Stores whether promotions may be sent. @throws GatewayError 404 another user's id. */
export const answerPromotions = async (transport: Transport, userId: string, wantsPromotions: boolean): Promise<void> => {
  await call(transport, routes.answerPdpa, { userId, question2: wantsPromotions ? (1 as const) : (0 as const) });
};

/** All consents that the user gave or withdrew, newest first. @throws GatewayError 404 another user's id. */
export const fetchConsents = async (transport: Transport, userId: string): Promise<readonly Consent[]> => {
  const reply = await call(transport, routes.readPdpa, { userId });
  return (reply.consents ?? []).map(({ createdDateTime, partnerId = null, ...consent }) => ({
    ...consent,
    partnerId,
    at: new Date(createdDateTime),
  }));
};
