import { addMonths, bangkokDate, bangkokYear, parseBangkok, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type * as contract from '@songwai/core/invoices/invoice-contract';
import { daysOverdue } from '@songwai/core/invoices/invoice-due';
import { mayPay, payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import type { InvoicePause } from '../../jobs/booking/storing/invoice-pause.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { DocumentSubject, Documents, IssuedDocument } from '../../tax-documents/documents.ts';
import { listUnbilledJobs } from '../billing/unbilled-view.ts';
import { listInvoices, listPaidTimes } from '../invoice-queries.ts';
import { isPaused } from '../overdue/paused-queries.ts';
import { listPayments } from '../paying/payment-queries.ts';
import { overdueDaysOf, toWireDocument, toWireInvoice } from './wire-invoice.ts';

type Answer<E extends keyof typeof contract> = Omit<ReplyOf<(typeof contract)[E]>, 'responseCode' | 'responseDesc' | 'field'>;

export interface ListDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly documents: Documents;
  /** The least that one payment of an invoice may be. */
  readonly leastSatang: number;
}

interface PauseDeps {
  readonly invoicePause: InvoicePause;
}

const sumOf = (amounts: readonly { readonly amountSatang: number }[]): number =>
  amounts.reduce((sum, { amountSatang }) => sum + amountSatang, 0);

/** Lists of a payer's invoices. */
export function createInvoiceLists({ db, clock, documents, leastSatang, invoicePause }: ListDeps & PauseDeps) {
  /** Receipts of the last payments, by invoice. */
  const readReceipts = async (invoiceIds: readonly string[]): Promise<ReadonlyMap<string, IssuedDocument>> => {
    const paid = (await listPayments(db, invoiceIds)).filter(({ state }) => state === 'paid');
    const issued = await documents.listOfSubjects(
      db,
      paid.map(({ id }): DocumentSubject => `payment:${id}`),
    );
    const receipts = new Map(issued.filter(({ kind }) => kind === 'receipt').map((one) => [one.subject, one]));
    return new Map(
      paid.flatMap(({ id, invoice_id }) => {
        const receipt = receipts.get(`payment:${id}`);
        return receipt === undefined ? [] : [[invoice_id, receipt] as const];
      }),
    );
  };

  const readNext = async (payerId: string): Promise<Answer<'unpaidInvoices'>['next']> => {
    const now = clock.now();
    const jobs = await listUnbilledJobs(db, { payerId, before: new Date(now.getTime() + 1) });
    if (jobs.length === 0) return undefined;
    const billDate = bangkokDate(addMonths(startOfBangkokMonth(now), 1));
    return { jobCount: jobs.length, amount: bahtFromSatang(sumOf(jobs)), billDate };
  };

  return {
    overdue: async (session: Session): Promise<Answer<'overdueInvoices'>> => {
      if (!mayPay(session)) return { count: 0 };
      const now = clock.now();
      const payerId = payerOf(session);
      const open = await listInvoices(db, payerId, { isOpen: true });
      const overdue = open.filter((row) => overdueDaysOf(row, { now, leastSatang }) > 0);
      const [oldest] = overdue;
      const amountSatang = overdue.reduce((sum, row) => sum + row.open_satang, 0);
      return {
        ...{ count: overdue.length, amount: bahtFromSatang(amountSatang), outstanding: open.length },
        daysOverdue: oldest === undefined ? 0 : daysOverdue(oldest.due_at, now),
        ...(oldest !== undefined && { invoiceId: oldest.id }),
        isPaused: await isPaused(db, invoicePause, { payerId, now }),
      };
    },

    unpaid: async (session: Session): Promise<Answer<'unpaidInvoices'>> => {
      const payerId = payerOf(session);
      const now = clock.now();
      const rows = await listInvoices(db, payerId, { isOpen: true });
      const next = await readNext(payerId);
      return { invoices: rows.map((row) => toWireInvoice(row, { now, leastSatang })), ...(next !== undefined && { next }) };
    },

    /** @param asked a year; the newest one with a paid invoice where undefined. */
    paid: async (session: Session, asked: number | undefined): Promise<Answer<'paidInvoices'>> => {
      const payerId = payerOf(session);
      const now = clock.now();
      const years = [...new Set((await listPaidTimes(db, payerId)).map(bangkokYear))].sort((a, b) => b - a);
      const year = asked ?? years[0];
      if (year === undefined) return { years, invoices: [] };
      const [from, before] = [year, year + 1].map((of) => parseBangkok(`01/01/${of}`) ?? now);
      const rows = await listInvoices(db, payerId, { isOpen: false, from: from ?? now, before: before ?? now });
      const receipts = await readReceipts(rows.map(({ id }) => id));
      const invoices = rows.toReversed().map((row) => {
        const receipt = receipts.get(row.id);
        return {
          ...toWireInvoice(row, { now, leastSatang }),
          ...(receipt !== undefined && { receipt: toWireDocument(receipt) }),
        };
      });
      return { year, years, invoices };
    },
  };
}

export type InvoiceLists = ReturnType<typeof createInvoiceLists>;
