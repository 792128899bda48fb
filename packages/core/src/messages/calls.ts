import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** State of a message; `kept`: no provider is configured, `late`: its code expired before it could be sent. */
export type MessageState = 'waiting' | 'sent' | 'kept' | 'failed' | 'late';

/** A message as administrators see it, without its content. */
export interface ListedMessage {
  readonly messageId: string;
  readonly channel: 'mail' | 'sms' | 'line';
  /** Masked, unless the filter has the full address or phone. */
  readonly recipient: string;
  /** `verifyCode`, `passwordChanged`, … */
  readonly purpose: string;
  readonly state: MessageState;
  readonly attempts: number;
  /** Error code of the last attempt; null if it did not fail. */
  readonly error: string | null;
  readonly canResend: boolean;
  readonly createdAt: Date;
  /** Null unless waiting. */
  readonly nextAttemptAt: Date | null;
  /** Null while waiting. */
  readonly settledAt: Date | null;
}

/** Filters messages; empty for all. */
export interface MessageFilter {
  /** A full e-mail address, phone, or id at LINE. */
  readonly recipient?: string;
  readonly state?: MessageState;
  readonly purpose?: string;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string;
}

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** E-mails, text messages and LINE messages with their states, newest first. @throws GatewayError 403 not an administrator. */
export const fetchMessages = async (
  transport: Transport,
  filter: MessageFilter = {},
): Promise<{ readonly messages: readonly ListedMessage[]; readonly nextCursor: string | null }> => {
  const { messages = [], nextCursor = null } = await call(transport, routes.listMessages, filter);
  return {
    messages: messages.map(({ error = null, createdDateTime, nextAttemptDateTime, settledDateTime, ...message }) => ({
      ...message,
      error,
      createdAt: new Date(createdDateTime),
      nextAttemptAt: dateOf(nextAttemptDateTime),
      settledAt: dateOf(settledDateTime),
    })),
    nextCursor,
  };
};

/** Resends a failed message. @throws GatewayError 403, 404, 409 it did not fail, or contained a code. */
export const resendMessage = async (transport: Transport, messageId: string): Promise<void> => {
  await call(transport, routes.resendMessage, { messageId });
};
