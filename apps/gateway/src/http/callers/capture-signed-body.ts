import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { BusinessRefusal } from '../refusal.ts';
import { httpTexts } from '../texts.ts';

/** No call of a partner's server comes near it. */
const largestBody = 65_536;

async function* within(payload: RequestPayload): AsyncGenerator<Buffer> {
  let length = 0;
  // The connection outlives a body that is too large: it still has to carry the answer.
  const chunks = (payload as Readable).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > largestBody) throw new BusinessRefusal({ code: 413, text: httpTexts.tooLarge });
    yield chunk;
  }
}

/** A signature is over the bytes that were sent, which are gone once they are parsed: so they are stored, and handed on to the parser. */
export async function captureSignedBody(
  request: FastifyRequest,
  _reply: unknown,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const bytes = await buffer(within(payload));
  request.signedBody = bytes.toString('utf8');
  return Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length });
}
