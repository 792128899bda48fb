import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { PaymentsOffers } from '../payments/room.ts';
import { foldWords } from '../places/search/text/fold.ts';
import type { Room } from '../platform/room.ts';
import type { Identity } from '../profile/reauthentication.ts';
import { createPrivacyAdmin } from './admin/privacy-admin.ts';
import { createPrivacyChoices } from './choices.ts';
import { createDataExport } from './data-export.ts';
import { createErasure } from './erasure.ts';
import { privacyPersonalData } from './personal-data.ts';
import { createPrivacyWorker } from './privacy-worker.ts';
import { countOpenRequests } from './request-queries.ts';
import { registerPrivacy } from './routes.ts';

type PrivacyNeeds = Pick<IdentityOffers, 'callLimits' | 'endLineLink'> &
  Pick<PaymentsOffers, 'endCardCustomer'> & { readonly reauthentication: Identity };

/** The rights that people have over their data. */
export const privacy: Room<PrivacyNeeds> = {
  name: 'privacy',
  tables: ['data_subject_requests'],
  personalData: privacyPersonalData,
  deskMatters: [{ kind: 'privacyRequests', read: countOpenRequests }],
  open: (
    { db, clock, random, startTimer, log, config, dataPolicy },
    { callLimits: limits, endLineLink, endCardCustomer, reauthentication: identity },
  ) => {
    const { readHolds, personalData } = dataPolicy;
    const registry = personalData.personal;
    return {
      offers: {},
      routes: (app) =>
        registerPrivacy(app, {
          db,
          identity,
          dataExport: createDataExport({ db, clock, random, registry, identity, limits }),
          erasure: createErasure({ db, clock, random, identity, readHolds, publicUrl: config.publicUrl }),
          choices: createPrivacyChoices({ db, clock, random, limits }),
          admin: createPrivacyAdmin({ db, clock }),
        }),
      workers: [
        createPrivacyWorker({ db, clock, startTimer, log, registry, readHolds, endLineLink, endCardCustomer, fold: foldWords }),
      ],
    };
  },
};
