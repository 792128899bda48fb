import { NotFromSongwai, type Songwai, type SongwaiEvent } from '@songwai/node';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface WebhookDeps {
  readonly songwai: Songwai;
  /** Called once for each event: a repeated one is answered and dropped. */
  readonly onEvent: (event: SongwaiEvent) => void;
}

/** An event on one line: what it is about, and to which order of the partner's own the job belongs. */
export const lineOf = ({ type, data }: SongwaiEvent): string => {
  if (!('jobId' in data)) return `${type} ${data.reference}`;
  const { jobId, reference, metadata = {} } = data;
  const notes = Object.entries(metadata).map(([key, value]) => `${key}=${value}`);
  return [type, jobId, ...(reference === undefined ? [] : [`of ${reference}`]), ...notes].join(' ');
};

/** How many ids are remembered; a hotel would store them in its database. */
const mostIds = 10_000;

/** Receives webhooks at `/songwai-events`: verifies the bytes first, answers at once, and handles no event twice. */
export function hearWebhooks(app: FastifyInstance, { songwai, onEvent }: WebhookDeps): void {
  const seen = new Set<string>();
  /** @returns undefined for a request that Songwai did not sign. */
  const readSigned = ({ body, headers }: FastifyRequest<{ Body: string | undefined }>): SongwaiEvent | undefined => {
    try {
      return songwai.readEvent(body ?? '', headers);
    } catch (error) {
      if (error instanceof NotFromSongwai) return undefined;
      throw error;
    }
  };
  app.register(async (route) => {
    // The signature covers the bytes, so they are parsed only after the check.
    route.removeAllContentTypeParsers();
    route.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    route.post<{ Body: string | undefined }>('/songwai-events', async (request, reply) => {
      const event = readSigned(request);
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
