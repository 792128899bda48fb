/** Where a page of a list ended that is ordered by a moment, and by an id among what has the same moment. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** A page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Asks for the page after this one; undefined on the last. */
  readonly nextCursor: string | undefined;
}

/** The cursor of a place. */
export const writePlace = ({ at, id }: Place): string => `${at.getTime()}_${id}`;

/** Reads a cursor. Undefined for one that is not ours: most lists then begin with the first page. */
export function readPlace(cursor: string | undefined, idPattern: RegExp): Place | undefined {
  const [, time, id] = /^(\d{1,15})_(.+)$/.exec(cursor ?? '') ?? [];
  return time === undefined || id === undefined || !idPattern.test(id) ? undefined : { at: new Date(Number(time)), id };
}

/** How the id of a user or a company stands in a cursor. */
export const uuidInCursor = /^[0-9a-f-]{36}$/;

/** Reads the cursor of a list that is ordered by its rows' numbers. An unknown cursor starts at the first page. */
export const readNumberCursor = (cursor: string | undefined): number | undefined =>
  cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;

/** Cuts a page out of rows of which one more than a page was asked for, to see whether another page follows. */
export function cutPage<Row>(found: readonly Row[], size: number, cursorOf: (last: Row) => string): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > size && last !== undefined ? cursorOf(last) : undefined };
}
