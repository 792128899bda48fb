import { listMessages, resendMessage } from '@songwai/core/messages/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { maskRecipient } from '../mask-recipient.ts';
import { canResend, type MessageAdmin } from './message-admin.ts';
import type { MessageFate } from './message-admin-queries.ts';

/** @param isAskedFor the administrator searched for the whole recipient, so it is shown unmasked. */
const wireFate = (row: MessageFate, isAskedFor: boolean) => ({
  messageId: String(row.id),
  channel: row.kind,
  recipient: isAskedFor ? row.recipient : maskRecipient(row.recipient),
  purpose: row.purpose,
  state: row.state,
  attempts: row.attempts,
  ...(row.error !== null && { error: row.error }),
  canResend: canResend(row),
  createdDateTime: row.created_at.toISOString(),
  ...(row.state === 'waiting' && { nextAttemptDateTime: row.next_attempt_at.toISOString() }),
  ...(row.settled_at !== null && { settledDateTime: row.settled_at.toISOString() }),
});

/** Mounts the administrators' view of messages, also in production. */
export function registerMessageAdmin(app: FastifyInstance, { admin }: { readonly admin: MessageAdmin }): void {
  mountEndpoint(app, listMessages, async ({ body }) => {
    const { recipient, state, purpose, cursor } = body;
    const page = await admin.list({ recipient, state, purpose, cursor });
    return {
      messages: page.rows.map((row) => wireFate(row, recipient !== undefined)),
      ...nextOf(page),
    };
  });

  mountEndpoint(app, resendMessage, async ({ body, session, request }) => {
    await admin.resend(Number(body.messageId));
    request.log.info({ message: body.messageId, adminId: session.userId }, 'the office sends a message again');
  });
}
