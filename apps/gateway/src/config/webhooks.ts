import type { EnvironmentReader } from '../environment-reader.ts';

/** How webhooks are sent to partners. */
export interface WebhooksConfig {
  /** How long a receiver may take to answer. */
  readonly timeoutMs: number;
}

/** Reads it from the environment. */
export const readWebhooksConfig = (reader: EnvironmentReader): WebhooksConfig => ({
  timeoutMs: 1000 * reader.number('WEBHOOK_TIMEOUT_SECONDS', { fallback: 10, min: 0.1, max: 60, isWhole: false }),
});
