import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseTrouble, readTrouble } from '../database/database-trouble.ts';
import { brokenRule } from './fields/broken-rule.ts';
import { UnusableFieldError } from './fields/normalise-fields.ts';
import { findFaultyField } from './fields/validation-field.ts';
import { type LocalText, readCallLanguage } from './language.ts';
import { BusinessRefusal, statusOf } from './refusal.ts';
import { fieldTexts, httpTexts } from './texts.ts';

type Details = BusinessRefusal['details'];

const textsByStatus: Readonly<Record<number, LocalText>> = {
  401: httpTexts.revoked,
  403: httpTexts.forbidden,
  404: httpTexts.notFound,
  413: httpTexts.tooLarge,
  415: httpTexts.unsupported,
  429: httpTexts.tooMany,
  503: httpTexts.unavailable,
};

/** Seconds for `retry-after`: short after a conflict of transactions, long where somebody must clear the disk. */
const retryAfterTrouble: Readonly<Record<DatabaseTrouble, number>> = { contended: 1, away: 3, full: 30 };
/** Seconds for `retry-after` of every other 503. */
const retryAfterSeconds = 5;

const isBrokenJson = (error: FastifyError): boolean =>
  error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY';

/** Maps every failed request to one refusal; undefined for a fault of the gateway itself. */
function toRefusal(error: FastifyError): Details | undefined {
  if (error instanceof BusinessRefusal) return error.details;
  if (error instanceof UnusableFieldError) {
    const { field } = error;
    return field === undefined ? { code: 400, text: httpTexts.tooDeep } : { code: 400, field, text: fieldTexts.wrong(field) };
  }
  if (error.validation !== undefined) {
    const { field, isMissing } = findFaultyField(error.validation);
    if (field === '') return { code: 400, text: httpTexts.unreachable };
    return {
      code: 400,
      field,
      text: isMissing ? fieldTexts.missing(field) : fieldTexts.wrong(field, brokenRule(error.validation)),
    };
  }
  if (isBrokenJson(error)) return { code: 400, text: httpTexts.notJson };
  const trouble = readTrouble(error);
  if (trouble !== undefined) return { code: 503, text: httpTexts.unavailable, retryAfterSeconds: retryAfterTrouble[trouble] };
  const status = error.statusCode ?? 500;
  const text = textsByStatus[status];
  if (text !== undefined) return { code: status, text };
  return status >= 400 && status < 500 ? { code: 400, text: httpTexts.unreachable } : undefined;
}

/** Login replies use field names of their own (`respCode`, `respDesc`). */
function usesLoginNames(request: FastifyRequest): boolean {
  const reply = request.routeOptions.config.endpoint?.reply;
  return reply !== undefined && 'respCode' in reply.properties;
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, details: Details): FastifyReply {
  const description = details.text[readCallLanguage(request)];
  const envelope = usesLoginNames(request)
    ? { respCode: details.code, respDesc: description }
    : { responseCode: details.code, responseDesc: description };
  const status = details.status ?? statusOf(details.code);
  const retryAfter = details.retryAfterSeconds ?? (status === 503 ? retryAfterSeconds : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // A refusal lacks the fields that the contract requires of a success, so it bypasses the route's serializer.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ ...envelope, ...(details.field === undefined ? {} : { field: details.field }), ...details.fields });
}

/** The one place where an error becomes an answer: the envelope in the caller's language, without internal details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal?.code === 503) request.log.warn({ err: error }, 'cannot be served now');
    if (refusal !== undefined) return sendRefusal(request, reply, refusal);
    request.log.error({ err: error }, 'request failed');
    return sendRefusal(request, reply, { code: 500, text: httpTexts.failed, fields: { requestId: request.id } });
  });
}

/** Answers an unknown path with 404 in the envelope. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(request, reply, { code: 404, text: httpTexts.notFound });
}
