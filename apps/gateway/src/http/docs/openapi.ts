import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Access, Endpoint } from '@songwai/core/gateway/endpoint';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { cacheDescription } from '../cache-description.ts';
import { driverHeader, partnerHeader, sessionHeader, signatureHeader } from '../callers/session.ts';
import { policyHeaders } from '../headers/frame-rule.ts';
import { apiBase } from '../mount-endpoint.ts';
import { accessMark, hideAdminCalls } from './admin-docs.ts';

/** Path of the OpenAPI page. */
const docsPath = `${apiBase}/docs`;

/** The page's library writes style attributes; in all else its policy is that of every page. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'";

const pageScript = readFileSync(new URL('../api-page.js', import.meta.url), 'utf8');

interface Fields {
  readonly properties: Readonly<Record<string, object>>;
}

const eachWithExample = (fields: Fields, example: Readonly<Record<string, unknown>>) => {
  const properties = Object.entries(fields.properties).map(([name, property]) => [
    name,
    name in example ? { ...property, examples: [example[name]] } : property,
  ]);
  return { ...fields, properties: Object.fromEntries(properties) };
};

/**
 * Puts the contract's examples where the page shows them: on the body of a POST, and on each parameter of a GET and of the path.
 */
function withExample(schema: FastifySchema, { method, example, paramsExample = {} }: Endpoint): FastifySchema {
  const params = schema.params === undefined ? {} : { params: eachWithExample(schema.params as Fields, paramsExample) };
  if (method === 'POST') return { ...schema, ...params, body: { ...(schema.body as object), examples: [example] } };
  return { ...schema, ...params, querystring: eachWithExample(schema.querystring as Fields, example) };
}

const securityByAccess = {
  anyone: undefined,
  session: { session: [] },
  admin: { session: [] },
  driver: { driver: [] },
  partner: { partner: [], partnerSignature: [] },
} as const satisfies Record<Access, object | undefined>;

/** The token that a call needs, as OpenAPI describes it. */
const securityOf = (access: Access) => {
  const security = securityByAccess[access];
  return security === undefined ? {} : { security: [security] };
};

/** The schema of a success: the contract's JSON, or a file. */
const successOf = ({ file, reply }: Endpoint) =>
  file === undefined ? reply : { description: 'The file', content: { [file]: { schema: { type: 'string', format: 'binary' } } } };

const refusalReply = Type.Object({
  responseCode: Type.Integer(),
  responseDesc: Type.String(),
  field: Type.Optional(Type.String({ description: 'Dotted path of the wrong field: locationList.1.lat' })),
  requestId: Type.Optional(Type.String()),
});

/**
 * Generates the OpenAPI description from the mounted contracts and serves its page without third-party files. Must run before the
 * routes. With `showsAdminCalls` false, only administrators see their calls.
 */
export async function describeApi(
  app: FastifyInstance,
  { showsAdminCalls }: { readonly showsAdminCalls: boolean },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Songwai gateway',
        version: '1',
        description: 'HTTP 200 whenever the gateway understood the request: `responseCode` says what it answers.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: sessionHeader },
          driver: { type: 'apiKey', in: 'header', name: driverHeader },
          partner: { type: 'apiKey', in: 'header', name: partnerHeader },
          partnerSignature: { type: 'apiKey', in: 'header', name: signatureHeader },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint;
      if (endpoint === undefined) return { schema, url };
      const described = withExample(schema, endpoint);
      const response = { 200: successOf(endpoint), '4xx': refusalReply, '5xx': refusalReply };
      const mark = { [accessMark]: endpoint.access };
      return { schema: { ...described, response, ...securityOf(endpoint.access), ...mark }, url };
    },
  });
  const audience = showsAdminCalls ? undefined : hideAdminCalls(app);
  const answerCached = cacheDescription(app, {
    paths: [`${docsPath}/json`, `${docsPath}/yaml`],
    audienceOf: (request) => (audience?.isAdmin(request) ? 'administrators' : 'everybody'),
  });
  await app.register(swaggerUi, {
    uiHooks: {
      // As `preHandler` it runs after the rate limit; a hook registered for the page itself would run before it.
      preHandler: async (request, reply) => {
        await audience?.meet(request);
        if (answerCached(request, reply)) await reply;
      },
    },
    routePrefix: docsPath,
    theme: { title: 'Songwai gateway', js: [{ filename: 'api-page.js', content: pageScript }] },
    ...(audience !== undefined && { transformSpecification: audience.show }),
    transformSpecificationClone: false,
    staticCSP: policyHeaders(pagePolicy)['content-security-policy'],
    uiConfig: { validatorUrl: null, persistAuthorization: false },
  });
}
