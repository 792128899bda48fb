import type { SortingTexts } from '@songwai/ui/route-line/use-sorting';
import { useMemo } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';

/** Announcements while stops are sorted. */
export function useSortingTexts(): SortingTexts {
  const t = useTranslate();
  return useMemo(
    () => ({
      handle: (name, position) => t('sorting.handle', { name, position }),
      instructions: t('sorting.instructions'),
      lifted: (name, position, count) => t('sorting.lifted', { name, position, total: count }),
      moved: (name, position, count) => t('sorting.moved', { name, position, total: count }),
      dropped: (name, position, count) => t('sorting.dropped', { name, position, total: count }),
      cancelled: (name, position) => t('sorting.cancelled', { name, position }),
    }),
    [t],
  );
}
