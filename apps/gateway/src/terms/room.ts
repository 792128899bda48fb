import type { Freshness } from '../freshness/room.ts';
import type { RecordSignUpAnswers } from '../identity/sign-up/sign-up-answers.ts';
import type { Db } from '../platform/db.ts';
import type { Room } from '../platform/room.ts';
import { registerConsents } from './consent-routes.ts';
import { termsPersonalData } from './personal-data.ts';
import { storeSignUpConsents } from './sign-up-consents.ts';
import { createTerms, type Terms } from './terms.ts';
import { registerTerms } from './terms-routes.ts';

/** What the room offers to those above it. */
export interface TermsOffers {
  readonly terms: Terms;
  readonly recordSignUpAnswers: RecordSignUpAnswers;
}

/** What the room needs from rooms above it while serving. */
export interface TermsLater {
  /** The current version of a partner's terms; undefined where it has none. */
  readonly readPartnerTermsVersion: (db: Db, partnerId: string) => Promise<number | undefined>;
}

/** Our terms and those of partners, and which version each user accepted. */
export const terms: Room<{ readonly freshness: Freshness }, TermsOffers, TermsLater> = {
  name: 'terms',
  section: 'account',
  tables: ['consents'],
  personalData: termsPersonalData,
  open: ({ db, clock }, { freshness }, later) => {
    const readPartnerVersion: TermsLater['readPartnerTermsVersion'] = (...asked) => later().readPartnerTermsVersion(...asked);
    const service = createTerms({ db, clock, freshness, readPartnerVersion });
    return {
      offers: { terms: service, recordSignUpAnswers: storeSignUpConsents },
      routes: (app) => {
        registerConsents(app, { db, clock });
        registerTerms(app, { terms: service });
      },
    };
  },
};
