/** The part of a structured logger that the database needs; pino's and Fastify's fit. */
export interface DatabaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
