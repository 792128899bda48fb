import { expect, it } from 'vitest';
import { readTrouble } from './database-trouble.ts';

it.each([
  ['the server stops', { code: '57P01' }, 'away'],
  ['the server starts', { code: '57P03' }, 'away'],
  ['it has no connection left', { code: '53300' }, 'away'],
  ['the connection is not that of a server', { code: '08006' }, 'away'],
  ['nobody listens', { code: 'ECONNREFUSED' }, 'away'],
  ['the socket breaks', { code: 'ECONNRESET' }, 'away'],
  ['every connection of ours is taken', { message: 'timeout exceeded when trying to connect' }, 'away'],
  ['the connection broke before', { message: 'Client has encountered a connection error and is not queryable' }, 'away'],
  ['the server only reads', { code: '25006' }, 'away'],
  ['its disk is full', { code: '53100' }, 'full'],
  ['our own disk is full', { code: 'ENOSPC' }, 'full'],
  ['two transactions waited for each other', { code: '40P01' }, 'contended'],
  ['two transactions cannot be ordered', { code: '40001' }, 'contended'],
  ['a statement took longer than any may', { code: '57014' }, 'contended'],
  ['a row exists already', { code: '23505' }, undefined],
  ['a statement is wrong', { code: '42601' }, undefined],
  ['we are wrong', { message: 'x is not a function' }, undefined],
])('tells what is the matter when %s', (_what, { code, message }: { code?: string; message?: string }, trouble) => {
  expect(readTrouble(Object.assign(new Error(message ?? 'as the server says'), code && { code }))).toBe(trouble);
});
