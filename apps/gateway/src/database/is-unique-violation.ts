/** PostgreSQL's code of a unique violation. */
const uniqueViolation = '23505';

/** Whether a statement failed because another transaction wrote a row with the same key first. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
