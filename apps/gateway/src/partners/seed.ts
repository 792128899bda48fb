import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../platform/deps.ts';

interface PartnerSeedDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly secret: string;
  readonly partnerPort: number;
}

/** Everything, and a page for delivery points that works without a signed link: the demo shows it all. */
const offers = {
  features: ['order', 'tracking', 'priceCheck', 'dropPoint'] satisfies PartnerFeature[],
  is_drop_point_signed: false,
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

/** How people call the machine that the demo runs on: to a browser each is another origin. */
const originsOf = (port: number): string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

const withOrigins = (origins: readonly string[]) =>
  sql<string[]>`array(select distinct unnest(partners.allowed_origins || ${origins}::text[]) order by 1)`;

/**
 * As administrators rotate secrets: a new one comes beside the one before, and one that lives already changes nothing. A third ends the oldest, since a
 * partner has two at most.
 */
const withSecret = (given: string) => ({
  secret: sql<string>`case when ${given} = partners.previous_secret then partners.secret else ${given} end`,
  previous_secret: sql<
    string | null
  >`case when ${given} in (partners.secret, partners.previous_secret) then partners.previous_secret else partners.secret end`,
});

/**
 * Makes the demo partner, or adds to it what this gateway's partner's site signs with and where it stands. Neither secrets nor origins of another
 * are taken away: another gateway on the same database may have a partner's site of its own.
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
