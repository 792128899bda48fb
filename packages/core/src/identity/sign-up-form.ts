import { checkForm } from '../validation/check-form.ts';
import { emailAddress } from '../validation/fields/email.ts';
import { newPassword, repeatedPassword } from '../validation/fields/password.ts';
import { taxId } from '../validation/fields/tax-id.ts';
import { nationalPhone } from '../validation/phones/contact-phone.ts';
import { matchingPhones } from '../validation/phones/phone-match.ts';
import { requiredText } from '../validation/required-text.ts';
import type { FormResult } from '../validation/rule-result.ts';

/** Input of a person's sign-up form. */
export interface PersonSignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly repeatedPhone: string;
  readonly password: string;
  readonly repeatedPassword: string;
}

/** Input of a company's sign-up form. */
export interface CompanySignUp extends PersonSignUp {
  readonly companyName: string;
  readonly companyTaxId: string;
  readonly companyAddress: string;
}

const personFields = (form: PersonSignUp) => ({
  firstName: requiredText(form.firstName, 'nameRequired'),
  lastName: requiredText(form.lastName, 'nameRequired'),
  email: emailAddress(form.email),
  phone: nationalPhone(form.phone),
  repeatedPhone: matchingPhones(form.phone, form.repeatedPhone),
  password: newPassword(form.password),
  repeatedPassword: repeatedPassword(form.password, form.repeatedPassword),
});

/** Checks a person's sign-up: names, e-mail, and phone and password with their repetitions (spec §5 "Form messages"). */
export function checkPersonSignUp(form: PersonSignUp): FormResult<PersonSignUp> {
  return checkForm<PersonSignUp>(personFields(form));
}

/** Checks a company's sign-up: a person's fields, company name, tax id and address (spec §5). */
export function checkCompanySignUp(form: CompanySignUp): FormResult<CompanySignUp> {
  return checkForm<CompanySignUp>({
    ...personFields(form),
    companyName: requiredText(form.companyName, 'companyNameRequired'),
    companyTaxId: taxId(form.companyTaxId),
    companyAddress: requiredText(form.companyAddress, 'addressRequired'),
  });
}
