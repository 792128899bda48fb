import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchStatement } from '@songwai/core/invoices/statement-calls';
import { queryOptions } from '@tanstack/react-query';
import { invoicesKey } from '../../shell/menu/overdue.queries.ts';

/** @param month MM/YYYY. */
export const statementQuery = (transport: Transport, month: string) =>
  queryOptions({ queryKey: [...invoicesKey, 'month', month], staleTime: 0, queryFn: () => fetchStatement(transport, month) });
