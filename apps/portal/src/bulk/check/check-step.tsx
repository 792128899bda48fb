import type { LatLng } from '@songwai/core/basics/geo';
import type { RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useIsNarrow } from '@songwai/features/shared/use-is-narrow';
import { Button } from '@songwai/ui/button/button';
import type { DataGridHandle } from '@songwai/ui/data-grid/grid-model';
import { useEffect, useRef, useState } from 'react';
import { CheckFoot } from './check-foot.tsx';
import { FileNotice, HouseNumberNotice } from './file-notice.tsx';
import { FilterHead } from './filter-head.tsx';
import { FindingCard, FindingNotice, isFinding } from './finding.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { focusNextProblem, RowCards } from './row-cards.tsx';
import { filterRows, type RowFilter } from './row-filter.ts';
import { RowGrid } from './row-grid.tsx';
import { SheetNotice } from './sheet-notice.tsx';
import { useRemoval } from './use-removal.tsx';
import './check-step.css';

export interface CheckStepProps {
  readonly flow: RowsFlow;
  /** Goes on with the rows that are ready; those that are not stay in the flow. */
  readonly onReady: () => void;
  /** Where places are searched from: the pick-up. */
  readonly near?: LatLng | null;
  /** Reads another sheet of the file in place of this one; null where the file is not at hand any more. */
  readonly onSheet?: ((name: string) => void) | null;
  /** Lets the person say what each column is; null where the file is not at hand any more. */
  readonly onColumns?: (() => void) | null;
}

const emptyTexts = {
  wrong: 'rows.noneWrong',
  ready: 'rows.noneReady',
  all: 'rows.noneReady',
  remarked: 'rows.noneRemarked',
} as const;

/** The second step: what is wrong in the rows of the file, to be mended in place. */
export function CheckStep({ flow, onReady, near = null, onSheet = null, onColumns = null }: CheckStepProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const grid = useRef<DataGridHandle>(null);
  const isNarrow = useIsNarrow(root);
  const { file, rows, counts, progress } = useFlow(flow.store, (state) => state);
  const [filter, setFilter] = useState<RowFilter>('wrong');
  const [editingKey, setEditingKey] = useState<string | null>(null);
  const [choosingKey, setChoosingKey] = useState<string | null>(null);
  const [isNextWanted, setIsNextWanted] = useState(false);
  const removal = useRemoval(flow);
  const filtered = filterRows(rows, filter);
  const inFilter = new Set(filtered);
  const shown = rows.filter((row) => inFilter.has(row) || row.key === editingKey);
  const duplicates = rows.filter(({ remarks }) => remarks.some(({ kind }) => kind === 'duplicate')).map(({ key }) => key);
  const choosing = rows.find(({ key }) => key === choosingKey);

  const goToNextWrong = () => {
    setFilter('wrong');
    setIsNextWanted(true);
  };
  // The rows to mend have to be there first.
  useEffect(() => {
    if (!isNextWanted) return;
    setIsNextWanted(false);
    if (isNarrow) focusNextProblem(list.current);
    else grid.current?.goToNextProblem();
  }, [isNextWanted, isNarrow]);

  const common = { file, near, onChoose: setChoosingKey, onRemove: (key: string) => removal.remove([key]) };
  return (
    <div ref={root} className="portal-check">
      {file?.sheets ? <SheetNotice sheets={file.sheets} onRead={onSheet} /> : null}
      {file ? <FileNotice file={file} onColumns={onColumns} /> : null}
      {isFinding(progress) ? (
        <FindingCard {...{ progress, flow }} />
      ) : (
        <>
          <FindingNotice {...{ progress, flow }} />
          <FilterHead {...{ counts, filter, isNarrow }} onFilter={setFilter} />
          {removal.notice}
          <HouseNumberNotice rows={rows} onConfirm={flow.confirmHouseNumbers} />
          {filter === 'remarked' && duplicates.length > 0 ? (
            <div>
              <Button onClick={() => removal.remove(duplicates)}>{t('rows.removeSame', { count: duplicates.length })}</Button>
            </div>
          ) : null}
          {isNarrow ? (
            <RowCards {...common} {...{ flow, list }} rows={shown} onEditing={setEditingKey} />
          ) : (
            <RowGrid
              {...common}
              rows={filtered}
              onPlace={flow.choosePlace}
              hasRemarks={counts.remarked > 0 && filter !== 'wrong'}
              onEdit={(edits) => {
                flow.edit(edits);
                flow.settle();
              }}
              emptyText={t(emptyTexts[filter])}
              handle={grid}
            />
          )}
          {isNarrow && shown.length === 0 ? <p className="sw-soft">{t(emptyTexts[filter])}</p> : null}
          <CheckFoot
            {...{ counts, isNarrow }}
            onNext={onReady}
            onSkip={() => {
              flow.skip();
              onReady();
            }}
            onNextWrong={goToNextWrong}
          />
        </>
      )}
      {choosing ? (
        <PlaceDialog
          row={choosing}
          near={near}
          onPlace={(place) => {
            flow.choosePlace(choosing.key, place);
            setChoosingKey(null);
          }}
          onClose={() => setChoosingKey(null)}
        />
      ) : null}
    </div>
  );
}
