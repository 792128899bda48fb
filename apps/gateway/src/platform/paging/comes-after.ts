import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SortKey, SortValue } from './sort-key.ts';

/** A column of an order, with its direction. */
export interface SortStep extends Pick<SortKey<never>, 'by' | 'type'> {
  readonly isDescending: boolean;
}

/** What comes after a row in an order: the rows of the next page. @param values those of the row, one for each step. */
export function comesAfter(steps: readonly SortStep[], values: readonly SortValue[]): Expression<SqlBool> {
  const valueAt = (index: number) => sql`${values[index]}::${sql.raw(steps[index]?.type ?? 'text')}`;
  const isAfter = ({ isDescending }: SortStep) => sql.raw(isDescending ? '<' : '>');
  const [first, ...others] = steps;
  if (first === undefined) return sql<SqlBool>`true`;
  // One comparison of rows, where an index can begin, as long as every column runs the same way.
  if (others.every(({ isDescending }) => isDescending === first.isDescending)) {
    const columns = sql.join(steps.map(({ by }) => by));
    return sql<SqlBool>`(${columns}) ${isAfter(first)} (${sql.join(steps.map((_step, index) => valueAt(index)))})`;
  }
  const chains = steps.map((step, index): RawBuilder<unknown> => {
    const equal = steps.slice(0, index).map(({ by }, at) => sql`${by} = ${valueAt(at)}`);
    return sql`(${sql.join([...equal, sql`${step.by} ${isAfter(step)} ${valueAt(index)}`], sql` and `)})`;
  });
  // The first bound alone is what an index can begin at.
  return sql<SqlBool>`(${first.by} ${isAfter(first)}= ${valueAt(0)} and (${sql.join(chains, sql` or `)}))`;
}
