/** The methods of a structured logger that the database uses; those of pino and Fastify match. */
export interface DatabaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
