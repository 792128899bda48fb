import type { Static } from 'typebox';
import { bahtFromSatang, type Satang } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { ExtraService, LocalName } from '../catalog.ts';
import { extraFromWire } from '../extra-from-wire.ts';
import type { areaOffer as AreaOfferWire, tierPrice as TierPriceWire } from './catalog-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** What is offered to orders that begin in a province. */
export interface AreaOffer {
  /** TIS-1099 code. */
  readonly province: string;
  readonly name: LocalName;
  readonly vehicleIds: readonly number[];
  readonly extraIds: readonly number[];
}

/** What the customers of a tier pay by. */
export interface TierPrice {
  readonly tier: Static<typeof TierPriceWire>['tier'];
  /** Null: DEFAULT. */
  readonly priceList: string | null;
  readonly allowsPromo: boolean;
}

const areaFromWire = (wire: Static<typeof AreaOfferWire>): AreaOffer => ({
  province: wire.province,
  name: { th: wire.nameTh, en: wire.nameEn },
  vehicleIds: wire.vehicles,
  extraIds: wire.extras,
});

/** What is offered where. @throws GatewayError */
export const fetchAreaOffers = async (transport: Transport): Promise<readonly AreaOffer[]> => {
  const reply = await call(transport, routes.listAreaOffers);
  return (reply.areas ?? []).map(areaFromWire);
};

/** Says what is offered in a province from now on. @throws GatewayError code 422 with the `field` at fault. */
export const offerInArea = async (transport: Transport, offer: Omit<AreaOffer, 'name'>): Promise<void> => {
  const { province, vehicleIds, extraIds } = offer;
  await call(transport, routes.setAreaOffer, { province, vehicles: vehicleIds, extras: extraIds });
};

/** The extra services, also those that are offered nowhere. @throws GatewayError */
export const fetchAllExtras = async (transport: Transport): Promise<readonly ExtraService[]> => {
  const reply = await call(transport, routes.listExtras);
  return (reply.extras ?? []).map(extraFromWire);
};

/** What is to change; what is left out stays. */
export interface ExtraChange {
  readonly id: number;
  readonly name?: LocalName;
  readonly feeSatang?: Satang;
  readonly percent?: number;
  /** Of a `fareShare`, which always has a limit. */
  readonly maxFeeSatang?: Satang;
  readonly vehicleIds?: readonly number[];
}

/** Changes an extra service. @throws GatewayError code 404 for none such, 422 with the `field` at fault. */
export const updateExtra = async (transport: Transport, change: ExtraChange): Promise<void> => {
  const { id, name, feeSatang, percent, maxFeeSatang, vehicleIds } = change;
  await call(transport, routes.changeExtra, {
    id,
    nameTh: name?.th,
    nameEn: name?.en,
    ...(feeSatang !== undefined && { fee: bahtFromSatang(feeSatang) }),
    percent,
    ...(maxFeeSatang !== undefined && { maxFee: bahtFromSatang(maxFeeSatang) }),
    vehicles: vehicleIds,
  });
};

/** Which list each tier pays by. @throws GatewayError */
export const fetchTierPrices = async (transport: Transport): Promise<readonly TierPrice[]> => {
  const reply = await call(transport, routes.listTierPrices);
  return (reply.tiers ?? []).map(({ tier, priceList, allowsPromo }) => ({ tier, priceList: priceList ?? null, allowsPromo }));
};

/** Gives a tier its price list. @throws GatewayError code 422 for no such list. */
export const giveTierPrice = async (transport: Transport, price: TierPrice): Promise<void> => {
  const { tier, priceList, allowsPromo } = price;
  await call(transport, routes.setTierPrice, { tier, allowsPromo, ...(priceList !== null && { priceList }) });
};
