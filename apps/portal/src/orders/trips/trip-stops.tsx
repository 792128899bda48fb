import type { Place } from '@songwai/core/places/place';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { RouteCard, RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { X } from 'lucide';

interface TripStopsProps {
  readonly places: readonly Place[];
  readonly onRemove: (index: number) => void;
}

/** The list as it was given: the pick-up first. */
export function TripStops({ places, onRemove }: TripStopsProps) {
  const t = useTranslate();
  return (
    <RouteLine label={t('trips.list')}>
      {places.map((place, index) => (
        <RouteStop
          // biome-ignore lint/suspicious/noArrayIndexKey: the same place may be in the list twice
          key={`${place.placeId} ${index}`}
          node={{ state: 'stop', number: index + 1 }}
          segment={index === places.length - 1 ? 'none' : 'dotted'}
        >
          <RouteCard
            title={place.name}
            detail={[index === 0 ? t('trips.pickUp') : t('trips.drop', { number: index }), place.address]
              .filter(Boolean)
              .join(' · ')}
            end={<IconButton icon={X} label={t('trips.remove', { name: place.name })} onClick={() => onRemove(index)} />}
          />
        </RouteStop>
      ))}
    </RouteLine>
  );
}
