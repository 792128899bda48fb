import type { LatLng } from '@songwai/core/basics/geo';
import type { DeliveryRow } from '@songwai/core/bulk/rows/delivery-row';
import type { Place } from '@songwai/core/places/place';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Combobox } from '@songwai/ui/combobox/combobox';
import { cellProblem } from './problem-text.ts';
import { addressOf, onMap, type PlaceOption, usePlaceSuggestions } from './use-place-suggestions.ts';

interface AddressFieldProps {
  readonly row: DeliveryRow;
  readonly near: LatLng | null;
  readonly onType: (text: string) => void;
  readonly onPlace: (place: Place) => void;
  /** The place is to be chosen on the map. */
  readonly onChoose: () => void;
}

const typed = (text: string): PlaceOption => ({ value: text, label: text });

/** The address of a row on a phone, with the places that it may mean. What is typed counts without a choice, too. */
export function AddressField({ row, near, onType, onPlace, onChoose }: AddressFieldProps) {
  const t = useTranslate();
  const { load, texts } = usePlaceSuggestions(near);
  const { address } = row.cells;
  const handleChange = (option: PlaceOption | null) => {
    if (option?.value === onMap) onChoose();
    else if (option?.place) {
      const text = addressOf(row, option);
      // Another address forgets its place, so that it comes first.
      if (text !== address) onType(text);
      onPlace(option.place);
    } else onType(option?.label ?? '');
  };
  return (
    <Combobox<PlaceOption>
      label={t('rows.address')}
      placeholder={t('rows.placeholder.address')}
      error={cellProblem(row, 'address', t) ?? undefined}
      value={address === '' ? null : typed(address)}
      toOption={typed}
      loadOptions={(query, signal) => load(row, query, signal)}
      onChange={handleChange}
      texts={{ ...texts, clear: t('common.clear') }}
    />
  );
}
