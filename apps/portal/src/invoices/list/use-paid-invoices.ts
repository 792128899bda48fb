import type { PaidInvoices } from '@songwai/core/invoices/invoice-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { paidQuery } from '../invoices.queries.ts';

export interface PaidYear {
  readonly data: PaidInvoices | undefined;
  readonly isError: boolean;
  /** Another year is on its way; that before it is still shown. */
  readonly isChanging: boolean;
  /** The chosen year; null before one is known. */
  readonly year: number | null;
  readonly setYear: (year: number) => void;
  readonly retry: () => void;
}

/** Paid invoices of the newest year, or of the chosen one. */
export function usePaidInvoices(): PaidYear {
  const { transport } = usePortal();
  const [chosen, setYear] = useState<number | null>(null);
  const query = useQuery({ ...paidQuery(transport, chosen), placeholderData: keepPreviousData });
  return {
    data: query.data,
    isError: query.isError,
    isChanging: query.isPlaceholderData,
    year: chosen ?? query.data?.year ?? null,
    setYear,
    retry: () => void query.refetch(),
  };
}
