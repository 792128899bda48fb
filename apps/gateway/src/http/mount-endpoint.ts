import type { Readable } from 'node:stream';
import type { Endpoint, ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TObject } from 'typebox';
import { captureSignedBody } from './callers/capture-signed-body.ts';
import { readCaller, whoIs } from './callers/read-session.ts';
import type { DriverSession, PartnerSession, Session } from './callers/session.ts';
import { readTextOf } from './fields/free-text.ts';
import { normaliseFields } from './fields/normalise-fields.ts';
import { type Language, readLanguage } from './language.ts';
import { httpTexts } from './texts.ts';

type ParamsOf<E extends Endpoint> = E['params'] extends TObject ? Static<E['params']> : Readonly<Record<string, never>>;
type SessionOf<E extends Endpoint> = E['access'] extends 'session' | 'admin'
  ? Session
  : E['access'] extends 'driver'
    ? DriverSession
    : E['access'] extends 'partner'
      ? PartnerSession
      : Session | undefined;

/** What every reply but a login's carries. */
interface Envelope {
  readonly responseCode: number;
  readonly responseDesc: string;
}

/** What a handler gets: everything validated, nothing coerced, empty fields left out. */
export interface Call<E extends Endpoint> {
  /** The body of a POST, the query of a GET. */
  readonly body: RequestOf<E>;
  readonly params: ParamsOf<E>;
  readonly language: Language;
  /** Always there where `access` asks for one; elsewhere where a valid token came along. */
  readonly session: SessionOf<E>;
  readonly request: FastifyRequest;
}

/**
 * What a handler says of a reply: `mountEndpoint` adds that it is a success, in the caller's language. A call that answers another text or
 * another code says so itself. A login answers with names of its own, and says all of it.
 */
export type AnswerOf<E extends Endpoint> =
  ReplyOf<E> extends Envelope ? Omit<ReplyOf<E>, keyof Envelope> & Partial<Envelope> : ReplyOf<E>;

/** Answers a call, or throws a `BusinessRefusal`. A handler with nothing to add to "success" returns nothing. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => object extends AnswerOf<E> ? Promise<AnswerOf<E>> | Promise<void> : Promise<AnswerOf<E>>;

/** A file as an answer; its media type stands in the contract. */
export interface FileAnswer {
  /** What the browser saves it as; ASCII. Absent: shown, not saved. */
  readonly name?: string;
  readonly content: Buffer | Readable;
  /** Where the contract's media type stands for several (`image/*`). */
  readonly type?: string;
}

/** Base path of every call. */
export const apiBase = '/api';

const schemaOf = (endpoint: Endpoint): FastifySchema => ({
  summary: endpoint.summary,
  ...(endpoint.method === 'GET' ? { querystring: endpoint.request } : { body: endpoint.request }),
  ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
  ...(endpoint.file === undefined ? { response: { 200: endpoint.reply } } : {}),
});

/** What is only looked for, in a query or a path, is taken as it was typed. */
const asTyped = (text: string): string => text;

const prepareFields = (request: FastifyRequest, { access }: Endpoint): void => {
  const readText = readTextOf(access === 'admin' ? 'office' : 'public');
  request.body = request.method === 'GET' ? undefined : normaliseFields(request.body ?? {}, readText);
  request.query = normaliseFields(request.query, asTyped);
  request.params = normaliseFields(request.params, asTyped);
};

function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (call: Call<E>, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({
    method: endpoint.method,
    url: apiBase + endpoint.path,
    schema: schemaOf(endpoint),
    config: { endpoint },
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    ...(endpoint.access === 'partner' ? { preParsing: captureSignedBody } : {}),
    // The session comes before validation: a stranger learns nothing about what a call expects.
    preValidation: async (request) => {
      const caller = await readCaller(request, endpoint);
      request.caller = caller;
      const who = whoIs(caller);
      if (who !== undefined) app.knownCallers.note(request, who);
      prepareFields(request, endpoint);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const body = (endpoint.method === 'GET' ? request.query : request.body) as RequestOf<E>;
      const params = request.params as ParamsOf<E>;
      const session = request.caller as SessionOf<E>;
      return answer({ body, params, language: readLanguage(body), session, request }, reply);
    },
  });
}

const successIn = (language: Language): Envelope => ({ responseCode: 200, responseDesc: httpTexts.success[language] });

/**
 * Mounts one call of the wire: validation, session, envelope, serialisation and the OpenAPI page all come from its contract.
 *
 * @example mountEndpoint(app, estimatePrice, ({ body, session }) => service.estimate(body, session?.userId));
 */
export function mountEndpoint<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const { cacheSeconds } = endpoint;
  mount(app, endpoint, async (call, reply) => {
    const answer = await handler(call);
    if (cacheSeconds !== undefined) reply.header('cache-control', `public, max-age=${cacheSeconds}`);
    return reply.send(Object.assign(successIn(call.language), answer));
  });
}

/** The same for a call whose success is a file (`file` in its contract). */
export function mountFile<E extends Endpoint & { readonly file: string }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): void {
  mount(app, endpoint, async (call, reply) => {
    const { name, content, type = endpoint.file } = await handler(call);
    if (name !== undefined) reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type(type).send(content);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract behind a route; absent on routes that are not calls (pages, streams, probes). */
    endpoint?: Endpoint;
  }
}
