import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { UserNotification } from '@songwai/core/notifications/notification';
import type { ButtonLook } from '@songwai/ui/button/button';
import { supportPath } from '../shell/chat/support-path.ts';

/** What can be done about a notification. */
export interface NotificationAction {
  readonly text: TextKey<'notifications'>;
  readonly path: string;
  readonly variant: NonNullable<ButtonLook['variant']>;
}

export interface ActionFacts {
  /** Nothing has happened to its job since. */
  readonly isLatest: boolean;
  /** Of the rating that its job waits for. */
  readonly ratingToken: string | undefined;
}

/** The room of a chat: a job's, or that of support. */
export const chatPath = ({ jobId }: UserNotification): string => (jobId === null ? supportPath : `/chat/${jobId}`);

/** The one thing to do about it; null where there is none, or it was done already as far as is known. */
export const notificationAction = (
  notification: UserNotification,
  { isLatest, ratingToken }: ActionFacts,
): NotificationAction | null => {
  const { kind, jobId, isRead, recurringId, invoiceId } = notification;
  if (kind === 'delivered' && ratingToken !== undefined)
    return { text: 'notifications.rate', path: `/rating/${ratingToken}`, variant: 'tint' };
  if (kind === 'noDriver' && isLatest && jobId !== null)
    return { text: 'notifications.choose', path: `/job/${jobId}`, variant: 'primary' };
  if (isRead) return null;
  if (kind === 'chatMessage') return { text: 'notifications.answer', path: chatPath(notification), variant: 'primary' };
  if (kind === 'recurringAsked' && recurringId !== null)
    return { text: 'notifications.choose', path: `/recurring?id=${recurringId}`, variant: 'primary' };
  if (kind === 'recurringShort') return { text: 'notifications.topUp', path: '/wallet', variant: 'secondary' };
  if (kind === 'invoiceOverdue' && invoiceId !== null)
    return { text: 'notifications.pay', path: `/invoice/${invoiceId}`, variant: 'secondary' };
  return null;
};
