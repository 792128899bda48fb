import { Button } from '@songwai/ui/button/button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Heart } from 'lucide';
import { useState } from 'react';
import { filledHeart } from '../shared/driver/filled-heart.ts';
import { useTranslate } from '../shared/translate-context.tsx';

export interface FavouriteButtonProps {
  readonly name: string;
  readonly isFavourite: boolean;
  /** Takes effect at once. */
  readonly onFavourite: (isFavourite: boolean) => Promise<void>;
  readonly onFailed: (hasFailed: boolean) => void;
}

/** Makes the driver a favourite, or ends that, without waiting for the rating. */
export function FavouriteButton({ name, isFavourite: first, onFavourite, onFailed }: FavouriteButtonProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const [isFavourite, setFavourite] = useState(first);
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    const next = !isFavourite;
    setSaving(true);
    onFailed(false);
    try {
      await onFavourite(next);
      setFavourite(next);
      announce(t(next ? 'rating.favouriteAdded' : 'rating.favouriteRemoved', { name }));
    } catch {
      onFailed(true);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Button
      variant={isFavourite ? 'tint' : 'secondary'}
      icon={isFavourite ? filledHeart : Heart}
      aria-label={t('rating.favouriteLabel', { name })}
      aria-pressed={isFavourite}
      isLoading={isSaving}
      onClick={() => void save()}
    >
      {t('rating.favourite')}
    </Button>
  );
}
