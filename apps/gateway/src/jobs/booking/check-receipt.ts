import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { receiptRequest } from '@songwai/core/jobs/receipts/receipt-schema';
import { buyerBranch, postcode } from '@songwai/core/validation/fields/buyer-branch';
import { receiptChoice } from '@songwai/core/validation/payments/receipt-choice';
import type { RuleResult } from '@songwai/core/validation/rule-result';
import type { Static } from 'typebox';
import { refuseField } from '../../http/fields/refuse-field.ts';
import type { StoredReceipt } from '../tables.ts';

type RequestedReceipt = Static<typeof receiptRequest> | undefined;

/** On one line, as printed on the receipt. */
const oneLine = (text: string | undefined): string => cleanText(text ?? '').replace(/\s+/g, ' ');

/** The field that a refusal names: the first empty one, else the tax number, the only one with a format. */
const fieldAtFault = ({ companyName, companyAddress }: StoredReceipt): string => {
  if (companyName === '') return 'receipt.companyName';
  return companyAddress === '' ? 'receipt.companyAddress' : 'receipt.taxNumber';
};

function accept(field: string, result: RuleResult<string>): string {
  if (!result.ok) throw refuseField(field, result.error);
  return result.value;
}

/**
 * Validates the addressee of a receipt; null where none is requested.
 *
 * @throws {BusinessRefusal} 422 with the field at fault, where a receipt is requested and its data are incomplete.
 */
export function checkReceipt(request: RequestedReceipt): StoredReceipt | null {
  if (request?.check !== true) return null;
  const companyName = oneLine(request.companyName);
  const companyAddress = oneLine(request.companyAddress);
  const taxNumber = request.taxNumber ?? '';
  const receipt = { companyName, companyAddress, taxNumber };
  const choice = receiptChoice({ headerId: null, companyName, address: companyAddress, taxNumber });
  if (!choice.ok) throw refuseField(fieldAtFault(receipt), choice.error);
  return {
    ...receipt,
    taxNumber: choice.value.taxNumber,
    ...(request.branch && { branch: accept('receipt.branch', buyerBranch(request.branch)) }),
    ...(request.postcode && { postcode: accept('receipt.postcode', postcode(request.postcode)) }),
  };
}

/**
 * Refuses a receipt that would not say which of the buyer's offices it is for. Asked where something is agreed anew, and not where it
 * is carried out: a repeated booking from before it was asked for still runs, and its receipt says what was known.
 *
 * @throws {BusinessRefusal} 422 at `receipt.branch` or `receipt.postcode`.
 */
export function requireOffice(request: RequestedReceipt): void {
  if (checkReceipt(request) === null) return;
  accept('receipt.branch', buyerBranch(request?.branch));
  accept('receipt.postcode', postcode(request?.postcode));
}
