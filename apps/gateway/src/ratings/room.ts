import { personalTable } from '../database/personal-table.ts';
import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { ChargeHandler, Payments } from '../payments/charges/payments.ts';
import type { Room } from '../platform/room.ts';
import type { Wallets } from '../wallet/wallet.ts';
import { registerRatings } from './routes.ts';
import { createRatings } from './service.ts';
import type { RatingsTables } from './tables.ts';
import { countRecentTipAlerts } from './tip-alert-queries.ts';
import { registerTips } from './tip-routes.ts';
import { createTips, tipCharges } from './tips.ts';

type RatingsNeeds = Pick<IdentityOffers, 'callLimits'> & { readonly payments: Payments; readonly wallets: Wallets };

/** Customers' ratings of completed deliveries, and tips. */
export const ratings: Room<RatingsNeeds, { readonly tipCharges: ChargeHandler }> = {
  name: 'ratings',
  section: 'drivers',
  tables: ['rating_reasons', 'tip_alerts'] satisfies readonly (keyof RatingsTables)[],
  deskMatters: [{ kind: 'tipLimits', read: countRecentTipAlerts }],
  personalData: {
    personal: [
      personalTable('tip_alerts', {
        section: 'tipLimits',
        key: ['id'],
        owner: { by: 'user', column: 'customer_id' },
        shows: ['job_id', 'limited_by', 'given_satang', 'refused_satang', 'refused_times', 'noted_at'],
        erasure: { does: 'delete' },
      }),
    ],
    impersonal: [{ table: 'rating_reasons', why: 'the words that every customer may choose from' }],
  },
  open: ({ db, clock, config }, { payments, wallets, callLimits: limits }) => ({
    offers: { tipCharges },
    routes: (app) => {
      registerRatings(app, { ratings: createRatings({ db, clock }) });
      registerTips(app, {
        db,
        tips: createTips({ db, clock, payments, wallets, supportMail: config.support.mail }),
        wallets,
        limits,
      });
    },
  }),
};
