import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from './harness/create-test-database.ts';

interface ForeignKey {
  readonly table: string;
  readonly columns: string;
  readonly target: string;
}

/**
 * Foreign keys whose columns no index begins with. An index counts if it is whole, or leaves out only rows in which a column is null: the
 * check of a key asks for equality, which null never is.
 */
const withoutIndex = sql<ForeignKey>`
  select keys.conrelid::regclass::text as table, keys.confrelid::regclass::text as target, (
      select string_agg(attname, ', ' order by place) from unnest(keys.conkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = keys.conrelid and attnum = part.number) as columns
  from pg_constraint as keys
  where keys.contype = 'f' and keys.connamespace = 'public'::regnamespace and not exists (
    select from pg_index as candidate
    where candidate.indrelid = keys.conrelid and candidate.indisvalid
      and (
        select array_agg(number order by number) from unnest((candidate.indkey::int2[])[0:cardinality(keys.conkey) - 1]) as number
      ) = (select array_agg(number order by number) from unnest(keys.conkey) as number)
      and (
        candidate.indpred is null
        or pg_get_expr(candidate.indpred, candidate.indrelid) = any (
          select format('(%I IS NOT NULL)', attname) from pg_attribute
          where attrelid = keys.conrelid and attnum = any (keys.conkey))))
  order by 1, 3`;

it('every foreign key has an index, so that removing or changing the row it points at reads no whole table', async () => {
  const { db, close } = await createTestDatabase();
  const { rows } = await withoutIndex.execute(db);
  await close();
  expect(rows.map(({ table, columns, target }) => `${table} (${columns}) -> ${target}`)).toEqual([]);
});
