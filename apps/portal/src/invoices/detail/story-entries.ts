import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import type { Invoice, InvoicePayment } from '@songwai/core/invoices/invoice';
import type { TimelineEntry } from '@songwai/ui/timeline/timeline';
import { LoaderCircle, Receipt } from 'lucide';

interface PaidSoFar {
  readonly invoice: Pick<Invoice, 'status' | 'billDate' | 'amountSatang'>;
  readonly payments: readonly InvoicePayment[];
}

interface StoryWords {
  readonly t: Translate;
  /** How and where it was paid: the bank, the card. */
  readonly wayOf: (payment: InvoicePayment) => string;
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** The invoice on its line: issued, each payment, and the receipt at the end. */
export function storyEntries({ invoice, payments }: PaidSoFar, { t, wayOf }: StoryWords): readonly TimelineEntry[] {
  const when = ({ at }: InvoicePayment) => t('invoice.when', { date: bangkokDate(at), time: bangkokTime(at) });
  // What was begun earlier may end later.
  const shown = payments
    .filter(({ state }) => state !== 'failed')
    .toSorted((a, b) => Number(a.state === 'pending') - Number(b.state === 'pending'));
  const isPaid = invoice.status === 'paid';
  const pending = shown.find(({ state }) => state === 'pending');
  const last = shown.findLast(({ receipt }) => receipt !== null);
  const entries: TimelineEntry[] = [
    {
      id: 'issued',
      node: { state: 'done' },
      title: t('invoice.issued'),
      detail: joined(invoice.billDate, formatBaht(invoice.amountSatang)),
    },
    ...shown.map((payment): TimelineEntry => {
      const isWaiting = payment.state === 'pending';
      const sum = isPaid && shown.length === 1 ? '' : formatBaht(payment.amountSatang);
      return {
        id: payment.id,
        node: isWaiting ? { state: 'focus', icon: LoaderCircle } : { state: 'done' },
        title: isWaiting
          ? t(payment.method === 'billPayment' ? 'invoice.waitingBill' : 'invoice.waitingBank')
          : t('invoice.paid'),
        detail: joined(when(payment), wayOf(payment), sum),
        isCurrent: isWaiting,
        // Dots: what comes after it is not agreed yet.
        ...(isWaiting && { segment: 'dotted' as const }),
      };
    }),
  ];
  if (isPaid && last?.receipt) {
    const sums = { amount: formatBaht(last.amountSatang), tax: formatBaht(last.withheldSatang) };
    entries.push({
      id: 'receipt',
      node: { state: 'focus', icon: Receipt },
      title: t('invoice.receipt', { number: last.receipt.number }),
      detail: t(last.withheldSatang > 0 ? 'invoice.receivedTax' : 'invoice.received', sums),
    });
  } else if (pending) {
    entries.push({
      id: 'receipt',
      node: { state: 'todo', icon: Receipt },
      title: t('invoice.receiptWord'),
      detail: t('invoice.receiptSoon'),
    });
  }
  return entries;
}
