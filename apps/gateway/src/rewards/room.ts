import type { Room } from '../platform/room.ts';
import type { CreditCashBack } from '../wallet/cash-back.ts';
import { registerBenefitAdmin } from './benefits/benefit-admin-routes.ts';
import { registerBenefits } from './benefits/benefit-routes.ts';
import { createCashBackWorker } from './cash-back/cash-back-worker.ts';
import { rewardsPersonalData } from './personal-data.ts';
import type { RewardsTables } from './tables.ts';
import { registerTiers } from './tiers/tier-routes.ts';
import { createTierWorker } from './tiers/update-tiers.ts';

/** Tiers by spend, their cash-back, and what partners give to them. */
export const rewards: Room<{ readonly creditCashBack: CreditCashBack }> = {
  name: 'rewards',
  tables: [
    ...(['tier_updates', 'tier_months', 'partner_benefits', 'partner_benefit_codes'] as const),
  ] satisfies readonly (keyof RewardsTables)[],
  personalData: rewardsPersonalData,
  open: ({ db, clock, startTimer, log }, { creditCashBack }) => ({
    offers: {},
    routes: (app) => {
      registerTiers(app, { db, clock });
      registerBenefits(app, { db, clock });
      registerBenefitAdmin(app, { db, clock });
    },
    workers: [
      createTierWorker({ db, clock, startTimer, log }),
      createCashBackWorker({ db, clock, startTimer, log, creditCashBack }),
    ],
  }),
};
