import { satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { extraFromWire } from '../extra-from-wire.ts';
import { vehicleKindFromWire } from '../vehicles/vehicle-kind.ts';
import type { PublicRate, PublicRates } from './public-rates.ts';
import type { getRateCard as GetRateCard } from './rate-card-contract.ts';
import * as routes from './routes.generated.ts';

type Reply = ReplyOf<typeof GetRateCard>;
type WireRate = NonNullable<Reply['vehicles']>[number]['express'];

/** A vehicle without a band has no rate per kilometre, and cannot be shown. */
const rateFromWire = (vehicleId: number, wire: WireRate): PublicRate | null => {
  const [first, ...later] = wire.bands.map(({ fromKm, perKm }) => ({ fromKm, perKmSatang: satangFromBaht(perKm) }));
  if (first === undefined) return null;
  return {
    vehicleId,
    baseSatang: satangFromBaht(wire.basePrice),
    bands: [first, ...later],
    extraStopSatang: satangFromBaht(wire.extraStopFee),
    farePercent: wire.farePercent,
  };
};

const ratesFromWire = ({ vehicles = [], extras = [] }: Reply): PublicRates => ({
  vehicles: vehicles.flatMap((wire) => {
    const express = rateFromWire(wire.id, wire.express);
    if (express === null) return [];
    return {
      id: wire.id,
      kind: vehicleKindFromWire(wire.kind),
      name: { th: wire.nameTh, en: wire.nameEn },
      note: { th: wire.noteTh, en: wire.noteEn },
      maxWeightKg: wire.maxWeightKg,
      maxSizeCm: wire.maxSizeCm ?? [],
      express,
      nextDay: wire.nextDay ? rateFromWire(wire.id, wire.nextDay) : null,
    };
  }),
  extras: extras.map((wire) => ({
    ...extraFromWire(wire),
    maxSatang: wire.maxFee === undefined ? null : satangFromBaht(wire.maxFee),
  })),
});

/** The rates that are in force for the caller: the public ones for a visitor, a special-rate customer's own. @throws GatewayError */
export const fetchPublicRates = async (transport: Transport): Promise<PublicRates> =>
  ratesFromWire(await call(transport, routes.getRateCard));
