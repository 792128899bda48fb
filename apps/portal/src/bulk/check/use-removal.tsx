import type { RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { type ReactNode, useState } from 'react';

interface Removed {
  readonly text: string;
  readonly undo: () => void;
}

export interface Removal {
  readonly remove: (keys: readonly string[]) => void;
  /** What was taken out last, with the way back. */
  readonly notice: ReactNode;
}

/** Takes rows out, and puts the last ones back if that was a mistake. */
export function useRemoval(flow: Pick<RowsFlow, 'store' | 'removeRows'>): Removal {
  const t = useTranslate();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = (keys: readonly string[]) => {
    const [only] = flow.store.getState().rows.filter(({ key }) => key === keys[0]);
    const text =
      keys.length === 1 ? t('rows.removed', { number: only?.number ?? '' }) : t('rows.removedSame', { count: keys.length });
    setRemoved({ text, undo: flow.removeRows(keys) });
  };
  const handleUndo = () => {
    removed?.undo();
    setRemoved(null);
  };
  const notice = removed ? (
    <Banner
      tone="info"
      title={removed.text}
      action={<Button onClick={handleUndo}>{t('rows.undo')}</Button>}
      dismiss={{ label: t('common.close'), onDismiss: () => setRemoved(null) }}
    />
  ) : null;
  return { remove, notice };
}
