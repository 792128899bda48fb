import { formatBaht } from '@songwai/core/basics/money';
import type { BulkTrip } from '@songwai/core/bulk/bulk';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { CircleAlert } from 'lucide';
import { Problem } from '../../shell/actions/problem.tsx';
import type { RunActions } from '../running/use-run-actions.ts';
import { tripName } from '../trip-name.ts';

interface UnbookedTripsProps {
  readonly trips: readonly BulkTrip[];
  readonly actions: RunActions;
}

/** At the price that the customer sees: the new one where it has risen. */
const retried = ({ number, priceSatang, newPriceSatang }: BulkTrip) => ({
  trip: number,
  priceSatang: newPriceSatang ?? priceSatang,
});

/** The trips that could not be booked, with why, and what to do about each. Trying again never books twice. */
export function UnbookedTrips({ trips, actions }: UnbookedTripsProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  return (
    <Card isInvalid>
      <Stack gap="small">
        <Stack direction="row" justify="between">
          <h2 className="sw-heading sw-heading--small">{t('trips.notBooked', { count: trips.length })}</h2>
          <span className="sw-note">{t('trips.notCharged')}</span>
        </Stack>
        <List
          label={t('trips.notBooked', { count: trips.length })}
          loadingLabel={t('trips.booking')}
          empty={null}
          items={trips.map((trip) => ({ id: String(trip.number), trip }))}
          renderItem={({ trip }) => (
            <ListRow
              leading={<Icon icon={CircleAlert} />}
              title={`${t('trips.number', { number: trip.number })} · ${tripName(trip.districts, t)}`}
              detail={t('trips.dropsWhy', { count: trip.rows.length, why: trip.failure ? nameOf(trip.failure) : '' })}
              actions={
                <Button isDisabled={actions.isBusy} onClick={() => actions.goOn([retried(trip)])}>
                  {trip.newPriceSatang === null ? t('trips.retry') : t('trips.new', { price: formatBaht(trip.newPriceSatang) })}
                </Button>
              }
            />
          )}
        />
        {trips.length > 1 ? (
          <div>
            <Button variant="tint" isLoading={actions.isBusy} onClick={() => actions.goOn(trips.map(retried))}>
              {t('trips.retryAll')}
            </Button>
          </div>
        ) : null}
        <div role="alert">
          <Problem error={actions.error} />
        </div>
      </Stack>
    </Card>
  );
}
