import type { Readable } from 'node:stream';
import type { Language } from '@songwai/core/basics/language';
import { plainBodyBytes } from '@songwai/core/gateway/body-limits';
import type { Endpoint, ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, preParsingAsyncHookHandler } from 'fastify';
import type { Static, TObject } from 'typebox';
import type { DataChanges } from '../database/data-changes.ts';
import { captureSignedBody } from './callers/capture-signed-body.ts';
import { isStranger, readCaller, whoIs } from './callers/read-session.ts';
import { requirePaymentWay } from './callers/require-payment-way.ts';
import type { DriverSession, PartnerSession, Session } from './callers/session.ts';
import { readTextOf } from './fields/free-text.ts';
import { normaliseFields } from './fields/normalise-fields.ts';
import { cacheRuleOf, offerToCaches } from './headers/cache-answer.ts';
import { readCallLanguage } from './language.ts';
import { BusinessRefusal } from './refusal.ts';
import { createSuccessWriter, type Envelope, successSchema } from './success-answer.ts';
import { httpTexts } from './texts.ts';

type ParamsOf<E extends Endpoint> = E['params'] extends TObject ? Static<E['params']> : Readonly<Record<string, never>>;
type SessionOf<E extends Endpoint> = E['access'] extends 'session' | 'admin'
  ? Session
  : E['access'] extends 'driver'
    ? DriverSession
    : E['access'] extends 'partner'
      ? PartnerSession
      : Session | undefined;

/** The arguments of a handler: everything validated, nothing coerced, empty fields removed. */
export interface Call<E extends Endpoint> {
  /** The body of a POST, the query of a GET. */
  readonly body: RequestOf<E>;
  readonly params: ParamsOf<E>;
  readonly language: Language;
  /** Always set where `access` requires a session; elsewhere only where a valid token was sent. */
  readonly session: SessionOf<E>;
  readonly request: FastifyRequest;
}

/**
 * The reply of a handler; `mountEndpoint` adds the success code and its text in the caller's language. A handler may set another
 * text or code. A login sets all of its reply, because its fields have other names.
 */
export type AnswerOf<E extends Endpoint> =
  ReplyOf<E> extends Envelope ? Omit<ReplyOf<E>, keyof Envelope> & Partial<Envelope> : ReplyOf<E>;

/** Answers a call, or throws a `BusinessRefusal`. A handler with nothing to add to "success" returns nothing. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => object extends AnswerOf<E> ? Promise<AnswerOf<E>> | Promise<void> : Promise<AnswerOf<E>>;

/** A file as an answer; the contract has its media type. */
export interface FileAnswer {
  /** ASCII file name for saving. Absent: the browser shows the file. */
  readonly name?: string;
  readonly content: Buffer | Readable;
  /** The exact media type where the contract has a wildcard (`image/*`). */
  readonly type?: string;
}

/** Base path of every call. */
export const apiBase = '/api';

const schemaOf = (endpoint: Endpoint): FastifySchema => ({
  summary: endpoint.summary,
  ...(endpoint.method === 'GET' ? { querystring: endpoint.request } : { body: endpoint.request }),
  ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
  ...(endpoint.file === undefined ? { response: { 200: successSchema(endpoint) } } : {}),
});

/** Texts in a query or a path are only searched for, never stored, so they stay as typed. */
const asTyped = (text: string): string => text;

const prepareFields = (request: FastifyRequest, { access, keepsTexts }: Endpoint): void => {
  const readText = keepsTexts ? asTyped : readTextOf(access === 'admin' ? 'office' : 'public');
  request.body = request.method === 'GET' ? undefined : normaliseFields(request.body ?? {}, readText);
  request.query = normaliseFields(request.query, asTyped);
  request.params = normaliseFields(request.params, asTyped);
};

/** Does a step of a hook that waits for nothing: a promise at each costs a small call as much as its own work. */
function finish(done: (error?: Error) => void, step: () => void): void {
  let failure: Error | undefined;
  try {
    step();
  } catch (error) {
    failure = error as Error;
  }
  done(failure);
}

/**
 * What happens before a body is read: a partner's signature covers the bytes, and a large body is read only of who may send it. Other calls know
 * the caller afterwards, because the body may name the language of a refusal.
 */
function preParsingOf(endpoint: Endpoint): { preParsing?: preParsingAsyncHookHandler } {
  if (endpoint.access === 'partner') return { preParsing: captureSignedBody };
  const { access, maxBodyBytes: largest } = endpoint;
  if (access === 'anyone' || largest === undefined) return {};
  return {
    preParsing: async (request) => {
      // Absent where the body comes in chunks.
      const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      // The parser finds out the same, but only afterwards.
      if (Number.isFinite(length) && length > largest) throw new BusinessRefusal({ code: 413, text: httpTexts.tooLarge });
      if (length > plainBodyBytes) await readCaller(request, endpoint);
    },
  };
}

function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  // What it returns is sent. Where it has sent the answer itself, Fastify listens for the end of it, which costs as much as the hooks.
  answer: (call: Call<E>, reply: FastifyReply) => Promise<object | string>,
): void {
  const meet = (request: FastifyRequest, caller: FastifyRequest['caller']): void => {
    request.caller = caller;
    const who = whoIs(caller);
    if (who !== undefined) app.knownCallers.note(request, who);
    prepareFields(request, endpoint);
  };
  app.route({
    method: endpoint.method,
    url: apiBase + endpoint.path,
    schema: schemaOf(endpoint),
    config: { endpoint },
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    ...preParsingOf(endpoint),
    // The session is checked before validation, so that a stranger learns nothing about the fields of a call.
    preValidation: (request, _reply, done) => {
      if (isStranger(request, endpoint)) return finish(done, () => meet(request, undefined));
      readCaller(request, endpoint).then((caller) => finish(done, () => meet(request, caller)), done);
    },
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const body = (endpoint.method === 'GET' ? request.query : request.body) as RequestOf<E>;
      const params = request.params as ParamsOf<E>;
      const { caller } = request;
      const call = { body, params, language: readCallLanguage(request), session: caller as SessionOf<E>, request };
      // Of a partner's guests only: what is not asked is not waited for.
      if (caller === undefined || !('sessionId' in caller) || caller.partnerId === null) return answer(call, reply);
      return requirePaymentWay(caller, body, app.partners).then(() => answer(call, reply));
    },
  });
}

const jsonType = 'application/json; charset=utf-8';

/**
 * Mounts one call of the wire; validation, session, envelope, serialisation and OpenAPI page follow from its contract.
 *
 * @example mountEndpoint(app, estimatePrice, ({ body, session }) => service.estimate(body, session?.userId));
 */
export function mountEndpoint<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const write = createSuccessWriter(endpoint);
  mount(app, endpoint, async (call, reply) => {
    const changesBefore = app.changes.count();
    let answer: object | undefined;
    try {
      answer = (await handler(call)) ?? {};
    } finally {
      // No gateway answers from before what this call has changed, also where it is refused in the end.
      if (app.changes.count() !== changesBefore) await app.settle();
    }
    const text = write(answer, call.language, reply);
    if (offerToCaches({ endpoint, request: call.request, reply }, text)) return reply.code(304).send();
    reply.header('content-type', jsonType);
    return text;
  });
}

/** Like `mountEndpoint`, for a call whose success is a file (`file` in its contract). */
export function mountFile<E extends Endpoint & { readonly file: string }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): void {
  mount(app, endpoint, async (call, reply) => {
    const { name, content, type = endpoint.file } = await handler(call);
    const rule = cacheRuleOf(endpoint);
    if (rule !== undefined) reply.header('cache-control', rule);
    if (name !== undefined) reply.header('content-disposition', `attachment; filename="${name}"`);
    reply.type(type);
    return content;
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the changes to what is in the memory of gateways; decorated once by `createServer`. */
    changes: Pick<DataChanges, 'count'>;
    /** Waits until no gateway answers from before what has just been changed; decorated once by `createServer`. */
    settle(): Promise<void>;
  }
  interface FastifyContextConfig {
    /** The contract of a route; absent on routes that are not calls (pages, streams, probes). */
    endpoint?: Endpoint;
  }
}
