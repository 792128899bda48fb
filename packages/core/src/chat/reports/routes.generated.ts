// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as contract from './contract.ts';

export const closeChatReport: Route<typeof contract.closeChatReport> = { path: '/chat/support/reports/:reportId/close' };
export const listChatReports: Route<typeof contract.listChatReports> = {
  path: '/chat/support/reports',
  method: 'GET',
  isIdempotentRead: true,
};
export const reportChat: Route<typeof contract.reportChat> = { path: '/chat/room/:roomId/report' };
