import { createHash } from 'node:crypto';
import type { Bill } from '@songwai/core/payments/payment';
import type { SandboxCharge } from './charge-queries.ts';

/** Nobody's tax id: a scanner that reads it at a real counter finds no payee. */
const payee = '0000000000000';
const digits = 18;

/** Digits that tell charges apart, from their id. */
const digitsOf = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, digits);

/** What a counter would need: in the bar code of Thai bills payee, references and satang stand on lines of their own. */
export function billOf({ ref, charge_id: chargeId, amount_satang: amountSatang }: SandboxCharge): Bill {
  const [reference1, reference2] = [digitsOf(ref), digitsOf(chargeId)];
  return { barcode: [`|${payee}00`, reference1, reference2, amountSatang].join('\r'), reference1, reference2 };
}
