import { greatCircleKm } from '@songwai/core/basics/geo';
import { personalPlace } from '@songwai/core/places/personal/personal-place';
import type { Place } from '@songwai/core/places/place';
import type { RecentAddress, SavedLocation } from '@songwai/core/places/saved-location';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Star } from 'lucide';
import { useClock } from '../../../shared/clock-context.tsx';
import { useLanguage, useTranslate } from '../../../shared/translate-context.tsx';
import { WayRow } from '../way-row.tsx';
import { ownPlaceIcon } from './own-place-icon.ts';
import { previewing } from './previewing.ts';

export interface OwnPlaceRowProps {
  readonly place: SavedLocation | RecentAddress;
  /** The stop before, for the distance. */
  readonly from: Place | null;
  readonly isFavourite: boolean;
  readonly onStar: () => void;
  readonly onChoose: (place: Place) => void;
  /** The pointer or the focus is on the row; null: no longer. */
  readonly onPreview: (place: Place | null) => void;
}

const dayMs = 24 * 60 * 60 * 1000;

/** A place of the customer's own, with who is there; a press takes it, the star makes it a favourite. */
export function OwnPlaceRow({ place, from, isFavourite, onStar, onChoose, onPreview }: OwnPlaceRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  const chosen = personalPlace(place);
  const { usedDateTime } = 'id' in place ? { usedDateTime: undefined } : place;
  const days = usedDateTime === undefined ? null : Math.round((Date.parse(usedDateTime) - now.getTime()) / dayMs);
  const used = days === null ? '' : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return (
    <div className="sw-opening__row" {...previewing(chosen, onPreview)}>
      <WayRow
        icon={ownPlaceIcon(place)}
        title={place.addressName}
        detail={[place.contactName, used || place.subDistrict || place.district].filter(Boolean).join(' · ') || place.address}
        meta={from ? t('common.distanceKm', { km: greatCircleKm(from, place).toFixed(1) }) : undefined}
        onPress={() => onChoose(chosen)}
      />
      <IconButton icon={Star} label={t('opening.star', { name: place.addressName })} isPressed={isFavourite} onClick={onStar} />
    </div>
  );
}
