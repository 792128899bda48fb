import { type Logger, pino } from 'pino';
import { createLogStream } from './log-stream.ts';
import { logSerializers } from './logging.ts';

/**
 * The log for work outside requests (opening the database, migrating, stopping); masks personal data as the server's log does.
 */
export const createLog = (level: string): Logger => pino({ level, serializers: logSerializers }, createLogStream());
