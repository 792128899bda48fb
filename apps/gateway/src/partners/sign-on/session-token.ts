import { createHmac } from 'node:crypto';

/**
 * The session token of an exchange, computed from the partner's token and the salt of the exchange, so that a repeat of the same token
 * gives the same session without any secret being stored: the database holds the salt alone, the partner's token is worth nothing
 * without it.
 */
export const deriveSessionToken = (partnerToken: string, salt: Buffer): string =>
  createHmac('sha256', salt).update(partnerToken).digest('base64url');
