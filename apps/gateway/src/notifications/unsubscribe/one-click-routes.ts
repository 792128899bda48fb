import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../../http/call-place.ts';
import type { Unsubscribing } from './unsubscribe.ts';
import { oneClickPath } from './unsubscribe-links.ts';

/** A form with one field. */
const bodyLimit = 4_096;
/** The two kinds of forms that RFC 8058 allows. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether a form says what RFC 8058 asks for, so that nothing else that posts to an address unsubscribes anybody. */
const asksToUnsubscribe = (body: unknown): boolean =>
  typeof body === 'string' &&
  (new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' ||
    /name="List-Unsubscribe"\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/.test(body));

const tokenOf = ({ params }: FastifyRequest): string => (params as { readonly token: string }).token;

interface OneClickParts {
  readonly unsubscribing: Unsubscribing;
  readonly publicUrl: string;
}

/**
 * Mounts the button of mail programs (RFC 8058): a form without a session. Whoever only opens the address comes to the page where people
 * decide: the scanners of mail servers open every link, and must change nothing.
 */
export async function registerOneClick(app: FastifyInstance, { unsubscribing, publicUrl }: OneClickParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(forms, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    const path = `${oneClickPath}/:token`;
    const schema = { hide: true };
    scope.get(path, { schema }, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${publicUrl}/unsubscribe/${encodeURIComponent(tokenOf(request))}`, 303),
    );
    scope.post(path, { schema, bodyLimit }, async (request, reply) => {
      if (!asksToUnsubscribe(request.body)) return reply.code(400).send();
      await unsubscribing.switch(tokenOf(request), { isOn: false, isAll: false, address: addressOf(request) });
      return reply.header('cache-control', 'no-store').code(200).send();
    });
  });
}
