/** A page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Asks for the page after this one; undefined on the last. */
  readonly nextCursor: string | undefined;
}

/** Cuts a page out of rows of which one more than a page was asked for, to see whether another page follows. */
export function cutPage<Row>(found: readonly Row[], size: number, cursorOf: (last: Row) => string): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > size && last !== undefined ? cursorOf(last) : undefined };
}

/** The cursor as a reply carries it: absent on the last page. */
export const nextOf = ({ nextCursor }: Pick<Page<unknown>, 'nextCursor'>): { readonly nextCursor?: string } =>
  nextCursor === undefined ? {} : { nextCursor };
