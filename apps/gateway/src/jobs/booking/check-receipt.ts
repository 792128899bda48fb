import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { receiptRequest } from '@songwai/core/jobs/receipts/receipt-schema';
import { receiptChoice } from '@songwai/core/validation/payments/receipt-choice';
import type { Static } from 'typebox';
import { refuseField } from '../../http/fields/refuse-field.ts';
import type { StoredReceipt } from '../tables.ts';

/** On one line, as printed on the receipt. */
const oneLine = (text: string | undefined): string => cleanText(text ?? '').replace(/\s+/g, ' ');

/** The field that a refusal names: the first empty one, else the tax number, the only one with a format. */
const fieldAtFault = ({ companyName, companyAddress }: StoredReceipt): string => {
  if (companyName === '') return 'receipt.companyName';
  return companyAddress === '' ? 'receipt.companyAddress' : 'receipt.taxNumber';
};

/**
 * Validates the addressee of a receipt; null where none is requested.
 *
 * @throws {BusinessRefusal} 422 with the field at fault, where a receipt is requested and its data are incomplete.
 */
export function checkReceipt(request: Static<typeof receiptRequest> | undefined): StoredReceipt | null {
  if (request?.check !== true) return null;
  const companyName = oneLine(request.companyName);
  const companyAddress = oneLine(request.companyAddress);
  const taxNumber = request.taxNumber ?? '';
  const receipt = { companyName, companyAddress, taxNumber };
  const choice = receiptChoice({ headerId: null, companyName, address: companyAddress, taxNumber });
  if (!choice.ok) throw refuseField(fieldAtFault(receipt), choice.error);
  return { ...receipt, taxNumber: choice.value.taxNumber };
}
