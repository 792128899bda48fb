import type { ListedDriver } from '@songwai/core/drivers/calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { initialOf } from '@songwai/features/shared/initial-of';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { List } from '@songwai/ui/list/list';
import { DriverName, DriverVehicle } from './driver-cells.tsx';
import { DriverNote } from './driver-note.tsx';
import { listedDay } from './listed-day.ts';
import type { DriverChanges } from './use-driver-changes.tsx';

interface BlockedListProps {
  readonly query: {
    readonly data: readonly (ListedDriver & { readonly id: string })[] | undefined;
    readonly isError: boolean;
    refetch(): unknown;
  };
  readonly changes: DriverChanges;
  readonly onRemoved: () => void;
}

/** Drivers who get none of the customer's jobs, since when and why. */
export function BlockedList({ query, changes, onRemoved }: BlockedListProps) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  const { data } = query;
  return (
    <>
      <Card padding="none">
        <List
          hasLeading
          label={t('drivers.blocked')}
          items={data ?? []}
          status={data ? 'ready' : query.isError ? 'error' : 'loading'}
          loadingLabel={t('portal.loading')}
          skeletonRows={2}
          empty={<EmptyState title={t('drivers.blockedNone')} />}
          error={
            <ErrorState title={t('drivers.listFailed')} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}>
              {t('drivers.listFailedHelp')}
            </ErrorState>
          }
          renderItem={(driver) => (
            <div className="portal-driver">
              <Avatar initials={initialOf(driver.firstName)} size="large" tone="quiet" />
              <div className="portal-driver__text">
                <DriverName driver={{ ...driver, averageRating: null }} />
                <p className="portal-driver__line sw-small sw-soft">
                  <DriverVehicle driver={driver} />
                  <span>· {listedDay(driver.addedDate, { now, language, t })}</span>
                </p>
                <DriverNote
                  name={driver.firstName}
                  note={driver.remark}
                  onSave={(note) => changes.note(driver.driverId, note, 'blocked')}
                />
              </div>
              <Button
                aria-label={t('drivers.unblockLabel', { name: driver.firstName })}
                onClick={() => {
                  onRemoved();
                  void changes.unblock(driver);
                }}
              >
                {t('drivers.unblock')}
              </Button>
            </div>
          )}
        />
      </Card>
      {data && data.length > 0 ? <p className="sw-note">{t('drivers.blockedFoot')}</p> : null}
    </>
  );
}
