import { startTimer } from '@songwai/core/basics/start-timer';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import { createEventPublisher } from '../../src/events/publisher.ts';
import { changeStatus } from '../../src/jobs/status-queries.ts';
import { createWebhookPoster } from '../../src/partners/webhooks/post-webhook.ts';
import { createPublicLookup } from '../../src/partners/webhooks/public-lookup.ts';
import { createWebhookEvents } from '../../src/partners/webhooks/webhook-events.ts';
import { createWebhookSender, type WebhookSender } from '../../src/partners/webhooks/webhook-sender.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { silentLog } from '../harness/silent-log.ts';
import { createPartnerFixture, type PartnerFixture } from './partner-fixture.ts';
import { openReceiver, type Receiver } from './receiver.ts';

/** Timeout in ms: long enough for an answer on a busy machine. */
const patienceMs = 30_000;
/** Timeout in ms for a receiver that never answers. */
const impatienceMs = 400;

interface MadeWebhook {
  readonly webhookId: string;
  readonly secret: string;
}

/** A delivery as the admin call lists it. */
interface ReadDelivery extends Readonly<Record<string, unknown>> {
  readonly deliveryId: number;
  readonly state: string;
  readonly attempts: readonly Readonly<Record<string, unknown>>[];
}

/** The gateway with a partner whose server receives webhooks. The gateway's own workers run too, as in a second gateway. */
export interface WebhookFixture extends PartnerFixture {
  readonly receiver: Receiver;
  /** Makes a sender, as another gateway on the same database would have. */
  makeSender(): WebhookSender;
  publish(): Promise<void>;
  /** Publishes the events and sends what is due, without waiting for the workers' next round. */
  deliver(): Promise<void>;
  /** Like `deliver`, with a short timeout. */
  deliverImpatiently(): Promise<void>;
  addWebhook(fields?: object): Promise<MadeWebhook>;
  move(jobId: string, status: JobStatus): Promise<void>;
  readDeliveries(query?: Readonly<Record<string, string>>): Promise<readonly ReadDelivery[]>;
}

export async function createWebhookFixture(): Promise<WebhookFixture> {
  const fixture = await createPartnerFixture({ WEBHOOK_TIMEOUT_SECONDS: String(patienceMs / 1000) });
  const { db, clock } = fixture;
  const receiver = await openReceiver();
  const post = createWebhookPoster(createPublicLookup());
  const handlers = [createWebhookEvents({ random: systemRandom })];

  const makeSender = (timeoutMs = patienceMs) =>
    createWebhookSender({ db, clock, startTimer, log: silentLog, post, timeoutMs, allowsLocalhost: true });
  const [sender, impatient] = [makeSender(), makeSender(impatienceMs)];

  const { publish } = createEventPublisher({ db, clock, startTimer, log: silentLog, handlers });
  const deliver = async (): Promise<void> => {
    await publish();
    await sender.send();
  };
  const deliverImpatiently = async (): Promise<void> => {
    await publish();
    await impatient.send();
  };

  const addWebhook = async (fields: object = {}): Promise<MadeWebhook> => {
    const { body } = await fixture.postAsAdmin('/webhook/create', {
      partnerId: 'baanchandra',
      url: receiver.url,
      eventTypes: ['job.booked', 'job.assigned', 'job.arrived', 'job.picked_up', 'job.completed', 'job.cancelled'],
      ...fields,
    });
    const webhook = body['webhook'] as { readonly webhookId: string } | undefined;
    if (webhook === undefined) throw new Error(`no webhook: ${JSON.stringify(body)}`);
    return { webhookId: webhook.webhookId, secret: String(body['secret']) };
  };

  const move: WebhookFixture['move'] = (jobId, status) =>
    db.transaction().execute((trx) => changeStatus(trx, { jobId, status, stop: null, at: clock.now() }));

  const readDeliveries = async (query: Readonly<Record<string, string>> = {}) => {
    const { body } = await fixture.readAsAdmin('/webhook/deliveries', { limit: '100', ...query });
    return body['deliveries'] as readonly ReadDelivery[];
  };

  return {
    ...fixture,
    receiver,
    makeSender,
    publish,
    deliver,
    deliverImpatiently,
    addWebhook,
    move,
    readDeliveries,
    close: async () => {
      await fixture.close();
      await receiver.close();
    },
  };
}
