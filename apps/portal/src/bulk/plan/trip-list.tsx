import { formatBaht } from '@songwai/core/basics/money';
import type { PlannedTrip } from '@songwai/core/bulk/bulk';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { RouteNode } from '@songwai/ui/route-line/route-line';
import { useState } from 'react';
import './trip-list.css';

interface TripListProps {
  readonly trips: readonly PlannedTrip[];
  /** The name of a trip by the parts of town that it goes to. */
  readonly nameOf: (trip: PlannedTrip) => string;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** As many as fit beside the map. */
const firstShown = 6;

/** The trips of a plan; the chosen one is on the map. */
export function TripList({ trips, nameOf, chosen, onChoose }: TripListProps) {
  const t = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? trips : trips.slice(0, firstShown);
  return (
    <>
      <List
        label={t('trips.count', { count: trips.length })}
        loadingLabel={t('trips.grouping')}
        empty={null}
        items={shown.map((trip, index) => ({ id: String(trip.rows[0]), trip, index }))}
        renderItem={({ trip, index }) => (
          <ListRow
            leading={<RouteNode state={index === chosen ? 'stop' : 'todo'} number={index + 1} />}
            title={nameOf(trip)}
            detail={t('trips.dropsKm', { count: trip.rows.length, km: trip.distanceKm.toFixed(2) })}
            trailing={
              <span className="portal-trips__price">
                <span className="sw-strong">{formatBaht(trip.priceSatang)}</span>
                {trip.aloneSatang > trip.priceSatang ? <s className="sw-note">{formatBaht(trip.aloneSatang)}</s> : null}
              </span>
            }
            isCurrent={index === chosen}
            onPress={() => onChoose(index)}
          />
        )}
      />
      {shown.length < trips.length ? (
        <Button variant="quiet" isFullWidth onClick={() => setIsWhole(true)}>
          {t('trips.showMore', { count: trips.length - shown.length })}
        </Button>
      ) : null}
    </>
  );
}
