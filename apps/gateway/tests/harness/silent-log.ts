import type { DatabaseLog } from '../../src/database/database-log.ts';

/** A log for tests that do not look at it. */
export const silentLog: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
