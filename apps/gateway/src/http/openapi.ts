import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { apiBase } from './mount-endpoint.ts';
import { sessionHeader } from './session.ts';

/** Where the OpenAPI page stands. */
export const docsPath = `${apiBase}/docs`;

/** The page's own library writes style attributes; apart from them it gets no more than any page. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Example {
  readonly method: string;
  readonly example: Readonly<Record<string, unknown>>;
}

/** Puts the contract's example where the page shows it: on the body of a POST, on each parameter of a GET. */
function withExample(schema: FastifySchema, { method, example }: Example): FastifySchema {
  if (method === 'POST') return { ...schema, body: { ...(schema.body as object), examples: [example] } };
  const query = schema.querystring as { properties: Record<string, object> };
  const properties = Object.entries(query.properties).map(([name, property]) => [
    name,
    name in example ? { ...property, examples: [example[name]] } : property,
  ]);
  return { ...schema, querystring: { ...query, properties: Object.fromEntries(properties) } };
}

const refusalReply = Type.Object({
  responseCode: Type.Integer(),
  responseDesc: Type.String(),
  field: Type.Optional(Type.String({ description: 'Dotted path of the wrong field: locationList.1.lat' })),
  requestId: Type.Optional(Type.String()),
});

/** Writes the OpenAPI description from the mounted contracts and serves its page from this server alone. Comes before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Songwai gateway',
        version: '1',
        description: 'HTTP 200 whenever the gateway understood the request: `responseCode` says what it answers.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: sessionHeader } } },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint;
      if (endpoint === undefined) return { schema, url };
      const described = withExample(schema, endpoint);
      const response = { 200: endpoint.reply, '4xx': refusalReply, '5xx': refusalReply };
      return {
        schema: { ...described, response, ...(endpoint.access === 'session' ? { security: [{ session: [] }] } : {}) },
        url,
      };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    theme: { title: 'Songwai gateway' },
    staticCSP: pagePolicy,
    uiConfig: { validatorUrl: null, persistAuthorization: false },
  });
}
