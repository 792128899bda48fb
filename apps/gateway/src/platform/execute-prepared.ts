import { type BoundedCache, createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import { CompiledQuery, type QueryExecutorProvider, type QueryResult } from 'kysely';
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

/** More questions than one gateway answers again and again. */
const mostTexts = 500;

/**
 * Like `executePrepared`, for statements that take longer to build than to read the rows of, and that are asked for again and again (a list
 * that a page refreshes): the text of a question is built once. Nothing of the answer is stored.
 *
 * @param build makes the statement of a question; must depend on nothing else.
 */
export function createPrepared<Question, Row>(
  build: (db: Db, question: Question) => Statement<Row>,
): (db: Db, question: Question) => Promise<QueryResult<Row>> {
  const texts: BoundedCache<Pick<CompiledQuery<Row>, 'sql' | 'parameters'>> = createBoundedCache(mostTexts);
  return async (db, question) => {
    const key = JSON.stringify(question);
    const text = texts.get(key) ?? build(db, question).compile(db);
    texts.set(key, { sql: text.sql, parameters: text.parameters });
    return db.executeQuery<Row>(CompiledQuery.raw(preparedMark + text.sql, [...text.parameters]));
  };
}
