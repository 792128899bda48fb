import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { EnquiryForm } from './enquiry-form.ts';
import * as routes from './routes.generated.ts';

/** What an enquiry is sent with. */
export interface EnquiryTicket {
  /** Says since when the form has been open; empty where it is not known. */
  readonly formToken: string;
  /** The version of privacy policy and terms that is in force. */
  readonly termsVersion: string;
}

/** An enquiry to send. */
export interface SentEnquiry extends Partial<EnquiryTicket> {
  /** As checked by `checkEnquiry`. */
  readonly form: EnquiryForm;
  /** Idempotency key: sent again with other fields it corrects the enquiry. */
  readonly guid: string;
  /** What stands in the field that no person sees. */
  readonly website: string;
}

/** Fetches what an enquiry is sent with. @throws GatewayError */
export const openEnquiryForm = async (transport: Transport): Promise<EnquiryTicket> => {
  const { formToken = '', termsVersion = '' } = await call(transport, routes.openEnquiryForm);
  return { formToken, termsVersion };
};

/** The wire's name of each field that has another one there. */
const wireNames = {
  phone: 'phoneNo',
  goods: 'deliveryTypes',
  vehicles: 'vehicleTypes',
  monthlyDeliveries: 'deliveriesPerMonth',
  isPrivacyAccepted: 'termsVersion',
  wantsPromotions: 'question2',
} as const;

/** The field of the form by its name on the wire; undefined for a name that is none of the form's. */
export const enquiryFieldOf = (wireName: string, form: EnquiryForm): keyof EnquiryForm | undefined =>
  (Object.keys(form) as (keyof EnquiryForm)[]).find(
    (field) => (field in wireNames ? wireNames[field as keyof typeof wireNames] : field) === wireName,
  );

/**
 * Sends an enquiry.
 * @throws GatewayError 422 names the field; 409 with `reply.termsVersion`: another version is in force; 429 with `reply.formToken`:
 * to be sent again in a moment; 429 without it: too many in a while.
 */
export const sendEnquiry = async (transport: Transport, enquiry: SentEnquiry): Promise<void> => {
  const { form, guid, formToken, termsVersion, website } = enquiry;
  const { contactName, fullName, email, businessName, businessType, remark } = form;
  await call(transport, routes.sendEnquiry, {
    ...{ guid, formToken, website, contactName, fullName, email, businessName, remark },
    ...(businessType !== null && { businessType }),
    ...(form.monthlyDeliveries !== null && { deliveriesPerMonth: form.monthlyDeliveries }),
    phoneNo: form.phone,
    deliveryTypes: form.goods,
    vehicleTypes: form.vehicles,
    ...(form.isPrivacyAccepted && { termsVersion }),
    question2: form.wantsPromotions ? (1 as const) : (0 as const),
  });
};

/** Has the brochure mailed to an address. @throws GatewayError 422 no address; 429 too often. */
export const sendBrochure = async (transport: Transport, email: string): Promise<void> => {
  await call(transport, routes.sendBrochure, { email });
};
