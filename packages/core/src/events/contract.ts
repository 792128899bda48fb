import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

const state = Type.Union([Type.Literal('waiting'), Type.Literal('failed')]);

/** ISO 8601, UTC. */
const instant = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' });

/** An event that a handler failed to process, or has not processed yet. */
export const eventFailure = Type.Object({
  failureId: Type.Integer(),
  eventId: Type.Integer(),
  /** Kind of event: `jobs.booked`. */
  kind: Type.String(),
  /** Id of the event's subject. */
  subject: Type.String(),
  /** Name of the handler: `webhooks`, `recentPlaces`. */
  handler: Type.String(),
  /** `failed`: not retried until an administrator asks for it. */
  state,
  /** 0 if it only waits for an earlier event of the same subject. */
  attempts: Type.Integer(),
  error: Type.String(),
  happenedAt: instant,
  failedAt: Type.Optional(instant),
  nextAttemptAt: Type.Optional(instant),
});

export const listEventFailures = defineEndpoint({
  method: 'GET',
  path: '/admin/event/failures',
  access: 'admin',
  summary:
    'Events from which something could not be followed, newest first, 50 a page; `nextCursor` is the `cursor` of the next page',
  request: Type.Object({
    ...commonFields,
    state: Type.Optional(state),
    cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  }),
  reply: Type.Object({
    ...envelope,
    failures: Type.Optional(Type.Array(eventFailure)),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { state: 'failed' },
});

export const retryEventFailure = defineEndpoint({
  method: 'POST',
  path: '/admin/event/retry',
  access: 'admin',
  isIdempotentRead: true,
  summary: 'Let the handler try again now, with every try before it',
  request: Type.Object({ ...commonFields, failureId: Type.Integer({ minimum: 1, maximum: 2 ** 48 }) }),
  /** HTTP 404 no such failure, or it was processed meanwhile. */
  reply: Type.Object(envelope),
  example: { failureId: 1 },
});
