import { markAllNotificationsRead, markNotificationRead } from '@songwai/core/notifications/reading-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Icon } from '@songwai/ui/icon/icon';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Stack } from '@songwai/ui/layout/stack';
import { useMedia } from '@songwai/ui/lib/use-media';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, CheckCheck, Settings } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import { useAddress } from '../routes/use-address.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalTarget } from '../shell/local-target.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { GroupChips } from './group-chips.tsx';
import { groupIn, notificationsKey, notificationsQuery } from './notification.queries.ts';
import { NotificationView } from './notification-view.tsx';
import './notification.page.css';

const loadSettings = lazyPart(() => import('./preferences/preferences-settings.tsx'), ['preferences', 'errors']);

/** What happened to the user's deliveries and account in the last 90 days, on a wide window beside what is announced where. */
export function NotificationPage() {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const group = groupIn(useAddress().search);
  const isPhone = useMedia('(max-width: 479.98px)');
  const isWide = useMedia('(min-width: 1240px)');
  const query = useInfiniteQuery({ ...notificationsQuery(transport, group), placeholderData: (previous) => previous });
  const pages = query.data?.pages ?? [];
  const notifications = pages.flatMap((page) => page.notifications);
  const unreadCount = pages[0]?.unreadCount ?? 0;
  const newest = notifications[0];
  // The list and the numbers of the menu.
  const renew = () => queries.invalidateQueries({ queryKey: notificationsKey });
  const reading = useMutation({
    mutationFn: (newestId: string) => markAllNotificationsRead(transport, newestId),
    onSuccess: renew,
  });
  const opening = useMutation({ mutationFn: (id: string) => markNotificationRead(transport, id), onSuccess: renew });

  const heading = useRef<HTMLHeadingElement>(null);
  const isAllRead = reading.isSuccess && unreadCount === 0;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAllRead) heading.current?.focus();
  }, [isAllRead]);

  // What a filter leaves is said once it was used.
  const [firstGroup] = useState(group);
  const [wasFiltered, setWasFiltered] = useState(false);
  if (group !== firstGroup && !wasFiltered) setWasFiltered(true);
  const isThere = query.data !== undefined && !query.isPlaceholderData;
  const shown = t('notifications.shown', { count: notifications.length, group: t(`notifications.${group ?? 'all'}Group`) });

  const empty =
    group === null ? (
      <EmptyState
        drawing={<IconTile icon={Bell} outcome="success" />}
        title={t('notifications.empty')}
        action={
          <a className={buttonClass({})} {...target('/neworder')}>
            {t('notifications.book')}
          </a>
        }
      >
        {t('notifications.emptyHelp')}
      </EmptyState>
    ) : (
      <EmptyState
        title={t('notifications.emptyGroup')}
        action={
          <a className={buttonClass({})} {...target('/notification')}>
            {t('notifications.seeAll')}
          </a>
        }
      />
    );
  const list = (
    <Stack>
      <GroupChips group={group} unread={pages[0]?.unreadByGroup} />
      {reading.isError || query.isFetchNextPageError ? <Banner tone="danger">{t('common.viewFailed')}</Banner> : null}
      <NotificationView
        notifications={notifications}
        onOpen={(id) => opening.mutate(id)}
        status={isThere ? 'ready' : query.isError ? 'error' : 'loading'}
        empty={empty}
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
  return (
    <Stack gap="large">
      <PageHeader
        title={t('notifications.title')}
        headingRef={heading}
        detail={unreadCount > 0 ? t('notifications.unreadCount', { count: unreadCount }) : undefined}
        actions={
          <>
            {unreadCount > 0 && newest && group === null ? (
              isPhone ? (
                <IconButton
                  icon={CheckCheck}
                  label={t('notifications.readAll')}
                  aria-busy={reading.isPending || undefined}
                  onClick={() => reading.mutate(newest.id)}
                />
              ) : (
                <Button variant="quiet" icon={CheckCheck} isLoading={reading.isPending} onClick={() => reading.mutate(newest.id)}>
                  {t('notifications.readAll')}
                </Button>
              )
            ) : null}
            {isWide ? null : (
              <Link
                className="sw-icon-button"
                title={t('notifications.preferences')}
                to={localizedPath(language, '/settings/notifications')}
              >
                <Icon icon={Settings} label={t('notifications.preferences')} />
              </Link>
            )}
          </>
        }
      />
      <LiveRegion message={isAllRead ? t('notifications.allRead') : wasFiltered && isThere ? shown : ''} />
      {isWide ? (
        <div className="portal-notifications">
          {list}
          <section aria-labelledby="portal-notifications-settings" className="portal-notifications__settings">
            <h2 id="portal-notifications-settings" className="sw-heading">
              {t('notifications.settings')}
            </h2>
            <LazyView
              load={loadSettings}
              skeleton={
                <SkeletonGroup label={t('portal.loading')}>
                  <Skeleton shape="block" height="320px" />
                </SkeletonGroup>
              }
            >
              {({ PreferencesSettings }) => <PreferencesSettings />}
            </LazyView>
          </section>
        </div>
      ) : (
        list
      )}
    </Stack>
  );
}
