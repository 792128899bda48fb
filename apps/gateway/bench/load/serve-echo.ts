import { fastify } from 'fastify';
import { serveParent } from './child-server.ts';
import { loadedCalls } from './loaded-calls.ts';

/**
 * The reference: a bare Fastify that checks each request by the call's schema and answers with what it was last given, through the
 * schema of the call's reply. Nothing of ours runs in it.
 */
const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } } });
const replies = new Map<string, unknown>();

app.put<{ Querystring: { path: string } }>('/reply', async ({ query, body }) => {
  replies.set(query.path, body);
  return {};
});
const endpoints = new Map(loadedCalls.map(({ endpoint }) => [endpoint.path, endpoint]));
for (const { method, path, request, reply } of endpoints.values())
  app.route({
    method,
    url: `/api${path}`,
    schema: { ...(method === 'GET' ? { querystring: request } : { body: request }), response: { 200: reply } },
    handler: async () => replies.get(path),
  });

serveParent({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) }, () => app.close());
