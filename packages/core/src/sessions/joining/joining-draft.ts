import { ok } from '../../basics/result.ts';
import { checkForm } from '../../validation/check-form.ts';
import { buyerBranch, postcode } from '../../validation/fields/buyer-branch.ts';
import { emailAddress } from '../../validation/fields/email.ts';
import { newPassword, repeatedPassword } from '../../validation/fields/password.ts';
import { taxId } from '../../validation/fields/tax-id.ts';
import { contactPhone } from '../../validation/phones/contact-phone.ts';
import { writtenPhone } from '../../validation/phones/written-phone.ts';
import { requiredText } from '../../validation/required-text.ts';
import { type FormResult, type RuleResult, refuse } from '../../validation/rule-result.ts';

/** What was typed into the sign-up form, without the passwords, which are never stored. */
export interface JoiningDraft {
  readonly kind: 'person' | 'company';
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Only a company's administrator gives one; a person may add it in the settings. */
  readonly email: string;
  readonly companyName: string;
  readonly companyTaxId: string;
  readonly companyAddress: string;
  readonly companyBranch: string;
  readonly companyPostcode: string;
  /** Referral code of a friend; empty without one. */
  readonly friendCode: string;
  readonly hasAgreed: boolean;
  readonly wantsPromotions: boolean;
}

/** The fields of the form. */
export interface JoiningForm extends JoiningDraft {
  readonly password: string;
  readonly repeatedPassword: string;
}

export const emptyJoiningDraft: JoiningDraft = {
  kind: 'person',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  companyName: '',
  companyTaxId: '',
  companyAddress: '',
  companyBranch: '',
  companyPostcode: '',
  friendCode: '',
  hasAgreed: false,
  wantsPromotions: false,
};

/** A Thai mobile, in any notation: the code goes there by text message. */
export const mobilePhone = (text: string): RuleResult<string> => {
  const phone = contactPhone(writtenPhone(text));
  if (!phone.ok) return phone;
  return phone.value.kind === 'mobile' ? ok(phone.value.national) : refuse('phoneInvalid');
};

/**
 * Checks the sign-up form of the chosen kind (spec §5 "Form messages"). Fields of the other kind are not looked at, and stay as
 * they are for whoever changes back. Whoever signs up by LINE or Facebook needs no password, but for a company's account.
 */
export function checkJoining(form: JoiningForm, { isSocial = false } = {}): FormResult<JoiningForm> {
  const isCompany = form.kind === 'company';
  const isPasswordNeeded = isCompany || !isSocial;
  const ofCompany = (text: string, rule: (text: string) => RuleResult<string>) => (isCompany ? rule(text) : ok(text));
  return checkForm<JoiningForm>({
    kind: ok(form.kind),
    companyTaxId: ofCompany(form.companyTaxId, taxId),
    companyName: ofCompany(form.companyName, (text) => requiredText(text, 'companyNameRequired')),
    companyAddress: ofCompany(form.companyAddress, (text) => requiredText(text, 'addressRequired')),
    companyBranch: ofCompany(form.companyBranch, buyerBranch),
    companyPostcode: ofCompany(form.companyPostcode, postcode),
    firstName: requiredText(form.firstName, 'nameRequired'),
    lastName: requiredText(form.lastName, 'nameRequired'),
    phone: mobilePhone(form.phone),
    email: ofCompany(form.email, emailAddress),
    password: isPasswordNeeded ? newPassword(form.password) : ok(''),
    repeatedPassword: isPasswordNeeded ? repeatedPassword(form.password, form.repeatedPassword) : ok(''),
    friendCode: ok(form.friendCode.trim().toUpperCase()),
    hasAgreed: form.hasAgreed ? ok(true) : refuse('privacyConsentRequired'),
    wantsPromotions: ok(form.wantsPromotions),
  });
}
