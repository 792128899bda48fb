import type { ListedDriver } from '@songwai/core/drivers/calls';
import { filledHeart } from '@songwai/features/shared/driver/filled-heart';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { List } from '@songwai/ui/list/list';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { LocalLink } from '../shell/local-link.tsx';
import { DriverAvatar, DriverName, DriverVehicle } from './driver-cells.tsx';
import { DriverNote } from './driver-note.tsx';
import type { DriverChanges } from './use-driver-changes.tsx';

/** A phone shows no table. */
const loadTable = lazyPart(() => import('./favourite-table.tsx'));

type FavouriteRow = ListedDriver & { readonly id: string };

interface FavouriteListProps {
  readonly query: { readonly data: readonly FavouriteRow[] | undefined; readonly isError: boolean; refetch(): unknown };
  readonly changes: DriverChanges;
  readonly isWide: boolean;
  /** A driver left the list: the focus needs another place. */
  readonly onRemoved: () => void;
}

/** Favourite drivers: a table, on a phone rows. The heart takes a driver off, the note is edited in place. */
export function FavouriteList({ query, changes, isWide, onRemoved }: FavouriteListProps) {
  const t = useTranslate();
  const { data } = query;
  const renderNote = ({ driverId, firstName, remark }: FavouriteRow) => (
    <DriverNote name={firstName} note={remark} onSave={(note) => changes.note(driverId, note, 'favourites')} />
  );
  const renderHeart = (driver: FavouriteRow) => (
    <IconButton
      icon={filledHeart}
      isPressed
      label={t('drivers.isFavourite', { name: driver.firstName })}
      onClick={() => {
        onRemoved();
        void changes.remove(driver);
      }}
    />
  );
  const faces = {
    status: data ? ('ready' as const) : query.isError ? ('error' as const) : ('loading' as const),
    loadingLabel: t('portal.loading'),
    empty: (
      <EmptyState
        title={t('drivers.empty')}
        drawing={
          <span className="portal-drivers__faces">
            <Avatar tone="quiet" size="large" />
            <Avatar size="hero" />
            <Avatar tone="quiet" size="large" />
          </span>
        }
        action={
          <LocalLink kind="standalone" to="/dashboard">
            {t('drivers.emptyLink')}
          </LocalLink>
        }
      >
        {t('drivers.emptyHelp')}
      </EmptyState>
    ),
    error: (
      <ErrorState title={t('drivers.listFailed')} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}>
        {t('drivers.listFailedHelp')}
      </ErrorState>
    ),
  };

  if (isWide) {
    return (
      <LazyView load={loadTable} skeleton={<Skeleton shape="block" height="320px" />}>
        {({ FavouriteTable }) => <FavouriteTable {...{ faces, renderNote, renderHeart }} drivers={data ?? []} />}
      </LazyView>
    );
  }
  return (
    <Card padding="none">
      <List
        {...faces}
        hasLeading
        label={t('drivers.favourites')}
        items={data ?? []}
        renderItem={(driver) => (
          <div className="portal-driver">
            <DriverAvatar driver={driver} />
            <div className="portal-driver__text">
              <DriverName driver={driver} />
              <p className="portal-driver__line sw-small sw-soft">
                <DriverVehicle driver={driver} />
                <span className="sw-figures">· {t('drivers.jobs', { count: driver.jobCount })}</span>
              </p>
              {renderNote(driver)}
            </div>
            {renderHeart(driver)}
          </div>
        )}
      />
    </Card>
  );
}
