import { formatBaht } from '@songwai/core/basics/money';
import type { Place } from '@songwai/core/places/place';
import type { SplitRoutes, SplitTrip, TripTotal } from '@songwai/core/route-optimisation/trips-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { useEffect, useRef } from 'react';

interface TripResultsProps {
  readonly split: SplitRoutes;
  readonly places: readonly Place[];
  /** The trip on the map. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onBook: (trip: SplitTrip) => void;
}

/** The routes with kilometres and price, and what they save. */
export function TripResults({ split, places, shown, onShow, onBook }: TripResultsProps) {
  const t = useTranslate();
  const { total } = split;
  const heading = useRef<HTMLHeadingElement>(null);
  // The routes are below a list that may be long.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each plan
  useEffect(() => heading.current?.focus(), [split]);
  const said = { count: total.trips, km: total.distanceKm.toFixed(2), price: formatBaht(total.priceSatang) };
  return (
    <Stack>
      <div>
        <h2 ref={heading} className="sw-heading" tabIndex={-1}>
          {t('split.planned', said)}
        </h2>
        <p className="sw-soft">{t('split.priceNote')}</p>
      </div>
      <Comparison split={split} />
      {split.trips.map((trip, index) => (
        <Card key={trip.order.join()} tone={index === shown ? 'tint' : 'plain'}>
          <Stack gap="small">
            <button type="button" className="portal-trips__route" aria-pressed={index === shown} onClick={() => onShow(index)}>
              <span className="sw-strong">{t('split.route', { number: index + 1 })}</span>
              <span className="sw-strong sw-figures">{formatBaht(trip.priceSatang)}</span>
              <span className="sw-note">{t('split.stops', { count: trip.order.length })}</span>
              <span className="sw-note sw-figures">{t('common.distanceKm', { km: trip.distanceKm.toFixed(2) })}</span>
            </button>
            <ol className="portal-trips__order">
              {[0, ...trip.order].map((at) => (
                <li key={at}>{places[at]?.name}</li>
              ))}
            </ol>
            <Button isFullWidth onClick={() => onBook(trip)}>
              {t('split.book')}
            </Button>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** The same stops in other ways. */
function Comparison({ split: { total, oneEach, asGiven } }: { readonly split: SplitRoutes }) {
  const t = useTranslate();
  const rows: readonly (readonly [string, TripTotal])[] = [
    [t('split.oneEach'), oneEach],
    [t('split.asGiven'), asGiven],
  ];
  return (
    <Card tone="sunken">
      <h3 className="sw-heading sw-heading--small">{t('split.compare')}</h3>
      <dl className="portal-trips__compare">
        {rows.map(([name, way]) => (
          <div key={name}>
            <dt>
              {name}
              <span className="sw-note">{t('split.way', { count: way.trips, km: way.distanceKm.toFixed(2) })}</span>
            </dt>
            <dd className="sw-figures">
              {formatBaht(way.priceSatang)}
              {way.priceSatang > total.priceSatang ? (
                <span className="sw-note">{t('split.saves', { price: formatBaht(way.priceSatang - total.priceSatang) })}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
