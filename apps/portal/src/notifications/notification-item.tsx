import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { Translate } from '@songwai/core/i18n/translate';
import type { UserNotification } from '@songwai/core/notifications/notification';
import { buttonClass } from '@songwai/ui/button/button';
import type { LinkTarget } from '@songwai/ui/lib/link-target';
import type { NotificationItem } from '@songwai/ui/notification-list/notification-list';
import { type ActionFacts, chatPath, notificationAction } from './notification-action.ts';
import { notificationLooks } from './notification-looks.ts';
import { eventTitle, notificationTitle, routeText } from './notification-texts.ts';

export interface ItemFacts extends ActionFacts {
  /** It hangs on its job's line, below the job's name. */
  readonly isOnLine: boolean;
  readonly t: Translate;
  /** Leads to a page, and marks it read. */
  readonly target: (path: string) => LinkTarget;
}

const pathOf = (notification: UserNotification): string | undefined => {
  const { kind, jobId, recurringId, file, invoiceId } = notification;
  const { path, isAboutJob } = notificationLooks[kind];
  if (kind === 'chatMessage') return chatPath(notification);
  if (isAboutJob && jobId !== null) return `/job/${jobId}`;
  if (path === undefined) return undefined;
  const query = recurringId !== null ? `?id=${recurringId}` : file !== null ? `?file=${file.id}` : '';
  return `${path}${invoiceId === null ? '' : `/${invoiceId}`}${query}`;
};

type Tone = NotificationItem['tone'];

/** On the line what went well is a node like the others, and what waits for an answer is marigold. */
const lineTone = (tone: Tone, hasAction: boolean): Tone =>
  hasAction ? 'bonus' : tone === 'warn' || tone === 'danger' ? tone : 'brand';

/** A notification as the list shows it. */
export const notificationItem = (
  notification: UserNotification,
  { isOnLine, t, target, ...facts }: ItemFacts,
): NotificationItem => {
  const { icon, tone } = notificationLooks[notification.kind];
  const { file, at } = notification;
  const path = pathOf(notification);
  const action = notificationAction(notification, facts);
  const ownTone = file !== null && file.failed > 0 ? 'warn' : tone;
  return {
    id: notification.id,
    icon,
    tone: isOnLine ? lineTone(ownTone, action !== null) : ownTone,
    title: isOnLine ? eventTitle(notification, t) : notificationTitle(notification, t),
    detail: isOnLine ? undefined : routeText(notification),
    time: bangkokTime(at),
    dateTime: at.toISOString(),
    isUnread: !notification.isRead,
    ...(path !== undefined && { link: target(path) }),
    action: action && (
      <a className={buttonClass({ variant: action.variant, size: 'dense' })} {...target(action.path)}>
        {t(action.text)}
      </a>
    ),
  };
};
