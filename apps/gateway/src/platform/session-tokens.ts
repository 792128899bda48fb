import { createHash } from 'node:crypto';
import type { Random } from './deps.ts';

/** A new session token: 256 random bits, as text for a header. */
export const makeSessionToken = (random: Random): string => random.bytes(32).toString('base64url');

/** What is stored of a token. It is random, so a plain hash cannot be guessed back. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
