import type { FastifyInstance } from 'fastify';
import { isFromSongwai } from './webhook-signature.ts';

/** What Songwai tells of a guest's job. */
export interface SongwaiEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface WebhookDeps {
  readonly secret: string;
  readonly clock: () => Date;
  /** Called once for each event: what comes twice is answered and dropped. */
  readonly onEvent: (event: SongwaiEvent) => void;
}

/** So many ids are remembered; a hotel would keep them in its database. */
const mostIds = 10_000;

/** Hears webhooks at `/songwai-events`: checks the bytes first, answers at once, and does nothing twice. */
export function hearWebhooks(app: FastifyInstance, { secret, clock, onEvent }: WebhookDeps): void {
  const seen = new Set<string>();
  app.register(async (route) => {
    // The signature is over the bytes, so they are not parsed before it was checked.
    route.removeAllContentTypeParsers();
    route.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    route.post<{ Body: string }>('/songwai-events', async (request, reply) => {
      const header = request.headers['songwai-signature'];
      const signed = { rawBody: request.body, header: typeof header === 'string' ? header : '' };
      if (!isFromSongwai(signed, { secret, now: clock() })) return reply.code(401).send('not signed by Songwai');
      const event = JSON.parse(request.body) as SongwaiEvent;
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
