import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** The least that can be paid on an invoice, in baht (spec §5). */
export const invoicePaymentMinBaht = 1;

/** A payment of an invoice: at least 1 baht (spec §5). */
export function invoicePayment(baht: number): RuleResult<number> {
  return Number.isFinite(baht) && baht >= invoicePaymentMinBaht
    ? ok(baht)
    : refuse('invoicePaymentTooLow', { min: invoicePaymentMinBaht });
}
