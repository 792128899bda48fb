import { ok } from '../basics/result.ts';
import { checkForm } from '../validation/check-form.ts';
import { emailAddress } from '../validation/fields/email.ts';
import { thaiMobile } from '../validation/phones/thai-mobile.ts';
import { requiredText } from '../validation/required-text.ts';
import { type FormResult, type RuleResult, refuse } from '../validation/rule-result.ts';
import type { BusinessType, EnquiredGoods, EnquiredVehicle } from './enquiry-choices.ts';

/** A business enquiry as it is filled in (spec §1). Empty texts, empty lists and null are "not given". */
export interface EnquiryForm {
  readonly contactName: string;
  readonly fullName: string;
  /** A Thai mobile number; after the check its ten national digits. */
  readonly phone: string;
  readonly email: string;
  readonly businessName: string;
  readonly businessType: BusinessType | null;
  readonly goods: readonly EnquiredGoods[];
  readonly vehicles: readonly EnquiredVehicle[];
  /** Estimated deliveries a month. */
  readonly monthlyDeliveries: number | null;
  readonly remark: string;
  /** The privacy policy and the terms of use, without which nothing may be stored. */
  readonly isPrivacyAccepted: boolean;
  readonly wantsPromotions: boolean;
}

/** A form in which nothing is filled in; no consent is ticked in advance. */
export const emptyEnquiry: EnquiryForm = {
  ...{ contactName: '', fullName: '', phone: '', email: '', businessName: '', businessType: null },
  ...{ goods: [], vehicles: [], monthlyDeliveries: null, remark: '', isPrivacyAccepted: false, wantsPromotions: false },
};

/**
 * Checks a business enquiry: contact name, mobile, business name, and consent to privacy policy and terms are required; an e-mail
 * address is optional but must be one (spec §1, §5).
 */
export function checkEnquiry(form: EnquiryForm): FormResult<EnquiryForm> {
  return checkForm<EnquiryForm>({
    contactName: requiredText(form.contactName, 'contactNameRequired'),
    fullName: ok(form.fullName.trim()),
    phone: mobilePhone(form.phone),
    email: optionalEmail(form.email),
    businessName: requiredText(form.businessName, 'companyNameRequired'),
    businessType: ok(form.businessType),
    goods: ok(form.goods),
    vehicles: ok(form.vehicles),
    monthlyDeliveries: ok(form.monthlyDeliveries),
    remark: ok(form.remark.trim()),
    isPrivacyAccepted: form.isPrivacyAccepted ? ok(true) : refuse('privacyConsentRequired'),
    wantsPromotions: ok(form.wantsPromotions),
  });
}

function mobilePhone(text: string): RuleResult<string> {
  return text.trim() === '' ? refuse('phoneRequired') : thaiMobile(text.trim());
}

const optionalEmail = (text: string): RuleResult<string> => (text.trim() === '' ? ok('') : emailAddress(text));
