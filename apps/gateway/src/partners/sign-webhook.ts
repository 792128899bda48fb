import { Webhook } from 'standardwebhooks';

const secretPrefix = 'whsec_';

/** A signing secret in the form of Standard Webhooks. The prefix distinguishes it from the sign-on secret wherever it is found. */
export const formatWebhookSecret = (key: Buffer): string => `${secretPrefix}${key.toString('base64')}`;

/** Node reads both alphabets of base64: secrets made before docs/decisions/0025 are in the one for addresses, without the padding. */
const readKey = (secret: string): Buffer => Buffer.from(secret.slice(secretPrefix.length), 'base64');

/** What is sent, and when. */
export interface WebhookMessage {
  /** The event's id, which every try and every repeat of it has. */
  readonly id: string;
  readonly sentAt: Date;
  /** Byte by byte as it is sent. */
  readonly body: string;
}

/** The three headers of Standard Webhooks; one signature for each secret that is live, with a blank between them. */
export const signatureHeaders = ({ id, sentAt, body }: WebhookMessage, secrets: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(readKey(secret), { format: 'raw' }).sign(id, sentAt, body)).join(' '),
});
