import { addDays } from '@songwai/core/basics/bangkok-time';
import type { Room } from '../platform/room.ts';
import type { CreditCashBack } from '../wallet/cash-back.ts';
import { registerBenefitAdmin } from './benefits/benefit-admin-routes.ts';
import { registerBenefits } from './benefits/benefit-routes.ts';
import { createCashBackWorker } from './cash-back/cash-back-worker.ts';
import { rewardsPersonalData } from './personal-data.ts';
import { noteReferrals } from './referrals/note-referrals.ts';
import { forgetPhones } from './referrals/referral-queries.ts';
import { registerReferrals } from './referrals/referral-routes.ts';
import { createReferralWorker } from './referrals/settle-referrals.ts';
import type { RewardsTables } from './tables.ts';
import { registerTiers } from './tiers/tier-routes.ts';
import { createTierWorker } from './tiers/update-tiers.ts';

/** For so long the phone of a friend is no new one. */
const phoneDays = 365;

/** Tiers by spend, their cash-back, what partners give to them, and referrals. */
export const rewards: Room<{ readonly creditCashBack: CreditCashBack }> = {
  name: 'rewards',
  tables: [
    ...(['tier_updates', 'tier_months', 'partner_benefits', 'partner_benefit_codes'] as const),
    ...(['referrals', 'referral_phones'] as const),
  ] satisfies readonly (keyof RewardsTables)[],
  personalData: rewardsPersonalData,
  forget: (db, now) => forgetPhones(db, addDays(now, -phoneDays)),
  open: ({ db, clock, startTimer, log }, { creditCashBack }) => ({
    offers: {},
    routes: (app) => {
      registerTiers(app, { db, clock });
      registerBenefits(app, { db, clock });
      registerBenefitAdmin(app, { db, clock });
      registerReferrals(app, { db, clock });
    },
    workers: [
      createTierWorker({ db, clock, startTimer, log }),
      createCashBackWorker({ db, clock, startTimer, log, creditCashBack }),
      createReferralWorker({ db, clock, startTimer, log }),
    ],
    eventHandlers: [noteReferrals],
  }),
};
