import type { InvoicePayment } from '@songwai/core/invoices/invoice';
import { expect, it } from 'vitest';
import { storyEntries } from './story-entries.ts';

const payment = (given: Partial<InvoicePayment>): InvoicePayment => ({
  ...{ id: 'p', method: 'card', state: 'paid', amountSatang: 94_248, withheldSatang: 0, place: null },
  ...{ at: new Date('2026-12-02T03:15:00Z'), chargeId: null, receipt: null },
  ...given,
});

it('what is paid stands before what is still waited for, whichever was begun first', () => {
  const invoice = { status: 'outstanding', billDate: '02/12/2026', amountSatang: 144_248 } as const;
  const payments = [
    payment({ id: 'bill', method: 'billPayment', state: 'pending', at: new Date('2026-12-02T03:13:00Z') }),
    payment({ id: 'failed', state: 'failed' }),
    payment({ id: 'card' }),
  ];
  const entries = storyEntries({ invoice, payments }, { t: (key) => key, wayOf: () => '' });
  expect(entries.map(({ id }) => id)).toEqual(['issued', 'card', 'bill', 'receipt']);
});
