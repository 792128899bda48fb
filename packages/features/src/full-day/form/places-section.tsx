import { maxStops } from '@songwai/core/basics/stop-limits';
import { newPlaceKey } from '@songwai/core/full-day/hire/hire-mode';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { RouteCard } from '@songwai/ui/route-line/route-line';
import { Plus } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { HireParts, HireStopItem } from '../hire-parts.ts';
import { useHireProblems } from '../use-hire-problems.ts';
import { HireSection } from './hire-section.tsx';
import { PlaceCard } from './place-card.tsx';

const selectPlaces = ({ draft, mode }: HireState) => ({
  stops: draft.stops,
  searchingKey: mode.kind === 'searchLocation' ? mode.stopKey : null,
});

export interface PlacesSectionProps {
  readonly flow: HireFlow;
  readonly parts: Pick<HireParts, 'Stops' | 'Search'>;
}

/** Where work begins, and, if one likes, the places on the way: searched for, pinned on the map, moved by hand or by key. */
export function PlacesSection({ flow, parts }: PlacesSectionProps) {
  const t = useTranslate();
  const problemOf = useHireProblems(flow);
  const { stops, searchingKey } = useFlow(flow.store, selectPlaces);
  const section = useRef<HTMLDivElement>(null);
  const focusIndex = useRef<number | null>(null);

  // Choosing a result or dropping a pin removes the focused search, so the focus moves to the card that replaces it.
  useLayoutEffect(() => {
    if (focusIndex.current === null || searchingKey !== null) return;
    section.current?.querySelector<HTMLElement>(`[data-place="${focusIndex.current}"] button`)?.focus();
    focusIndex.current = null;
  }, [searchingKey]);

  const renderSearch = (index: number, key: string) => {
    const aimFocus = () => {
      focusIndex.current = index;
    };
    return (
      <parts.Search
        shouldFocus
        near={stops.findLast(({ place }, at) => place !== null && at !== index)?.place ?? null}
        onChoose={(chosen) => {
          aimFocus();
          flow.setPlace(key, chosen);
        }}
        onCancel={() => {
          aimFocus();
          flow.leaveMode();
        }}
        onPin={() => {
          aimFocus();
          flow.startPin();
        }}
      />
    );
  };

  const items = stops.map(
    ({ key, place }, index): HireStopItem => ({
      id: key,
      index,
      name: place?.name ?? t('hire.workPlace'),
      node: { state: index === 0 ? 'focus' : 'todo' },
      segment: 'dotted',
      isFixed: stops.length === 1 || place === null || key === searchingKey,
    }),
  );
  const canAdd = stops[0]?.place !== null && stops.length < maxStops;
  return (
    <HireSection title={t('hire.placesTitle')}>
      <div ref={section}>
        <parts.Stops
          label={t('hire.placesTitle')}
          stops={items}
          onMove={flow.moveStop}
          renderStop={({ index }, handle) => {
            const stop = stops[index];
            if (!stop) return null;
            const { key } = stop;
            return (
              <div data-place={index} data-field={`stops.${key}.place`}>
                {key === searchingKey ? (
                  renderSearch(index, key)
                ) : (
                  <PlaceCard
                    {...{ stop, index, handle }}
                    problem={problemOf(`stops.${key}.place`)}
                    onOpen={() => flow.startSearch(key)}
                    onRemove={() => {
                      flow.removeStop(key);
                      section.current?.querySelector<HTMLElement>('[data-place] button')?.focus();
                    }}
                  />
                )}
              </div>
            );
          }}
          last={
            canAdd
              ? {
                  node: { state: 'add', icon: Plus },
                  children: (
                    <div data-place={stops.length}>
                      {searchingKey === newPlaceKey ? (
                        renderSearch(stops.length, newPlaceKey)
                      ) : (
                        <RouteCard
                          title={t('hire.addPlace')}
                          detail={t('hire.addPlaceHelp')}
                          isEmpty
                          open={{ label: '', onOpen: () => flow.startSearch(newPlaceKey) }}
                        />
                      )}
                    </div>
                  ),
                }
              : undefined
          }
        />
      </div>
    </HireSection>
  );
}
