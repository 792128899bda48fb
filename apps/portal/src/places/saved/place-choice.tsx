import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { ListRow } from '@songwai/ui/list/list-row';
import { useState } from 'react';
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
  if (form.lat === '' || isSearching)
    return (
      <Stack gap="small">
        <PlaceSearchField
          shouldFocus={isSearching}
          onChoose={(place) => {
            setIsSearching(false);
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
          <Button variant="quiet" onClick={() => setIsSearching(true)}>
            {t('places.changePlace')}
          </Button>
        }
      />
    </Card>
  );
}
