import type { MakePart } from '../../shell/portal.ts';
import { createStartReading, type StartReading } from './start-reading.ts';

/** Reads files in a worker. */
export const openFileReading: MakePart<StartReading> = () => createStartReading(() => new Date());
