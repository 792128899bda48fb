import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import { markAllNotificationsRead } from '@songwai/core/notifications/calls';
import type { UserNotification } from '@songwai/core/notifications/notification';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { NotificationList } from '@songwai/ui/notification-list/notification-list';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { useLocalTarget } from '../shell/local-target.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { notificationsQuery } from './notification.queries.ts';
import { notificationItem } from './notification-item.ts';

/** Notifications of one day after the other, in the order they come. */
const byDay = (notifications: readonly UserNotification[]): readonly (readonly [day: string, readonly UserNotification[]])[] => {
  const days = new Map<string, UserNotification[]>();
  for (const notification of notifications) {
    const day = bangkokDate(notification.at);
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  return [...days];
};

/** What happened to the user's deliveries and account in the last 90 days. */
export function NotificationPage() {
  const t = useTranslate();
  const language = useLanguage();
  const clock = useClock();
  const target = useLocalTarget();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const query = useInfiniteQuery(notificationsQuery(transport));
  const pages = query.data?.pages ?? [];
  const notifications = pages.flatMap((page) => page.notifications);
  const unreadCount = pages[0]?.unreadCount ?? 0;
  const newest = notifications[0];
  const reading = useMutation({
    mutationFn: (newestId: string) => markAllNotificationsRead(transport, newestId),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsQuery(transport).queryKey }),
  });

  const heading = useRef<HTMLHeadingElement>(null);
  const isAllRead = reading.isSuccess && unreadCount === 0;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAllRead) heading.current?.focus();
  }, [isAllRead]);

  const now = clock();
  const dayNames = new Map([
    [bangkokDate(now), t('notifications.today')],
    [bangkokDate(addDays(now, -1)), t('notifications.yesterday')],
  ]);
  const status = query.data ? 'ready' : query.isError ? 'error' : 'loading';
  return (
    <Stack gap="large">
      <PageHeader
        title={t('notifications.title')}
        headingRef={heading}
        detail={unreadCount > 0 ? t('notifications.unreadCount', { count: unreadCount }) : undefined}
        actions={
          <>
            {unreadCount > 0 && newest ? (
              <Button isLoading={reading.isPending} onClick={() => reading.mutate(newest.id)}>
                {t('notifications.readAll')}
              </Button>
            ) : null}
            <Link className={buttonClass({ variant: 'quiet' })} to={localizedPath(language, '/settings/notifications')}>
              <Icon icon={Settings} label={t('notifications.preferences')} />
            </Link>
          </>
        }
      />
      <LiveRegion message={isAllRead ? t('notifications.allRead') : ''} />
      {reading.isError || query.isFetchNextPageError ? <Banner tone="danger">{t('common.viewFailed')}</Banner> : null}
      <NotificationList
        headingLevel={2}
        unreadLabel={t('notifications.unread')}
        loadingLabel={t('portal.loading')}
        status={status}
        groups={byDay(notifications).map(([day, items]) => ({
          id: day,
          heading: dayNames.get(day) ?? day,
          items: items.map((notification) => notificationItem(notification, t, target)),
        }))}
        empty={
          <EmptyState title={t('notifications.empty')} action={<LocalLink to="/neworder">{t('notifications.book')}</LocalLink>}>
            {t('notifications.emptyHelp')}
          </EmptyState>
        }
        error={
          <ErrorState title={t('notifications.failed')} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}>
            {t('notifications.failedHelp')}
          </ErrorState>
        }
      />
      {query.hasNextPage ? (
        <Button isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('notifications.more')}
        </Button>
      ) : null}
    </Stack>
  );
}
