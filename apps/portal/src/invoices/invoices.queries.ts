import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchInvoice, fetchPaidInvoices, fetchUnpaidInvoices } from '@songwai/core/invoices/invoice-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import { invoicesKey } from '../shell/menu/overdue.queries.ts';

/** Long enough for the page that the query started before; the next visit asks again. */
const shortMs = 10_000;

export const unpaidQuery = (transport: Transport) =>
  queryOptions({ queryKey: [...invoicesKey, 'unpaid'], staleTime: shortMs, queryFn: () => fetchUnpaidInvoices(transport) });

/** @param year null for the newest with a paid invoice. */
export const paidQuery = (transport: Transport, year: number | null) =>
  queryOptions({
    queryKey: [...invoicesKey, 'paid', year],
    staleTime: shortMs,
    queryFn: () => fetchPaidInvoices(transport, year),
  });

/** @param inv the invoice's id, or its number. */
export const invoiceQuery = (transport: Transport, inv: string) =>
  queryOptions({ queryKey: [...invoicesKey, 'one', inv], staleTime: shortMs, queryFn: () => fetchInvoice(transport, inv) });

export const start: StartPage = ({ portal: { transport, session }, queries, params: { inv } }) => {
  const state = session.store.getState();
  const company = state.status === 'signedIn' ? state.user.company : null;
  if (!company?.rights.pay) return;
  if (inv) return void queries.prefetchQuery(invoiceQuery(transport, inv));
  void queries.prefetchQuery(unpaidQuery(transport));
  void queries.prefetchQuery(paidQuery(transport, null));
};
