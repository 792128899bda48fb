import { checkForm } from '../validation/check-form.ts';
import { buyerBranch, postcode } from '../validation/fields/buyer-branch.ts';
import { taxId } from '../validation/fields/tax-id.ts';
import { requiredText } from '../validation/required-text.ts';
import type { FormResult } from '../validation/rule-result.ts';
import type { ReceiptHeader } from './receipt-header.ts';

/** Checks a receipt header before it is saved: company name, billing address, a valid tax id (spec §5), and which of its offices. */
export function checkReceiptHeader(form: ReceiptHeader): FormResult<ReceiptHeader> {
  return checkForm<ReceiptHeader>({
    companyName: requiredText(form.companyName, 'companyNameRequired'),
    address: requiredText(form.address, 'billingAddressRequired'),
    taxNumber: taxId(form.taxNumber),
    branch: buyerBranch(form.branch),
    postcode: postcode(form.postcode),
  });
}
