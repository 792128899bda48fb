import type { LatLng } from '@songwai/core/basics/geo';
import type { DeliveryRow } from '@songwai/core/bulk/rows/delivery-row';
import type { RowsFlow, RowsState } from '@songwai/core/bulk/rows/rows-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import type { RefObject } from 'react';
import { useState } from 'react';
import { RowCard } from './row-card.tsx';
import { shownFields } from './use-grid-rows.ts';

interface RowCardsProps {
  readonly flow: RowsFlow;
  readonly file: RowsState['file'];
  readonly rows: readonly DeliveryRow[];
  /** The row that is being edited stays among these, although it may be mended by now. */
  readonly onEditing: (key: string | null) => void;
  /** Where places are searched from. */
  readonly near: LatLng | null;
  readonly onChoose: (key: string) => void;
  readonly onRemove: (key: string) => void;
  readonly list: RefObject<HTMLDivElement | null>;
}

/** More cards at a time would keep a phone busy. */
const pageRows = 20;

/** Rows as cards, a few at a time. */
export function RowCards({ flow, file, rows, near, onEditing, onChoose, onRemove, list }: RowCardsProps) {
  const t = useTranslate();
  const [most, setMost] = useState(pageRows);
  const left = rows.length - most;
  return (
    <div ref={list} className="portal-row-cards">
      {rows.slice(0, most).map((row) => (
        <RowCard
          key={row.key}
          row={row}
          fields={shownFields({ file })}
          onType={(field, text) => flow.edit([{ key: row.key, field, text }])}
          onEditing={(isEditing) => {
            if (!isEditing) flow.settle();
            onEditing(isEditing ? row.key : null);
          }}
          near={near}
          onPlace={(place) => flow.choosePlace(row.key, place)}
          onChoose={() => onChoose(row.key)}
          onRemove={() => onRemove(row.key)}
        />
      ))}
      {left > 0 ? (
        <Button isFullWidth onClick={() => setMost(most + pageRows)}>
          {t('rows.more', { count: Math.min(left, pageRows) })}
        </Button>
      ) : null}
    </div>
  );
}

/** Puts the focus into the next field with a problem after the present one, and from the last into the first. */
export function focusNextProblem(list: HTMLElement | null): void {
  const wrong = [...(list?.querySelectorAll<HTMLElement>('input[aria-invalid="true"]') ?? [])];
  const here = wrong.indexOf(list?.ownerDocument.activeElement as HTMLElement);
  wrong[(here + 1) % wrong.length]?.focus();
}
