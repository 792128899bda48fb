import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { DataSubjectRequest, DataSubjectState } from '../data-subject.ts';
import { type RequestPage, requestFromWire } from '../request-from-wire.ts';
import * as routes from './routes.generated.ts';

/** A data request as administrators see it. */
export interface AdminDataRequest extends DataSubjectRequest {
  readonly userId: string;
}

/** Users' requests about their data, newest first. @throws GatewayError 403 not an administrator. */
export const fetchAllDataRequests = async (
  transport: Transport,
  query: { readonly state?: DataSubjectState; readonly userId?: string; readonly cursor?: string } = {},
): Promise<RequestPage<AdminDataRequest>> => {
  const { requests = [], nextCursor = null } = await call(transport, routes.listDataRequests, query);
  return { requests: requests.map((request) => ({ ...requestFromWire(request), userId: request.userId })), nextCursor };
};

/** Answers an open request and notifies the user. @throws GatewayError 403, 404 no open request, 422 no answer. */
export const decideDataRequest = async (
  transport: Transport,
  decision: { readonly requestId: string; readonly isDone: boolean; readonly outcome: string },
): Promise<void> => {
  await call(transport, routes.decideDataRequest, decision);
};
