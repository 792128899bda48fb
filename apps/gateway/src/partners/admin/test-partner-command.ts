import { parseArgs } from 'node:util';
import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import { type GuestPaymentType, guestPaymentTypes } from '@songwai/core/partners/guest-payment-types';
import { webhookEventTypes } from '@songwai/core/partners/webhooks/webhook';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { webhookTexts } from '../webhooks/texts.ts';
import { createWebhookService } from '../webhooks/webhook-service.ts';
import { readWebhookUrl } from '../webhooks/webhook-url.ts';
import { createPartnerAdmin } from './partner-admin.ts';

/** The operator's command that creates a partner for tests. */
export interface CreateTestPartner {
  readonly verb: 'createTestPartner';
  readonly partnerId: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly features: readonly PartnerFeature[];
  readonly payments: readonly GuestPaymentType[];
  readonly webhookUrl: string | undefined;
}

interface TestPartnerDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly isProduction: boolean;
  /** Where the partner's server reaches this gateway, without a trailing slash. */
  readonly publicUrl: string;
}

/** None of our own paths begins so, and everybody sees whose jobs are tests. */
const testId = /^test-[a-z0-9][a-z0-9-]{0,54}$/;

const allFeatures: readonly PartnerFeature[] = ['order', 'tracking', 'priceCheck', 'dropPoint'];
const isFeature = (word: string): word is PartnerFeature => (allFeatures as readonly string[]).includes(word);
const isPayment = (word: string): word is keyof typeof guestPaymentTypes => Object.hasOwn(guestPaymentTypes, word);

/** The words of a list, or undefined where one of them is unknown. */
function readList<Word extends string>(text: string, isKnown: (word: string) => word is Word): readonly Word[] | undefined {
  const words = [...new Set(text.split(',').map((word) => word.trim()))];
  const known = words.filter(isKnown);
  return known.length === words.length ? known : undefined;
}

/** Parses the words after `partners create`. @returns undefined where they are none of the command. */
export function readTestPartner(words: readonly string[]): CreateTestPartner | undefined {
  const text = { type: 'string' } as const;
  const options = { name: text, origin: { ...text, multiple: true }, features: text, payments: text, webhook: text } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [partnerId = '', ...more] = positionals;
    const features = readList(values.features ?? allFeatures.join(), isFeature);
    const payments = readList(values.payments ?? 'cash', isPayment);
    if (!testId.test(partnerId) || more.length > 0 || !values.origin || !features || !payments) return undefined;
    return {
      verb: 'createTestPartner',
      partnerId,
      name: values.name ?? partnerId,
      origins: values.origin,
      features,
      payments: payments.map((name) => guestPaymentTypes[name]),
      webhookUrl: values.webhook,
    };
  } catch {
    // `parseArgs` throws for an option that there is not.
    return undefined;
  }
}

interface PrintedSettings {
  readonly publicUrl: string;
  readonly secret: string;
  readonly webhookSecret: string | undefined;
}

/** The content of the partner's `.songwai.env`, and what to do with it: comments, so that all of it may stand there. */
const describe = (command: CreateTestPartner, secrets: PrintedSettings) =>
  [
    `SONGWAI_ORIGIN=${secrets.publicUrl}`,
    `SONGWAI_PARTNER_ID=${command.partnerId}`,
    `SONGWAI_SECRET=${secrets.secret}`,
    ...(secrets.webhookSecret === undefined ? [] : [`SONGWAI_WEBHOOK_SECRET=${secrets.webhookSecret}`]),
    `SONGWAI_PAGE_ORIGIN=${command.origins[0]}`,
    '',
    '# Nobody can see these secrets again. Send them to the partner over a channel that others do not read.',
  ].join('\n');

/** Creates the partner. @returns its settings as the partner's kit reads them. @throws {BusinessRefusal} the id is taken, or an origin cannot be one */
export async function createTestPartner(command: CreateTestPartner, deps: TestPartnerDeps): Promise<string> {
  const { partnerId, name, origins, features, payments, webhookUrl } = command;
  const shared = { ...deps, allowsLocalhost: !deps.isProduction };
  // Before anything is made: of a partner that was made without its webhook, nobody would know the secret.
  if (webhookUrl !== undefined && readWebhookUrl(webhookUrl, shared) === undefined)
    throw new BusinessRefusal({ code: 422, field: 'url', text: webhookTexts.badUrl });
  const partners = createPartnerAdmin({ ...shared, isReserved: () => false });
  const settings = { allowedOrigins: [...origins], features: [...features], paymentTypes: [...payments] };
  const { secret } = await partners.create({ partnerId, partnerName: name, ...settings }, 'operator');
  const webhook =
    webhookUrl === undefined
      ? undefined
      : await createWebhookService(shared).create({ partnerId, url: webhookUrl, eventTypes: [...webhookEventTypes] }, 'operator');
  const warning = deps.isProduction ? '\n# Jobs of its guests are real: drivers come, and somebody pays.' : '';
  return `${describe(command, { publicUrl: deps.publicUrl, secret, webhookSecret: webhook?.secret })}${warning}`;
}
