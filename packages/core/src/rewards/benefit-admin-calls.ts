import type { Static } from 'typebox';
import { parseBangkok } from '../basics/bangkok-time.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { listPartnerBenefits as ListPartnerBenefits } from './benefit-admin-contract.ts';
import * as routes from './routes.generated.ts';
import type { PartnerBenefit } from './tier.ts';
import type { benefitPicture as BenefitPicture } from './tier-contract.ts';
import type { EarnedTier } from './tiers.ts';

/** A benefit as an administrator enters it. */
export interface BenefitDraft extends Pick<PartnerBenefit, 'title' | 'partner'> {
  readonly picture: Static<typeof BenefitPicture>;
  /** The lowest tier that gets it. */
  readonly leastTier: EarnedTier;
  /** DD/MM/YYYY: the first and the last day. */
  readonly from: string;
  readonly until: string;
  /** Added to those that it has. */
  readonly codes: readonly string[];
}

/** A benefit as it is stored. */
export interface OfferedBenefit extends Omit<BenefitDraft, 'from' | 'until' | 'codes'> {
  readonly id: string;
  readonly from: Date;
  readonly until: Date;
  readonly codeCount: number;
  readonly takenCount: number;
  /** `ended` by an administrator, `over` after its last day. */
  readonly state: 'planned' | 'live' | 'ended' | 'over';
}

type Listed = NonNullable<ReplyOf<typeof ListPartnerBenefits>['benefits']>[number];

function dayFromWire(day: string): Date {
  const start = parseBangkok(day);
  if (start === null) throw new TypeError(`The gateway answered a day that is none: ${day}`);
  return start;
}

const fromWire = ({ benefitId, titleTh, titleEn, partnerTh, partnerEn, from, until, ...wire }: Listed): OfferedBenefit => ({
  id: String(benefitId),
  title: { th: titleTh, en: titleEn },
  partner: { th: partnerTh, en: partnerEn },
  from: dayFromWire(from),
  until: dayFromWire(until),
  ...{ picture: wire.picture, leastTier: wire.leastTier, state: wire.state },
  ...{ codeCount: wire.codeCount, takenCount: wire.takenCount },
});

/** All benefits, the latest first. @throws GatewayError 403 not an admin. */
export const fetchOfferedBenefits = async (transport: Transport): Promise<readonly OfferedBenefit[]> =>
  ((await call(transport, routes.listPartnerBenefits, {})).benefits ?? []).map(fromWire);

/** Adds a benefit, or changes what has this id and offers it again. @throws GatewayError 404; 422 names the field. */
export async function saveBenefit(transport: Transport, id: string | null, draft: BenefitDraft): Promise<void> {
  const { title, partner, picture, leastTier, from, until, codes } = draft;
  await call(transport, routes.savePartnerBenefit, {
    benefitId: id === null ? undefined : Number(id),
    ...{ titleTh: title.th, titleEn: title.en, partnerTh: partner.th, partnerEn: partner.en },
    ...{ picture, leastTier, from, until, codes: codes.length === 0 ? undefined : codes },
  });
}

/** Offers a benefit to nobody else. @throws GatewayError 404. */
export const endBenefit = async (transport: Transport, id: string): Promise<void> => {
  await call(transport, routes.endPartnerBenefit, { benefitId: Number(id) });
};
