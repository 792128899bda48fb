import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { SecretChoice } from '@songwai/core/partners/partner';
import type { createWebhook, dropWebhookSecret, updateWebhook } from '@songwai/core/partners/webhooks/webhook-contract';
import { isEmailShaped } from '@songwai/core/validation/fields/email-shape';
import type { Kysely } from 'kysely';
import { isUuid } from '../../database/is-uuid.ts';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { findRegistered } from '../admin/partner-admin-queries.ts';
import { partnerAdminTexts } from '../admin/partner-admin-texts.ts';
import { dropSecret, rotateSecret } from '../secrets.ts';
import { formatWebhookSecret } from '../sign-webhook.ts';
import { giveUpWaiting } from './delivery-queries.ts';
import { type DeliveryFilter, type DeliveryRow, findDelivery, listDeliveryRows, queueReplay } from './log-queries.ts';
import { webhookTexts } from './texts.ts';
import {
  changeWebhook,
  deleteWebhook,
  insertWebhook,
  listPartnerWebhooks,
  lockWebhook,
  type WebhookRow,
} from './webhook-queries.ts';
import { readWebhookUrl } from './webhook-url.ts';

/** A webhook with its new signing secret, which is returned only here. */
interface WebhookWithSecret {
  readonly webhook: WebhookRow;
  readonly secret: string;
}

/**
 * Manages the partners' webhooks and their deliveries. All throw a `BusinessRefusal` with 404 for a missing partner, webhook or
 * delivery.
 */
export interface WebhookService {
  list(partnerId: string): Promise<readonly WebhookRow[]>;
  /** @throws {BusinessRefusal} 409 ten already, 422 naming the field. */
  create(request: RequestOf<typeof createWebhook>, adminId: string): Promise<WebhookWithSecret>;
  /** @throws {BusinessRefusal} 422 naming the field. */
  update(request: RequestOf<typeof updateWebhook>, adminId: string): Promise<WebhookRow>;
  remove(webhookId: string, adminId: string): Promise<void>;
  /** @throws {BusinessRefusal} 409 while two secrets are valid. */
  rotateSecret(webhookId: string, adminId: string): Promise<WebhookWithSecret>;
  /** Invalidates one of two valid secrets; with only one, nothing changes. */
  dropSecret(request: RequestOf<typeof dropWebhookSecret>, adminId: string): Promise<WebhookRow>;
  listDeliveries(filter: DeliveryFilter): Promise<Page<DeliveryRow>>;
  /** @returns the id of the waiting delivery. @throws {BusinessRefusal} 409 the webhook is off. */
  replay(request: { deliveryId: number; partnerId: string | undefined }): Promise<number>;
}

interface WebhookDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly allowsLocalhost: boolean;
}

const mostWebhooks = 10;

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};
const notFound = () => new BusinessRefusal({ code: 404, text: webhookTexts.unknown });

function readEmail(text: string): string {
  const email = cleanText(text);
  return isEmailShaped(email) ? email : refuse('contactEmail', webhookTexts.badEmail);
}

/** Builds the service. */
export function createWebhookService({ db, clock, random, allowsLocalhost }: WebhookDeps): WebhookService {
  const readUrl = (text: string): string =>
    readWebhookUrl(text, { allowsLocalhost })?.url.href ?? refuse('url', webhookTexts.badUrl);
  const makeWebhookSecret = (): string => formatWebhookSecret(random.bytes(32));
  const note = (
    trx: Kysely<Database>,
    kind: string,
    { webhook, ...what }: { webhook: WebhookRow; adminId: string; which?: SecretChoice },
  ) =>
    recordEvent(trx, {
      kind: `partners.${kind}`,
      subject: webhook.partner_id,
      payload: { ...what, webhookId: webhook.id },
      at: clock.now(),
    });

  /** Runs a change with the webhook's row locked and returns the changed webhook. */
  const change = (webhookId: string, work: (trx: Kysely<Database>, webhook: WebhookRow) => Promise<void>): Promise<WebhookRow> =>
    transact(db, async (trx) => {
      const webhook = isUuid(webhookId) ? await lockWebhook(trx, webhookId) : undefined;
      if (webhook === undefined) throw notFound();
      await work(trx, webhook);
      return (await lockWebhook(trx, webhookId)) ?? webhook;
    });

  const requirePartner = async (trx: Kysely<Database>, partnerId: string, mode: 'forShow' | 'forChange'): Promise<void> => {
    const partner = await findRegistered(trx, partnerId, mode);
    if (partner === undefined) throw new BusinessRefusal({ code: 404, field: 'partnerId', text: partnerAdminTexts.unknown });
  };

  return {
    list: async (partnerId) => {
      await requirePartner(db, partnerId, 'forShow');
      return listPartnerWebhooks(db, partnerId);
    },
    create: ({ partnerId, url, eventTypes, contactEmail }, adminId) =>
      transact(db, async (trx) => {
        // Locks the partner, so that concurrent calls cannot exceed the limit.
        await requirePartner(trx, partnerId, 'forChange');
        const secret = makeWebhookSecret();
        const fields = {
          url: readUrl(url),
          event_types: [...eventTypes],
          contact_email: contactEmail === undefined ? null : readEmail(contactEmail),
        };
        if ((await listPartnerWebhooks(trx, partnerId)).length >= mostWebhooks)
          throw new BusinessRefusal({ code: 409, text: webhookTexts.tooMany });
        const made = { id: random.uuid(), secret, previous_secret: null, failing_since: null, created_at: clock.now() };
        const webhook = await insertWebhook(trx, { partner_id: partnerId, ...fields, ...made });
        await note(trx, 'webhookMade', { webhook, adminId });
        return { webhook, secret };
      }),
    update: ({ webhookId, url, eventTypes, contactEmail, isActive }, adminId) =>
      change(webhookId, async (trx, webhook) => {
        await changeWebhook(trx, webhookId, {
          ...(url === undefined ? {} : { url: readUrl(url) }),
          ...(eventTypes === undefined ? {} : { event_types: [...eventTypes] }),
          ...(contactEmail === undefined ? {} : { contact_email: readEmail(contactEmail) }),
          ...(isActive === undefined ? {} : { is_active: isActive, failing_since: null }),
        });
        if (isActive === false) await giveUpWaiting(trx, webhookId, clock.now());
        await note(trx, 'webhookChanged', { webhook, adminId });
      }),
    remove: async (webhookId, adminId) => {
      await change(webhookId, async (trx, webhook) => {
        await deleteWebhook(trx, webhookId);
        await note(trx, 'webhookRemoved', { webhook, adminId });
      });
    },
    rotateSecret: async (webhookId, adminId) => {
      const webhook = await change(webhookId, async (trx, row) => {
        await changeWebhook(trx, webhookId, { ...rotateSecret(row, random), secret: makeWebhookSecret() });
        await note(trx, 'webhookSecretRotated', { webhook: row, adminId });
      });
      return { webhook, secret: webhook.secret };
    },
    dropSecret: ({ webhookId, which }, adminId) =>
      change(webhookId, async (trx, webhook) => {
        const left = dropSecret(webhook, which);
        if (left === undefined) return;
        await changeWebhook(trx, webhookId, left);
        await note(trx, 'webhookSecretDropped', { webhook, adminId, which });
      }),
    listDeliveries: (filter) => listDeliveryRows(db, filter),
    replay: async ({ deliveryId, partnerId }) => {
      const delivery = await findDelivery(db, { id: deliveryId, partnerId });
      if (delivery === undefined) throw new BusinessRefusal({ code: 404, text: webhookTexts.unknownDelivery });
      if (!delivery.isWebhookActive) throw new BusinessRefusal({ code: 409, text: webhookTexts.isOff });
      return queueReplay(db, delivery, clock.now());
    },
  };
}
