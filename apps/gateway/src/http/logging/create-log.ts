import { type Logger, pino } from 'pino';
import { createLogStream } from './log-stream.ts';
import { logSerializers } from './logging.ts';

/** The log of what happens outside a request (opening the database, migrating, stopping), as silent about persons as the server's. */
export const createLog = (level: string): Logger => pino({ level, serializers: logSerializers }, createLogStream());
