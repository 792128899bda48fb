import { hash } from 'node:crypto';
import type { Random } from './deps.ts';

/** A new session token: 256 random bits in base64url. */
export const makeSessionToken = (random: Random): string => random.bytes(32).toString('base64url');

/** The stored form of a token. Tokens are random, so a plain hash cannot be reversed by guessing. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
