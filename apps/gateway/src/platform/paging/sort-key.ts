import { type Expression, sql } from 'kysely';
import { isUuid } from '../../database/is-uuid.ts';

/** A value of a sort column. */
export type SortValue = Date | number | string | boolean;

/** One of the sort columns of a list. */
export interface SortKey<in Row> {
  readonly by: Expression<unknown>;
  /** PostgreSQL's type of the value in a cursor; a number in a cursor may be too large for the column's own type. */
  readonly type: 'bigint' | 'boolean' | 'date' | 'text' | 'timestamptz' | 'uuid';
  /** Writes the value for a cursor. Only the last key may contain a `_`. */
  readonly write: (row: Row) => string;
  /** Undefined for a malformed value, which PostgreSQL would refuse. */
  readonly read: (part: string) => SortValue | undefined;
}

const isNumber = (part: string): boolean => /^\d{1,15}$/.test(part);
/** Milliseconds since 1970, up to the year 5138. */
const isTime = (part: string): boolean => /^\d{1,14}$/.test(part);
/** Rejects days that do not exist, such as `2026-02-31`. */
const isDay = (part: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(part) && !Number.isNaN(Date.parse(part)) && new Date(part).toISOString().startsWith(part);

/** @param column the qualified column, where two tables have one of that name. */
export const numberKey = <Field extends string>(field: Field, column: string = field): SortKey<Record<Field, number>> => ({
  by: sql.ref(column),
  type: 'bigint',
  write: (row) => String(row[field]),
  read: (part) => (isNumber(part) ? Number(part) : undefined),
});

/** A time, to the millisecond. */
export const timeKey = <Field extends string>(field: Field, column: string = field): SortKey<Record<Field, Date>> => ({
  by: sql.ref(column),
  type: 'timestamptz',
  write: (row) => String(row[field].getTime()),
  read: (part) => (isTime(part) ? new Date(Number(part)) : undefined),
});

/** A day, `2026-11-23`. The list must not contain rows without one. */
export const dayKey = <Field extends string>(field: Field, column: string = field): SortKey<Record<Field, string | null>> => ({
  by: sql.ref(column),
  type: 'date',
  write: (row) => row[field] ?? '',
  read: (part) => (isDay(part) ? part : undefined),
});

export const uuidKey = <Field extends string>(field: Field, column: string = field): SortKey<Record<Field, string>> => ({
  by: sql.ref(column),
  type: 'uuid',
  write: (row) => row[field],
  read: (part) => (isUuid(part) ? part : undefined),
});

export const textKey = <Field extends string>(field: Field, column: string = field): SortKey<Record<Field, string>> => ({
  by: sql.ref(column),
  type: 'text',
  write: (row) => row[field],
  // PostgreSQL has no text with a null character.
  read: (part) => (part === '' || part.includes('\0') ? undefined : part),
});

export const flagKey = <Field extends string>(field: Field, column: string = field): SortKey<Record<Field, boolean>> => ({
  by: sql.ref(column),
  type: 'boolean',
  write: (row) => String(row[field]),
  read: (part) => (part === 'true' || part === 'false' ? part === 'true' : undefined),
});
