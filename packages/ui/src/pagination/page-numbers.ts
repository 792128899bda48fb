/** A page's number, or a gap in place of the pages between its neighbours. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** With gaps the row has always seven places, so that the buttons stay under the cursor from page to page. */
const PLACES = 7;

/** The row of page numbers: the first, the last, the current one and its neighbours; pages count from 1. */
export function pageNumbers(page: number, pageCount: number): readonly PageSlot[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pageCount <= PLACES) return run(1, pageCount);
  if (page <= 4) return [...run(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...run(pageCount - 4, pageCount)];
  return [1, 'gap-before', ...run(page - 1, page + 1), 'gap-after', pageCount];
}
