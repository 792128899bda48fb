import type { Static } from 'typebox';
import { bahtFromSatang, type Satang } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { ExtraService, LocalName } from '../catalog.ts';
import { extraFromWire } from '../extra-from-wire.ts';
import type { areaOffer as AreaOfferWire, tierPrice as TierPriceWire } from './catalog-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** Vehicles and extras offered to orders that begin in a province. */
export interface AreaOffer {
  /** TIS-1099 code. */
  readonly province: string;
  readonly name: LocalName;
  readonly vehicleIds: readonly number[];
  readonly extraIds: readonly number[];
}

/** The price list of a tier's customers. */
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

/** Offers of all provinces. @throws GatewayError */
export const fetchAreaOffers = async (transport: Transport): Promise<readonly AreaOffer[]> => {
  const reply = await call(transport, routes.listAreaOffers);
  return (reply.areas ?? []).map(areaFromWire);
};

/** Sets the offer of a province. @throws GatewayError code 422 with the `field` at fault. */
export const offerInArea = async (transport: Transport, offer: Omit<AreaOffer, 'name'>): Promise<void> => {
  const { province, vehicleIds, extraIds } = offer;
  await call(transport, routes.setAreaOffer, { province, vehicles: vehicleIds, extras: extraIds });
};

/** All extra services, including those offered nowhere. @throws GatewayError */
export const fetchAllExtras = async (transport: Transport): Promise<readonly ExtraService[]> => {
  const reply = await call(transport, routes.listExtras);
  return (reply.extras ?? []).map(extraFromWire);
};

/** Changes of an extra service; absent fields stay unchanged. */
export interface ExtraChange {
  readonly id: number;
  readonly name?: LocalName;
  readonly feeSatang?: Satang;
  readonly percent?: number;
  /** For a `fareShare`, which always has a limit. */
  readonly maxFeeSatang?: Satang;
  readonly vehicleIds?: readonly number[];
}

/** Changes an extra service. @throws GatewayError code 404 no such extra, 422 with the `field` at fault. */
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

/** The price list of each tier. @throws GatewayError */
export const fetchTierPrices = async (transport: Transport): Promise<readonly TierPrice[]> => {
  const reply = await call(transport, routes.listTierPrices);
  return (reply.tiers ?? []).map(({ tier, priceList, allowsPromo }) => ({ tier, priceList: priceList ?? null, allowsPromo }));
};

/** Sets a tier's price list. @throws GatewayError code 422 no such list. */
export const giveTierPrice = async (transport: Transport, price: TierPrice): Promise<void> => {
  const { tier, priceList, allowsPromo } = price;
  await call(transport, routes.setTierPrice, { tier, allowsPromo, ...(priceList !== null && { priceList }) });
};
