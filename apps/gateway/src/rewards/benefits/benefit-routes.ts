import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import { takeTierPromotion, tierPromotions } from '@songwai/core/rewards/tier-contract';
import { type Tier, tiersUpTo } from '@songwai/core/rewards/tiers';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../../http/callers/payer.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { rewardsTexts } from '../texts.ts';
import { readTier } from '../tiers/tier-spend-view.ts';
import { type BenefitRow, findBenefit, isOffered, listBenefits, takeCode } from './benefit-queries.ts';

interface BenefitRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** A benefit without what concerns one customer. */
export const describeBenefit = (
  row: Pick<BenefitRow, 'id' | 'title_th' | 'title_en' | 'partner_th' | 'partner_en' | 'picture' | 'ends_at'>,
) => ({
  benefitId: row.id,
  ...{ titleTh: row.title_th, titleEn: row.title_en, partnerTh: row.partner_th, partnerEn: row.partner_en },
  picture: row.picture,
  until: bangkokDate(addDays(row.ends_at, -1)),
});

const toWire = (row: BenefitRow) => ({
  ...describeBenefit(row),
  isAvailable: row.isAvailable,
  ...(row.code !== null && { code: row.code }),
  ...(row.taken_at !== null && { takenDate: bangkokDate(row.taken_at) }),
});

/** Mounts the calls of partners' benefits. */
export function registerBenefits(app: FastifyInstance, { db, clock }: BenefitRoutesDeps): void {
  const ask = (payerId: string, tier: Tier) => ({ payerId, now: clock.now(), tiers: tiersUpTo(tier) });

  mountEndpoint(app, tierPromotions, async ({ session }) => {
    const payerId = payerOf(session);
    const tier = (await readTier(db, payerId)) ?? 'normal';
    return { promotions: (await listBenefits(db, ask(payerId, tier))).map(toWire) };
  });

  mountEndpoint(app, takeTierPromotion, ({ body: { benefitId }, session }) =>
    transact(db, async (trx) => {
      const payerId = payerOf(session);
      const customer = await lockUser(trx, payerId);
      const asked = ask(payerId, customer?.tier ?? 'normal');
      const before = await findBenefit(trx, benefitId, asked);
      if (before === undefined && !(await isOffered(trx, benefitId, asked)))
        throw new BusinessRefusal({ code: 404, field: 'benefitId', text: rewardsTexts.noBenefit });
      if ((before?.code ?? null) === null && !(await takeCode(trx, benefitId, asked)))
        throw new BusinessRefusal({ code: 409, field: 'benefitId', text: rewardsTexts.allTaken });
      const taken = await findBenefit(trx, benefitId, asked);
      if (taken === undefined) throw new Error(`The benefit ${benefitId} is gone although its code was taken.`);
      return { promotion: toWire(taken) };
    }),
  );
}
