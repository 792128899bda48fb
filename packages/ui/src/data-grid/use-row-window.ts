import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { GridRow } from './grid-model.ts';

/** Rows beyond the visible ones, so that fast scrolling finds a row there. */
const overscan = 6;
/** Of a usual row, and of one with a problem, until each has been measured. */
const rowPx = 48;
const wrongRowPx = 71;

export type RowWindow = ReturnType<typeof useRowWindow>;

/** Which rows are in the page, and where: the visible ones and the active one. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, rows: readonly GridRow[], activeRow: number) {
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.problems?.some((problem) => problem !== null) ? wrongRowPx : rowPx),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan,
    // The active row stays, wherever one scrolls: it has the tab stop, and perhaps the focus.
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), activeRow),
  });
}

/** The indexes, ascending, with this one among them. */
function withIndex(indexes: number[], index: number): number[] {
  return indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b);
}
