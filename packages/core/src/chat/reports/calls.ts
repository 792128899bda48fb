import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { messageFromWire } from '../chat-from-wire.ts';
import type { ChatMessage } from '../chat-message.ts';
import * as routes from './routes.generated.ts';

export type ChatReportReason = 'rude' | 'harassment' | 'fraud' | 'unsafe' | 'other';

/** Reports a message, or (without `seq`) the other side as a whole. @throws GatewayError 404; 429. */
export const reportChat = async (
  transport: Transport,
  report: { readonly roomId: string; readonly seq?: number; readonly reason: ChatReportReason; readonly comment?: string },
): Promise<void> => {
  await call(transport, routes.reportChat, report);
};

/** A report, for admins. */
export interface ChatReport {
  readonly id: string;
  readonly roomId: string;
  readonly reason: ChatReportReason;
  readonly comment: string;
  readonly at: Date;
  readonly reporterName: string;
  /** Null where the other side as a whole was reported. */
  readonly message: ChatMessage | null;
  readonly isClosed: boolean;
}

/** The oldest open ones first. @throws GatewayError 403 not an admin. */
export const fetchChatReports = async (
  transport: Transport,
  query: { readonly state?: 'open' | 'closed'; readonly cursor?: string | undefined } = {},
): Promise<{ readonly reports: readonly ChatReport[]; readonly nextCursor: string | null }> => {
  const { reports = [], nextCursor = null } = await call(transport, routes.listChatReports, query);
  return {
    reports: reports.map(({ reportId, createdDateTime, message, reason, ...report }) => ({
      ...report,
      id: reportId,
      reason: reason as ChatReportReason,
      at: new Date(createdDateTime),
      message: message ? messageFromWire(message) : null,
    })),
    nextCursor,
  };
};

/** Notes that a report was dealt with. @throws GatewayError 404 no such report. */
export const closeChatReport = async (transport: Transport, reportId: string): Promise<void> => {
  await call(transport, routes.closeChatReport, { reportId });
};
