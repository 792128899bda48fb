import { ok } from '../../basics/result.ts';
import { taxId } from '../fields/tax-id.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** The addressee of a receipt: a saved billing address, or company name, address and tax id. */
export interface ReceiptChoice {
  readonly headerId: string | null;
  readonly companyName: string;
  readonly address: string;
  readonly taxNumber: string;
}

/** Checks a requested receipt: a billing address, or company name, address and tax number (spec §5). */
export function receiptChoice(choice: ReceiptChoice): RuleResult<ReceiptChoice> {
  if (choice.headerId) return ok(choice);
  const isFilled = [choice.companyName, choice.address, choice.taxNumber].every((text) => text.trim() !== '');
  if (!isFilled) return refuse('receiptRequired');
  const taxNumber = taxId(choice.taxNumber);
  return taxNumber.ok ? ok({ ...choice, taxNumber: taxNumber.value }) : taxNumber;
}
