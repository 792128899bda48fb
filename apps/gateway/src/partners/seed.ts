import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../deps.ts';

interface PartnerSeedParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly secret: string;
  readonly partnerPort: number;
}

/** Makes the demo partner, or brings its secret and origin up to date: both may differ from one start to the next. */
export async function seedPartners({ db, clock, secret, partnerPort }: PartnerSeedParts): Promise<void> {
  const fresh = { secret, previous_secret: null, allowed_origins: [`http://localhost:${partnerPort}`] };
  await db
    .insertInto('partners')
    .values({ id: 'baanchandra', name: 'Baan Chandra', created_at: clock.now(), ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute();
}
