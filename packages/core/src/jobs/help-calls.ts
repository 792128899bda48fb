import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** A customer's request to the support team. */
export interface HelpRequest {
  readonly requestId: number;
  readonly jobId: string;
  readonly userId: string;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly message: string;
  /** DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  readonly isClosed: boolean;
}

/** Asks the support team about a job. @throws GatewayError 404 no such job; 429 too many for this job within an hour. */
export const askForHelp = async (
  transport: Transport,
  question: { readonly jobId: string; readonly message: string },
): Promise<void> => {
  await call(transport, routes.customerNeedHelp, question);
};

/** Customers' help requests, the oldest first, 50 at a time; for administrators. @throws GatewayError 403 */
export const fetchHelpRequests = async (
  transport: Transport,
  question: { readonly isClosed?: boolean; readonly afterId?: number } = {},
): Promise<readonly HelpRequest[]> => {
  const reply = await call(transport, routes.listHelpRequests, {
    state: question.isClosed === true ? 'closed' : 'open',
    afterId: question.afterId?.toString(),
  });
  return (reply.helpRequests ?? []).map(({ name, phone, ...request }) => ({
    ...request,
    customerName: name,
    customerPhone: phone,
  }));
};

/** Closes a help request; for administrators. @throws GatewayError 403, 404 */
export const closeHelpRequest = async (transport: Transport, requestId: number): Promise<void> => {
  await call(transport, routes.closeHelpRequest, { requestId: String(requestId) });
};
