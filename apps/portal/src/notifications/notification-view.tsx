import { addDays, bangkokDate, formatLongDate } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { wayText } from '@songwai/core/jobs/way-text';
import type { UserNotification } from '@songwai/core/notifications/notification';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import type { LinkTarget } from '@songwai/ui/lib/link-target';
import type { ListFaces } from '@songwai/ui/list/list';
import type { NotificationDay } from '@songwai/ui/notification-list/notification-list';
import { NotificationList } from '@songwai/ui/notification-list/notification-list';
import { useQuery } from '@tanstack/react-query';
import { waitingRatingsQuery } from '../shell/jobs/waiting-ratings.queries.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalTarget } from '../shell/local-target.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { notificationDays } from './notification-days.ts';
import { notificationItem } from './notification-item.tsx';

interface NotificationViewProps extends Pick<ListFaces, 'status' | 'empty' | 'error'> {
  readonly notifications: readonly UserNotification[];
  /** One was opened that was not read yet. */
  readonly onOpen: (id: string) => void;
}

/** Ids of the newest notification of each job. */
const latestOfJobs = (notifications: readonly UserNotification[]): ReadonlySet<string> => {
  const latest = new Map<string, string>();
  for (const { id, jobId } of notifications) if (jobId !== null && !latest.has(jobId)) latest.set(jobId, id);
  return new Set(latest.values());
};

/** What happened day by day; the events of a job hang on its line. */
export function NotificationView({ notifications, onOpen, ...faces }: NotificationViewProps) {
  const t = useTranslate();
  const language = useLanguage();
  const clock = useClock();
  const target = useLocalTarget();
  const { transport } = usePortal();
  const { data: waiting = [] } = useQuery(waitingRatingsQuery(transport));

  const now = clock();
  const dayNames = new Map([
    [bangkokDate(now), t('notifications.today')],
    [bangkokDate(addDays(now, -1)), t('notifications.yesterday')],
  ]);
  const latest = latestOfJobs(notifications);
  /** Leads on, and marks what is followed as read. */
  const targetOf =
    ({ id, isRead }: UserNotification) =>
    (path: string): LinkTarget => {
      const link = target(path);
      if (isRead) return link;
      return {
        ...link,
        onClick: (event) => {
          onOpen(id);
          link.onClick?.(event);
        },
      };
    };

  const days = notificationDays(notifications).map(({ day, parts }): NotificationDay => {
    const [first] = parts.flatMap((part) => part.notifications);
    return {
      id: day,
      heading: dayNames.get(day) ?? (first ? formatLongDate(first.at, language) : day),
      groups: parts.map(({ jobId, notifications: ofPart }) => ({
        id: jobId ?? 'single',
        ...(jobId !== null && { matter: matterOf(jobId, ofPart) }),
        items: ofPart.map((notification) =>
          notificationItem(notification, {
            t,
            target: targetOf(notification),
            isOnLine: jobId !== null,
            isLatest: latest.has(notification.id),
            ratingToken: waiting.find((job) => job.jobId === notification.jobId)?.ratingToken,
          }),
        ),
      })),
    };
  });
  return (
    <NotificationList
      {...faces}
      days={days}
      headingLevel={2}
      unreadLabel={t('notifications.unread')}
      loadingLabel={t('portal.loading')}
    />
  );

  function matterOf(jobId: string, ofJob: readonly UserNotification[]) {
    const named = ofJob.find(({ route }) => route !== null);
    const number = formatJobId(jobId);
    if (!named?.route) return { heading: number };
    const { from, to, between } = named.route;
    const more = between > 0 ? <Badge tone="brand">+{between}</Badge> : null;
    return {
      end: number,
      heading: (
        <>
          {wayText(from, to)} {more}
        </>
      ),
    };
  }
}
