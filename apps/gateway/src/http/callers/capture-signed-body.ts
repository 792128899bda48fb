import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { BusinessRefusal } from '../refusal.ts';
import { httpTexts } from '../texts.ts';

/** 64 KiB: no call of a partner's server comes near it. */
const largestBody = 65_536;

async function* within(payload: RequestPayload): AsyncGenerator<Buffer> {
  let length = 0;
  // The connection must stay open after a body that is too large, because it still carries the answer.
  const chunks = (payload as Readable).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > largestBody) throw new BusinessRefusal({ code: 413, text: httpTexts.tooLarge });
    yield chunk;
  }
}

/** A signature covers the bytes as sent, which parsing discards: so this stores them and passes them on to the parser. */
export async function captureSignedBody(
  request: FastifyRequest,
  _reply: unknown,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const bytes = await buffer(within(payload));
  request.signedBody = bytes.toString('utf8');
  return Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length });
}
