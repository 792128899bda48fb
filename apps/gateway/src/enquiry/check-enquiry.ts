import type { Language } from '@songwai/core/basics/language';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { sendEnquiry } from '@songwai/core/enquiry/enquiry-contract';
import { checkEnquiry as checkForm } from '@songwai/core/enquiry/enquiry-form';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { refuseField } from '../http/fields/refuse-field.ts';
import type { NewEnquiry } from './queries.ts';

type Body = RequestOf<typeof sendEnquiry>;

/** The wire's name of each field that a rule may refuse, in the order of the form. */
const wireNames = {
  contactName: 'contactName',
  phone: 'phoneNo',
  email: 'email',
  businessName: 'businessName',
  isPrivacyAccepted: 'termsVersion',
} as const;

/** What the enquiry says, without the consent's version and time. */
export type CheckedEnquiry = Omit<NewEnquiry, 'terms_version' | 'accepted_at' | 'created_at' | 'updated_at'>;

/** Checks an enquiry by the rules that the form has, too. @throws {BusinessRefusal} 422 naming the first wrong field. */
export function checkEnquiry(body: Body, language: Language): CheckedEnquiry {
  const { guid, businessType = null, deliveryTypes = [], vehicleTypes = [], deliveriesPerMonth = null, website = '' } = body;
  const checked = checkForm({
    contactName: cleanText(body.contactName),
    fullName: cleanText(body.fullName ?? ''),
    phone: body.phoneNo,
    email: body.email ?? '',
    businessName: cleanText(body.businessName),
    ...{ businessType, goods: deliveryTypes, vehicles: vehicleTypes, monthlyDeliveries: deliveriesPerMonth },
    remark: cleanText(body.remark ?? ''),
    isPrivacyAccepted: body.termsVersion !== undefined,
    wantsPromotions: body.question2 === 1,
  });
  if (!checked.ok) {
    const problems: Readonly<Record<string, RuleProblem | undefined>> = checked.error;
    for (const [field, wireName] of Object.entries(wireNames)) {
      const problem = problems[field];
      if (problem !== undefined) throw refuseField(wireName, problem);
    }
  }
  const form = checked.ok ? checked.value : undefined;
  if (form === undefined) throw new Error('A rule refused a field of the enquiry that has no name on the wire.');
  return {
    ...{ guid, language, contact_name: form.contactName, full_name: form.fullName, phone: form.phone },
    ...{ email: form.email === '' ? null : form.email, business_name: form.businessName, business_type: form.businessType },
    ...{ delivery_types: form.goods, vehicle_types: form.vehicles, monthly_deliveries: form.monthlyDeliveries },
    ...{ remark: form.remark, wants_promotions: form.wantsPromotions, is_suspected: website !== '' },
  };
}
