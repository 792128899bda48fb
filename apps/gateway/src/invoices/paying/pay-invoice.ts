import { satangFromBaht } from '@songwai/core/basics/money';
import { partLimits } from '@songwai/core/invoices/paying/part-limits';
import { payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Charge, NewCharge, Payments } from '../../payments/charges/payments.ts';
import { paymentTexts } from '../../payments/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { findInvoice, type InvoiceRow, lockInvoice } from '../invoice-queries.ts';
import { invoiceTexts } from '../invoice-texts.ts';
import { type InvoicePart, leftToPay, partOf } from './part-of-invoice.ts';
import { type InvoicePaymentRow, insertPayment, listPayments, readTakenParts } from './payment-queries.ts';

/** How an invoice is paid, by the codes of the caller. */
export type InvoiceWay =
  | { readonly kind: 'card'; readonly cardId: string | null }
  | { readonly kind: 'bank' | 'shop'; readonly code: string };

/** A payment as the caller asks for it. */
export interface InvoicePaying {
  /** Id or number. */
  readonly invoiceId: string;
  readonly guid: string | undefined;
  readonly withholds: boolean;
  /** Baht, the withheld tax included; undefined: all that is left. */
  readonly amount: number | undefined;
  readonly way: InvoiceWay;
}

interface PayDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly payments: Payments;
  /** The least that one payment may be. */
  readonly leastSatang: number;
}

/** A way to pay that is there. */
interface ChosenWay {
  readonly method: Exclude<InvoicePaymentRow['method'], 'transfer'>;
  readonly place: string | null;
  readonly source: NewCharge['source'];
}

const refuse = (field: string, text: LocalText) => new BusinessRefusal({ code: 422, field, text });

/** @throws {BusinessRefusal} 422 at `bank` or `source`. */
async function chooseWay(payments: Payments, way: InvoiceWay): Promise<ChosenWay> {
  if (way.kind === 'card') return { method: 'card', place: null, source: { kind: 'savedCard', cardId: way.cardId } };
  const place = await payments.findPlace(way);
  if (way.kind === 'bank') {
    if (place === undefined) throw refuse('bank', invoiceTexts.unknownBank);
    return { method: 'internetBanking', place, source: { kind: 'mobileBanking', bank: place } };
  }
  if (place === undefined) throw refuse('source', invoiceTexts.unknownSource);
  return { method: 'billPayment', place, source: { kind: 'billPayment', shop: place } };
}

/** Requires a sum that can be paid, and that leaves one that can be paid. @throws {BusinessRefusal} 422 at `amount`. */
function requirePayable(amountSatang: number, sums: Parameters<typeof partLimits>[0]): void {
  const { leftSatang, leastSatang } = sums;
  if (leftSatang < leastSatang) throw refuse('amount', invoiceTexts.restTooLittle(leftSatang, leastSatang));
  if (amountSatang > leftSatang) throw refuse('amount', invoiceTexts.tooMuch(leftSatang));
  if (amountSatang === leftSatang) return;
  const limits = partLimits(sums);
  if (limits === null) throw refuse('amount', invoiceTexts.onlyAll(leftSatang));
  if (amountSatang < limits.minSatang || amountSatang > limits.maxSatang)
    throw refuse('amount', invoiceTexts.partLimits(limits, leftSatang));
}

/** @throws {BusinessRefusal} 409 paid or being paid, 422 at `wht` or `amount`. */
async function choosePart(
  trx: Db,
  invoice: InvoiceRow,
  { withholds, amount, leastSatang }: InvoicePaying & Pick<PayDeps, 'leastSatang'>,
): Promise<InvoicePart> {
  if (invoice.open_satang === 0) throw new BusinessRefusal({ code: 409, text: invoiceTexts.paid });
  const left = leftToPay(invoice, await readTakenParts(trx, invoice.id));
  if (left.amountSatang === 0) throw new BusinessRefusal({ code: 409, text: invoiceTexts.beingPaid });
  if (withholds && !invoice.is_company) throw refuse('wht', invoiceTexts.noCompany);
  const amountSatang = amount === undefined ? left.amountSatang : satangFromBaht(amount);
  requirePayable(amountSatang, { leftSatang: left.amountSatang, leastSatang, mayWithhold: invoice.is_company });
  return partOf(left, amountSatang, withholds);
}

/**
 * Builds the function that pays an invoice, all or a part of it, once per guid. A payment on its way reserves its part, so that two at
 * once never pay more than is open.
 *
 * @throws {BusinessRefusal} 404 another's; 409 paid or being paid; 422 at the wrong field.
 */
export function createInvoicePaying({ db, clock, random, payments, leastSatang }: PayDeps) {
  /** The charge that an earlier press has asked for. */
  const findEarlier = async (trx: Db, invoice: InvoiceRow, { paying, chosen }: { paying: InvoicePaying; chosen: ChosenWay }) => {
    const { id: subject, payer_id: payerId } = invoice;
    if (paying.guid !== undefined) {
      const known = await payments.findOfGuid(trx, { purpose: 'invoice', payerId, subject, guid: paying.guid });
      if (known !== undefined && known.subject !== subject) throw refuse('guid', paymentTexts.otherPayment);
      return known?.chargeId;
    }
    const isSame = ({ state, method, place }: InvoicePaymentRow): boolean =>
      state === 'pending' && method === chosen.method && place === chosen.place;
    return (await listPayments(trx, [subject])).find(isSame)?.charge_id ?? undefined;
  };

  const prepare = (paying: InvoicePaying, chosen: ChosenWay, payerId: string): Promise<string> =>
    transact(db, async (trx) => {
      const found = await findInvoice(trx, payerId, paying.invoiceId);
      if (found === undefined) throw new BusinessRefusal({ code: 404, text: invoiceTexts.notFound });
      const invoice = await lockInvoice(trx, found.id);
      const at = clock.now();
      const earlier = await findEarlier(trx, invoice, { paying, chosen });
      if (earlier !== undefined) return earlier;
      const part = await choosePart(trx, invoice, { ...paying, leastSatang });
      const charge = await payments.prepare(trx, {
        ...{ payerId, purpose: 'invoice', subject: invoice.id, jobId: null, guid: paying.guid ?? random.uuid() },
        ...{ amountSatang: part.amountSatang - part.withheldSatang, source: chosen.source, isCaptured: true, at },
      });
      await insertPayment(trx, {
        ...{ id: random.uuid(), invoice_id: invoice.id, charge_id: charge.chargeId, method: chosen.method, place: chosen.place },
        ...{ state: 'pending', amount_satang: part.amountSatang, withheld_satang: part.withheldSatang },
        ...{ base_satang: part.baseSatang, bank_reference: null, created_at: at, settled_at: null },
      });
      return charge.chargeId;
    });

  return async (paying: InvoicePaying, session: Session): Promise<Charge> => {
    const chosen = await chooseWay(payments, paying.way);
    const chargeId = await prepare(paying, chosen, payerOf(session));
    return payments.carryOut(chargeId);
  };
}

export type PayInvoice = ReturnType<typeof createInvoicePaying>;
