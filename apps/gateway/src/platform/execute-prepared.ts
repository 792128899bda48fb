import type { CompiledQuery, QueryExecutorProvider, QueryResult } from 'kysely';
import { preparedMark } from '../database/name-statements.ts';
import type { Db } from './db.ts';

/** A query, or an `sql` text. */
interface Statement<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Executes a statement that each connection plans once. For statements of the busiest calls that are long to plan, whose text has few variants
 * (no lists of any length), and which name their columns: PostgreSQL refuses a prepared `select *` after a column was added.
 */
export async function executePrepared<Row>(db: Db, statement: Statement<Row>): Promise<QueryResult<Row>> {
  const compiled = statement.compile(db);
  return db.executeQuery<Row>({ ...compiled, sql: preparedMark + compiled.sql });
}
