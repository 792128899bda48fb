import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { readPayingCustomer } from '../customer-view.ts';
import { type FoundPromo, findPromo } from './promo-queries.ts';
import { findPromoProblem } from './promo-rule.ts';

interface Asked {
  readonly code: string;
  /** Undefined for a visitor, who counts as a new customer. */
  readonly userId: string | undefined;
  readonly now: Date;
}

/** Belongs to nobody, so that nothing was spent by it and no code lists it. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** A code that a customer could use on some order; undefined if the code is unknown, is not valid now, or is not for this customer. */
export async function findAnnouncedPromo(db: Kysely<Database>, { code, userId, now }: Asked): Promise<FoundPromo | undefined> {
  const [promo, customer] = await Promise.all([
    findPromo(db, { code, userId: userId ?? nobody }),
    userId === undefined ? undefined : readPayingCustomer(db, userId, 'forShow'),
  ]);
  if (promo === undefined) return undefined;
  const problem = findPromoProblem(promo, {
    now,
    tier: customer?.tier ?? '',
    allowsPromo: customer?.allowsPromo ?? true,
    actsForCompany: customer?.actsForCompany ?? false,
    customerSince: customer?.customerSince ?? now,
    isListed: promo.isListed,
    uses: promo.uses,
    allUses: promo.allUses,
    // There is no order yet: one that fulfils the conditions is possible.
    service: promo.service ?? 'express',
    firstStopProvince: promo.firstStopProvince ?? '',
    normalSatang: promo.minimumFareSatang,
  });
  return problem === null ? promo : undefined;
}

/** Whether there is such a code, valid now or not. */
export const isPromoCode = async (db: Kysely<Database>, code: string): Promise<boolean> =>
  (await findPromo(db, { code, userId: nobody })) !== undefined;
