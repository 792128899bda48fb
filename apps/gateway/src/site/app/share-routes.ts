import { sharedOrderPath, sharedText, sharePath } from '@songwai/core/orders/links/share-target';
import type { FastifyInstance } from 'fastify';

/** More than a long chat. */
const bodyLimit = 65_536;

/**
 * What is shared to the app on a device whose browser has removed the app's worker, which otherwise answers by itself: back to the device,
 * with nothing stored or logged here.
 */
export async function registerShare(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const path of [sharePath, `/en${sharePath}`])
      scope.post(path, { schema: { hide: true }, bodyLimit }, (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return reply.header('cache-control', 'no-store').redirect(sharedOrderPath(path, sharedText(form)), 303);
      });
  });
}
