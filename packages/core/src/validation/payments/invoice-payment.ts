import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Minimum payment on an invoice, in baht (spec §5). */
export const invoicePaymentMinBaht = 1;

/** Checks an invoice payment: at least 1 baht (spec §5). */
export function invoicePayment(baht: number): RuleResult<number> {
  return Number.isFinite(baht) && baht >= invoicePaymentMinBaht
    ? ok(baht)
    : refuse('invoicePaymentTooLow', { min: invoicePaymentMinBaht });
}
