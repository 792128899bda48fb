import { useTranslate } from '@songwai/features/shared/translate-context';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { RouteCard, RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { X } from 'lucide';
import type { ListedPlace } from './trip-list.ts';

interface TripStopsProps {
  readonly places: readonly ListedPlace[];
  readonly onRemove: (index: number) => void;
}

/** Without spaces and case. */
const plain = (text: string) => text.replaceAll(/\s/g, '').toLocaleLowerCase();

/** The list as it was given: the pick-up first. */
export function TripStops({ places, onRemove }: TripStopsProps) {
  const t = useTranslate();
  const detailOf = ({ name, address, line = '' }: ListedPlace, index: number) => {
    const role = index === 0 ? t('split.pickUp') : t('split.drop', { number: index });
    const said = [role, address].filter(Boolean).join(' · ');
    // A search that forgives much may have found something else.
    const isSure = plain(`${name} ${address}`).includes(plain(line));
    return isSure ? (
      said
    ) : (
      <>
        {said} <span className="sw-phrase sw-ink">{t('split.foundBy', { line })}</span>
      </>
    );
  };
  return (
    <RouteLine label={t('split.list')}>
      {places.map((place, index) => (
        <RouteStop
          // biome-ignore lint/suspicious/noArrayIndexKey: the same place may be in the list twice
          key={`${place.placeId} ${index}`}
          node={{ state: 'stop', number: index + 1 }}
          segment={index === places.length - 1 ? 'none' : 'dotted'}
        >
          <RouteCard
            title={place.name}
            detail={detailOf(place, index)}
            end={<IconButton icon={X} label={t('split.remove', { name: place.name })} onClick={() => onRemove(index)} />}
          />
        </RouteStop>
      ))}
    </RouteLine>
  );
}
