import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import { createInvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow';
import type { InvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow-state';
import { useClock } from '@songwai/features/shared/clock-context';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invoicesKey } from '../../shell/menu/overdue.queries.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** The paying of this visit to the page. What is open when it ends stays open, and the invoice shows it. */
export function useInvoiceFlow({ invoice: { id } }: InvoiceDetail): InvoiceFlow {
  const { transport, random } = usePortal();
  const clock = useClock();
  const queries = useQueryClient();
  const [flow] = useState(() =>
    createInvoiceFlow({
      transport,
      invoiceId: id,
      random,
      clock: () => clock().getTime(),
      onChange: () => void queries.invalidateQueries({ queryKey: invoicesKey }),
    }),
  );
  useEffect(() => flow.leave, [flow]);
  return flow;
}
