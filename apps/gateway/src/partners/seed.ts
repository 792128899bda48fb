import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../deps.ts';

interface PartnerSeedParts {
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
 * Makes the demo partner, or brings its secret up to date, which may differ from one start to the next. Origins are added and none is taken
 * away: another gateway on the same database may have its partner's site on another port.
 */
export async function seedPartners({ db, clock, secret, partnerPort }: PartnerSeedParts): Promise<void> {
  const fresh = { secret, previous_secret: null };
  const origins = originsOf(partnerPort);
  await db
    .insertInto('partners')
    .values({ id: 'baanchandra', name: 'Baan Chandra', created_at: clock.now(), ...offers, ...fresh, allowed_origins: origins })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...fresh, allowed_origins: withOrigins(origins) }))
    .execute();
  await db
    .insertInto('partner_terms')
    .values({ partner_id: 'baanchandra', version: 1, ...terms, published_by: null, published_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
