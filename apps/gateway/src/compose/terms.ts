import { createTerms, type Terms } from '../account/terms.ts';
import { registerTerms } from '../account/terms-routes.ts';
import { findTerms } from '../partners/registry-queries.ts';
import type { Ground } from './ground.ts';

/** Our terms and those of partners, which users agree to. */
export function composeTerms({ app, db, clock }: Ground): Terms {
  const readPartnerVersion = async (trx: Ground['db'], partnerId: string) => (await findTerms(trx, partnerId))?.version;
  const terms = createTerms({ db, clock, readPartnerVersion });
  registerTerms(app, { terms });
  return terms;
}
