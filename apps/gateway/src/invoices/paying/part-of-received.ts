import type { Db } from '../../platform/db.ts';
import type { InvoiceRow } from '../invoice-queries.ts';
import { type InvoicePart, type LeftToPay, leftToPay, partOf } from './part-of-invoice.ts';
import { readTakenParts } from './payment-queries.ts';

/** Money that is there and cannot go back, and whether its payer has withheld 1 % and sent what was left. */
export interface Received {
  readonly receivedSatang: number;
  readonly withholds: boolean;
}

/** Half of 1 % of the sum, and a satang: the tax of a part lies this near to where the sum points. */
const reach = 2;

/** The part of which this much money was left after withholding, at most all that is left; undefined where there is none. */
export function partOfReceived(left: LeftToPay, { receivedSatang, withholds }: Received): InvoicePart | undefined {
  const all = partOf(left, left.amountSatang, withholds);
  if (!withholds || receivedSatang >= all.amountSatang - all.withheldSatang)
    return receivedSatang < all.amountSatang - all.withheldSatang ? partOf(left, receivedSatang, false) : all;
  const share = left.amountSatang === 0 ? 0 : left.withholdingSatang / left.amountSatang;
  const guess = Math.round(receivedSatang / (1 - share));
  const guesses = Array.from({ length: 2 * reach + 1 }, (_, index) => guess - reach + index);
  const parts = guesses.filter((satang) => satang > 0 && satang < left.amountSatang).map((satang) => partOf(left, satang, true));
  return parts.find(({ amountSatang, withheldSatang }) => amountSatang - withheldSatang === receivedSatang);
}

/** What is left beside payments that wait; where more has come than that, they have to stand back, as this money is there. */
export async function leftForReceived(trx: Db, invoice: InvoiceRow, { receivedSatang, withholds }: Received): Promise<LeftToPay> {
  const beside = leftToPay(invoice, await readTakenParts(trx, invoice.id));
  const { amountSatang, withheldSatang } = partOf(beside, beside.amountSatang, withholds);
  if (receivedSatang <= amountSatang - withheldSatang) return beside;
  return leftToPay(invoice, await readTakenParts(trx, invoice.id, 'paid'));
}
