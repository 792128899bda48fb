import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { CopyButton } from '@songwai/ui/copy-button/copy-button';
import { Stack } from '@songwai/ui/layout/stack';
import { Bookmark } from 'lucide';
import type { SavedPlaceForm } from '../saved/saved-place-form.ts';

interface FoundPlaceProps {
  readonly form: SavedPlaceForm;
  readonly isSignedIn: boolean;
  readonly onSave: () => void;
}

/** About 10 cm, which is finer than any pin. */
const degrees = (text: string): string => Number(text).toFixed(6);

/** The place in words: its address and coordinates to copy, and the way to save it. */
export function FoundPlace({ form, isSignedIn, onSave }: FoundPlaceProps) {
  const t = useTranslate();
  const coordinates = `${degrees(form.lat)}, ${degrees(form.lng)}`;
  return (
    <Card padding="medium">
      <Stack gap="small">
        <h2 className="sw-heading sw-heading--small">{form.addressName}</h2>
        <p>{form.address}</p>
        <p className="sw-soft sw-figures">{coordinates}</p>
        <Button variant="primary" size="large" isFullWidth icon={Bookmark} onClick={onSave}>
          {t(isSignedIn ? 'places.saveThis' : 'places.signInToSave')}
        </Button>
        <CopyButton
          value={`${form.addressName}\n${form.address}\n${coordinates}`}
          isFullWidth
          texts={{ copy: t('places.copy'), copied: t('places.copied'), failed: t('places.copyFailed') }}
        />
      </Stack>
    </Card>
  );
}
