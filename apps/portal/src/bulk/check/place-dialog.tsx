import type { LatLng } from '@songwai/core/basics/geo';
import type { DeliveryRow } from '@songwai/core/bulk/rows/delivery-row';
import type { Place } from '@songwai/core/places/place';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { PlaceFinder } from '../place/place-finder.tsx';

interface PlaceDialogProps {
  readonly row: DeliveryRow;
  /** Where to search from: the pick-up. */
  readonly near: LatLng | null;
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
}

/** Where a row goes: what its address may mean, a search, or a pin on the map. */
export function PlaceDialog({ row, near, onPlace, onClose }: PlaceDialogProps) {
  const t = useTranslate();
  const { number, cells, lookup, problems } = row;
  return (
    <Dialog
      isOpen
      title={t('rows.choosePlace', { number })}
      closeLabel={t('common.close')}
      presentation="full"
      initialFocus={lookup.places.length > 0 ? 'frame' : 'field'}
      onClose={onClose}
    >
      <Stack>
        <p>
          <span className="sw-note">{t('rows.fileAddress')}</span>
          <br />
          {cells.address}
        </p>
        {lookup.places.length > 0 ? (
          <Card padding="none">
            <List
              label={t('rows.choices')}
              loadingLabel={t('rows.choices')}
              empty={null}
              items={lookup.places.map((place) => ({ ...place, id: place.placeId }))}
              renderItem={({ id: _, ...place }) => (
                <ListRow title={place.name} detail={place.address} onPress={() => onPlace(place)} />
              )}
            />
          </Card>
        ) : null}
        <PlaceFinder
          near={lookup.places[0] ?? near}
          isPinning={problems.address?.code === 'addressOutside' || problems.address?.code === 'addressElsewhere'}
          onChoose={onPlace}
        />
      </Stack>
    </Dialog>
  );
}
