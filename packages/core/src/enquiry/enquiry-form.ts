import { ok } from '../basics/result.ts';
import { checkForm } from '../validation/check-form.ts';
import { emailAddress } from '../validation/fields/email.ts';
import { thaiMobile } from '../validation/phones/thai-mobile.ts';
import { requiredText } from '../validation/required-text.ts';
import { type FormResult, type RuleResult, refuse } from '../validation/rule-result.ts';

/** The required fields of the business enquiry; the others are optional (spec §1). */
export interface EnquiryForm {
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly businessName: string;
  readonly isPrivacyAccepted: boolean;
}

/**
 * Checks a business enquiry: contact name, mobile, e-mail, business name, and consent to privacy policy and terms (spec §1, §5).
 */
export function checkEnquiry(form: EnquiryForm): FormResult<EnquiryForm> {
  return checkForm<EnquiryForm>({
    contactName: requiredText(form.contactName, 'contactNameRequired'),
    phone: mobilePhone(form.phone),
    email: emailAddress(form.email),
    businessName: requiredText(form.businessName, 'companyNameRequired'),
    isPrivacyAccepted: form.isPrivacyAccepted ? ok(true) : refuse('privacyConsentRequired'),
  });
}

function mobilePhone(text: string): RuleResult<string> {
  return text.trim() === '' ? refuse('phoneRequired') : thaiMobile(text.trim());
}
