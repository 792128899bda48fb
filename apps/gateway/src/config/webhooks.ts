import type { EnvironmentReader } from '../environment-reader.ts';

/** Settings for sending webhooks to partners. */
export interface WebhooksConfig {
  /** Timeout for a receiver's answer. */
  readonly timeoutMs: number;
}

/** Reads the settings from the environment. */
export const readWebhooksConfig = (reader: EnvironmentReader): WebhooksConfig => ({
  timeoutMs: 1000 * reader.number('WEBHOOK_TIMEOUT_SECONDS', { fallback: 10, min: 0.1, max: 60, isWhole: false }),
});
