import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { SongwaiEvent } from './webhook-event.ts';

/** The request was not signed by Songwai with this secret within the last five minutes. Answer 401. */
export class NotFromSongwai extends Error {
  override readonly name = 'NotFromSongwai';
}

/** The headers of a request, as Node, Fastify and Express have them, or those of the Fetch API. */
export type RequestHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The library needs one text per header; a header sent twice is joined and does not match. */
const flatten = (headers: RequestHeaders): Record<string, string> =>
  Object.fromEntries(
    (headers instanceof Headers ? [...headers] : Object.entries(headers)).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );

/** Makes the reader of webhooks that are signed with a secret (`whsec_…`). */
export function createEventReader(secret: string) {
  // As bytes, because older secrets use URL-safe base64, which the library refuses.
  const webhook = new Webhook(Buffer.from(secret.replace(/^whsec_/, ''), 'base64'), { format: 'raw' });
  return (rawBody: string, headers: RequestHeaders): SongwaiEvent => {
    try {
      return webhook.verify(rawBody, flatten(headers)) as SongwaiEvent;
    } catch (error) {
      if (error instanceof WebhookVerificationError) throw new NotFromSongwai(error.message, { cause: error });
      throw error;
    }
  };
}
