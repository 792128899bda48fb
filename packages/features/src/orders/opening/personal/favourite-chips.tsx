import { personalPlace } from '@songwai/core/places/personal/personal-place';
import type { Place } from '@songwai/core/places/place';
import type { SavedLocation } from '@songwai/core/places/saved-location';
import { ChipRow } from '@songwai/ui/chip/chip';
import { Icon } from '@songwai/ui/icon/icon';
import '@songwai/ui/chip/chip.css';
import { homeFirst, ownPlaceIcon } from './own-place-icon.ts';
import { previewing } from './previewing.ts';

export interface FavouriteChipsProps {
  /** Names the row. */
  readonly label: string;
  readonly favourites: readonly SavedLocation[];
  readonly onChoose: (place: Place) => void;
  readonly onPreview: (place: Place | null) => void;
}

/** Home, work and the other favourites, each one press away. */
export function FavouriteChips({ label, favourites, onChoose, onPreview }: FavouriteChipsProps) {
  return (
    <ChipRow label={label} layout="wrap">
      {homeFirst(favourites).map((favourite) => {
        const place = personalPlace(favourite);
        return (
          <button
            key={favourite.id}
            type="button"
            className="sw-chip"
            {...previewing(place, onPreview)}
            onClick={() => onChoose(place)}
          >
            <Icon icon={ownPlaceIcon(favourite)} size="small" />
            <span className="sw-chip__label">{favourite.addressName}</span>
          </button>
        );
      })}
    </ChipRow>
  );
}
