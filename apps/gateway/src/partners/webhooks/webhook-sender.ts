import { dayMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { Kysely } from 'kysely';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Database } from '../../database/tables.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextAttemptAt } from '../../platform/workers/backoff.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { liveSecrets } from '../queries.ts';
import { signatureHeaders } from '../sign-webhook.ts';
import {
  type Attempt,
  type ClaimedDelivery,
  claimDeliveries,
  nextWebhook,
  recordFailure,
  recordSuccess,
} from './delivery-queries.ts';
import type { PostWebhook } from './post-webhook.ts';
import { mailOfFailure } from './texts.ts';
import { readWebhookUrl } from './webhook-url.ts';

/** What the sender needs. */
export interface WebhookSenderDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly post: PostWebhook;
  readonly timeoutMs: number;
  readonly allowsLocalhost: boolean;
}

/**
 * Sends webhooks. `send` runs one round, for tests that control the clock: it resolves when all due deliveries have been tried.
 */
export interface WebhookSender extends Worker {
  send(): Promise<void>;
}

const pauseMs = 500;
/** Most deliveries at a time in this process. */
const lanes = 20;
/** Added to the timeout; after both, another process takes the delivery over. */
const leaseMarginMs = 50_000;
/** How long a delivery is retried, and how long a webhook may fail before it is switched off. */
const patienceMs = 3 * dayMs;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Builds the worker. Rounds do not wait for receivers, so a slow one delays only its own deliveries. */
export function createWebhookSender(parts: WebhookSenderDeps): WebhookSender {
  const { db, clock, startTimer, log, post, timeoutMs, allowsLocalhost } = parts;
  const underWay = new Set<Promise<void>>();

  const headersOf = ({ eventId, body, secret, previousSecret }: ClaimedDelivery) => ({
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Songwai-Webhooks/1',
    ...signatureHeaders({ id: eventId, sentAt: clock.now(), body }, liveSecrets({ secret, previous_secret: previousSecret })),
  });

  const attempt = async (claimed: ClaimedDelivery): Promise<Attempt> => {
    const at = clock.now();
    const startedMs = performance.now();
    const finish = (result: Omit<Attempt, 'at' | 'durationMs'>): Attempt => ({
      at,
      durationMs: Math.round(performance.now() - startedMs),
      ...result,
    });
    const target = readWebhookUrl(claimed.url, { allowsLocalhost });
    if (target === undefined) return finish({ status: null, answer: '', error: 'The address may not be called.' });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { status, text } = await post(target, { body: claimed.body, headers: headersOf(claimed), signal });
      return finish({ status, answer: text, error: '' });
    } catch (error) {
      // Failures of the network, the DNS or the receiver are results of the attempt, not errors of the gateway.
      return finish({ status: null, answer: '', error: error instanceof Error ? error.message.slice(0, 500) : String(error) });
    }
  };

  const retryAtOf = ({ attempts, createdAt }: ClaimedDelivery, now: Date): Date | null => {
    const end = createdAt.getTime() + patienceMs;
    if (now.getTime() >= end) return null;
    return new Date(Math.min(nextAttemptAt(now, attempts).getTime(), end));
  };

  const deliver = async (claimed: ClaimedDelivery): Promise<void> => {
    const result = await attempt(claimed);
    if (result.status !== null && isSuccess(result.status)) return recordSuccess(db, claimed, result);
    const { id, webhookId, attempts } = claimed;
    const facts = { delivery: id, webhook: webhookId, attempts, status: result.status, reason: result.error };
    log.warn(facts, 'a webhook was not taken');
    const now = clock.now();
    const policy = {
      retryAt: retryAtOf(claimed, now),
      failingBefore: new Date(now.getTime() - patienceMs),
      mailOf: mailOfFailure,
    };
    return recordFailure(db, claimed, { attempt: result, policy });
  };

  const start = (claimed: ClaimedDelivery): void => {
    const running = deliver(claimed)
      // The lease then expires, and the delivery is tried again.
      .catch((error: unknown) => log.error({ err: error, delivery: claimed.id }, 'what came of a webhook could not be noted'))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  };

  const begin = async (): Promise<number> => {
    const limit = lanes - underWay.size;
    if (limit <= 0) return 0;
    const now = clock.now();
    const leaseEnd = new Date(now.getTime() + timeoutMs + leaseMarginMs);
    const claimed = await claimDeliveries(db, { now, leaseEnd, limit });
    for (const one of claimed) start(one);
    return claimed.length;
  };

  const work = async () => void (await begin());
  const worker = createWorker({ name: 'webhooks', work, pauseMs, nextDue: nextWebhook, startTimer, log });
  return {
    start: worker.start,
    alarm: worker.alarm,
    stop: async () => {
      await worker.stop();
      await Promise.all(underWay);
    },
    send: async () => {
      while ((await begin()) > 0) await Promise.all(underWay);
    },
  };
}
