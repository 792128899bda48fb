import type { Static } from 'typebox';
import { bahtFromSatang, type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { LocalName } from '../catalog.ts';
import type { PromoDiscount } from '../fares/net-price.ts';
import { answeredMoment, momentToWire } from '../moment-wire.ts';
import type { promoCode as PromoCodeWire } from './promo-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** The customers who may use a code. */
export type PromoFor =
  | { readonly kind: 'everyone' | 'individuals' | 'companies' }
  | { readonly kind: 'newCustomers'; readonly days: number }
  | { readonly kind: 'tier'; readonly tier: 'normal' | 'silver' | 'gold' | 'platinum' }
  | { readonly kind: 'listed'; readonly userIds: readonly string[] };

/** A promo code to create; null means no such condition. */
export interface NewPromoCode {
  readonly code: string;
  readonly description: LocalName;
  readonly discount: PromoDiscount;
  readonly isFor: PromoFor;
  readonly totalUses: number | null;
  readonly usesPerUser: number | null;
  readonly service: 'express' | 'nextDay' | null;
  /** ISO 3166-2:TH number. */
  readonly firstStopProvince: string | null;
  readonly minimumFareSatang: Satang;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** A promo code with its current state. */
export interface PromoCode extends Omit<NewPromoCode, 'isFor'> {
  readonly audience: PromoFor['kind'];
  /** Number of jobs that currently use it. */
  readonly uses: number;
  readonly stoppedAt: Date | null;
}

const optionalMoment = (wire: Static<typeof PromoCodeWire>['createdAt'] | undefined): Date | null =>
  wire === undefined ? null : answeredMoment(wire);

const fromWire = (wire: Static<typeof PromoCodeWire>): PromoCode => ({
  code: wire.code,
  description: { th: wire.descriptionTh, en: wire.descriptionEn },
  discount:
    wire.kind === 'amount'
      ? { kind: 'amount', amountSatang: satangFromBaht(wire.amount) }
      : { kind: 'percent', percent: wire.percent, maxSatang: satangFromBaht(wire.amount) },
  audience: wire.audience,
  totalUses: wire.totalUses ?? null,
  usesPerUser: wire.usesPerUser ?? null,
  service: wire.service ?? null,
  firstStopProvince: wire.firstStopProvince ?? null,
  minimumFareSatang: satangFromBaht(wire.minimumFare),
  startsAt: optionalMoment(wire.startsAt),
  endsAt: optionalMoment(wire.endsAt),
  uses: wire.uses,
  stoppedAt: optionalMoment(wire.stoppedAt),
});

function audienceToWire(isFor: PromoFor) {
  switch (isFor.kind) {
    case 'newCustomers':
      return { audience: isFor.kind, newCustomerDays: isFor.days };
    case 'tier':
      return { audience: isFor.kind, tier: isFor.tier };
    case 'listed':
      return { audience: isFor.kind, userIds: isFor.userIds };
    default:
      return { audience: isFor.kind };
  }
}

const discountToWire = (discount: PromoDiscount) =>
  discount.kind === 'amount'
    ? { kind: discount.kind, amount: bahtFromSatang(discount.amountSatang) }
    : { kind: discount.kind, amount: bahtFromSatang(discount.maxSatang), percent: discount.percent };

/** Promo codes sorted by code, 100 a page. @param cursor `nextCursor` of the previous page. @throws GatewayError */
export const fetchPromoCodes = async (
  transport: Transport,
  cursor?: string,
): Promise<{ readonly codes: readonly PromoCode[]; readonly nextCursor: string | null }> => {
  const { promoCodes = [], nextCursor = null } = await call(transport, routes.listPromoCodes, { cursor });
  return { codes: promoCodes.map(fromWire), nextCursor };
};

/** @throws GatewayError code 422 with the `field` at fault, 409 if the code already exists. */
export const makePromoCode = async (transport: Transport, promo: NewPromoCode): Promise<void> => {
  const { totalUses, usesPerUser, service, firstStopProvince, startsAt, endsAt } = promo;
  await call(transport, routes.createPromoCode, {
    code: promo.code,
    descriptionTh: promo.description.th,
    descriptionEn: promo.description.en,
    ...discountToWire(promo.discount),
    ...audienceToWire(promo.isFor),
    minimumFare: bahtFromSatang(promo.minimumFareSatang),
    ...(totalUses !== null && { totalUses }),
    ...(usesPerUser !== null && { usesPerUser }),
    ...(service !== null && { service }),
    ...(firstStopProvince !== null && { firstStopProvince }),
    ...(startsAt !== null && { startsAt: momentToWire(startsAt) }),
    ...(endsAt !== null && { endsAt: momentToWire(endsAt) }),
  });
};

/** Stops a code at once. @throws GatewayError code 404 no such code. */
export const endPromoCode = async (transport: Transport, code: string): Promise<void> => {
  await call(transport, routes.stopPromoCode, { code });
};
