import type { SavedLocation } from '@songwai/core/places/saved-location';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { ListRow } from '@songwai/ui/list/list-row';
import { Star, StarOff } from 'lucide';

interface SavedPlaceRowProps {
  readonly place: SavedLocation;
  /** Its number on the map. */
  readonly number: number;
  /** Name and phone in one line. */
  readonly contact: string;
  readonly isBusy: boolean;
  readonly onStar: () => void;
  readonly onOpen: () => void;
}

/** A saved place with its contact; a press opens it. */
export function SavedPlaceRow({ place, number, contact, isBusy, onStar, onOpen }: SavedPlaceRowProps) {
  const t = useTranslate();
  const { addressName: name, address, isFavourite } = place;
  return (
    <ListRow
      onPress={onOpen}
      leading={<span className="sw-figures sw-accent">{number}</span>}
      title={
        <>
          {name} {isFavourite ? <Badge tone="success">{t('places.favourites')}</Badge> : null}
        </>
      }
      detail={
        <>
          {address}
          <br />
          {contact}
        </>
      }
      actions={
        <IconButton
          icon={isFavourite ? StarOff : Star}
          label={t(isFavourite ? 'places.unstar' : 'places.star', { name })}
          isDisabled={isBusy}
          onClick={onStar}
        />
      }
    />
  );
}
