import { mostBulkRows } from '@songwai/core/bulk/bulk-limits';
import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Rows3 } from 'lucide';
import { StateCard } from './state-card.tsx';

interface ManyCardProps {
  readonly sheet: RowSheet;
  readonly onAccept: () => void;
}

/** Says that a file has more rows than are booked at a time. */
export function ManyCard({ sheet, onAccept }: ManyCardProps) {
  const t = useTranslate();
  const { total, rows } = sheet;
  return (
    <StateCard
      icon={Rows3}
      tone="warn"
      title={t('sheet.tooMany', { total })}
      actions={
        <Button variant="primary" onClick={onAccept}>
          {t('sheet.firstRows', { most: mostBulkRows })}
        </Button>
      }
    >
      {t('sheet.tooManyHelp', { most: mostBulkRows, left: total - rows.length })}
    </StateCard>
  );
}
