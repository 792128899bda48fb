import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Columns } from '@songwai/ui/layout/columns';
import { Stack } from '@songwai/ui/layout/stack';
import { useMedia } from '@songwai/ui/lib/use-media';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';
import { BlockedList } from './blocked-list.tsx';
import { blockedQuery, favouritesQuery, suggestedQuery } from './favorite.queries.ts';
import { FavouriteList } from './favourite-list.tsx';
import { OnlyFavourites } from './only-favourites.tsx';
import { SuggestedDrivers } from './suggested-drivers.tsx';
import { useDriverChanges } from './use-driver-changes.tsx';
import './favorite.page.css';

/** Favourite drivers, who are offered one's jobs first, and blocked ones, who never are (spec §2, §7). */
export function FavoritePage() {
  const t = useTranslate();
  const { transport } = usePortal();
  const favourites = useQuery(favouritesQuery(transport));
  const blocked = useQuery(blockedQuery(transport));
  const suggested = useQuery(suggestedQuery(transport));
  const changes = useDriverChanges();
  const isWide = useMedia('(min-width: 760px)');
  const [tab, setTab] = useState<'favourites' | 'blocked'>('favourites');
  const heading = useRef<HTMLHeadingElement>(null);
  // The row that had the focus is going.
  const onRemoved = () => heading.current?.focus();

  const head = (
    <>
      <PageHeader title={t('drivers.title')} detail={t('drivers.subtitle')} headingRef={heading} />
      <div role="alert">{changes.hasFailed ? <Banner tone="danger">{t('drivers.favouriteFailed')}</Banner> : null}</div>
    </>
  );
  const favouriteList = <FavouriteList query={favourites} {...{ changes, isWide, onRemoved }} />;
  const blockedList = <BlockedList query={blocked} {...{ changes, onRemoved }} />;
  const onlyFavourites = <OnlyFavourites changes={changes} />;
  const suggestions = <SuggestedDrivers drivers={suggested.data ?? []} changes={changes} />;

  if (isWide) {
    return (
      <Stack gap="large">
        {head}
        <Columns
          kind="aside"
          main={
            <Stack gap="large">
              {favouriteList}
              <section aria-labelledby="blocked-drivers">
                <Stack gap="small">
                  <h2 id="blocked-drivers" className="sw-heading sw-heading--small">
                    {t('drivers.blocked')}
                  </h2>
                  {blockedList}
                </Stack>
              </section>
            </Stack>
          }
          side={
            <Stack>
              {onlyFavourites}
              {suggestions}
            </Stack>
          }
        />
      </Stack>
    );
  }

  const countOf = (list: readonly unknown[] | undefined) => list?.length ?? 0;
  const tabs = [
    {
      id: 'favourites' as const,
      label: favourites.data?.length
        ? t('drivers.favouritesCount', { count: countOf(favourites.data) })
        : t('drivers.favouritesTab'),
      panelId: 'drivers-favourites',
    },
    {
      id: 'blocked' as const,
      label: blocked.data?.length ? t('drivers.blockedCount', { count: countOf(blocked.data) }) : t('drivers.blockedTab'),
      panelId: 'drivers-blocked',
    },
  ];
  return (
    <Stack>
      {head}
      <SegmentedTabs isWide label={t('drivers.lists')} tabs={tabs} selectedId={tab} onSelect={setTab} />
      <div role="tabpanel" id="drivers-favourites" aria-label={tabs[0]?.label} hidden={tab !== 'favourites'}>
        <Stack>
          {onlyFavourites}
          {favouriteList}
          {suggestions}
        </Stack>
      </div>
      <div role="tabpanel" id="drivers-blocked" aria-label={tabs[1]?.label} hidden={tab !== 'blocked'}>
        <Stack gap="small">{blockedList}</Stack>
      </div>
    </Stack>
  );
}
