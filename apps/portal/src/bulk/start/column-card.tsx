import { columnLabel } from '@songwai/core/bulk/rows/columns/table';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Columns3 } from 'lucide';
import type { ReadTable } from '../reading/read-file.ts';
import { exampleOf, headerOf } from './column-samples.ts';
import { StateCard } from './state-card.tsx';

interface ColumnCardProps {
  readonly read: ReadTable;
  /** The guess is right. */
  readonly onYes: () => void;
  /** The person says it of each column. */
  readonly onOther: () => void;
}

/** Asks whether the address is in the column that it is guessed to be in. */
export function ColumnCard({ read, onYes, onOther }: ColumnCardProps) {
  const t = useTranslate();
  const guess = read.columns.fields.address?.[0] ?? 0;
  const label = columnLabel(guess);
  const header = headerOf(read, guess);
  return (
    <StateCard
      icon={Columns3}
      tone="info"
      title={t('sheet.columnTitle')}
      actions={
        <>
          <Button variant="primary" onClick={onYes}>
            {t('sheet.columnYes', { label })}
          </Button>
          <Button variant="quiet" onClick={onOther}>
            {t('sheet.columnOther')}
          </Button>
        </>
      }
    >
      {header
        ? t('sheet.columnGuess', { label, header })
        : t('sheet.columnGuessPlain', { label, example: exampleOf(read, guess) })}
    </StateCard>
  );
}
