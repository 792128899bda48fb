/** A page number, or a gap for the pages between its neighbours. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** Once there are gaps, the row always has seven slots, so that the buttons do not move between pages. */
const PLACES = 7;

/** The slots of the page row: the first page, the last, the current one and its neighbours; pages count from 1. */
export function pageNumbers(page: number, pageCount: number): readonly PageSlot[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pageCount <= PLACES) return run(1, pageCount);
  if (page <= 4) return [...run(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...run(pageCount - 4, pageCount)];
  return [1, 'gap-before', ...run(page - 1, page + 1), 'gap-after', pageCount];
}
