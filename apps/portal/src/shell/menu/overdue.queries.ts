import type { Transport } from '@songwai/core/gateway/transport-types';
import { queryOptions } from '@tanstack/react-query';

/** Begins the keys of all that a payment of an invoice changes. */
export const invoicesKey = ['invoices'] as const;

/** How many invoices are outstanding, and what is overdue: for the menu, the bar above every page, and the ways to pay an order. */
export const overdueQuery = (transport: Transport) =>
  queryOptions({
    queryKey: [...invoicesKey, 'overdue'],
    staleTime: 60_000,
    queryFn: async () => {
      // Its own file, which no page waits for.
      const { fetchOverdueInvoices } = await import('@songwai/core/invoices/overdue-calls');
      return fetchOverdueInvoices(transport);
    },
  });
