import { ok } from '../../basics/result.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** The branch of a buyer that is the head office, as the Revenue Department numbers it. */
export const headOffice = '00000';

/** Digits of a branch's number, and of a postcode. */
export const branchDigits = 5;

const bare = (text: string): string => asciiDigits(text).replace(/[\s-]/g, '');
const fiveDigits = /^\d{5}$/;

/**
 * Checks which of a buyer's offices a tax paper names: five digits, `00000` for the head office. Tax invoices must say it for buyers
 * with a tax id (Director-General's notices on VAT 196 and 199, since 2015).
 */
export function buyerBranch(text: string | null | undefined): RuleResult<string> {
  const digits = bare(text ?? '');
  if (digits === '') return refuse('branchRequired');
  return fiveDigits.test(digits) ? ok(digits) : refuse('branchInvalid');
}

/** Checks a Thai postcode: five digits, the first of which is 1 to 9. */
export function postcode(text: string | null | undefined): RuleResult<string> {
  const digits = bare(text ?? '');
  if (digits === '') return refuse('postcodeRequired');
  return fiveDigits.test(digits) && !digits.startsWith('0') ? ok(digits) : refuse('postcodeInvalid');
}

/** Whether a buyer's office is still to be asked for: data that were entered before papers had to name it. */
export const lacksOffice = (buyer: { readonly branch?: string | undefined; readonly postcode?: string | undefined }): boolean =>
  !buyerBranch(buyer.branch).ok || !postcode(buyer.postcode).ok;

/**
 * A buyer's address with its postcode, as papers and pages show it: addresses that were typed in one piece end with theirs already.
 */
export const withPostcode = (address: string, code: string | undefined): string =>
  !code || address.includes(code) ? address : `${address} ${code}`;
