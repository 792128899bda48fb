import { BusinessRefusal } from '../http/refusal.ts';
import type { SignUpAnswers } from '../identity/sign-up/sign-up-answers.ts';
import type { Db } from '../platform/db.ts';
import { insertConsents, type NewConsent, readTermsVersion } from './consent-queries.ts';
import { termsTexts } from './terms-texts.ts';

/**
 * Stores the answers that were given at sign-up.
 *
 * @throws {BusinessRefusal} 409 with `terms`: the accepted version is not the current one.
 */
export async function storeSignUpConsents(trx: Db, answers: SignUpAnswers): Promise<void> {
  const { userId, termsVersion, wantsPromotions, channel, at } = answers;
  const version = await readTermsVersion(trx);
  if (termsVersion !== undefined && termsVersion !== version)
    throw new BusinessRefusal({ code: 409, field: 'termsVersion', text: termsTexts.changed, fields: { terms: { version } } });
  const common = { user_id: userId, terms_version: version, channel, created_at: at };
  const consents: NewConsent[] = [];
  if (termsVersion !== undefined) consents.push({ ...common, kind: 'terms', is_given: true });
  if (wantsPromotions !== undefined) consents.push({ ...common, kind: 'promotions', is_given: wantsPromotions });
  if (consents.length > 0) await insertConsents(trx, consents);
}
