/** PostgreSQL's name for a row that exists already. */
const uniqueViolation = '23505';

/** Whether a statement failed because another row has the same key: somebody else was faster. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
