import type { Static } from 'typebox';
import { satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Catalog, Vehicle } from '../pricing/catalog.ts';
import { extraFromWire } from '../pricing/extra-from-wire.ts';
import { vehicleKindFromWire } from '../pricing/vehicles/vehicle-kind.ts';
import type { initDataV3 as InitDataV3, vehicleRow as VehicleRow } from './contract.ts';
import * as routes from './routes.generated.ts';

/** The data that a shell needs before the first screen (spec §3 "Start-up data"). */
export interface StartupData {
  readonly catalog: Catalog;
  readonly supportPhone: string;
  readonly supportHours: string;
  readonly termsVersion: string;
  /** Raster tiles; null: the embedded base map. */
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
  /** True if drivers are simulated. */
  readonly isSimulated: boolean;
  readonly isOutOfService: boolean;
  /** Public key of the card provider; `sandbox` if none is configured, empty if the gateway takes no cards. */
  readonly cardPublicKey: string;
}

const vehicleFromWire = (wire: Static<typeof VehicleRow>): Vehicle => ({
  id: wire.id,
  kind: vehicleKindFromWire(wire.kind),
  name: { th: wire.nameTh, en: wire.nameEn },
  note: { th: wire.noteTh, en: wire.noteEn },
  basePriceSatang: satangFromBaht(wire.basePrice),
  includedKm: wire.includedKm,
  maxWeightKg: wire.maxWeightKg,
  maxSizeCm: wire.maxSizeCm ?? [],
});

/** The client's form of the gateway's reply. */
export const startupFromWire = ({ appData, ...reply }: ReplyOf<typeof InitDataV3>): StartupData => ({
  catalog: {
    vehicles: reply.vehicleData.map(vehicleFromWire),
    extras: reply.priceOptions.map(extraFromWire),
    services: reply.jobServices.map((service) => ({ id: service.id, name: { th: service.nameTh, en: service.nameEn } })),
  },
  supportPhone: appData.supportPhone,
  supportHours: appData.supportHours,
  termsVersion: appData.termsVersion,
  tiles: appData.tileUrl ? { url: appData.tileUrl, attribution: appData.tileAttribution ?? '' } : null,
  isSimulated: appData.simulated,
  isOutOfService: reply.outOfService,
  cardPublicKey: reply.responseDesc,
});

/** @throws GatewayError */
export const fetchStartup = async (transport: Transport): Promise<StartupData> =>
  startupFromWire(await call(transport, routes.initDataV3));
