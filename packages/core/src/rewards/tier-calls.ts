import type { Static } from 'typebox';
import { parseBangkok } from '../basics/bangkok-time.ts';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { CustomerTier, PartnerBenefit } from './tier.ts';
import type { partnerBenefit as PartnerBenefitWire, userTier as UserTier } from './tier-contract.ts';

/** @throws TypeError if the day is none. */
function dayFromWire(day: string | undefined): Date {
  const start = parseBangkok(day ?? '');
  if (start === null) throw new TypeError(`The gateway answered a day that is none: ${day}`);
  return start;
}

const dayOrNull = (day: string | undefined): Date | null => (day === undefined ? null : dayFromWire(day));
const satangOf = (baht: number | undefined): Satang => satangFromBaht(baht ?? 0);

const tierFromWire = (wire: ReplyOf<typeof UserTier>): CustomerTier => ({
  tier: wire.tier ?? 'normal',
  next: wire.nextTier === undefined ? null : { tier: wire.nextTier, missingSatang: satangOf(wire.toReach) },
  toRetainSatang: wire.toRetain === undefined ? null : satangOf(wire.toRetain),
  countsFrom: dayFromWire(wire.countsFrom),
  benefitsUntil: dayOrNull(wire.benefitsUntil),
  nextUpdate: dayOrNull(wire.nextUpdate),
  spentSatang: satangOf(wire.spent),
  cashBack: {
    percent: wire.cashBack?.percent ?? 0,
    monthSpentSatang: satangOf(wire.cashBack?.monthSpent),
    amountSatang: satangOf(wire.cashBack?.amount),
  },
  benefits: (wire.benefits ?? []).map((benefit) => ({
    tier: benefit.tier,
    reachSatang: satangOf(benefit.reachSpend),
    retainSatang: satangOf(benefit.retainSpend),
    cashBackPercent: benefit.cashBackPercent,
  })),
  history: (wire.history ?? []).map(({ date, tier, spent }) => ({
    date: dayFromWire(date),
    tier,
    spentSatang: spent === undefined ? null : satangFromBaht(spent),
  })),
});

const benefitFromWire = (wire: Static<typeof PartnerBenefitWire>): PartnerBenefit => ({
  id: wire.benefitId,
  title: { th: wire.titleTh, en: wire.titleEn },
  partner: { th: wire.partnerTh, en: wire.partnerEn },
  picture: wire.picture,
  until: dayFromWire(wire.until),
  isAvailable: wire.isAvailable,
  taken: wire.code === undefined ? null : { code: wire.code, on: dayFromWire(wire.takenDate) },
});

/** The caller's tier, or that of the company that the caller acts for. @throws GatewayError */
export const fetchTier = async (transport: Transport): Promise<CustomerTier> =>
  tierFromWire(await call(transport, routes.userTier, {}));

/** Partners' benefits for the tier, and those whose code was taken. @throws GatewayError */
export const fetchPartnerBenefits = async (transport: Transport): Promise<readonly PartnerBenefit[]> =>
  ((await call(transport, routes.tierPromotions, {})).promotions ?? []).map(benefitFromWire);

/** Takes the code of a benefit; the same again where it was taken. @throws GatewayError code 404 not for the tier, 409 no code is left. */
export async function takePartnerBenefit(transport: Transport, benefitId: number): Promise<PartnerBenefit> {
  const { promotion } = await call(transport, routes.takeTierPromotion, { benefitId });
  if (promotion === undefined) throw new TypeError('The gateway answered no benefit.');
  return benefitFromWire(promotion);
}
