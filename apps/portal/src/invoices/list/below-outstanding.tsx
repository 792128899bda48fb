import type { NextInvoice } from '@songwai/core/invoices/invoice';
import { NextInvoiceRow } from './next-invoice.tsx';
import { PaidInvoices } from './paid-invoices.tsx';
import type { PaidYear } from './use-paid-invoices.ts';

interface BelowOutstandingProps {
  readonly next: NextInvoice | null;
  readonly paid: PaidYear;
}

/** Below what is owed: the next invoice, and the paid ones. */
export function BelowOutstanding({ next, paid }: BelowOutstandingProps) {
  return (
    <>
      {next ? <NextInvoiceRow next={next} /> : null}
      <PaidInvoices paid={paid} />
    </>
  );
}
