import { chooseColumns, chosenFields, joinedFields } from '@songwai/core/bulk/rows/columns/choose-columns';
import type { Columns } from '@songwai/core/bulk/rows/columns/find-columns';
import { columnLabel } from '@songwai/core/bulk/rows/columns/table';
import { type RowField, rowFields } from '@songwai/core/bulk/rows/delivery-row';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { Columns3 } from 'lucide';
import { useState } from 'react';
import type { ReadTable } from '../reading/read-file.ts';
import { exampleOf, headerOf } from './column-samples.ts';
import { StateCard } from './state-card.tsx';

interface ColumnsCardProps {
  readonly read: ReadTable;
  readonly onChoose: (columns: Columns) => void;
}

type Choice = RowField | 'unused';

/** Asks what each column of the file says, with what was found first. */
export function ColumnsCard({ read, onChoose }: ColumnsCardProps) {
  const t = useTranslate();
  const { table, columns } = read;
  const [chosen, setChosen] = useState<ReadonlyMap<number, RowField | null>>(() => chosenFields(columns));
  const [isMissing, setIsMissing] = useState(false);
  const width = Math.max(0, ...table.rows.map((row) => row.length));
  const listed = Array.from({ length: width }, (_, index) => index).filter((index) => exampleOf(read, index) !== '');
  const options: readonly { readonly value: Choice; readonly label: string }[] = [
    ...rowFields.map((field) => ({ value: field, label: t(`sheet.field.${field}`) })),
    { value: 'unused', label: t('sheet.columnUnused') },
  ];
  const choose = (column: number, choice: Choice) => {
    const next = new Map(chosen);
    // A phone, a sum, a reference or a day stands in one column: choosing another frees the first.
    if (choice !== 'unused' && !joinedFields.has(choice)) {
      for (const [other, field] of next) if (field === choice) next.set(other, null);
    }
    next.set(column, choice === 'unused' ? null : choice);
    setChosen(next);
    setIsMissing(false);
  };
  const handleDone = () => {
    if (![...chosen.values()].includes('address')) return setIsMissing(true);
    onChoose(chooseColumns(columns, chosen));
  };
  return (
    <StateCard
      icon={Columns3}
      tone="info"
      title={t('sheet.columnsTitle')}
      actions={
        <>
          <div className="portal-file-state__list">
            {listed.map((index) => {
              const header = headerOf(read, index);
              const label = columnLabel(index);
              return (
                <SelectField
                  key={index}
                  label={header === '' ? t('sheet.columnPlain', { label }) : t('sheet.columnOption', { label, header })}
                  hint={t('sheet.columnExample', { example: exampleOf(read, index) })}
                  value={chosen.get(index) ?? 'unused'}
                  options={options}
                  onChange={(choice: Choice) => choose(index, choice)}
                />
              );
            })}
          </div>
          {isMissing ? (
            <p role="alert" className="sw-note sw-caution">
              {t('sheet.columnsNoAddress')}
            </p>
          ) : null}
          <Button variant="primary" onClick={handleDone}>
            {t('sheet.columnsTake')}
          </Button>
        </>
      }
    >
      {t('sheet.columnsHelp')}
    </StateCard>
  );
}
