import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJobReceipt, fetchTopUpReceipt } from '@songwai/core/receipts/receipt-calls';
import { queryOptions } from '@tanstack/react-query';

/** Begins the keys of all that naming another addressee changes. */
export const receiptsKey = ['receipts'] as const;

export const jobReceiptQuery = (transport: Transport, jobId: string) =>
  queryOptions({ queryKey: [...receiptsKey, 'job', jobId], staleTime: 0, queryFn: () => fetchJobReceipt(transport, jobId) });

export const topUpReceiptQuery = (transport: Transport, referenceNo: string) =>
  queryOptions({
    queryKey: [...receiptsKey, 'topUp', referenceNo],
    staleTime: 0,
    queryFn: () => fetchTopUpReceipt(transport, referenceNo),
  });
