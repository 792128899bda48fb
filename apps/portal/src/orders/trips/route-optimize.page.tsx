import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Place } from '@songwai/core/places/place';
import type { SplitTrip } from '@songwai/core/route-optimisation/trips-calls';
import { maxListStops } from '@songwai/core/route-optimisation/trips-limits';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Route, Trash2, Undo2 } from 'lucide';
import { useState } from 'react';
import { PlaceSearchField } from '../../places/place-search-field.tsx';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import { bookTrip } from './book-trip.ts';
import { PasteLines } from './paste-lines.tsx';
import { TripChoices } from './trip-choices.tsx';
import { addPlaces, emptyList, removePlace } from './trip-list.ts';
import { TripResults } from './trip-results.tsx';
import { TripStops } from './trip-stops.tsx';
import { splitQuery } from './trips.queries.ts';
import { useTripList } from './use-trip-list.ts';
import './trips.css';

const loadMap = lazyPart(() => import('./trips-map.tsx'), ['map']);

/** Splits a list of stops over vehicles (spec §2 "routeOptimize"). */
export function RouteOptimizePage() {
  const t = useTranslate();
  const portal = usePortal();
  const navigate = useLocalizedNavigate();
  const { list, change, undo } = useTripList();
  const startup = useQuery(startupQuery(portal));
  const vehicles = startup.data?.catalog.vehicles ?? [];
  const vehicleId = vehicles.find(({ id }) => id === list.vehicleId)?.id ?? vehicles[0]?.id ?? null;
  const { places, vehicleCount } = list;
  const question =
    vehicleId === null || places.length < 2
      ? null
      : { vehicleId, vehicleCount, points: places.map(({ lat, lng }) => ({ lat, lng })) };
  const key = JSON.stringify(question);
  const [askedFor, setAskedFor] = useState('');
  const [chosen, setChosen] = useState(0);
  const isAsked = askedFor === key;
  const plan = useQuery({ ...splitQuery(portal.transport, question), enabled: question !== null && isAsked });
  const split = plan.data ?? null;
  const shown = Math.min(chosen, (split?.trips.length ?? 1) - 1);

  const handlePlan = () => {
    setChosen(0);
    setAskedFor(key);
    if (plan.isError) void plan.refetch();
  };
  const handleBook = async ({ order }: SplitTrip) => {
    const stops = [0, ...order].map((index) => places[index]).filter((place): place is Place => place !== undefined);
    if (vehicleId !== null) navigate(await bookTrip(portal, stops, vehicleId));
  };
  const room = maxListStops - places.length;
  const failure = isAsked && plan.error instanceof GatewayError ? gatewayErrorText(plan.error, t) : '';

  return (
    <main id="main" className="portal-trips">
      <Stack>
        <h1 className="sw-heading--page">{t('split.title')}</h1>
        <p className="sw-soft">{t('split.lead', { most: maxListStops })}</p>
        {room > 0 ? (
          <>
            <PlaceSearchField near={places[0] ?? null} onChoose={(place) => change((before) => addPlaces(before, [place]))} />
            <PasteLines room={room} onFound={(found) => found.length > 0 && change((before) => addPlaces(before, found))} />
          </>
        ) : (
          <Banner tone="info">{t('split.full', { most: maxListStops })}</Banner>
        )}
        {places.length > 0 ? (
          <TripStops places={places} onRemove={(index) => change((before) => removePlace(before, index))} />
        ) : (
          <p className="sw-soft">{t('split.empty')}</p>
        )}
        {places.length > 0 || undo ? (
          <Stack direction="row" gap="small">
            {undo ? (
              <Button variant="quiet" icon={Undo2} onClick={undo}>
                {t('split.undo')}
              </Button>
            ) : null}
            {places.length > 0 ? (
              <Button variant="quiet" icon={Trash2} onClick={() => change(() => emptyList)}>
                {t('split.clear')}
              </Button>
            ) : null}
          </Stack>
        ) : null}
        <TripChoices {...{ list, vehicles, vehicleId }} onChange={(next) => change((before) => ({ ...before, ...next }))} />
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        {split ? null : (
          <Button
            variant="primary"
            size="large"
            isFullWidth
            icon={Route}
            isDisabled={question === null}
            isLoading={isAsked && plan.isFetching}
            onClick={handlePlan}
          >
            {t('split.plan')}
          </Button>
        )}
        {split ? <TripResults {...{ split, places, shown }} onShow={setChosen} onBook={(trip) => void handleBook(trip)} /> : null}
      </Stack>
      <div className="portal-trips__map">
        <LazyView load={loadMap} skeleton={<Skeleton shape="block" height="100%" />} isPatient isOptional>
          {({ TripsMap }) => <TripsMap {...{ places, split, shown }} />}
        </LazyView>
      </div>
    </main>
  );
}
