import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Marks one notification read. @returns how many are unread now. @throws GatewayError 404 not the user's. */
export const markNotificationRead = async (transport: Transport, notificationId: string): Promise<number> => {
  const { unreadCount = 0 } = await call(transport, routes.readNotifications, { notificationId });
  return unreadCount;
};

/** Marks all notifications read up to the newest that was shown. @returns how many are unread now. @throws GatewayError */
export const markAllNotificationsRead = async (transport: Transport, newestId: string): Promise<number> => {
  const { unreadCount = 0 } = await call(transport, routes.readNotifications, { upTo: newestId });
  return unreadCount;
};
