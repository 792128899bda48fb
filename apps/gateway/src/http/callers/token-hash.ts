import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The form in which a token is looked up and in memory. Tokens are random, so a plain hash cannot be reversed by guessing. */
export const hashTokenText = (token: string): string => hash('sha256', token, 'base64url');

/** The same for a token that a request sent; hashed once a call, because it is asked for several times. */
export function hashSentToken(request: FastifyRequest, token: string): string {
  if (request.hashedToken?.token !== token) request.hashedToken = { token, hash: hashTokenText(token) };
  return request.hashedToken.hash;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The token that was last hashed for this request. */
    hashedToken: { readonly token: string; readonly hash: string } | undefined;
  }
}
