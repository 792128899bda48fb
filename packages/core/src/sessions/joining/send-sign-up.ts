import type { Transport } from '../../gateway/transport-types.ts';
import { type NewPerson, type SignedUp, signUpCompany, signUpPerson } from '../../identity/sign-up-calls.ts';
import type { SocialIdentity } from '../social/social-identity.ts';
import type { JoiningForm } from './joining-draft.ts';

interface SignUpToSend {
  readonly form: JoiningForm;
  /** Who signs up by LINE or Facebook; null: by password. */
  readonly social: SocialIdentity | null;
  readonly guid: string;
  readonly termsVersion: string;
}

/** LINE's or Facebook's word. */
const proofOf = (social: SocialIdentity | null): Pick<NewPerson, 'lineProof' | 'facebook'> => {
  if (social === null) return {};
  return social.kind === 'line' ? { lineProof: social.lineProof } : { facebook: social.person };
};

/** Signs up as the form's kind. @throws GatewayError as `signUpPerson`. */
export const sendSignUp = (transport: Transport, { form, social, guid, termsVersion }: SignUpToSend): Promise<SignedUp> => {
  const { firstName, lastName, phone, password, friendCode, wantsPromotions } = form;
  const friend = friendCode === '' ? {} : { friendCode };
  const person = { guid, firstName, lastName, phone, ...proofOf(social), ...friend, termsVersion, wantsPromotions };
  if (form.kind === 'person') return signUpPerson(transport, password === '' ? person : { ...person, password });
  const { email, companyName, companyTaxId, companyAddress, companyBranch, companyPostcode } = form;
  const company = { companyName, companyTaxId, companyAddress, companyBranch, companyPostcode };
  return signUpCompany(transport, { ...person, ...company, password, userName: email });
};
