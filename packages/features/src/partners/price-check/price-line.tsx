import { formatBaht } from '@songwai/core/basics/money';
import { checkedOffer, priceProblem, shownEstimate } from '@songwai/core/partners/price-check/checked-order';
import type { CheckedStop, PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { serviceLink } from '@songwai/core/partners/price-check/service-link';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { Banner } from '@songwai/ui/banner/banner';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { WayBar, type WayBarStop } from '@songwai/ui/way-bar/way-bar';
import { ArrowRight } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { stopInvitation } from '../../orders/stops/stop-role.ts';
import { Phrases } from '../../shared/phrases.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { PriceSearch } from './price-search.tsx';
import { isPlainPress, type PriceBooking } from './price-total.tsx';

export interface PriceLineProps {
  readonly flow: PriceCheckFlow;
  readonly search: PlaceSearch;
  readonly booking: PriceBooking;
  /** Its button: "Continue". */
  readonly action: string;
  /** Of the pick-up, and of the stop it goes to. */
  readonly labels: readonly [from: string, to: string];
  readonly distanceLabel: string;
}

const selectLine = (state: PriceCheckState) => ({
  stops: state.stops,
  searchingKey: state.searchingKey,
  outsideKey: state.outsideKey,
  status: state.price.status,
  distanceKm: shownEstimate(state)?.distanceKm ?? null,
  offer: checkedOffer(state),
  problem: priceProblem(state),
  query: serviceLink(state)?.toString() ?? '',
});

const stateOf = ({ place }: CheckedStop, isLast: boolean): WayBarStop['state'] => {
  if (place === null) return 'todo';
  return isLast ? 'focus' : 'stop';
};

const otherPlace = (stops: readonly CheckedStop[], key: string): Place | null =>
  stops.find((stop) => stop.key !== key && stop.place !== null)?.place ?? null;

const problemTexts = { outside: 'prices.outsideHelp', noVehicle: 'prices.noVehicle', failed: 'prices.failedHelp' } as const;

/** The price check in one line, for a page that shows the prices itself; they are announced, and booked from here. */
export function PriceLine({ flow, search, booking, action, labels, distanceLabel }: PriceLineProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const focusKey = useRef<string | null>(null);
  const { stops, searchingKey, outsideKey, status, distanceKm, offer, problem, query } = useFlow(flow.store, selectLine);

  const spoken = offer
    ? t('prices.pricedNow', {
        vehicle: t(`prices.vehicle.${offer.kind}`),
        price: formatBaht(offer.netSatang),
        km: offer.distanceKm.toFixed(2),
      })
    : '';
  useEffect(() => {
    if (status === 'loading') announce(t('prices.loading'));
    if (status === 'ready' && spoken) announce(spoken);
  }, [status, spoken, announce, t]);

  // A search that closes takes the focus with it, so it moves to its stop.
  useLayoutEffect(() => {
    if (focusKey.current === null || searchingKey !== null) return;
    root.current?.querySelector<HTMLElement>(`[data-way-stop="${focusKey.current}"]`)?.focus();
    focusKey.current = null;
  });

  const searching = stops.findIndex(({ key }) => key === searchingKey);
  const searched = stops[searching];
  const close = (run: () => void) => {
    focusKey.current = searchingKey;
    run();
  };
  const text = (
    <span className="sw-button__content">
      {action}
      <Icon icon={ArrowRight} size="small" />
    </span>
  );

  return (
    <div ref={root}>
      <WayBar
        label={t('stops.label')}
        stops={stops.map((stop, index) => ({
          id: stop.key,
          state: stop.key === outsideKey ? 'refused' : stateOf(stop, index === stops.length - 1),
          label: labels[index === 0 ? 0 : 1],
          text: stop.place?.name ?? stopInvitation(index, t),
          isEmpty: stop.place === null,
          isOpen: stop.key === searchingKey,
          onOpen: () => (stop.key === searchingKey ? flow.leaveSearch() : flow.startSearch(stop.key)),
        }))}
        fact={
          distanceKm === null && status !== 'loading'
            ? undefined
            : {
                term: distanceLabel,
                value: distanceKm === null ? <Skeleton width="64px" /> : t('common.distanceKm', { km: distanceKm.toFixed(2) }),
              }
        }
        action={
          offer ? (
            <a
              className={buttonClass({ variant: 'primary', size: 'large' })}
              href={booking.href(query)}
              onClick={(event) => {
                if (isPlainPress(event) && booking.onBook()) event.preventDefault();
              }}
            >
              {text}
            </a>
          ) : (
            <Button variant="primary" size="large" isDisabled>
              {text}
            </Button>
          )
        }
      >
        {searched ? (
          <PriceSearch
            key={searched.key}
            search={search}
            role={labels[searching === 0 ? 0 : 1]}
            placeholder={searched.place?.name ?? stopInvitation(searching, t)}
            near={otherPlace(stops, searched.key)}
            onChoose={(place) => close(() => flow.setPlace(searched.key, place))}
            onCancel={() => close(flow.leaveSearch)}
          />
        ) : problem ? (
          <Banner
            tone="danger"
            action={
              problem === 'failed' ? (
                <Button variant="quiet" onClick={flow.retry}>
                  {t('common.retry')}
                </Button>
              ) : undefined
            }
          >
            <Phrases text={t(problemTexts[problem])} />
          </Banner>
        ) : null}
      </WayBar>
    </div>
  );
}
