import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchReceiptHeaders } from '@songwai/core/invoices/receipt-header-calls';
import { queryOptions } from '@tanstack/react-query';

/** The user's billing addresses, the last changed first. */
export const billingQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['receipt-headers'], queryFn: () => fetchReceiptHeaders(transport) });
