import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridRow } from './grid-model.ts';

/** Longer than the motion, and than it takes to measure the row that has changed. */
const movingMs = 260;

/**
 * Lets rows glide to their new places after an edit, which may have taken a row away or made one lower. Other rows altogether, those of
 * another filter, are there at once, and so is whatever scrolling brings.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, rows: readonly GridRow[]): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const isEdit = before.current !== rows && Math.abs(before.current.length - rows.length) <= 1;
    before.current = rows;
    const { classList } = list.current ?? {};
    if (!isEdit || !classList) return;
    const moving = 'sw-data-grid__rows--moving';
    classList.add(moving);
    const timer = setTimeout(() => classList.remove(moving), movingMs);
    return () => {
      clearTimeout(timer);
      classList.remove(moving);
    };
  }, [list, rows]);
}
