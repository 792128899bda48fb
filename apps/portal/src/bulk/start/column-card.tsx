import { columnLabel } from '@songwai/core/bulk/rows/columns/table';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { Columns3 } from 'lucide';
import { useState } from 'react';
import type { ReadTable } from '../reading/read-file.ts';
import { StateCard } from './state-card.tsx';

interface ColumnCardProps {
  readonly read: ReadTable;
  readonly onChoose: (column: number) => void;
}

/** Rows in which a column is looked at for an example. */
const looked = 20;

/** Asks which column is the address, with a guess first. */
export function ColumnCard({ read, onChoose }: ColumnCardProps) {
  const t = useTranslate();
  const { headerRow, fields } = read.columns;
  const guess = fields.address?.[0] ?? 0;
  const [isListed, setIsListed] = useState(false);
  const [column, setColumn] = useState(guess);
  const { rows } = read.table;
  const headerOf = (index: number) => rows[headerRow]?.[index] ?? '';
  const exampleOf = (index: number) =>
    rows
      .slice(headerRow + 1, headerRow + looked)
      .find((row) => row[index])
      ?.[index]?.slice(0, 60) ?? '';
  const options = (rows[headerRow] ?? rows[headerRow + 1] ?? [])
    .map((_, index) => ({ index, header: headerOf(index) || exampleOf(index) }))
    .filter(({ header }) => header !== '')
    .map(({ index, header }) => ({
      value: String(index),
      label: t('sheet.columnOption', { label: columnLabel(index), header }),
    }));
  const label = columnLabel(guess);
  const header = headerOf(guess);
  return (
    <StateCard
      icon={Columns3}
      tone="info"
      title={t('sheet.columnTitle')}
      actions={
        isListed ? (
          <>
            <div className="portal-file-state__field">
              <SelectField
                label={t('sheet.columnList')}
                value={String(column)}
                options={options}
                onChange={(value) => setColumn(Number(value))}
              />
            </div>
            <Button variant="primary" onClick={() => onChoose(column)}>
              {t('sheet.columnTake', { label: columnLabel(column) })}
            </Button>
          </>
        ) : (
          <>
            <Button variant="primary" onClick={() => onChoose(guess)}>
              {t('sheet.columnYes', { label })}
            </Button>
            <Button variant="quiet" onClick={() => setIsListed(true)}>
              {t('sheet.columnOther')}
            </Button>
          </>
        )
      }
    >
      {header ? t('sheet.columnGuess', { label, header }) : t('sheet.columnGuessPlain', { label, example: exampleOf(guess) })}
    </StateCard>
  );
}
