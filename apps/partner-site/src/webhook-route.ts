import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** A webhook event of a guest's job. */
export interface SongwaiEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface WebhookDeps {
  readonly secret: string;
  /** Called once for each event: a repeated one is answered and dropped. */
  readonly onEvent: (event: SongwaiEvent) => void;
}

/** The library needs one text per header; a header sent twice is joined and does not match. */
const flatten = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Reads an event that Songwai signed within the last five minutes. @returns undefined for anything else. */
function readSigned(webhook: Webhook, body: string, headers: IncomingHttpHeaders): SongwaiEvent | undefined {
  try {
    return webhook.verify(body, flatten(headers)) as SongwaiEvent;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return undefined;
    throw error;
  }
}

/** How many ids are remembered; a hotel would store them in its database. */
const mostIds = 10_000;

/** Receives webhooks at `/songwai-events`: verifies the bytes first, answers at once, and handles no event twice. */
export function hearWebhooks(app: FastifyInstance, { secret, onEvent }: WebhookDeps): void {
  // As bytes, because secrets from before docs/decisions/0025 use URL-safe base64, which the library refuses.
  const webhook = new Webhook(Buffer.from(secret.replace(/^whsec_/, ''), 'base64'), { format: 'raw' });
  const seen = new Set<string>();
  app.register(async (route) => {
    // The signature covers the bytes, so they are parsed only after the check.
    route.removeAllContentTypeParsers();
    route.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    route.post<{ Body: string | undefined }>('/songwai-events', async (request, reply) => {
      const event = readSigned(webhook, request.body ?? '', request.headers);
      if (event === undefined) return reply.code(401).send('not signed by Songwai');
      if (!seen.has(event.id)) {
        seen.add(event.id);
        const [oldest] = seen;
        if (seen.size > mostIds && oldest !== undefined) seen.delete(oldest);
        onEvent(event);
      }
      return reply.code(204).send();
    });
  });
}
