import { createHmac } from 'node:crypto';

/**
 * Derives the session token of an exchange from the partner's token and the salt of the exchange, so that a repeat of the same
 * token gives the same session without a stored secret: the database has only the salt, which is worthless without the partner's
 * token.
 */
export const deriveSessionToken = (partnerToken: string, salt: Buffer): string =>
  createHmac('sha256', salt).update(partnerToken).digest('base64url');
