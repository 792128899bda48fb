import { uuidPattern } from '@songwai/core/basics/uuid';

const uuid = new RegExp(uuidPattern);

/** Whether a text can be compared with a column of UUIDs; PostgreSQL throws for any other. */
export const isUuid = (text: string): boolean => uuid.test(text);
