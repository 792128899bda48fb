import { satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { OverdueInvoices } from './invoice.ts';
import * as routes from './routes.generated.ts';

/** What is overdue, for the bar above every page. @throws GatewayError */
export const fetchOverdueInvoices = async (transport: Transport): Promise<OverdueInvoices> => {
  const reply = await call(transport, routes.overdueInvoices);
  return {
    count: reply.count ?? 0,
    amountSatang: satangFromBaht(reply.amount ?? 0),
    daysOverdue: reply.daysOverdue ?? 0,
    invoiceId: reply.invoiceId ?? null,
    outstanding: reply.outstanding ?? 0,
    isPaused: reply.isPaused === true,
  };
};
