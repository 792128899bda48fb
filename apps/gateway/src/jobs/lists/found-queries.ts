import { isJobOver, jobStatuses } from '@songwai/core/jobs/job-status';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { JobFilter } from './list-request.ts';

type Eb = ExpressionBuilder<Database, 'jobs'>;
/** What a search may find: each alternative is words that a job must all have. */
export type Alternatives = NonNullable<JobFilter['search']>;

/** A condition for a part of the jobs that are searched for. */
type FoundPart = (eb: Eb) => Expression<SqlBool>;

const gramLength = 3;
/** Numbers share most groups of three digits with each other. */
const digitGramLength = 4;
const runningStatuses = jobStatuses.filter((status) => !isJobOver(status));

const windowsOf = (word: string, length: number): readonly string[] => {
  const characters = Array.from(word);
  return characters.slice(length - 1).map((_character, at) => characters.slice(at, at + length).join(''));
};

/** Groups of letters that every text with the word has in the index (`search_grams` in the database); none for a short word. */
function gramsOf(word: string): readonly string[] {
  const ofDigits = windowsOf(word, digitGramLength).filter((gram) => /^\d+$/.test(gram));
  return ofDigits.length > 0 ? ofDigits : windowsOf(word, gramLength);
}

/** Whether a job has every word of one of the alternatives. */
export function isFound(alternatives: Alternatives): RawBuilder<SqlBool> {
  const contains = (word: string) => sql`strpos(jobs.search_text, ${word}) > 0`;
  const containsAll = (words: readonly string[]) => sql`(${sql.join(words.map(contains), sql` and `)})`;
  return alternatives.length === 0 ? sql`false` : sql`(${sql.join(alternatives.map(containsAll), sql` or `)})`;
}

const hasGrams = (grams: readonly string[]) => sql<SqlBool>`search_grams(jobs.search_text) collate "C" @> ${grams}::text[]`;

const gramsOfEach = (search: Alternatives) => search.map((words) => [...new Set(words.flatMap(gramsOf))]);

/** Whether the index of groups of letters can find it: not words that are too short. */
export const isIndexed = (search: Alternatives): boolean =>
  search.length > 0 && gramsOfEach(search).every((grams) => grams.length > 0);

/**
 * What is searched for, in parts that no job shares: jobs that are over can be found by the index of groups of letters, the few that
 * run are read. Without a search, or for words too short for the index, there is one part.
 */
export function foundParts(search: JobFilter['search']): readonly FoundPart[] {
  if (search === null) return [(eb) => eb.and([])];
  if (!isIndexed(search)) return [() => isFound(search)];
  const grams = gramsOfEach(search);
  return [
    (eb) => eb.and([eb('jobs.over_at', 'is not', null), eb.or(grams.map(hasGrams)), isFound(search)]),
    (eb) => eb.and([eb('jobs.over_at', 'is', null), eb('jobs.status', 'in', runningStatuses), isFound(search)]),
  ];
}
