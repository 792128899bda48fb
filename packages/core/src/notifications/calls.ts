import type { Static } from 'typebox';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { notification as NotificationWire } from './contract.ts';
import type { NotificationPage, UserNotification } from './notification.ts';
import type { NotificationGroup } from './notification-event.ts';
import * as routes from './routes.generated.ts';

const fromWire = ({
  notificationId,
  createdDateTime,
  jobId,
  recurringId,
  bulkId,
  bookedCount,
  failedCount,
  invoiceId,
  name,
  route,
  ...rest
}: Static<typeof NotificationWire>): UserNotification => ({
  ...rest,
  id: notificationId,
  jobId: jobId ?? null,
  recurringId: recurringId ?? null,
  file: bulkId === undefined ? null : { id: bulkId, booked: bookedCount ?? 0, failed: failedCount ?? 0 },
  invoiceId: invoiceId ?? null,
  name: name ?? '',
  route: route ?? null,
  at: new Date(createdDateTime),
});

const noneUnread: NotificationPage['unreadByGroup'] = { jobs: 0, chat: 0, money: 0, account: 0 };

/** A page of what happened, newest first. @throws GatewayError */
export const fetchNotifications = async (
  transport: Transport,
  {
    limit,
    ...page
  }: {
    readonly limit?: number;
    readonly cursor?: string;
    readonly group?: NotificationGroup;
    readonly signal?: AbortSignal;
  } = {},
): Promise<NotificationPage> => {
  const query = { ...page, ...(limit !== undefined && { limit: String(limit) }) };
  const reply = await call(transport, routes.listNotifications, query);
  const { notifications = [], unreadCount = 0, unreadByGroup = noneUnread, nextCursor = null } = reply;
  return { notifications: notifications.map(fromWire), unreadCount, unreadByGroup, nextCursor };
};
