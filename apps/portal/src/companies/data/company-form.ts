import type { UserCompany } from '@songwai/core/companies/company-member';
import { checkForm } from '@songwai/core/validation/check-form';
import { buyerBranch, postcode } from '@songwai/core/validation/fields/buyer-branch';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { requiredText } from '@songwai/core/validation/required-text';
import type { FormResult } from '@songwai/core/validation/rule-result';

/** What a company's invoices and verification need. */
export interface CompanyForm {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly branch: string;
  readonly postcode: string;
}

/** The part of a user that is about its company. */
export interface CompanyAccount {
  readonly kind: 'company' | 'individual';
  readonly companyName: string;
  readonly companyTaxId: string;
  readonly companyAddress: string;
  /** Absent where it was never asked for; likewise the postcode. */
  readonly companyBranch?: string;
  readonly companyPostcode?: string;
  /** Null if the user acts for no company. */
  readonly company: UserCompany | null;
}

/** The form as the user's account has it. */
export const companyFormOf = (user: CompanyAccount): CompanyForm => ({
  name: user.companyName,
  taxId: user.companyTaxId,
  address: user.companyAddress,
  branch: user.companyBranch ?? '',
  postcode: user.companyPostcode ?? '',
});

/** Checks the form: a name, a tax id with the right check digit, an address, and which of its offices. */
export const checkCompany = (form: CompanyForm): FormResult<CompanyForm> =>
  checkForm<CompanyForm>({
    name: requiredText(form.name, 'companyNameRequired'),
    taxId: taxId(form.taxId),
    address: requiredText(form.address, 'addressRequired'),
    branch: buyerBranch(form.branch),
    postcode: postcode(form.postcode),
  });
