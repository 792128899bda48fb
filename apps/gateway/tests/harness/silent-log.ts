import type { DatabaseLog } from '../../src/database/database-log.ts';

/** A log that discards everything. */
export const silentLog: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
