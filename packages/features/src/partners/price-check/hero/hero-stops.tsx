import type { CheckedStop, PriceCheckFlow, PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { WayChoice, type WayField, WayFields } from '@songwai/ui/way-fields/way-fields';
import { ArrowUpDown } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { useFlow } from '../../../shared/use-flow.ts';
import { HeroSearch } from './hero-search.tsx';

/** Of pick-up and destination, each with its own query. */
export type HeroSearches = readonly [from: PlaceSearch, to: PlaceSearch];

export interface HeroStopsProps {
  readonly flow: PriceCheckFlow;
  readonly searches: HeroSearches;
}

const selectStops = ({ stops, searchingKey, outsideKey }: PriceCheckState) => ({ stops, searchingKey, outsideKey });

/** Pick-up and destination, each with a field that can be typed into at once, and swapped once both are known. */
export function HeroStops({ flow, searches }: HeroStopsProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);
  const { stops, searchingKey, outsideKey } = useFlow(flow.store, selectStops);
  const isWhole = stops.every(({ place }) => place !== null);
  const nextKey = searchingKey ?? stops.find(({ place }) => place === null)?.key ?? stops.at(-1)?.key;

  // Whoever has chosen goes on at the next field, and stays where there is none.
  useLayoutEffect(() => {
    if (focusAt.current === null) return;
    const stop = root.current?.querySelectorAll('li')[focusAt.current];
    stop?.querySelector<HTMLElement>('input, button')?.focus();
    focusAt.current = null;
  });

  const swap = () => {
    const [first, second] = stops;
    if (!first?.place || !second?.place) return;
    flow.setPlace(first.key, second.place);
    flow.setPlace(second.key, first.place);
  };

  const fieldOf = (stop: CheckedStop, index: 0 | 1): WayField => {
    const label = t(index === 0 ? 'hero.from' : 'hero.to');
    const other = stops[1 - index]?.place ?? null;
    const isSearched = stop.place === null || stop.key === searchingKey;
    return {
      id: stop.key,
      label,
      state: stop.key === outsideKey ? 'refused' : stop.key === nextKey ? 'focus' : stop.place ? 'stop' : 'todo',
      error: stop.key === outsideKey ? t('hero.outside') : undefined,
      children:
        stop.place !== null && !isSearched ? (
          <WayChoice text={stop.place.name} label={t('hero.change')} onOpen={() => flow.startSearch(stop.key)} />
        ) : (
          <HeroSearch
            key={stop.place === null ? 'first' : 'change'}
            search={searches[index]}
            label={label}
            placeholder={stop.place?.name ?? t('hero.placeholder')}
            near={other}
            isChange={stop.place !== null}
            onChoose={(place) => {
              focusAt.current = other === null ? 1 - index : index;
              flow.setPlace(stop.key, place);
              flow.leaveSearch();
            }}
            onCancel={() => {
              focusAt.current = index;
              flow.leaveSearch();
            }}
          />
        ),
    };
  };

  const [first, second] = stops;
  return (
    <div ref={root}>
      <WayFields
        label={t('stops.label')}
        isWhole={isWhole}
        fields={first && second ? [fieldOf(first, 0), fieldOf(second, 1)] : []}
        action={
          isWhole && searchingKey === null ? (
            <IconButton icon={ArrowUpDown} variant="outlined" label={t('hero.swap')} onClick={swap} />
          ) : undefined
        }
      />
    </div>
  );
}
