import { maxStops } from '@songwai/core/basics/stop-limits';
import type { HireStop } from '@songwai/core/full-day/hire-draft';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import type { Place } from '@songwai/core/places/place';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { RouteCard, RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Plus, X } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { useHireProblems } from '../use-hire-problems.ts';
import { HireSection } from './hire-section.tsx';

const loadSearch = lazyPart(() => import('../../places/place-search-field.tsx'), ['places']);

const selectStops = ({ draft }: HireState) => draft.stops;

/** What is being searched: a place by its key, or a new one. */
const newPlace = 'new';

/** Where work begins, and, if one likes, the places on the way. */
export function PlacesSection({ flow }: { readonly flow: HireFlow }) {
  const t = useTranslate();
  const problemOf = useHireProblems(flow);
  const stops = useFlow(flow.store, selectStops);
  const [searching, setSearching] = useState<string | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const focusIndex = useRef<number | null>(null);

  // Choosing a result removes the focused search, so the focus moves to the card that replaces it.
  useLayoutEffect(() => {
    if (focusIndex.current === null || searching !== null) return;
    section.current?.querySelector<HTMLElement>(`[data-place="${focusIndex.current}"] button`)?.focus();
    focusIndex.current = null;
  }, [searching]);

  const leaveSearch = (index: number) => {
    focusIndex.current = index;
    setSearching(null);
  };
  const renderSearch = (index: number, onChoose: (place: Place) => void) => (
    <LazyView load={loadSearch} skeleton={<Skeleton shape="block" height="60px" />}>
      {({ PlaceSearchField }) => (
        <PlaceSearchField
          shouldFocus
          onChoose={(chosen) => {
            onChoose(chosen);
            leaveSearch(index);
          }}
          onCancel={() => leaveSearch(index)}
        />
      )}
    </LazyView>
  );
  const renderStop = (stop: HireStop, index: number) => {
    const { key, place } = stop;
    const role = t(index === 0 ? 'hire.workPlace' : 'hire.onTheWay');
    if (place === null && searching !== key)
      return (
        <RouteCard
          title={t('hire.placeWanted')}
          isEmpty
          open={{ label: role, onOpen: () => setSearching(key) }}
          error={problemOf(`stops.${key}.place`)}
        />
      );
    if (place === null || searching === key) return renderSearch(index, (chosen) => flow.setPlace(key, chosen));
    return (
      <RouteCard
        title={place.name}
        detail={[role, place.address].filter(Boolean).join(' · ')}
        open={{ label: t('hire.placeOpen'), onOpen: () => setSearching(key) }}
        error={problemOf(`stops.${key}.place`)}
        end={
          index === 0 ? null : (
            <IconButton
              icon={X}
              label={t('hire.removePlace', { name: place.name })}
              onClick={() => {
                flow.removeStop(key);
                section.current?.querySelector<HTMLElement>('[data-place] button')?.focus();
              }}
            />
          )
        }
      />
    );
  };

  const canAdd = stops[0]?.place !== null && stops.length < maxStops;
  return (
    <HireSection title={t('hire.placesTitle')}>
      <div ref={section}>
        <RouteLine label={t('hire.placesTitle')}>
          {stops.map((stop, index) => (
            <RouteStop
              key={stop.key}
              node={{ state: index === 0 ? 'focus' : 'todo', number: index + 1 }}
              segment={canAdd || index < stops.length - 1 ? 'dotted' : 'none'}
            >
              <div data-place={index} data-field={`stops.${stop.key}.place`}>
                {renderStop(stop, index)}
              </div>
            </RouteStop>
          ))}
          {canAdd ? (
            <RouteStop node={{ state: 'add', icon: Plus }} segment="none">
              <div data-place={stops.length}>
                {searching === newPlace ? (
                  renderSearch(stops.length, flow.addStop)
                ) : (
                  <RouteCard
                    title={t('hire.addPlace')}
                    detail={t('hire.addPlaceHelp')}
                    isEmpty
                    open={{ label: '', onOpen: () => setSearching(newPlace) }}
                  />
                )}
              </div>
            </RouteStop>
          ) : null}
        </RouteLine>
      </div>
    </HireSection>
  );
}
