import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SortKey, SortValue } from './sort-key.ts';

/** A column to sort by, with its direction. */
export interface SortStep extends Pick<SortKey<never>, 'by' | 'type'> {
  readonly isDescending: boolean;
}

/**
 * The condition for rows that come after a given row in the order: those of the next page. @param values the row's, one for each
 * step.
 */
export function comesAfter(steps: readonly SortStep[], values: readonly SortValue[]): Expression<SqlBool> {
  const valueAt = (index: number) => sql`${values[index]}::${sql.raw(steps[index]?.type ?? 'text')}`;
  const isAfter = ({ isDescending }: SortStep) => sql.raw(isDescending ? '<' : '>');
  const [first, ...others] = steps;
  if (first === undefined) return sql<SqlBool>`true`;
  // While all columns have the same direction, one row comparison lets an index find the start.
  if (others.every(({ isDescending }) => isDescending === first.isDescending)) {
    const columns = sql.join(steps.map(({ by }) => by));
    return sql<SqlBool>`(${columns}) ${isAfter(first)} (${sql.join(steps.map((_step, index) => valueAt(index)))})`;
  }
  const chains = steps.map((step, index): RawBuilder<unknown> => {
    const equal = steps.slice(0, index).map(({ by }, at) => sql`${by} = ${valueAt(at)}`);
    return sql`(${sql.join([...equal, sql`${step.by} ${isAfter(step)} ${valueAt(index)}`], sql` and `)})`;
  });
  // Only the bound on the first column lets an index find the start.
  return sql<SqlBool>`(${first.by} ${isAfter(first)}= ${valueAt(0)} and (${sql.join(chains, sql` or `)}))`;
}
