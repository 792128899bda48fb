import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type CodeSent, codeSentOrNull } from '../identity/code-sent.ts';
import type { IdentityProof } from '../identity/identity-proof.ts';
import type { readSetting as ReadSetting } from './profile-contract.ts';
import * as routes from './routes.generated.ts';

/** What a customer changes about the own profile; what is left out stays. */
export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  /** A new mobile signs in once its code was entered (`verifyCode`); it needs `proof`. */
  readonly phone?: string;
  /** Of who asks for a new phone. */
  readonly proof?: IdentityProof;
  readonly contactEmail?: string;
  readonly kind?: 'company' | 'individual';
  /** Locked once the company was verified by document. */
  readonly company?: { readonly name?: string; readonly taxId?: string; readonly address?: string };
  /** The first time after signing up. */
  readonly isWelcome?: boolean;
}

const companyBody = ({ name, taxId, address }: NonNullable<ProfileChange['company']>) => ({
  companyName: name,
  taxNo: taxId,
  address,
});

/**
 * Changes the own profile.
 * @returns the code that went to a new phone; null where there is none to enter.
 * @throws GatewayError 422 naming the wire's field (`password`, `verifyCode`: no proof, or a wrong one), 429 too many codes or tries.
 */
export const updateProfile = async (transport: Transport, change: ProfileChange): Promise<CodeSent | null> => {
  const { firstName, lastName, phone, contactEmail, kind, company, proof, isWelcome = false } = change;
  const reply = await call(transport, routes.updateUser, {
    firstName,
    lastName,
    phoneNo: phone,
    contactEmail,
    ...(kind !== undefined && { userType: kind === 'company' ? 1 : 2 }),
    company: company && companyBody(company),
    ...(isWelcome && { welcome: 1 }),
    ...proof,
  });
  return codeSentOrNull(reply);
};

/** What is done for the people whom something is sent to. */
export interface UserSettings {
  readonly notifiesRecipientBySms: boolean;
  readonly notifiesRecipientByEmail: boolean;
}

type WireValues = Partial<NonNullable<ReplyOf<typeof ReadSetting>['values']>>;

const settingsFromWire = (values: WireValues = {}): UserSettings => ({
  notifiesRecipientBySms: values.recipient_sms ?? false,
  notifiesRecipientByEmail: values.recipient_email ?? false,
});

/** The own settings. @throws GatewayError 404 another's id. */
export const fetchSettings = async (transport: Transport, userId: string): Promise<UserSettings> => {
  const reply = await call(transport, routes.readSetting, { id: userId });
  return settingsFromWire(reply.values);
};

/** Changes the own settings and answers what holds then. @throws GatewayError 404 another's id. */
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

/** A consent that was given or taken back. */
export interface Consent {
  /** terms: privacy policy and terms of use; partnerTerms: those of the partner that signed the user on. */
  readonly kind: 'terms' | 'partnerTerms' | 'promotions';
  readonly isGiven: boolean;
  readonly termsVersion: string;
  /** Whose terms; null where they are ours. */
  readonly partnerId: string | null;
  readonly channel: string;
  readonly at: Date;
}

/** Answers whether promotions may be sent. @throws GatewayError 404 another's id. */
export const answerPromotions = async (transport: Transport, userId: string, wantsPromotions: boolean): Promise<void> => {
  await call(transport, routes.answerPdpa, { userId, question2: wantsPromotions ? (1 as const) : (0 as const) });
};

/** Every consent that the user gave or took back, newest first. @throws GatewayError 404 another's id. */
export const fetchConsents = async (transport: Transport, userId: string): Promise<readonly Consent[]> => {
  const reply = await call(transport, routes.readPdpa, { userId });
  return (reply.consents ?? []).map(({ createdDateTime, partnerId = null, ...consent }) => ({
    ...consent,
    partnerId,
    at: new Date(createdDateTime),
  }));
};
