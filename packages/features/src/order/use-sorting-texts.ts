import type { SortingTexts } from '@songwai/ui/route-line/use-sorting';
import { useMemo } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';

/** What is said while stops change places. */
export function useSortingTexts(): SortingTexts {
  const t = useTranslate();
  return useMemo(
    () => ({
      handle: (name, position) => t('order.sortHandle', { name, position }),
      instructions: t('order.sortInstructions'),
      lifted: (name, position, count) => t('order.sortLifted', { name, position, total: count }),
      moved: (name, position, count) => t('order.sortMoved', { name, position, total: count }),
      dropped: (name, position, count) => t('order.sortDropped', { name, position, total: count }),
      cancelled: (name, position) => t('order.sortCancelled', { name, position }),
    }),
    [t],
  );
}
