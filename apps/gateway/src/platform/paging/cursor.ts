import type { SortKey, SortValue } from './sort-key.ts';

const separator = '_';

/** The cursor of the page after a row. */
export const writeCursor = <Row>(keys: readonly SortKey<Row>[], last: Row): string =>
  keys.map(({ write }) => write(last)).join(separator);

/** Reads a cursor; undefined for one that was not made for these keys, or not by us. */
export function readCursor(keys: readonly SortKey<never>[], cursor: string): readonly SortValue[] | undefined {
  const parts = cursor.split(separator);
  // The last may be a text with the separator in it.
  const [firsts, last] = [parts.slice(0, keys.length - 1), parts.slice(keys.length - 1).join(separator)];
  const values = keys.flatMap(({ read }, index) => read(index < keys.length - 1 ? (firsts[index] ?? '') : last) ?? []);
  return values.length === keys.length ? values : undefined;
}
