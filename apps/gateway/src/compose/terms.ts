import { findTerms } from '../partners/admin/partner-admin-queries.ts';
import type { Ground } from '../platform/platform.ts';
import { registerConsents } from '../terms/consent-routes.ts';
import { createTerms, type Terms } from '../terms/terms.ts';
import { registerTerms } from '../terms/terms-routes.ts';

/** Our terms and those of partners, which users agree to. The server asks them before calls that need them, so they come before it. */
export function makeTerms({ db, clock }: Pick<Ground, 'db' | 'clock'>): Terms {
  const readPartnerVersion = async (trx: Ground['db'], partnerId: string) => (await findTerms(trx, partnerId))?.version;
  return createTerms({ db, clock, readPartnerVersion });
}

/** Mounts the acceptance of terms. */
export function composeTerms({ app, db, clock }: Ground, terms: Terms): void {
  registerConsents(app, { db, clock });
  registerTerms(app, { terms });
}
