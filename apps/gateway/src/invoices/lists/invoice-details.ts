import { addDays, addMonths, bangkokDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import type { invoiceView, saveCertificate } from '@songwai/core/invoices/invoice-contract';
import type { wireWithholding } from '@songwai/core/invoices/invoice-schema';
import type { Static } from 'typebox';
import { payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import type { DocumentSubject, IssuedDocument } from '../../tax-documents/documents.ts';
import { addresseeToWire } from '../../tax-documents/wire-document.ts';
import { wireMonth } from '../billing/billed-month.ts';
import { listCreditNotes } from '../credit/credit-queries.ts';
import { changeInvoice, findInvoice, type InvoiceRow, invoiceAddressee, listLines, lockInvoice } from '../invoice-queries.ts';
import { invoiceTexts } from '../invoice-texts.ts';
import { leftToPay } from '../paying/part-of-invoice.ts';
import { type InvoicePaymentRow, listPayments, readTakenParts } from '../paying/payment-queries.ts';
import type { ListDeps } from './invoice-lists.ts';
import { toWireDocument, toWireInvoice, toWireLine, toWirePayment, toWireWithheld } from './wire-invoice.ts';

type Detail = Omit<ReplyOf<typeof invoiceView>, 'responseCode' | 'responseDesc' | 'field'>;

/** The first and the last day of a month (YYYY-MM), as the wire has dates. */
function daysOf(month: string) {
  const first = parseBangkok(`01/${wireMonth(month)}`) ?? new Date(0);
  return { fromDate: bangkokDate(first), toDate: bangkokDate(addDays(addMonths(first, 1), -1)) };
}

/** What may be withheld of all that is open. */
async function withholdingOf(db: Db, row: InvoiceRow): Promise<Detail['withholding']> {
  if (!row.is_company || row.open_satang === 0) return undefined;
  const taken = await readTakenParts(db, row.id);
  const { baseSatang, withholdingSatang } = leftToPay(row, taken);
  return { base: bahtFromSatang(baseSatang), amount: bahtFromSatang(withholdingSatang) };
}

/** One invoice with everything that belongs to it. */
export function createInvoiceDetails({ db, clock, documents, leastSatang }: ListDeps) {
  const require = async (on: Db, session: Session, idOrNumber: string): Promise<InvoiceRow> => {
    const row = await findInvoice(on, payerOf(session), idOrNumber);
    if (row === undefined) throw new BusinessRefusal({ code: 404, text: invoiceTexts.notFound });
    return row;
  };

  const readDocuments = async (row: InvoiceRow, payments: readonly InvoicePaymentRow[]): Promise<readonly IssuedDocument[]> => {
    const credits = await listCreditNotes(db, row.id);
    const subjects: DocumentSubject[] = [
      `invoice:${row.id}`,
      ...payments.map(({ id }): DocumentSubject => `payment:${id}`),
      ...credits.map(({ id }): DocumentSubject => `credit:${id}`),
    ];
    return documents.listOfSubjects(db, subjects);
  };

  const readWithheld = async (row: InvoiceRow): Promise<Static<typeof wireWithholding> | undefined> => {
    const payments = await listPayments(db, [row.id]);
    const issued = await readDocuments(row, payments);
    return toWireWithheld(
      row,
      payments,
      issued.find(({ kind }) => kind === 'withholdingNote'),
    );
  };

  const readDate = (text: string | undefined): string => {
    const date = parseBangkok(text ?? '');
    if (date === null || date > clock.now())
      throw new BusinessRefusal({ code: 422, field: 'certificateDate', text: invoiceTexts.certificateDate });
    return bangkokDate(date);
  };

  return {
    /** @throws {BusinessRefusal} 404 another's. */
    view: async (session: Session, idOrNumber: string): Promise<Detail> => {
      const row = await require(db, session, idOrNumber);
      const payments = await listPayments(db, [row.id]);
      const issued = await readDocuments(row, payments);
      const receiptOf = ({ id }: InvoicePaymentRow) =>
        issued.find(({ kind, subject }) => kind === 'receipt' && subject === `payment:${id}`);
      const withholding = await withholdingOf(db, row);
      const withheld = toWireWithheld(
        row,
        payments,
        issued.find(({ kind }) => kind === 'withholdingNote'),
      );
      const pending = [...new Set(issued.filter(({ file_key }) => file_key === null).map(({ kind }) => kind))];
      return {
        invoice: toWireInvoice(row, { now: clock.now(), leastSatang }),
        addressee: addresseeToWire(invoiceAddressee(row)),
        ...daysOf(row.month),
        lines: (await listLines(db, row.id)).map(toWireLine),
        subtotal: bahtFromSatang(row.subtotal_satang),
        vatPercent: row.vat_percent,
        vat: bahtFromSatang(row.vat_satang),
        ...(withholding !== undefined && { withholding }),
        leastPayment: bahtFromSatang(leastSatang),
        payments: payments.map((payment) => toWirePayment(payment, receiptOf(payment))),
        ...(withheld !== undefined && { withheld }),
        reference1: row.reference1,
        reference2: row.tax_number,
        documents: issued.map(toWireDocument),
        ...(pending.length > 0 && { pending }),
      };
    },

    /** @throws {BusinessRefusal} 404 another's; 409 nothing was withheld; 422 at `certificateNumber` or `certificateDate`. */
    saveCertificate: async (session: Session, body: RequestOf<typeof saveCertificate>) => {
      const { id } = await require(db, session, body.invoiceId);
      const certificate_number = cleanText(body.certificateNumber ?? '');
      const changed = await transact(db, async (trx) => {
        const row = await lockInvoice(trx, id);
        if (row.withheld_satang === 0) throw new BusinessRefusal({ code: 409, text: invoiceTexts.nothingWithheld });
        if (certificate_number === '')
          throw new BusinessRefusal({ code: 422, field: 'certificateNumber', text: invoiceTexts.certificateNumber });
        const certificate_date = readDate(body.certificateDate);
        return changeInvoice(trx, id, { certificate_number, certificate_date, at: clock.now() });
      });
      return readWithheld(changed);
    },
  };
}

export type InvoiceDetails = ReturnType<typeof createInvoiceDetails>;
