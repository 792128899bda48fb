import type { DropPointFlow, DropPointState } from '@songwai/core/partners/drop-points/drop-point-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { Button } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { ChosenCard } from '@songwai/ui/route-line/chosen-card';
import { RouteCard, RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Luggage, Search } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { DropPointSearch } from './drop-point-search.tsx';
import { problemTexts } from './drop-point-texts.ts';
import './drop-point.css';

export interface DropPointRouteProps {
  readonly flow: DropPointFlow;
  readonly search: PlaceSearch;
  /** Where the bags wait. */
  readonly pickUp: string;
}

const selectPlace = ({ draft, isSearching, problems }: DropPointState) => ({ place: draft.place, isSearching, problems });

/** From the partner's place, where the bags wait, to the place that the guest chooses. */
export function DropPointRoute({ flow, search, pickUp }: DropPointRouteProps) {
  const t = useTranslate();
  const { place, isSearching, problems } = useFlow(flow.store, selectPlace);
  const card = useRef<HTMLDivElement>(null);
  const wasSearching = useRef(false);

  // The search takes its focus with it, so the card that replaces it gets the focus.
  useLayoutEffect(() => {
    if (wasSearching.current && !isSearching) card.current?.querySelector('button')?.focus();
    wasSearching.current = isSearching;
  }, [isSearching]);

  const isSettled = place !== null && !isSearching;
  const chosen = () => {
    if (place === null)
      return (
        <RouteCard
          title={
            <span className="sw-drop-point__invitation">
              <Icon icon={Search} size="small" /> {t('bags.goTo')}
            </span>
          }
          isEmpty
          error={problemTexts(problems, t)('place')}
          open={{ label: t('bags.searchLabel'), onOpen: flow.startSearch }}
        />
      );
    return (
      <ChosenCard>
        <RouteCard
          title={place.name}
          detail={place.isApproximate ? <span className="sw-ink">{t('bags.approximate')}</span> : place.address}
          error={problemTexts(problems, t)('place')}
          end={
            <Button variant="quiet" aria-label={t('bags.changePlace', { place: place.name })} onClick={flow.startSearch}>
              {t('bags.change')}
            </Button>
          }
        />
      </ChosenCard>
    );
  };

  return (
    <RouteLine label={t('bags.route')}>
      <RouteStop node={{ state: 'stop', icon: Luggage }} segment={isSettled ? 'solid' : 'dotted'}>
        <RouteCard title={pickUp} detail={t('bags.waitHere')} />
      </RouteStop>
      <RouteStop node={{ state: 'focus', number: 2 }}>
        <div ref={card} data-field="place">
          {isSearching ? <DropPointSearch search={search} onChoose={flow.setPlace} onLeave={flow.leaveSearch} /> : chosen()}
        </div>
      </RouteStop>
    </RouteLine>
  );
}
