import { startTimer } from '@songwai/core/basics/start-timer';
import { createEventPublisher } from '../../src/events/publisher.ts';
import { createWebhookPoster } from '../../src/partners/webhooks/post-webhook.ts';
import { createWebhookEvents } from '../../src/partners/webhooks/webhook-events.ts';
import { createWebhookSender, type WebhookSender } from '../../src/partners/webhooks/webhook-sender.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { createPublicLookup } from '../../src/remote/public-lookup.ts';
import type { Gateway } from '../builders/gateway.ts';
import type { Admin } from '../builders/sessions.ts';
import { silentLog } from '../harness/silent-log.ts';
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

/** A partner's server that receives webhooks, and a sender. The gateway's own workers run too, as in a second gateway. */
export interface Webhooks {
  readonly receiver: Receiver;
  /** Makes a sender, as another gateway on the same database would have. */
  makeSender(): WebhookSender;
  publish(): Promise<void>;
  /** Publishes the events and sends what is due, without waiting for the workers' next round. */
  deliver(): Promise<void>;
  /** Like `deliver`, with a short timeout. */
  deliverImpatiently(): Promise<void>;
  add(fields?: object): Promise<MadeWebhook>;
  readDeliveries(query?: Readonly<Record<string, string>>): Promise<readonly ReadDelivery[]>;
}

export async function openWebhooks({ db, clock }: Gateway, admin: Admin): Promise<Webhooks> {
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

  const add = async (fields: object = {}): Promise<MadeWebhook> => {
    const { body } = await admin.post('/partner/webhook/create', {
      partnerId: 'baanchandra',
      url: receiver.url,
      eventTypes: ['job.booked', 'job.assigned', 'job.arrived', 'job.picked_up', 'job.completed', 'job.cancelled'],
      ...fields,
    });
    const webhook = body['webhook'] as { readonly webhookId: string } | undefined;
    if (webhook === undefined) throw new Error(`no webhook: ${JSON.stringify(body)}`);
    return { webhookId: webhook.webhookId, secret: String(body['secret']) };
  };

  const readDeliveries = async (query: Readonly<Record<string, string>> = {}) => {
    const { body } = await admin.get('/partner/webhook/deliveries', { limit: '100', ...query });
    return body['deliveries'] as readonly ReadDelivery[];
  };

  return { receiver, makeSender, publish, deliver, deliverImpatiently, add, readDeliveries };
}
