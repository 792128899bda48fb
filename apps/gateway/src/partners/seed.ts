import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import type { Kysely } from 'kysely';
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

/** Makes the demo partner, or brings its secret and origin up to date: both may differ from one start to the next. */
export async function seedPartners({ db, clock, secret, partnerPort }: PartnerSeedParts): Promise<void> {
  const fresh = { secret, previous_secret: null, allowed_origins: [`http://localhost:${partnerPort}`] };
  await db
    .insertInto('partners')
    .values({ id: 'baanchandra', name: 'Baan Chandra', created_at: clock.now(), ...offers, ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute();
}
