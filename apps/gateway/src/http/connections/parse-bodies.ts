import { plainBodyBytes } from '@songwai/core/gateway/body-limits';
import type { FastifyInstance } from 'fastify';
import { BusinessRefusal } from '../refusal.ts';
import { httpTexts } from '../texts.ts';

/** A large body of a stranger holds a photo, which is one long text: more parts than these are no photo. */
const mostParts = 500;

/** Whether a text of JSON has more parts than a number; stops as soon as it is known. */
function hasMoreParts(text: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(','); at !== -1 && count <= most; at = text.indexOf(',', at + 1)) count += 1;
  return count > most;
}

/** Reads bodies as Fastify does, except that what anybody may send is not parsed where it is large and no file. */
export function parseBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text);
    const isOpen = request.routeOptions.config.endpoint?.access === 'anyone';
    if (isOpen && body.length > plainBodyBytes && hasMoreParts(body, mostParts))
      return done(new BusinessRefusal({ code: 413, text: httpTexts.tooLarge }));
    return parse(request, body, done);
  });
}
