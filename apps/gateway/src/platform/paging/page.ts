/** A page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the next page; undefined on the last. */
  readonly nextCursor: string | undefined;
}

/** Cuts a page from rows that were read with one more than the page size, to see whether another page follows. */
export function cutPage<Row>(found: readonly Row[], size: number, cursorOf: (last: Row) => string): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > size && last !== undefined ? cursorOf(last) : undefined };
}

/** The cursor as a reply carries it: absent on the last page. */
export const nextOf = ({ nextCursor }: Pick<Page<unknown>, 'nextCursor'>): { readonly nextCursor?: string } =>
  nextCursor === undefined ? {} : { nextCursor };
