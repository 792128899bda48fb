import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { httpTexts } from '../texts.ts';

/**
 * Answers an address that the router cannot read (`/%ff`), or with a part longer than any of ours, in the envelope instead of the framework's
 * words, which repeat the address. No hook runs before it, so the headers are its own; the languages are both, as none is known.
 */
export function answerBadAddress({ statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { th, en } = httpTexts.unreachable;
  reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ responseCode: statusCode, responseDesc: `${th} / ${en}` }));
}
