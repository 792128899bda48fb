import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import { guestPaymentTypes } from '@songwai/core/partners/guest-payment-types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../platform/deps.ts';

interface PartnerSeedDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly secret: string;
  readonly partnerPort: number;
}

/** The demo partner offers every feature, every way to pay, and delivery points without a signed link. */
const offers = {
  features: ['order', 'tracking', 'priceCheck', 'dropPoint', 'fullDay'] satisfies PartnerFeature[],
  is_drop_point_signed: false,
  payment_types: Object.values(guestPaymentTypes),
};

const terms = {
  terms_th: [
    'บริการส่งของสำหรับผู้เข้าพักบ้านจันทรา ดำเนินการโดยส่งไว',
    'ผู้เข้าพักชำระค่าจัดส่งตามราคาที่แสดงก่อนยืนยันการจอง บ้านจันทราไม่คิดค่าบริการเพิ่ม',
    'แผนกต้อนรับรับฝากของแทนผู้เข้าพักได้ถึงเวลา 22.00 น. และเก็บไว้ให้ไม่เกินหนึ่งวันหลังเช็กเอาต์',
  ].join('\n\n'),
  terms_en: [
    'Deliveries for guests of Baan Chandra are carried out by Songwai.',
    'Guests pay the price that is shown before they confirm a booking. Baan Chandra adds nothing to it.',
    'The front desk accepts parcels for guests until 22:00 and keeps them for one day after check-out at most.',
  ].join('\n\n'),
};

/** The names of the machine that runs the demo; for browsers each is another origin. */
const originsOf = (port: number): string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

const withOrigins = (origins: readonly string[]) =>
  sql<string[]>`array(select distinct unnest(partners.allowed_origins || ${origins}::text[]) order by 1)`;

/**
 * As for a rotation by an administrator: a new secret is added to the one before, and a valid one changes nothing. A third
 * replaces the oldest, since a partner has at most two.
 */
const withSecret = (given: string) => ({
  secret: sql<string>`case when ${given} = partners.previous_secret then partners.secret else ${given} end`,
  previous_secret: sql<
    string | null
  >`case when ${given} in (partners.secret, partners.previous_secret) then partners.previous_secret else partners.secret end`,
});

/**
 * Creates the demo partner, or adds the secret and the origins of this gateway's partner site to it. Other secrets and origins
 * stay, because another gateway on the same database may have a partner site of its own.
 */
export async function seedPartners({ db, clock, secret, partnerPort }: PartnerSeedDeps): Promise<void> {
  const origins = originsOf(partnerPort);
  await db
    .insertInto('partners')
    .values({ id: 'baanchandra', name: 'Baan Chandra', created_at: clock.now(), ...offers, secret, allowed_origins: origins })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...withSecret(secret), allowed_origins: withOrigins(origins) }))
    .execute();
  await db
    .insertInto('partner_terms')
    .values({ partner_id: 'baanchandra', version: 1, ...terms, published_by: null, published_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
