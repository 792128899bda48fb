import { Webhook } from 'standardwebhooks';

const secretPrefix = 'whsec_';

/** A signing secret in the form of Standard Webhooks. The prefix distinguishes it from the sign-on secret. */
export const formatWebhookSecret = (key: Buffer): string => `${secretPrefix}${key.toString('base64')}`;

/** Node reads both alphabets of base64: secrets made before docs/decisions/0025 are in base64url without padding. */
const readKey = (secret: string): Buffer => Buffer.from(secret.slice(secretPrefix.length), 'base64');

/** A message to sign. */
export interface WebhookMessage {
  /** The event's id, the same for every attempt and replay. */
  readonly id: string;
  readonly sentAt: Date;
  /** Exactly the bytes that are sent. */
  readonly body: string;
}

/** The three headers of Standard Webhooks; one signature per valid secret, separated by blanks. */
export const signatureHeaders = ({ id, sentAt, body }: WebhookMessage, secrets: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(readKey(secret), { format: 'raw' }).sign(id, sentAt, body)).join(' '),
});
