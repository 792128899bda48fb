import { addDays, bangkokDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { cleanLine } from '@songwai/core/basics/text/clean-line';
import { endPartnerBenefit, listPartnerBenefits, savePartnerBenefit } from '@songwai/core/rewards/benefit-admin-contract';
import { isDateWindowOpen } from '@songwai/core/validation/orders/date-window';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { rewardsTexts } from '../texts.ts';
import { addCodes, endBenefit, listAllBenefits, writeBenefit } from './benefit-queries.ts';
import { describeBenefit } from './benefit-routes.ts';

const readDay = (field: 'from' | 'until', day: string): Date => {
  const start = parseBangkok(day);
  if (start === null) throw new BusinessRefusal({ code: 422, field, text: rewardsTexts.noDay });
  return start;
};

const readLine = (field: string, text: string): string => {
  const line = cleanLine(text);
  if (line === '') throw new BusinessRefusal({ code: 422, field, text: rewardsTexts.empty });
  return line;
};

type ListedBenefit = Awaited<ReturnType<typeof listAllBenefits>>[number];

const stateOf = ({ starts_at, ends_at, ended_at }: ListedBenefit, now: Date): 'planned' | 'live' | 'ended' | 'over' => {
  if (ended_at !== null) return 'ended';
  if (isDateWindowOpen({ start: bangkokDate(starts_at), expiry: bangkokDate(ends_at) }, now)) return 'live';
  return now < starts_at ? 'planned' : 'over';
};

/** Mounts the calls by which administrators add, change and end partners' benefits. */
export function registerBenefitAdmin(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  mountEndpoint(app, listPartnerBenefits, async () => ({
    benefits: (await listAllBenefits(db)).map((row) => ({
      ...describeBenefit(row),
      isAvailable: Number(row.taken) < Number(row.codes),
      leastTier: row.least_tier,
      from: bangkokDate(row.starts_at),
      codeCount: Number(row.codes),
      takenCount: Number(row.taken),
      state: stateOf(row, clock.now()),
    })),
  }));

  mountEndpoint(app, savePartnerBenefit, async ({ body, session, language }) => {
    const starts_at = readDay('from', body.from);
    const ends_at = addDays(readDay('until', body.until), 1);
    if (ends_at <= starts_at) throw new BusinessRefusal({ code: 422, field: 'until', text: rewardsTexts.endsEarly });
    const benefit = {
      ...{ title_th: readLine('titleTh', body.titleTh), title_en: readLine('titleEn', body.titleEn) },
      ...{ partner_th: readLine('partnerTh', body.partnerTh), partner_en: readLine('partnerEn', body.partnerEn) },
      ...{ picture: body.picture, least_tier: body.leastTier, starts_at, ends_at, ended_at: null },
      ...{ changed_by: session.userId, changed_at: clock.now() },
    };
    const benefitId = await transact(db, async (trx) => {
      const id = await writeBenefit(trx, body.benefitId, benefit);
      if (id === undefined) throw new BusinessRefusal({ code: 404, field: 'benefitId', text: rewardsTexts.noBenefit });
      await addCodes(trx, id, body.codes ?? []);
      return id;
    });
    return { responseDesc: rewardsTexts.saved[language], benefitId };
  });

  mountEndpoint(app, endPartnerBenefit, async ({ body: { benefitId }, session }) => {
    if (!(await endBenefit(db, benefitId, { by: session.userId, at: clock.now() })))
      throw new BusinessRefusal({ code: 404, field: 'benefitId', text: rewardsTexts.noBenefit });
  });
}
