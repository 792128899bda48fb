import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** What became of a message; `kept`: no provider is configured, `late`: its code expired before it could be sent. */
export type MessageState = 'waiting' | 'sent' | 'kept' | 'failed' | 'late';

/** A message as administrators see it: without what it says. */
export interface ListedMessage {
  readonly messageId: string;
  readonly channel: 'mail' | 'sms';
  /** Masked, unless it was asked for by the whole address or phone. */
  readonly recipient: string;
  /** `verifyCode`, `passwordChanged`, … */
  readonly purpose: string;
  readonly state: MessageState;
  readonly attempts: number;
  /** Why the last attempt failed, in codes; null where none did. */
  readonly error: string | null;
  readonly canResend: boolean;
  readonly createdAt: Date;
  /** Null but while it waits. */
  readonly nextAttemptAt: Date | null;
  /** Null while it waits. */
  readonly settledAt: Date | null;
}

/** Which messages; all of them where nothing is named. */
export interface MessageFilter {
  /** A whole e-mail address or phone. */
  readonly recipient?: string;
  readonly state?: MessageState;
  readonly purpose?: string;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** What became of mail and text messages, newest first. @throws GatewayError 403 not an administrator. */
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

/** Sends a message again that failed. @throws GatewayError 403, 404, 409 it did not fail, or held a code. */
export const resendMessage = async (transport: Transport, messageId: string): Promise<void> => {
  await call(transport, routes.resendMessage, { messageId });
};
