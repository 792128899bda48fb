import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { ListRow } from '@songwai/ui/list/list-row';
import { useEffect, useRef, useState } from 'react';
import { PlaceSearchField } from '../place-search-field.tsx';
import { type SavedPlaceForm, withPlace } from './saved-place-form.ts';

interface PlaceChoiceProps {
  readonly form: SavedPlaceForm;
  readonly onChange: (form: SavedPlaceForm) => void;
  readonly error: string | undefined;
}

/** The place itself: a search until one is chosen, then its address with the way to another. */
export function PlaceChoice({ form, onChange, error }: PlaceChoiceProps) {
  const t = useTranslate();
  const [isSearching, setIsSearching] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const again = useRef<HTMLButtonElement>(null);
  // The search that had the focus is gone.
  useEffect(() => {
    if (chosen !== null) again.current?.focus();
  }, [chosen]);
  const handleSearch = () => {
    setIsSearching(true);
    setChosen(null);
  };
  if (form.lat === '' || isSearching)
    return (
      <Stack gap="small">
        <PlaceSearchField
          shouldFocus={isSearching}
          onChoose={(place) => {
            setIsSearching(false);
            setChosen(`${place.lat},${place.lng}`);
            onChange(withPlace(form, place));
          }}
        />
        {error ? (
          <p className="sw-problem" role="alert">
            {error}
          </p>
        ) : null}
      </Stack>
    );
  return (
    <Card padding="none">
      <ListRow
        title={t('places.address')}
        detail={form.address}
        actions={
          <Button variant="quiet" ref={again} onClick={handleSearch}>
            {t('places.changePlace')}
          </Button>
        }
      />
    </Card>
  );
}
