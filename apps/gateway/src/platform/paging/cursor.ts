import type { SortKey, SortValue } from './sort-key.ts';

const separator = '_';

/** The cursor of the page that follows a row. */
export const writeCursor = <Row>(keys: readonly SortKey<Row>[], last: Row): string =>
  keys.map(({ write }) => write(last)).join(separator);

/** Reads a cursor; undefined where it was made for other keys or is malformed. */
export function readCursor(keys: readonly SortKey<never>[], cursor: string): readonly SortValue[] | undefined {
  const parts = cursor.split(separator);
  // The last value may be a text that contains the separator.
  const [firsts, last] = [parts.slice(0, keys.length - 1), parts.slice(keys.length - 1).join(separator)];
  const values = keys.flatMap(({ read }, index) => read(index < keys.length - 1 ? (firsts[index] ?? '') : last) ?? []);
  return values.length === keys.length ? values : undefined;
}
